import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { CurrencyInput } from './currency-input.tsx';

const meta = {
  title: 'Forms/CurrencyInput',
  component: CurrencyInput,
  args: { label: 'Preço máximo', value: null, onValueChange: fn(), placeholder: 'R$ 0,00' },
  parameters: {
    guide: {
      do: ['Keep the value in centavos.'],
      dont: ['Use it for numbers that are no money.'],
      keyboard: [
        ['0–9', 'Enter from the right: 1 2 3 4 is R$ 12,34.'],
        ['Backspace, Delete', 'Take a digit away, over a point or comma the one beyond it.'],
        ['← →', 'Move between the digits; what is written there stays there.'],
      ],
      accessibility: ['A text field with the number keyboard of the phone.'],
    },
  },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: number | null) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <CurrencyInput {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof CurrencyInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Digits only, divided by 100, from the right. */
export const Default: Story = {
  tags: ['LIST-05'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Preço máximo' });
    await userEvent.type(input, '1a2-3,4');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234);
    await expect(input).toHaveDisplayValue(/^R\$\s12,34$/);
    await expect(input.selectionStart).toBe(input.value.length);
    await userEvent.keyboard('5');
    await expect(input).toHaveDisplayValue(/^R\$\s123,45$/);
  },
};

export const Deleting: Story = {
  name: 'The last digit can be deleted',
  tags: ['LIST-05'],
  args: { value: 105 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '{Backspace}');
    await expect(input).toHaveDisplayValue(/^R\$\s0,10$/);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveValue('');
  },
};

export const InTheMiddle: Story = {
  name: 'The caret stays where the writing is',
  tags: ['LIST-05'],
  args: { value: 123_456 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    const halves = () => {
      const at = input.selectionStart ?? -1;
      return `${input.value.slice(0, at)}|${input.value.slice(at)}`.replace('\u00a0', ' ');
    };
    await userEvent.click(input);
    input.setSelectionRange(6, 6);
    await expect(halves()).toBe('R$ 1.2|34,56');
    await userEvent.keyboard('9');
    await expect(halves()).toBe('R$ 12.9|34,56');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(halves()).toBe('R$ 1|34,56');
    await userEvent.keyboard('{Delete}');
    await expect(halves()).toBe('R$ 1|4,56');
    await userEvent.keyboard('x-');
    await expect(halves()).toBe('R$ 1|4,56');
  },
};

export const AllTakenAway: Story = {
  name: 'All of it can be taken away or replaced',
  tags: ['LIST-05'],
  args: { value: 123_456 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.select();
    await userEvent.keyboard('7');
    await expect(input).toHaveDisplayValue(/^R\$\s0,07$/);
    input.select();
    await userEvent.keyboard('{Delete}');
    await expect(input).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const NoAmount: Story = {
  name: 'A value that is no amount shows as none',
  tags: ['LIST-05'],
  args: { value: -500, name: 'price_max' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(canvasElement.querySelector('[name="price_max"]')).toHaveValue('');
  },
};

export const Pasting: Story = {
  name: 'A paste is read as an amount',
  tags: ['LIST-05'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('R$ 1.234,56');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(123456);
    await userEvent.paste('1234.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(123450);
    await userEvent.paste('-1.234,56');
    await userEvent.paste('a combinar');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

export const Longest: Story = {
  name: 'At most 15 digits',
  tags: ['LIST-05'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1234567890123456');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(123_456_789_012_345);
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    input.setSelectionRange(4, 4);
    await userEvent.keyboard('9');
    await expect(input).toHaveDisplayValue(/^R\$\s1\.234\.567\.890\.123,45$/);
    await expect(input.selectionStart).toBe(4);
  },
};

export const InAForm: Story = {
  name: 'A form sends the raw number',
  tags: ['LIST-05'],
  args: { value: 25_000_050, name: 'price_max' },
  play: async ({ canvasElement }) => {
    const sent = canvasElement.querySelector<HTMLInputElement>('[name="price_max"]');
    await expect(sent).toHaveValue('250000.50');
  },
};

export const Invalid: Story = { args: { value: 100, error: 'O lance mínimo é R$ 186.400,00.' } };
export const WithHint: Story = { args: { value: 25_000_000, hint: 'Sem taxas e comissão do leiloeiro.' } };
export const Disabled: Story = { args: { value: 25_000_000, disabled: true } };

export const Dropping: Story = {
  name: 'What is dropped is read as an amount',
  tags: ['LIST-05'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', 'R$ 1.000');
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    await fireEvent(canvas.getByRole('textbox'), drop);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(100_000);
    await expect(canvas.getByRole('textbox')).toHaveDisplayValue(/^R\$\s1\.000,00$/);
    await expect(drop.defaultPrevented).toBe(true);
  },
};

export const ReadOnly: Story = {
  name: 'One that is only read takes no paste',
  tags: ['LIST-05'],
  args: { value: 25_000_000, readOnly: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('1.234,56');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveDisplayValue(/^R\$\s250\.000,00$/);
  },
};
