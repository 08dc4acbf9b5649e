import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Stack } from '../stack/stack.tsx';
import { PhaseBadge } from './phase-badge.tsx';

const meta = {
  title: 'Auction/PhaseBadge',
  component: PhaseBadge,
  args: { phase: 'first', status: 'upcoming' },
  parameters: {
    guide: {
      do: ['Explain ‘praça’ near its first use on a page.'],
      dont: [
        'Call a sale without bids an auction: it is ‘Venda direta’.',
        'Call a sale by offers direct: it is ‘Venda online’.',
      ],
      accessibility: ['Plain text; the tone repeats the word.'],
    },
  },
} satisfies Meta<typeof PhaseBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  name: 'Every phase and kind of sale has its word',
  tags: ['CARD-02', 'LABEL-01', 'LABEL-09'],
  parameters: { forcedColors: true },
  render: () => (
    <Stack direction="row" gap="xsmall" wrap>
      <PhaseBadge phase="first" status="open" />
      <PhaseBadge phase="second" status="ending" />
      <PhaseBadge phase="third" status="open" />
      <PhaseBadge phase="unique" status="open" />
      <PhaseBadge phase="unique" status="directSale" />
      <PhaseBadge phase="sfi" status="undated" />
      <PhaseBadge phase="tender" status="undated" />
      <PhaseBadge phase="online" status="onlineSale" />
      <PhaseBadge phase="second" status="finished" />
      <PhaseBadge phase="first" status="delisted" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const word of [
      '1ª PRAÇA',
      '2ª PRAÇA',
      '3ª PRAÇA',
      'LEILÃO',
      'Venda direta',
      'Leilão SFI',
      'Licitação aberta',
      'Venda online',
      'Encerrado',
      'Fora da lista',
    ])
      await expect(canvas.getByText(word)).toBeVisible();
  },
};
