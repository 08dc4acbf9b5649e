import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { ThemeSwitch } from './theme-switch.tsx';

const meta = {
  title: 'Shell/ThemeSwitch',
  component: ThemeSwitch,
  args: { value: 'system', onValueChange: fn() },
  parameters: {
    guide: {
      do: ['Keep the choice and put it on the page before the first paint.'],
      dont: ['Offer it as on and off: following the system is a choice too.'],
      keyboard: [
        ['Tab', 'Moves the focus to the choice in force.'],
        ['Arrow keys', 'Choose.'],
      ],
      accessibility: ['Native radio buttons in a group called ‘Tema’; each icon has its word.'],
    },
  },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { forcedColors: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Tema' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Escuro' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('dark');
  },
};

export const Light: Story = { args: { value: 'light' } };
export const Dark: Story = { args: { value: 'dark' } };

export const ByKeyboard: Story = {
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    return <ThemeSwitch {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Como no sistema' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Claro' })).toBeChecked();
  },
};
