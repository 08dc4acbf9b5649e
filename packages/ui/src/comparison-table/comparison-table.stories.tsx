import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withLargeLetters, wordsPast } from '../testing/large-letters.ts';
import { ComparisonTable } from './comparison-table.tsx';

const meta = {
  title: 'Auction/ComparisonTable',
  component: ComparisonTable,
  args: {
    label: 'Comprar agora ou esperar',
    options: [
      { id: 'now', label: 'Comprar agora' },
      { id: 'wait', label: 'Esperar a queda', note: 'se seguir a regra' },
    ],
    rows: [
      { id: 'price', label: 'Preço', values: [204_000_00, 192_000_00], best: 'least' },
      { id: 'tax', label: 'ITBI, estimativa', values: [6_120_00, 5_760_00], best: 'least' },
      { id: 'total', label: 'Total até as chaves', values: [215_340_12, 203_020_44], best: 'least' },
      { id: 'gone', label: 'Saem da lista antes', values: ['—', '8 de 10 (1.260 casos)'] },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: ['Give each scenario what it rests on.', 'Mark the best of amounts that mean the same.'],
      dont: ['Compare more than three.', 'Leave out what waiting may cost.'],
      accessibility: [
        'A table at every width: on phones its rows are stacked and its roles stay.',
        'The best figure carries a word and a mark, not colour alone.',
      ],
    },
  },
} satisfies Meta<typeof ComparisonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['EVID-09'],
  parameters: { forcedColors: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Comprar agora ou esperar' })).toBeVisible();
    const cells = canvas.getAllByRole('cell').map((cell) => cell.textContent?.replaceAll('\u00a0', ' '));
    await expect(cells.filter((text) => text?.includes('menor'))).toEqual([
      expect.stringContaining('R$ 192.000,00'),
      expect.stringContaining('R$ 5.760,00'),
      expect.stringContaining('R$ 203.020,44'),
    ]);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4);
  },
};

export const ThreeScenarios: Story = {
  args: {
    options: [
      { id: 'now', label: 'Comprar agora' },
      { id: 'wait', label: 'Esperar a queda', note: 'se seguir a regra' },
      { id: 'second', label: '2ª praça', note: 'em 03/04/2026' },
    ],
    rows: [
      { id: 'price', label: 'Preço', values: [204_000_00, 192_000_00, 142_100_50], best: 'least' },
      {
        id: 'total',
        label: 'Total até as chaves',
        values: [215_340_12, 203_020_44, 151_002_10],
        best: 'least',
      },
      {
        id: 'lead',
        label: 'Abaixo da avaliação',
        values: [116_000_00, 128_000_00, 177_899_50],
        best: 'most',
      },
    ],
  },
};

export const Unknown: Story = {
  name: 'What is not known, and what is the same',
  tags: ['EVID-09', 'RULE-04'],
  args: {
    rows: [
      { id: 'price', label: 'Preço', values: [204_000_00, null], best: 'least' },
      { id: 'deed', label: 'Escritura e registro', values: [4_000_00, 4_000_00], best: 'least' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('não informado')).toBeVisible();
    await expect(canvas.queryByText('menor')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    options: [
      { id: 'now', label: 'Comprar agora, pelo preço da lista' },
      {
        id: 'wait',
        label: 'Esperar a próxima rodada online',
        note: 'se seguir a regra vista nas listas da Caixa',
      },
    ],
    rows: [
      {
        id: 'price',
        label: 'Total até as chaves, com ITBI, escritura e registro pelo máximo da tabela',
        values: [12_345_678_901_23, 11_345_678_901_23],
        best: 'least',
      },
    ],
  },
};

export const LargeLetters: Story = {
  name: 'With letters twice as large an amount is as large as its line has room for',
  tags: ['SHELL-12'],
  args: LongText.args!,
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <div style={{ width: 256 }}>{Story()}</div>],
  play: ({ canvas }) =>
    withLargeLetters(async () => expect(wordsPast(canvas.getByRole('table'))).toBeLessThanOrEqual(0)),
};

export const HighContrast: Story = { globals: { contrast: 'more' } };
