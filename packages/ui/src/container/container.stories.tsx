import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '../card/card.tsx';
import { Container } from './container.tsx';

const meta = {
  title: 'Layout/Container',
  component: Container,
  args: { children: <Card>Encontramos 32.547 imóveis em 1.330 cidades.</Card> },
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['One per band of the page; a band’s background spans the window, its container does not.'],
      dont: ['Nest one in another: the gutters would add up.'],
      accessibility: ['No role of its own; `as="main"` once per page.'],
    },
  },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RunningText: Story = { args: { width: 'text' } };
export const Form: Story = { args: { width: 'form' } };
export const Page: Story = {
  name: 'A page of one message',
  args: {
    gap: 'medium',
    align: 'center',
    above: 'huge',
    below: 'huge',
    children: [
      <strong key="title">Página não encontrada</strong>,
      <span key="text">O endereço não existe ou mudou.</span>,
    ],
  },
};
