import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { linesOf, withLargeLetters } from '../testing/large-letters.ts';
import { StatisticsPanel } from './statistics-panel.tsx';

const meta = {
  title: 'Data/StatisticsPanel',
  component: StatisticsPanel,
  args: {
    minimum: 1_850_000,
    maximum: 1_234_567_890,
    average: 18_640_000,
    total: 32547,
    listDate: '2026-01-08',
    bands: [
      { from: 0, to: 5_000_000, count: 1830 },
      { from: 5_000_000, to: 10_000_000, count: 9220 },
      { from: 10_000_000, to: 20_000_000, count: 14510 },
      { from: 20_000_000, to: 50_000_000, count: 5610 },
      { from: 50_000_000, to: 100_000_000, count: 940 },
      { from: 100_000_000, to: null, count: 437 },
    ],
  },
  parameters: {
    guide: {
      do: ['Give the date of the latest list.'],
      dont: ['Call an average of asked prices a valuation.'],
      accessibility: ['A named region with a description list; the chart has a table twin.'],
    },
  },
} satisfies Meta<typeof StatisticsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lowest, average and highest price, as figures of the lists. */
export const Default: Story = {
  tags: ['LIST-02'],
  play: async ({ canvas }) => {
    const [total, lowest, average, highest] = canvas.getAllByRole('definition');
    await expect(total).toHaveTextContent('32.547');
    await expect(lowest).toHaveTextContent('R$ 18.500,00');
    await expect(average).toHaveTextContent('R$ 186.400,00');
    await expect(highest).toHaveTextContent('R$ 12.345.678,90');
    await expect(canvas.getByText(/em listas até 08\/01\/2026/)).toBeVisible();
  },
};

export const LargeLetters: Story = {
  name: 'With letters twice as large no amount is broken',
  tags: ['SHELL-12'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <div style={{ width: 256 }}>{Story()}</div>],
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      for (const amount of ['R$ 18.500,00', 'R$ 12.345.678,90'])
        await expect([amount, linesOf(canvas.getByText(amount))]).toEqual([amount, 1]);
    }),
};

export const OneAuction: Story = {
  args: {
    minimum: 18_640_000,
    maximum: 18_640_000,
    total: 1,
    bands: [{ from: 10_000_000, to: 20_000_000, count: 1 }],
  },
};

export const Billions: Story = {
  name: 'Figures of billions lie over none of the others',
  tags: ['LIST-02'],
  args: { minimum: 9_999_999_999_99, average: 9_999_999_999_99, maximum: 999_999_999_999_99 },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const { parentElement: figure } of canvas.getAllByRole('definition'))
      await expect(figure!.scrollWidth).toBeLessThanOrEqual(figure!.clientWidth);
  },
};

export const Nothing: Story = {
  args: { minimum: null, maximum: null, average: null, total: 0, bands: [], listDate: null },
};
