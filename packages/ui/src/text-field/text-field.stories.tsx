import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { withLargeLetters, wordsPast } from '../testing/large-letters.ts';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Email', value: '', onValueChange: fn(), type: 'email' },
  parameters: {
    guide: {
      do: ['Set `type` and `autoComplete`: the keyboard and the browser then help.'],
      dont: ['Use it for amounts or searches: `CurrencyInput`, `SearchField`.'],
      keyboard: [['Tab', 'Moves the focus into the field.']],
      accessibility: ['A native input with a visible label.'],
    },
  },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    const change = (text: string) => {
      setValue(text);
      args.onValueChange?.(text);
    };
    return <TextField {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ana@exemplo.com.br');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ana@exemplo.com.br');
  },
};

export const Placeholder: Story = { args: { placeholder: 'voce@exemplo.com.br', hint: 'Para os avisos.' } };

export const Invalid: Story = {
  parameters: { forcedColors: true },
  args: { value: 'ana@', error: 'Escreva o email inteiro, por exemplo ana@exemplo.com.br.' },
};

export const LargeLetters: Story = {
  name: 'With letters twice as large an address in the error breaks rather than leave the page',
  tags: ['SHELL-12'],
  args: Invalid.args!,
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <div style={{ width: 256 }}>{Story()}</div>],
  play: ({ canvasElement }) =>
    withLargeLetters(async () => expect(wordsPast(canvasElement.firstElementChild!)).toBeLessThanOrEqual(0)),
};

export const Disabled: Story = { args: { value: 'ana@exemplo.com.br', disabled: true } };

export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await userEvent.keyboard('ana');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ana');
  },
};
