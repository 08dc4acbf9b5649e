import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '../card/card.tsx';
import { Grid, GridRow } from './grid.tsx';

const cards = ['Casas', 'Apartamentos', 'Terrenos', 'Galpões', 'Comercial', 'Rurais'].map((label) => (
  <Card key={label}>{label}</Card>
));

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { children: cards },
  parameters: {
    guide: {
      do: ['Use `as="ul"` with `li` for results: the count is then announced.'],
      dont: ['Nest grids to align unlike things; that is a layout of its own.'],
      accessibility: ['At 320 px and at 400 % zoom it is one column.'],
    },
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Four: Story = { args: { columns: 4, gap: 'small' } };

export const OwnWidths: Story = {
  name: 'Columns by width, and a row of its own',
  args: {
    columns: { base: 2, tablet: 3 },
    gap: 'small',
    children: [
      ...cards.slice(0, 3),
      <GridRow key="row">
        <Card>De uma ponta à outra</Card>
      </GridRow>,
    ],
  },
};
