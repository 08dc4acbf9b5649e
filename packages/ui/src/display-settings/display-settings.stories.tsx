import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { DisplaySettings } from './display-settings.tsx';

const meta = {
  title: 'Forms/DisplaySettings',
  component: DisplaySettings,
  args: { value: { theme: 'system', contrast: 'system', density: 'comfortable' }, onValueChange: fn() },
  parameters: {
    guide: {
      do: ['Put it where people look for it: at the end of each page, and in an account’s settings.'],
      dont: ['Keep the choice in the component: the server must know it before the first paint.'],
      keyboard: [
        ['Tab', 'To the chosen one of each setting.'],
        ['Arrow keys', 'Choose another.'],
      ],
      accessibility: ['Three groups of radios, each with its name.'],
    },
  },
  render: function Owner({ value: first, onValueChange, ...props }) {
    const [value, setValue] = useState(first);
    return (
      <DisplaySettings
        {...props}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DisplaySettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { forcedColors: true } };

export const OnPhone: Story = {
  name: 'On a phone each name stands above its choices',
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    for (const setting of ['Tema', 'Contraste', 'Densidade']) {
      const name = canvas.getByText(setting, { selector: 'span' }).getBoundingClientRect();
      const choices = canvas.getByRole('group', { name: setting }).getBoundingClientRect();
      await expect(name.bottom).toBeLessThanOrEqual(choices.top);
      await expect(Math.abs(name.left - choices.left)).toBeLessThan(2);
    }
  },
};

export const ByKeyboard: Story = {
  name: 'Is chosen by keyboard',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ theme: 'dark' }));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ contrast: 'more' }));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Compacta' })).toBeChecked();
  },
};
