import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, House, LandPlot, Store, Tractor, Warehouse } from 'lucide-react';
import { expect } from 'storybook/test';

import { iconControl } from '../foundations/icon-control.ts';
import { CategoryTile } from './category-tile.tsx';

const meta = {
  title: 'Auction/CategoryTile',
  component: CategoryTile,
  args: { label: 'Apartamentos', count: 12_480, href: '/leiloes/imoveis?subcategory_id=2', icon: Building2 },
  argTypes: { icon: iconControl },
  parameters: {
    guide: {
      do: ['Give null while the count is not known.', 'Put several into a list in a `Grid`.'],
      dont: ['Round or guess a count.'],
      keyboard: [['Enter', 'Follows the link.']],
      accessibility: ['One link, read as ‘Apartamentos 12.480 imóveis’.'],
    },
  },
} satisfies Meta<typeof CategoryTile>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as in a grid. */
const inAColumn: Pick<Story, 'decorators'> = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 260 }}>
        <Story />
      </div>
    ),
  ],
};

/** Leads to its list and says how many there are. */
export const Default: Story = {
  ...inAColumn,
  tags: ['HOME-05'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Apartamentos\s*12\.480 imóveis/ });
    await expect(link).toHaveAttribute('href', '/leiloes/imoveis?subcategory_id=2');
  },
};

export const Zero: Story = {
  ...inAColumn,
  name: 'A count of 0',
  tags: ['HOME-05'],
  args: { count: 0 },
  play: async ({ canvas }) => expect(canvas.getByText('0 imóveis')).toBeVisible(),
};

export const Unknown: Story = {
  ...inAColumn,
  args: { count: null },
  play: async ({ canvas }) => expect(canvas.queryByText(/imóve/)).not.toBeInTheDocument(),
};

const all = [
  ['Casas', 9312, House],
  ['Apartamentos', 12_480, Building2],
  ['Imóveis Comerciais', 1844, Store],
  ['Terrenos', 6207, LandPlot],
  ['Galpões', 1, Warehouse],
  ['Imóveis Rurais e Chácaras de Recreio', 391, Tractor],
] as const;

export const Six: Story = {
  render: (args) => (
    <ul style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))' }}>
      {all.map(([label, count, icon]) => (
        <li key={label} style={{ display: 'grid' }}>
          <CategoryTile {...args} label={label} count={count} icon={icon} />
        </li>
      ))}
    </ul>
  ),
};
