import { anAuction, aPicture, auctionSamples, sampleNow } from '@martelo/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Card } from '../card/card.tsx';
import { withLargeLetters, wordsOf } from '../testing/large-letters.ts';
import { AuctionRows } from './auction-rows.tsx';

const meta = {
  title: 'Auction/AuctionRows',
  component: AuctionRows,
  args: {
    auctions: [
      anAuction({
        key: 'photo',
        images: [{ ...aPicture(150), kind: 'photo' }],
        forecastNextPrice: {
          price: 17_708_000,
          kind: 'observed',
          hits: 1234,
          falls: 1260,
          from: '2025-12-11',
          to: '2026-03-10',
        },
      }),
      ...auctionSamples(3),
    ],
    hrefOf: ({ key }) => `#${key}`,
    now: sampleNow,
    'aria-label': 'Leilões que teria avisado',
  },
  decorators: [
    (Story) => (
      <Card style={{ maxWidth: 480 }}>
        <Story />
      </Card>
    ),
  ],
  parameters: {
    guide: {
      do: ['Show a handful beside what they belong to.', 'Name the list with `aria-label`.'],
      dont: ['Stand it in for a page of results: that is `AuctionCard` in a `Grid`.'],
      keyboard: [['Tab', 'Moves from auction to auction.']],
      accessibility: ['A list, each item with one link that is named as the auction.'],
    },
  },
} satisfies Meta<typeof AuctionRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['ALERT-13'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const [first] = args.auctions;
    await expect(canvas.getByRole('link', { name: first!.title })).toHaveAttribute('href', `#${first!.key}`);
  },
};

export const OffTheList: Story = {
  name: 'What has left its list, and what is not known, says so',
  tags: ['ALERT-13', 'RULE-04'],
  args: {
    auctions: [
      anAuction({ key: 'gone', goneSince: '2026-03-01' }),
      anAuction({
        key: 'bare',
        price: null,
        valuation: null,
        rounds: { first: null, second: null },
        images: [],
        title:
          'Casa com quatro quartos, piscina e três vagas de garagem na Rua Conselheiro Nébias, Campos Elíseos',
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fora da lista')).toBeVisible();
    await expect(canvas.getByText('Valor não informado')).toBeVisible();
  },
};

export const LargeLetters: Story = {
  name: 'With letters twice as large words stand below the picture, and no amount leaves the card',
  tags: ['SHELL-12'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <div style={{ width: 256 }}>{Story()}</div>],
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      const { right } = canvas.getByRole('list').getBoundingClientRect();
      for (const words of [...canvas.getAllByRole('link'), ...canvas.getAllByText(/^R\$/)])
        await expect(wordsOf(words).right).toBeLessThanOrEqual(right);
    }),
};

export const AddressWithAPlace: Story = {
  name: 'An address with a place for the key leads to each auction',
  tags: ['GRAM-14'],
  render: (args) => <AuctionRows {...args} hrefOf="/leilao/{key}" />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(addresses).toEqual(args.auctions.map(({ key }) => `/leilao/${key}`));
  },
};
