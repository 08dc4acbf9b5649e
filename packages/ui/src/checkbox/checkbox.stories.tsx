import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { Link } from '../link/link.tsx';
import { withLargeLetters, wordsOf } from '../testing/large-letters.ts';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Judicial', checked: false, onCheckedChange: fn() },
  parameters: {
    guide: {
      do: ['Write the label so that the tick means yes.'],
      dont: ['Use it for one of several: `RadioGroup`.'],
      keyboard: [['Space', 'Ticks and unticks.']],
      accessibility: ['A native checkbox; the whole row is hit; the count is its description, not its name.'],
    },
  },
  render: function Stateful(args) {
    const [checked, setChecked] = useState(args.checked);
    const change = (next: boolean) => {
      setChecked(next);
      args.onCheckedChange?.(next);
    };
    return <Checkbox {...args} checked={checked} onCheckedChange={change} />;
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Judicial'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

export const Checked: Story = { args: { checked: true } };

export const WithLink: Story = {
  name: 'A link in its label is followed and ticks nothing',
  args: {
    label: (
      <>
        Li e aceito os <Link href="#termos">termos de uso</Link>
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Li e aceito os termos de uso' });
    await userEvent.click(canvas.getByRole('link', { name: 'termos de uso' }));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('Li e aceito os'));
    await expect(box).toBeChecked();
  },
};

export const WithCount: Story = {
  args: { checked: true, count: 12345 },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Judicial' });
    await expect(box).toHaveAccessibleDescription('12.345 leilões');
  },
};

export const Zero: Story = { args: { count: 0 } };

export const ZeroChosen: Story = {
  name: 'A nought is muted until it is chosen',
  tags: ['LIST-12'],
  args: { count: 0 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const label = canvas.getByText('Judicial');
    const row = label.closest('label')!;
    await expect(getComputedStyle(label).color).not.toBe(getComputedStyle(row).color);
    await userEvent.click(label);
    await expect(getComputedStyle(label).color).toBe(getComputedStyle(row).color);
  },
};

export const WithError: Story = {
  args: {
    label: 'Li e aceito os termos de uso',
    hint: 'Valem para todos os leilões do site.',
    error: 'Aceite os termos para continuar.',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Li e aceito os termos de uso' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(
      'Aceite os termos para continuar. Valem para todos os leilões do site.',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('Aceite os termos para continuar.');
    await expect(getComputedStyle(box).boxShadow).toContain('inset');
  },
};

/** An edge as wrong fields have it; the form writes what is wrong elsewhere, and says where. */
export const Wrong: Story = {
  args: { label: 'Li e aceito os termos de uso', 'aria-invalid': true, 'aria-describedby': 'beside' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p id="beside">Sem os termos não há conta.</p>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Sem os termos não há conta.');
    await expect(getComputedStyle(box).boxShadow).toContain('inset');
  },
};

export const Disabled: Story = {
  render: () => (
    <>
      <Checkbox label="Judicial" checked={false} disabled onCheckedChange={fn()} count={12} />
      <Checkbox label="Extrajudicial" checked disabled onCheckedChange={fn()} count={3} />
    </>
  ),
};

export const States: Story = {
  parameters: { forcedColors: true },
  render: (args) => (
    <>
      <Checkbox {...args} label="Desmarcado" checked={false} />
      <Checkbox {...args} label="Marcado" checked />
      <Checkbox {...args} label="Desmarcado e indisponível" checked={false} disabled />
      <Checkbox {...args} label="Marcado e indisponível" checked disabled />
    </>
  ),
};

export const LongLabel: Story = {
  args: {
    label: 'Quero receber por email os novos leilões de São José do Vale do Rio Preto e das cidades vizinhas',
    count: 1234567,
  },
};

export const LargeLetters: Story = {
  name: 'With letters twice as large the count stands below the words, none of which is broken',
  tags: ['SHELL-12'],
  args: LongLabel.args!,
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <div style={{ width: 256 }}>{Story()}</div>],
  play: ({ canvas }) =>
    withLargeLetters(async () =>
      expect(wordsOf(canvas.getByText('1.234.567')).top).toBeGreaterThanOrEqual(
        wordsOf(canvas.getByText(/^Quero/)).bottom,
      ),
    ),
};

export const LargeLettersBeside: Story = {
  name: 'With letters twice as large the box stands in the middle of the first line',
  tags: ['SHELL-12'],
  args: { label: 'Judicial' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
      const box = canvas.getByRole('checkbox').getBoundingClientRect();
      const apart = middle(box) - middle(wordsOf(canvas.getByText('Judicial')));
      await expect(Math.abs(apart)).toBeLessThanOrEqual(2);
    }),
};
