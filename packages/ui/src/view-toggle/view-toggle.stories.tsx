import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ViewToggle } from './view-toggle.tsx';

const meta = {
  title: 'Forms/ViewToggle',
  component: ViewToggle,
  args: { value: 'grid', onValueChange: fn() },
  parameters: {
    guide: {
      do: ['Stand it beside the list that it changes, and keep the choice for the next visit.'],
      dont: ['Take it for other choices of two to four: a `ToggleGroup`.'],
      keyboard: [['← →', 'Choose the other view.']],
      accessibility: ['Native radios named ‘Grade’ and ‘Lista’.'],
    },
  },
} satisfies Meta<typeof ViewToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Asks for the other view. */
export const Default: Story = {
  tags: ['LIST-02'],
  parameters: { forcedColors: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Lista' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('list');
  },
};

export const List: Story = { args: { value: 'list' } };
export const Compact: Story = { globals: { density: 'compact' } };

export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Grade' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledWith('list');
  },
};
