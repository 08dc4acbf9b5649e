import type { PriceRange } from '@martelo/domain/codecs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { PriceRangeField } from './price-range-field.tsx';

const meta = {
  title: 'Forms/PriceRangeField',
  component: PriceRangeField,
  args: { value: { min: null, max: null }, onValueChange: fn() },
  parameters: {
    guide: {
      do: ['Write what it gives straight into the address.'],
      dont: ['Add a button: it applies itself.'],
      keyboard: [['Enter', 'Applies at once.']],
      accessibility: ['Two text fields in a group ‘Preço’; the error is read aloud and describes both.'],
    },
  },
  render: function Stateful(args) {
    const [range, setRange] = useState(args.value);
    const change = (next: PriceRange) => {
      setRange(next);
      args.onValueChange?.(next);
    };
    return <PriceRangeField {...args} value={range} onValueChange={change} />;
  },
} satisfies Meta<typeof PriceRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Delayed: Story = {
  name: 'Applies once, after a rest',
  tags: ['LIST-05'],
  // Longer than a busy machine takes from key to key.
  args: { debounceMs: 2000 },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mínimo' }), '10000000');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith({ min: 10_000_000, max: null }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

export const AppliedByEnter: Story = {
  name: 'Enter applies at once, and the delay not again',
  tags: ['LIST-05'],
  args: { value: { min: 10_000_000, max: null }, debounceMs: 2000 },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Máximo' }), '25000000{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith({ min: 10_000_000, max: 25_000_000 });
    await new Promise((done) => setTimeout(done, 2500));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

export const Disordered: Story = {
  name: 'A minimum above the maximum is said and not applied',
  tags: ['LIST-05'],
  args: { value: { min: null, max: 10_000_000 } },
  play: async ({ canvas, args }) => {
    const min = canvas.getByRole('textbox', { name: 'Mínimo' });
    await userEvent.type(min, '20000000');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'O valor mínimo deve ser menor que o valor máximo.',
    );
    await expect(min).toHaveAccessibleDescription('O valor mínimo deve ser menor que o valor máximo.');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const WithHint: Story = { args: { hint: 'Do lance mínimo, sem a comissão do leiloeiro.' } };

export const WithError: Story = {
  args: {
    value: { min: null, max: 100_00 },
    hint: 'Do lance mínimo, sem a comissão do leiloeiro.',
    error: 'Nenhum leilão custa tão pouco.',
  },
  tags: ['GRAM-13'],
  play: async ({ canvas }) => {
    for (const end of canvas.getAllByRole('textbox')) {
      await expect(end).toBeInvalid();
      await expect(end).toHaveAccessibleDescription(
        'Nenhum leilão custa tão pouco. Do lance mínimo, sem a comissão do leiloeiro.',
      );
    }
  },
};

export const ResetFromOutside: Story = {
  name: 'A removed price chip empties the fields',
  tags: ['LIST-02'],
  render: function Reset(args) {
    const [range, setRange] = useState<{ min: number | null; max: number | null }>({ min: 500, max: null });
    return (
      <>
        <PriceRangeField {...args} value={range} onValueChange={setRange} />
        <button type="button" onClick={() => setRange({ min: null, max: null })}>
          Remover filtro
        </button>
      </>
    );
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Máximo' }), '900{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Remover filtro' }));
    await expect(canvas.getByRole('textbox', { name: 'Mínimo' })).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'Máximo' })).toHaveValue('');
  },
};

export const Leaving: Story = {
  name: 'A sheet that closes within the delay applies what was written',
  tags: ['LIST-05'],
  render: function Sheet(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        {open && <PriceRangeField {...args} />}
        <button type="button" onClick={() => setOpen(false)}>
          Fechar
        </button>
      </>
    );
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Máximo' }), '900');
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar' }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ min: null, max: 900 });
  },
};

export const LongAmounts: Story = { args: { value: { min: 123_456_789_012_345, max: 999_999_999_999_999 } } };

export const Reset: Story = {
  name: 'A reset takes away what is written and not applied, also while it waits',
  tags: ['GRAM-04'],
  // Longer than a busy machine takes from key to key.
  args: { debounceMs: 2000 },
  parameters: { chromatic: { disableSnapshot: true } },
  render: ({ onValueChange, debounceMs }) => (
    <form>
      <PriceRangeField
        defaultValue={{ min: null, max: 100_00 }}
        onValueChange={onValueChange}
        debounceMs={debounceMs}
      />
      <button type="reset">Desfazer</button>
    </form>
  ),
  play: async ({ canvas, args }) => {
    const min = canvas.getByRole('textbox', { name: 'Mínimo' });
    const reset = () => userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await userEvent.type(min, '50000{Enter}');
    await expect(canvas.getByRole('alert')).toBeVisible();
    await reset();
    await expect(min).toHaveValue('');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(min, '50');
    await reset();
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await expect(min).toHaveValue('');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Left: Story = {
  name: 'Leaving it applies at once, and going from one end to the other does not',
  tags: ['LIST-05'],
  args: { debounceMs: 60_000 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mínimo' }), '500');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Máximo' })).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('900');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith({ min: 500, max: 900 });
  },
};

const sent = fn();

export const Sent: Story = {
  name: 'Whoever sends its form has what was just written',
  tags: ['LIST-05'],
  args: { debounceMs: 60_000 },
  beforeEach: () => {
    sent.mockClear();
  },
  parameters: { chromatic: { disableSnapshot: true } },
  render: function InAForm(args) {
    const [range, setRange] = useState<PriceRange>({ min: null, max: null });
    return (
      <form
        aria-label="Filtro"
        onSubmit={(event) => {
          event.preventDefault();
          sent(range);
        }}
      >
        <PriceRangeField {...args} value={range} onValueChange={setRange} />
      </form>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Máximo' }), '900');
    canvas.getByRole<HTMLFormElement>('form').requestSubmit();
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith({ min: null, max: 900 });
  },
};
