import { formatReaisShort } from '@martelo/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, userEvent } from 'storybook/test';

import { Stack } from '../stack/stack.tsx';
import { Slider } from './slider.tsx';

const meta = {
  title: 'Forms/Slider',
  component: Slider,
  args: {
    label: 'Desconto mínimo',
    value: [30],
    onValueChange: fn(),
    onValueCommit: fn(),
    step: 5,
    formatValue: (value) => `${value} %`,
  },
  parameters: {
    guide: {
      do: [
        'Print the value with its unit by `formatValue`.',
        'Ask the server in `onValueCommit`, not at every step.',
      ],
      dont: ['Use it alone where the exact amount matters: `CurrencyInput` beside it.'],
      keyboard: [
        ['Tab', 'Moves the focus to each thumb.'],
        ['← ↓, → ↑', 'One step less, one step more.'],
        ['Page Up, Page Down, Shift+arrow', 'Ten steps.'],
        ['Home, End', 'The least and the most; for a range as far as the other thumb.'],
      ],
      accessibility: [
        'Each thumb is a `slider` with its name and its printed value.',
        'The thumbs never cross: each keeps its meaning.',
      ],
    },
  },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: readonly number[]) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <Slider {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const thumb = canvas.getByRole('slider', { name: 'Desconto mínimo' });
    await expect(thumb).toHaveAttribute('aria-valuetext', '30 %');
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([35]);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([35]);
    await expect(thumb).toHaveAttribute('aria-valuetext', '35 %');
    await userEvent.keyboard('{Home}');
    await expect(thumb).toHaveAttribute('aria-valuenow', '0');
    await userEvent.keyboard('{PageUp}');
    await expect(thumb).toHaveAttribute('aria-valuenow', '10');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([10]);
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}');
    await expect(thumb).toHaveAttribute('aria-valuenow', '50');
  },
};

const prices = {
  label: 'Preço',
  value: [8_000_000, 42_000_000],
  min: 0,
  max: 100_000_000,
  step: 1_000_000,
  formatValue: formatReaisShort,
};

export const Range: Story = {
  args: prices,
  play: async ({ canvas, args }) => {
    const lower = canvas.getByRole('slider', { name: 'Preço: Mínimo' });
    const upper = canvas.getByRole('slider', { name: 'Preço: Máximo' });
    await expect(lower).toHaveAttribute('aria-valuetext', 'R$\u00a080\u00a0mil');
    await userEvent.tab();
    await userEvent.tab();
    await expect(upper).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([8_000_000, 41_000_000]);
  },
};

export const ThumbsNeverCross: Story = {
  args: { label: 'Quartos', value: [2, 3], min: 1, max: 5, step: 1, formatValue: String },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    const [lower, upper] = canvas.getAllByRole('slider');
    await expect(lower).toHaveAttribute('aria-valuenow', '3');
    await expect(upper).toHaveAttribute('aria-valuenow', '3');
    await expect(lower).toHaveFocus();
    for (const [value] of mocked(args.onValueChange!).mock.calls)
      await expect(value[0]).toBeLessThanOrEqual(value[1]);
  },
};

export const ByPointer: Story = {
  args: { value: [0], step: 1 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('slider').closest<HTMLElement>('[aria-disabled]');
    if (!control) throw new Error('The slider has no control.');
    // Only a real pointer can be captured.
    Object.assign(control, {
      setPointerCapture: fn(),
      releasePointerCapture: fn(),
      hasPointerCapture: () => true,
    });
    const { left, top, width, height } = control.getBoundingClientRect();
    const at = (share: number) => ({ clientX: left + width * share, clientY: top + height / 2 });
    const user = userEvent.setup();
    await user.pointer([
      { keys: '[MouseLeft>]', target: control, coords: at(0.25) },
      { target: control, coords: at(0.4) },
      { target: control, coords: at(0.5) },
    ]);
    await expect(args.onValueChange).toHaveBeenCalledWith([25]);
    await expect(args.onValueCommit).not.toHaveBeenCalled();
    await user.pointer({ keys: '[/MouseLeft]', target: control, coords: at(0.5) });
    await expect(args.onValueCommit).toHaveBeenCalledOnce();
    await expect(args.onValueCommit).toHaveBeenCalledWith([50]);
  },
};

export const InAForm: Story = {
  args: { ...prices, name: 'preco' },
  render: (args) => (
    <form>
      <Slider {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    await expect(new FormData(form ?? undefined).getAll('preco[]')).toEqual(['8000000', '42000000']);
  },
};

export const AtTheEnds: Story = { args: { ...prices, value: [0, 100_000_000] } };

export const Disabled: Story = { args: { ...prices, disabled: true, hint: 'Escolha antes um estado.' } };

export const WithError: Story = {
  args: {
    ...prices,
    value: [70_000_000, 90_000_000],
    hint: 'Sem a comissão do leiloeiro.',
    error: 'Nenhum leilão custa tanto: escolha menos.',
  },
  tags: ['GRAM-13'],
  play: async ({ canvas }) => {
    for (const thumb of canvas.getAllByRole('slider')) {
      await expect(thumb).toHaveAttribute('aria-invalid', 'true');
      await expect(thumb).toHaveAccessibleDescription(
        'Nenhum leilão custa tanto: escolha menos. Sem a comissão do leiloeiro.',
      );
    }
  },
};

export const States: Story = {
  parameters: { forcedColors: true },
  render: (args) => (
    <Stack gap="medium">
      <Slider {...args} value={[30]} label="Desconto mínimo" />
      <Slider {...args} value={[20, 70]} label="Área" />
      <Slider {...args} value={[30]} label="Indisponível" disabled />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Quanto abaixo da avaliação o valor mínimo precisa estar para que o alerta seja enviado',
    hint: 'Sem a comissão do leiloeiro, as custas do cartório e as dívidas que o edital deixa para quem compra.',
  },
};

export const WrongProps: Story = {
  args: { ...prices, value: [900_000_000, Number.NaN], min: 10, max: 10, step: 0 },
  play: async ({ canvas }) => {
    for (const thumb of canvas.getAllByRole('slider'))
      await expect(thumb).toHaveAttribute('aria-valuenow', '10');
  },
};
