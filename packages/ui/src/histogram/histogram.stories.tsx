import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Histogram } from './histogram.tsx';

const meta = {
  title: 'Data/Histogram',
  component: Histogram,
  args: {
    label: 'Leilões por faixa de preço',
    bars: [
      { label: 'até R$ 50 mil', count: 180 },
      { label: 'R$ 50 mil a R$ 100 mil', count: 920 },
      { label: 'R$ 100 mil a R$ 200 mil', count: 1450, selected: true },
      { label: 'R$ 200 mil a R$ 500 mil', count: 610 },
      { label: 'R$ 500 mil a R$ 1 mi', count: 140 },
      { label: 'R$ 1 mi ou mais', count: 3 },
    ],
  },
  parameters: {
    guide: {
      do: ['Mark the one bar that the text beside it speaks of.'],
      dont: ['Distinguish bars by colour.'],
      accessibility: [
        'The drawing is hidden from screen readers, which read the same figures as a table.',
        'The bar to be seen first has a mark below it, also in high contrast and forced colours.',
      ],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Histogram>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { forcedColors: true },
  play: async ({ canvas, args }) => {
    const table = canvas.getByRole('table', { name: 'Leilões por faixa de preço' });
    await expect(table.querySelectorAll('tr')).toHaveLength(args.bars.length);
    await expect(canvas.getByRole('cell', { name: '1.450 leilões' })).toBeInTheDocument();
    await expect(canvas.getByRole('rowheader', { name: 'R$ 1 mi ou mais' })).toBeInTheDocument();
  },
};

export const OneBar: Story = { args: { bars: [{ label: 'até R$ 50 mil', count: 1 }] } };

export const Zero: Story = {
  args: { bars: [{ label: 'até R$ 50 mil', count: 0 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sem preços para resumir')).toBeVisible();
  },
};

export const Empty: Story = { args: { bars: [] } };

export const Skewed: Story = {
  args: {
    bars: [
      { label: 'até R$ 50 mil', count: 10_000 },
      { label: 'R$ 50 mil a R$ 100 mil', count: 1, selected: true },
      { label: 'R$ 100 mil a R$ 200 mil', count: 0 },
      { label: 'R$ 200 mil ou mais', count: 3 },
    ],
  },
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('rect')].map(
      (bar) => bar.getBoundingClientRect().height,
    );
    const [, tallest, one, , none] = heights;
    await expect(tallest).toBeGreaterThan(40);
    await expect(one).toBeGreaterThan(1);
    await expect(none).toBe(0);
  },
};

export const ManyBars: Story = {
  args: {
    bars: Array.from({ length: 60 }, (_, at) => ({
      label: `R$ ${at * 50} mil a R$ ${at * 50 + 50} mil`,
      count: Math.round(900 * Math.exp(-(((at - 14) / 9) ** 2))),
      selected: at === 17,
    })),
  },
};

export const LongLabels: Story = {
  args: {
    bars: [
      { label: 'Apartamentos de até R$ 50 mil na região metropolitana', count: 8 },
      { label: 'Casas de R$ 1.234.567,89 ou mais em outras cidades', count: 5, selected: true },
    ],
  },
};

export const HighContrast: Story = { globals: { contrast: 'more' } };
