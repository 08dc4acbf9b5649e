import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { NumberField } from './number-field.tsx';

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: 'Quartos', min: 0, max: 20, onValueChange: fn() },
  parameters: {
    guide: {
      do: ['Set `min` and `max`: the error says them.', 'Give the `unit` where the label does not.'],
      dont: [
        'Take it for amounts: that is a `CurrencyInput`.',
        'Take it for what is written in digits and is no number: a CEP, a year, a code.',
      ],
      keyboard: [
        ['↑ ↓', 'A step up or down.'],
        ['Page Up, Page Down', 'Ten steps.'],
      ],
      accessibility: [
        'A text field: it can be written in everywhere, and readers say what stands in it.',
        'The buttons are for pointers and fingers; the keyboard has the arrows and no further stop.',
      ],
    },
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Buttons and arrows step within the bounds. */
export const Default: Story = {
  tags: ['PART-04'],
  args: { defaultValue: 2 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Quartos' });
    await userEvent.click(canvas.getByRole('button', { name: 'Aumentar: Quartos' }));
    await expect(input).toHaveValue('3');
    await userEvent.click(canvas.getByRole('button', { name: 'Diminuir: Quartos' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    input.focus();
    await userEvent.keyboard('{ArrowUp}{PageUp}{PageUp}');
    await expect(input).toHaveValue('20');
    const increase = canvas.getByRole('button', { name: 'Aumentar: Quartos' });
    await expect(increase).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Diminuir: Quartos' }));
    // The press that reaches the bound keeps the focus, and one more changes nothing.
    await userEvent.click(increase);
    await userEvent.click(increase);
    await expect(increase).toHaveFocus();
    await expect(input).toHaveValue('20');
    input.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(19);
  },
};

export const Decimals: Story = {
  name: 'A comma is written, thousands come when the writing is over',
  tags: ['PART-04'],
  args: { label: 'Área', unit: 'm²', min: 0, max: undefined, step: 0.01, stride: 1, hideStepper: true },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '1234,5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234.5);
    await userEvent.tab();
    await expect(input).toHaveValue('1.234,5');
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '64.5');
    await userEvent.tab();
    await expect(input).toHaveValue('64,5');
  },
};

export const OutOfBounds: Story = {
  name: 'What is no number within the bounds shows an error and is not reported',
  tags: ['PART-04'],
  args: { label: 'Desconto mínimo', unit: '%', max: 100 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '12,5');
    await expect(input).toHaveAccessibleDescription('Um número inteiro de 0 a 100.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(input).toBeInvalid();
    await userEvent.clear(input);
    await expect(input).toBeValid();
    await userEvent.type(input, '120');
    await userEvent.tab();
    await expect(input).toHaveValue('120');
    await expect(canvas.getByText('Um número inteiro de 0 a 100.')).toBeVisible();
  },
};

export const InAForm: Story = {
  name: 'A form gets the plain number',
  tags: ['PART-04'],
  args: { defaultValue: 1234.5, step: 0.5, max: undefined, name: 'area' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <form aria-label="Filtro">
      <NumberField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await waitFor(() => expect([...new FormData(form)]).toEqual([['area', '1234.5']]));
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.type(canvas.getByRole('textbox'), 'muito');
    await expect([...new FormData(form)]).toEqual([['area', '']]);
    await expect(form.checkValidity()).toBe(false);
  },
};

export const WithHint: Story = { args: { hint: 'Contando a suíte', defaultValue: 3 } };
export const WithError: Story = { args: { error: 'Escolha ao menos um quarto.', defaultValue: 0 } };
export const Disabled: Story = { args: { defaultValue: 3, disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Número de quartos, contando suítes e o quarto de serviço quando a planta o mostra',
    defaultValue: 3,
  },
};

export const FinerThanItsStep: Story = {
  name: 'A value with more decimals than may be written is shown as it is sent',
  tags: ['PART-04'],
  args: { defaultValue: 62.37, max: 100, name: 'area' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <form aria-label="Filtro">
      <NumberField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const input = canvas.getByRole('textbox');
    await waitFor(() => expect([...new FormData(form)]).toEqual([['area', '62.37']]));
    await expect(input).toHaveValue('62,37');
    await expect(form.checkValidity()).toBe(true);
    await userEvent.type(input, '{Backspace}');
    await expect(form.checkValidity()).toBe(false);
    await userEvent.clear(input);
    await userEvent.type(input, '62');
    await expect([...new FormData(form)]).toEqual([['area', '62']]);
  },
};
