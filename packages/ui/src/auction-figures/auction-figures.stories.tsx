import { anAuction } from '@martelo/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { auctionAtValuation, expectOneAmount } from '../testing/at-valuation.ts';
import { linesOf } from '../testing/large-letters.ts';
import { AuctionFigures } from './auction-figures.tsx';

const now = new Date('2026-03-10T09:00-03:00');
const round = (day: string, minimum: number | null) => ({ date: new Date(`${day}T10:00-03:00`), minimum });

const meta = {
  title: 'Auction/AuctionFigures',
  component: AuctionFigures,
  args: { auction: anAuction(), now },
  parameters: {
    guide: {
      do: ['Put it beside the facts, first on a phone.'],
      dont: ['Repeat its figures elsewhere on the page: two places age apart.'],
      accessibility: [
        'The current round carries `aria-current`; the time left is a timer that is not announced.',
      ],
    },
  },
} satisfies Meta<typeof AuctionFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhone: Story = {
  name: 'On a phone an hour stays on the line of its date, whatever the amount beside it',
  tags: ['DETAIL-01', 'SHELL-12'],
  args: {
    auction: anAuction({
      rounds: { first: round('2026-03-20', 118_560_000), second: round('2026-04-03', 14_210_050) },
    }),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 343 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const date of ['20/03/2026 10:00', '03/04/2026 10:00'])
      await expect(linesOf(canvas.getByText(date))).toBe(1);
    const [first, second] = ['R$ 1.185.600,00', 'R$ 142.100,50'].map((amount) =>
      canvas.getAllByText(amount).at(-1)!.getBoundingClientRect(),
    );
    await expect(first!.right).toBeCloseTo(second!.right, 0);
  },
};

export const SecondRound: Story = {
  name: 'In the second round its minimum is the value',
  tags: ['RULE-01'],
  args: {
    auction: anAuction({
      rounds: { first: round('2026-03-01', 32_100_000), second: round('2026-03-13', 18_640_000) },
      valuation: 32_100_000,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('R$ 186.400,00', { selector: 'span' })).toBeVisible();
    await expect(canvas.getByText('13/03/2026 10:00').closest('[aria-current]')).not.toBeNull();
  },
};

export const ThirdRound: Story = {
  name: 'In the third round its minimum is the value',
  tags: ['LABEL-09'],
  args: {
    auction: anAuction({
      rounds: {
        first: round('2026-02-10', 32_100_000),
        second: round('2026-02-25', 16_050_000),
        third: round('2026-03-13', 6_420_000),
      },
      valuation: 32_100_000,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('R$ 64.200,00', { selector: 'span' })).toBeVisible();
    await expect(canvas.getByText('13/03/2026 10:00').closest('[aria-current]')).not.toBeNull();
    await expect(canvas.getAllByText('3ª PRAÇA')).toHaveLength(2);
  },
};

export const EarlierMinimum: Story = {
  name: 'The amount of an earlier round is named, where the current one states none',
  tags: ['LABEL-11'],
  args: {
    auction: anAuction({
      rounds: {
        first: round('2026-02-20', 71_000_000),
        second: round('2026-02-25', 42_600_000),
        third: { ...round('2026-03-13', 0), minimum: null },
      },
      valuation: 71_000_000,
    }),
  },
  play: async ({ canvas }) => expect(canvas.getByText('lance mínimo da 2ª praça')).toBeVisible(),
};

export const LargeLetters: Story = {
  name: 'With letters twice as large its figures stay within it',
  tags: ['DETAIL-01', 'SHELL-12'],
  args: {
    auction: anAuction({
      rounds: { first: round('2026-03-01', 1_944_700_000), second: round('2026-03-13', 1_186_400_000) },
      valuation: 1_944_700_000,
    }),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <div style={{ width: 304 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    try {
      const amounts = canvas.getAllByText(/^R\$/);
      await expect(amounts).toHaveLength(3);
      for (const amount of amounts) {
        const { right } = amount.closest('[class]')!.parentElement!.getBoundingClientRect();
        await expect(amount.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1);
      }
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    } finally {
      style.fontSize = '';
    }
  },
};

export const WithoutRounds: Story = {
  args: { withoutRounds: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('term')).not.toBeInTheDocument();
    await expect(canvas.getByText('avaliado em R$ 320.000,00')).toBeVisible();
  },
};

export const DirectSale: Story = {
  args: {
    auction: anAuction({
      rounds: { first: null, second: null },
      price: 8_620_900,
      directSale: true,
      type: 'caixa',
    }),
  },
};

export const AtValuation: Story = {
  name: 'A price that is the valuation says so, and the amount stands once',
  tags: ['LABEL-33'],
  args: { auction: auctionAtValuation },
  parameters: { chromatic: { disableSnapshot: true } },
  play: expectOneAmount,
};

export const NothingKnown: Story = {
  name: 'What is not known says so',
  tags: ['RULE-04'],
  args: {
    auction: anAuction({
      rounds: { first: null, second: null },
      price: null,
      valuation: null,
      directSale: false,
      type: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Valor não informado')).toBeVisible();
    await expect(canvas.getByText('Data não informada')).toBeVisible();
  },
};

export const Ended: Story = {
  name: 'Over: said so, and its discount is no good news',
  tags: ['RULE-01'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { now: new Date('2027-01-01T12:00:00-03:00') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Leilão encerrado')).toBeVisible();
    await expect(canvas.queryByText(/^encerra em/)).not.toBeInTheDocument();
  },
};

export const Gone: Story = {
  args: { auction: anAuction({ goneSince: '2026-03-01' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('saiu da lista da fonte')).toBeVisible();
    await expect(canvas.queryByText(/^encerra em/)).not.toBeInTheDocument();
  },
};
