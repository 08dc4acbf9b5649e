import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '../card/card.tsx';
import { Columns } from './columns.tsx';

const meta = {
  title: 'Layout/Columns',
  component: Columns,
  args: { sizes: 'filter-rest', children: [<Card key="a">Filtros</Card>, <Card key="b">Resultados</Card>] },
  parameters: {
    guide: {
      do: ['Choose `sizes` by what the narrower part needs.'],
      dont: ['Use it for equal things: those are a `Grid`.'],
      accessibility: ['The order on the page is the order of reading, at every width.'],
    },
  },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WideNarrow: Story = { args: { sizes: 'wide-narrow' } };
export const ButtonAtEnd: Story = {
  args: {
    sizes: 'rest-auto',
    align: 'center',
    children: [
      <p key="a">Buscar é livre. A assinatura dá atendimento prioritário.</p>,
      <Card key="b">Ver os planos</Card>,
    ],
  },
};
