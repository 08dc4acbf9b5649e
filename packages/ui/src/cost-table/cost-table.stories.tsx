import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withLargeLetters, wordsOf } from '../testing/large-letters.ts';
import { Badge } from '../badge/badge.tsx';
import { CostTable } from './cost-table.tsx';

const meta = {
  title: 'Data/CostTable',
  component: CostTable,
  args: {
    label: 'Custos até as chaves',
    rows: [
      { id: 'bid', label: 'Lance', amount: 'R$ 186.400,00', badge: <Badge tone="accent">Seu valor</Badge> },
      {
        id: 'tax',
        label: 'ITBI',
        amount: 'R$ 5.592,00',
        badge: <Badge tone="caution">Estimativa</Badge>,
        note: '3 % do preço pago. A alíquota é da cidade: confira na prefeitura.',
      },
    ],
    total: { label: 'Total até as chaves', amount: 'R$ 191.992,00' },
  },
  parameters: {
    guide: {
      do: ['Say of each amount what it rests on.'],
      dont: ['Round: a sum that people check must add up.'],
      accessibility: ['A table with row headers; the note follows its row.'],
    },
  },
} satisfies Meta<typeof CostTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('rowheader', { name: 'Total até as chaves' })).toBeVisible(),
};

export const LargeLetters: Story = {
  name: 'With letters twice as large it is no wider than a phone',
  tags: ['SHELL-12'],
  globals: { viewport: { value: 'phone' } },
  args: {
    rows: [
      {
        id: 'registration',
        label: 'Escritura e registro',
        amount: 'R$ 5.548.800,00',
        badge: <Badge tone="caution">Estimativa</Badge>,
      },
    ],
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      const table = canvas.getByRole('table');
      await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth);
    }),
};

export const NarrowLargeLetters: Story = {
  name: 'Where letters twice as large leave no room beside it an amount stands below its name',
  tags: ['SHELL-12'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      const table = canvas.getByRole('table');
      await expect(table.scrollWidth).toBeLessThanOrEqual(240);
      for (const words of ['Seu valor', 'Estimativa', 'R$ 191.992,00'])
        await expect(wordsOf(canvas.getByText(words)).right).toBeLessThanOrEqual(
          table.getBoundingClientRect().right,
        );
      await expect(wordsOf(canvas.getByText('Total até as chaves')).bottom).toBeLessThanOrEqual(
        wordsOf(canvas.getByText('R$ 191.992,00')).top,
      );
    }),
};
