import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Stack } from '../stack/stack.tsx';
import { FavoriteButton } from './favorite-button.tsx';

const meta = {
  title: 'Actions/FavoriteButton',
  component: FavoriteButton,
  args: { pressed: false, label: 'Favorito: Sobrado na Moóca', onPressedChange: fn() },
  parameters: {
    guide: {
      do: ['Show the new state at once and take it back if the call fails.', 'Name the auction in `label`.'],
      dont: ['Change the label with the state: `aria-pressed` says it.'],
      keyboard: [
        ['Tab', 'Moves the focus to the heart, busy or not.'],
        ['Enter, Space', 'Asks for the other state.'],
      ],
      accessibility: ['A toggle button of 44 px. Filled and pressed, so colour is not alone.'],
    },
  },
} satisfies Meta<typeof FavoriteButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: false }));
    await expect(args.onPressedChange).toHaveBeenCalledWith(true);
  },
};

export const Pressed: Story = {
  args: { pressed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: true }));
    await expect(args.onPressedChange).toHaveBeenCalledWith(false);
  },
};

export const States: Story = {
  parameters: { forcedColors: true },
  render: (args) => (
    <Stack direction="row" gap="medium">
      <FavoriteButton {...args} />
      <FavoriteButton {...args} pressed label="Favorito: Casa em Recife" />
      <FavoriteButton {...args} pressed loading label="Favorito: Sala em Goiânia" />
    </Stack>
  ),
};

export const Busy: Story = {
  name: 'Takes no press while the call runs',
  tags: ['FAV-01'],
  args: { pressed: true, loading: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPressedChange).not.toHaveBeenCalled();
  },
};
