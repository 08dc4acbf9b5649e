import { anAuction } from '@martelo/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { AuctionFigures } from '../auction-figures/auction-figures.tsx';
import { Countdown } from '../countdown/countdown.tsx';
import { Grid } from '../grid/grid.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { NowProvider, usePageNow } from './now-provider.tsx';

const auction = anAuction();
const beforeFirst = new Date('2026-03-18T09:00:00-03:00');
const betweenRounds = new Date('2026-03-25T12:00:00-03:00');

const meta = {
  title: 'Shell/NowProvider',
  component: NowProvider,
  args: { now: beforeFirst, fixed: true, children: <AuctionFigures auction={auction} /> },
  parameters: {
    guide: {
      do: [
        'Put it once around the application, with the instant that the server renders at; hydrate with the same one.',
        'Give a part that hydrates by itself, in a `Suspense` or an `Activity`, one of its own without `now`.',
        'Set `fixed` in tests and pictures.',
      ],
      dont: [
        'Leave it out where pages are rendered on a server: it and the browser would print two times, and React would throw the page away.',
        'Call `new Date()` in a component: `usePageNow` is of the same instant as all else.',
        'Stop a single `Countdown` by it: that takes `now` itself.',
      ],
      accessibility: ['Renders no element. What turns with the time is not announced at each tick.'],
    },
  },
} satisfies Meta<typeof NowProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/ª PRAÇA$/)[0]).toHaveTextContent('1ª PRAÇA');
  },
};

export const BetweenRounds: Story = {
  name: 'The same auction a week later',
  tags: ['RULE-01'],
  args: { now: betweenRounds },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/ª PRAÇA$/)[0]).toHaveTextContent('2ª PRAÇA');
  },
};

const until = auction.rounds.second!.date;

function Left({ of }: { of: string }) {
  const now = usePageNow().toISOString();
  return (
    <Stack gap="xxsmall">
      <Text>{of}</Text>
      <Countdown until={until} form="long" data-now={now} />
    </Stack>
  );
}

export const Within: Story = {
  name: 'Within another, without an instant it is of the other’s, with one of its own',
  args: {
    children: (
      <Grid columns={3}>
        <Left of="Da página" />
        <NowProvider>
          <Left of="Parte que hidrata sozinha" />
        </NowProvider>
        <NowProvider now={betweenRounds} fixed>
          <Left of="Parte de outro dia" />
        </NowProvider>
      </Grid>
    ),
  },
  play: async ({ canvas }) => {
    const [page, part, other] = canvas.getAllByRole('timer');
    await expect(page).toHaveTextContent('16d 1h');
    await expect(part).toHaveTextContent('16d 1h');
    await expect(part).toHaveAttribute('data-now', beforeFirst.toISOString());
    await expect(other).toHaveTextContent('8d 22h');
  },
};
