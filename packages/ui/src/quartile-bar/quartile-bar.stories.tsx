import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { QuartileBar } from './quartile-bar.tsx';

const meta = {
  title: 'Auction/QuartileBar',
  component: QuartileBar,
  args: {
    label: 'Mediana do bairro nas listas',
    quartiles: { q1: 2_790_40, median: 3_210_00, q3: 3_980_55, n: 23 },
    value: 2_891_00,
    perSquareMetre: true,
    since: '2026-02-27',
    until: '2026-03-02',
    how: 'O que pedem os apartamentos à venda no Setor Bueno, pela área privativa.',
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
      do: ['Say whose median it is and what was counted.', 'Give null for a value by another kind of area.'],
      dont: ['Call it an appraisal, or a property cheap.', 'Mix asked prices with sales.'],
      accessibility: ['The drawing is hidden from screen readers: a table holds its figures.'],
    },
  },
} satisfies Meta<typeof QuartileBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['MARKET-07', 'MARKET-08'],
  parameters: { forcedColors: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('R$ 3.210,00/m²')[0]).toBeVisible();
    await expect(canvas.getByText('(23 casos, listas de 27/02/2026 a 02/03/2026)')).toBeVisible();
    await expect(canvas.getByText('Este imóvel: R$ 2.891,00/m², na metade do meio.')).toBeVisible();
    const table = canvas.getByRole('table', { name: 'Mediana do bairro nas listas' });
    await expect(table).toHaveTextContent('Um quarto fica abaixo deR$ 2.790,40/m²');
    await expect(table).toHaveTextContent('Este imóvelR$ 2.891,00/m²');
  },
};

export const Below: Story = {
  args: { value: 1_200_00 },
  play: async ({ canvas }) =>
    expect(canvas.getByText('Este imóvel: R$ 1.200,00/m², abaixo de três quartos deles.')).toBeVisible(),
};

export const Above: Story = {
  args: { value: 9_900_00 },
  play: async ({ canvas }) =>
    expect(canvas.getByText('Este imóvel: R$ 9.900,00/m², acima de três quartos deles.')).toBeVisible(),
};

export const Sales: Story = {
  name: 'Registered sales, by whole price',
  tags: ['MARKET-07'],
  args: {
    label: 'Vendas registradas no bairro (ITBI, prefeitura)',
    counted: 'sales',
    perSquareMetre: false,
    quartiles: { q1: 301_000_00, median: 389_500_00, q3: 512_000_00, n: 44 },
    value: 320_000_00,
    since: '2024-03-04',
    until: '2026-02-20',
  },
  play: async ({ canvas }) =>
    expect(canvas.getByText('(44 casos, vendas de 04/03/2024 a 20/02/2026)')).toBeVisible(),
};

export const NotComparable: Story = {
  name: 'Of another kind of area: the property is not shown',
  tags: ['MARKET-07'],
  args: { value: null },
  play: async ({ canvas }) => expect(canvas.queryByText(/^Este imóvel/)).not.toBeInTheDocument(),
};

export const AllTheSame: Story = {
  args: { quartiles: { q1: 3_000_00, median: 3_000_00, q3: 3_000_00, n: 8 }, value: 3_000_00 },
};

export const TooFew: Story = {
  tags: ['MARKET-08'],
  args: { quartiles: null },
  play: async ({ canvas }) =>
    expect(
      canvas.getByText('Mediana do bairro nas listas: não informada, menos de 8 imóveis do mesmo tipo'),
    ).toBeVisible(),
};

export const LongText: Story = {
  args: {
    label:
      'Vendas registradas em Vila Bela da Santíssima Trindade (ITBI, valores da prefeitura e não preços declarados)',
    quartiles: { q1: 12_345_678_90, median: 23_456_789_01, q3: 34_567_890_12, n: 12_345 },
    value: 23_000_000_00,
    perSquareMetre: false,
  },
};

export const HighContrast: Story = { globals: { contrast: 'more' } };
