import type { Meta, StoryObj } from '@storybook/react-vite';
import { startTransition, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { Stack } from '../stack/stack.tsx';
import { Select } from './select.tsx';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Estado',
    value: '',
    onValueChange: fn(),
    options: [
      { value: '', label: 'Todos os estados' },
      { value: '19', label: 'Rio de Janeiro', count: 8412 },
      { value: '26', label: 'São Paulo', count: 5120 },
      { value: '4', label: 'Amazonas', count: 0 },
    ],
  },
  parameters: {
    guide: {
      do: ['Start with the option that means ‘no choice’.', 'Prefer radios for two to five options.'],
      dont: ['Act on every arrow key: the value also changes on the way.'],
      keyboard: [
        ['Space, Alt+↓', 'Opens the platform’s list.'],
        ['↑ ↓, letters', 'Choose.'],
      ],
      accessibility: ['A native select: the platform’s own list, on phones its own wheel.'],
    },
  },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <Select {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Estado' }), '26');
    await expect(args.onValueChange).toHaveBeenCalledWith('26');
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('São Paulo (5.120)');
  },
};

/** Chooses, and presses what stands beside it in the same task, before anything else is rendered. */
function chooseAndPress(select: HTMLElement, value: string, button: HTMLElement) {
  (select as HTMLSelectElement).value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  button.click();
}

export const ToldAtOnce: Story = {
  name: 'Its owner knows the choice at once',
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Sent(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Stack>
        <Select {...args} value={value} onValueChange={setValue} />
        <button type="button" onClick={() => args.onValueChange?.(value)}>
          Enviar
        </button>
      </Stack>
    );
  },
  play: async ({ canvas, args }) => {
    chooseAndPress(canvas.getByRole('combobox'), '26', canvas.getByRole('button', { name: 'Enviar' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('26');
  },
};

let answer: (accepted: boolean) => void = () => undefined;

export const ShownMeanwhile: Story = {
  name: 'What was chosen shows while its owner thinks, and its owner has the last word',
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Thinking(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) =>
      startTransition(async () => {
        const accepted = await new Promise<boolean>((resolve) => {
          answer = resolve;
        });
        if (accepted) startTransition(() => setValue(next));
      });
    return <Select {...args} value={value} onValueChange={change} />;
  },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.selectOptions(select, '26');
    await expect(select).toHaveValue('26');
    answer(false);
    await waitFor(() => expect(select).toHaveValue(''));
    await userEvent.selectOptions(select, '19');
    await expect(select).toHaveValue('19');
    answer(true);
    // Its owner's word, not the control's: a refused choice after it falls back to this one.
    await waitFor(() => expect(select).toHaveValue('19'));
    await userEvent.selectOptions(select, '26');
    await expect(select).toHaveValue('26');
    answer(false);
    await waitFor(() => expect(select).toHaveValue('19'));
  },
};

export const Invalid: Story = { args: { error: 'Escolha um estado.' } };
export const Disabled: Story = { args: { disabled: true } };
export const States: Story = {
  parameters: { forcedColors: true },
  render: (args) => (
    <Stack gap="medium">
      <Select {...args} />
      <Select {...args} error="Escolha um estado." />
      <Select {...args} disabled />
    </Stack>
  ),
};

export const Empty: Story = { args: { options: [] } };

export const LongOption: Story = {
  args: {
    label: 'Vara',
    value: '1',
    options: [
      {
        value: '1',
        label:
          '2ª Vara de Falências e Recuperações Judiciais e Conflitos Relacionados à Arbitragem da Capital',
      },
    ],
  },
};

export const Whole: Story = {
  ...LongOption,
  name: 'What is chosen is read whole, in as many lines as it takes',
  tags: ['SHELL-12'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Vara' });
    const { lineHeight, paddingLeft, paddingRight, font } = getComputedStyle(select);
    const measure = document.createElement('canvas').getContext('2d')!;
    measure.font = font;
    const words = measure.measureText((select as HTMLSelectElement).selectedOptions[0]!.text).width;
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    await expect(select.clientHeight).toBeGreaterThan(Math.floor(words / room) * parseFloat(lineHeight));
  },
};

export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Estado' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    // The list itself is the platform's: only that it is native and reached is ours to hold.
    await expect(select).toBeInstanceOf(HTMLSelectElement);
    await userEvent.selectOptions(select, '26');
    await expect(args.onValueChange).toHaveBeenCalledWith('26');
    await expect(select).toHaveFocus();
  },
};

export const OfNoOption: Story = {
  name: 'A value that is none of its options chooses none, and a form gets nothing',
  tags: ['GRAM-04'],
  args: { name: 'state', value: '99' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <form aria-label="Filtro">
      <Select {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toHaveValue('99');
    await expect(select).toHaveDisplayValue('');
    await expect([...new FormData(canvas.getByRole<HTMLFormElement>('form'))]).toEqual([]);
  },
};
