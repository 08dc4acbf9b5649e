import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { RankBar } from './rank-bar.tsx';

const meta = {
  title: 'Auction/RankBar',
  component: RankBar,
  args: {
    rank: { below: 152, equal: 2, n: 212 },
    listDate: '2026-03-09',
    group: 'Goiânia',
    how: 'Comparado com as vendas diretas e online de Goiânia.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: ['Name the group.', 'Give null where too few can be compared.'],
      dont: ['Compare what is not alike: land with flats.', 'Call a high discount a good purchase.'],
      accessibility: ['The bar is hidden from screen readers: its sentence says the same.'],
    },
  },
} satisfies Meta<typeof RankBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['EVID-05'],
  parameters: { forcedColors: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('desconto maior que 7 de 10 em Goiânia')).toBeVisible();
    await expect(canvas.getByText('(212 casos, lista de 09/03/2026)')).toBeVisible();
  },
};

export const SquareMetre: Story = {
  name: 'By the price of a square metre',
  args: {
    measure: 'squareMetre',
    rank: { below: 200, equal: 4, n: 2_100 },
    group: 'apartamentos de São Paulo',
  },
  play: async ({ canvas }) =>
    expect(canvas.getByText('preço por m² menor que 9 de 10 em apartamentos de São Paulo')).toBeVisible(),
};

export const Highest: Story = {
  args: { rank: { below: 211, equal: 1, n: 212 } },
  play: async ({ canvas }) => expect(canvas.getByText('o maior desconto em Goiânia')).toBeVisible(),
};

export const Lowest: Story = {
  args: { rank: { below: 3, equal: 1, n: 212 } },
  play: async ({ canvas }) =>
    expect(canvas.getByText('desconto maior que menos de 1 de 10 em Goiânia')).toBeVisible(),
};

export const TooFew: Story = {
  tags: ['EVID-05'],
  args: { rank: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Poucos imóveis para comparar em Goiânia')).toBeVisible();
    await expect(canvas.queryByText(/de 10/)).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: { group: 'terrenos e glebas urbanas de Vila Bela da Santíssima Trindade, em Mato Grosso' },
};

export const HighContrast: Story = { globals: { contrast: 'more' } };
