import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { withLargeLetters, wordsPast } from '../testing/large-letters.ts';
import { PriceHistory, type PricePoint } from './price-history.tsx';

const points: readonly PricePoint[] = [
  { date: '2026-01-08', price: 240_000_00 },
  { date: '2026-03-14', price: 211_200_00 },
  { date: '2026-05-02', price: null, gone: true },
  { date: '2026-06-19', price: 211_200_00 },
  { date: '2026-08-01', price: 186_400_00 },
  { date: '2026-11-19', price: 186_400_00 },
];

const meta = {
  title: 'Data/PriceHistory',
  component: PriceHistory,
  args: { points, valuation: 321_000_00 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: [
        'Give every list that was taken in, also those without a change: the last date is then the newest.',
      ],
      dont: [
        'Say why a property is gone: no list states it.',
        'Join lists of different sources in one line.',
      ],
      keyboard: [['Enter, Space', 'On ‘Ver como tabela’: opens and closes the table.']],
      accessibility: [
        'The drawing is hidden from screen readers, which get its sentence and its table.',
        'Line, dashes and gaps differ in shape, not only in colour; all of it prints and shows in forced colours.',
      ],
    },
  },
} satisfies Meta<typeof PriceHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Histórico do preço mínimo' })).toBeVisible();
    await expect(
      canvas.getByText(/^De R\$\s240\.000,00 em 08\/01\/2026 a R\$\s186\.400,00 em 19\/11\/2026\.$/),
    ).toBeVisible();
    await expect(canvas.getByText('fora da lista desde 02/05/2026, voltou em 19/06/2026')).toBeVisible();
    await userEvent.click(canvas.getByText('Ver como tabela'));
    const rows = canvas.getAllByRole('row').map((row) => row.textContent?.replaceAll('\u00a0', ' '));
    await expect(rows).toEqual([
      'Lista dePreço mínimoMudança',
      '19/11/2026R$ 186.400,00sem mudança',
      '01/08/2026R$ 186.400,00preço caiu 11 %',
      '19/06/2026R$ 211.200,00voltou à lista',
      '02/05/2026—fora da lista',
      '14/03/2026R$ 211.200,00preço caiu 12 %',
      '08/01/2026R$ 240.000,00entrou na lista',
    ]);
    await expect(canvas.queryByText(/vendid/i)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText('Ver como tabela'));
  },
};

export const LargeLetters: Story = {
  name: 'With letters twice as large no amount leaves the drawing',
  tags: ['SHELL-12'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <div style={{ width: 256 }}>{Story()}</div>],
  play: ({ canvas }) =>
    withLargeLetters(async () => expect(wordsPast(canvas.getByRole('figure'))).toBeLessThanOrEqual(0)),
};

export const Gone: Story = {
  parameters: { forcedColors: true },
  args: {
    points: [
      ...points.slice(0, 2),
      { date: '2026-08-01', price: null, gone: true },
      { date: '2026-11-19', price: null, gone: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('fora da lista desde 01/08/2026')).toBeVisible();
    await expect(canvas.queryByText(/vendid/i)).not.toBeInTheDocument();
  },
};

export const WithoutValuation: Story = { args: { valuation: null } };

export const Raised: Story = {
  args: {
    valuation: 190_000_00,
    points: [
      { date: '2026-01-08', price: 150_000_00 },
      { date: '2026-02-08', price: null },
      { date: '2026-03-08', price: 187_000_00 },
    ],
  },
};

export const OneList: Story = {
  args: { points: points.slice(0, 1), valuation: null },
  play: async ({ canvas }) =>
    expect(
      canvas.getByText(/^R\$\s240\.000,00 em 08\/01\/2026; nenhuma lista mudou o preço desde então\.$/),
    ).toBeVisible(),
};

export const NoPrice: Story = {
  args: { points: [{ date: '2026-01-08', price: null }] },
  play: async ({ canvas }) => expect(canvas.getByText('Sem histórico de preços')).toBeVisible(),
};

export const EqualPrices: Story = {
  args: { points: points.map((point) => ({ ...point, price: 240_000_00, gone: false })), valuation: null },
};

const dayAfter = (days: number) => new Date(Date.UTC(2026, 3, 1 + days)).toISOString().slice(0, 10);

export const TwoHundredLists: Story = {
  args: {
    points: Array.from({ length: 200 }, (_, day) => ({
      date: dayAfter(day),
      price: 320_000_00 - Math.floor(day / 17) * 9_700_00 + (day % 51 === 50 ? 30_000_00 : 0),
      gone: day > 120 && day < 150,
    })),
  },
};

export const HugeRange: Story = {
  args: {
    valuation: 1_234_567_890_12,
    points: [
      { date: '2024-02-29', price: 987_654_321_00 },
      { date: '2026-11-19', price: 1_00 },
    ],
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
};

export const HighContrast: Story = { globals: { contrast: 'more' } };
