import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { NowProvider } from '../now-provider/now-provider.tsx';
import { Stack } from '../stack/stack.tsx';
import { Countdown } from './countdown.tsx';

const now = new Date('2026-11-21T12:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const meta = {
  title: 'Auction/Countdown',
  component: Countdown,
  args: { until: after(76 * 60 + 5), now },
  parameters: {
    guide: {
      do: [
        'Write the date near it: a countdown alone cannot be planned with.',
        'Set `urgent` in the last 24 hours.',
      ],
      dont: ['Make it red, or let it blink.'],
      accessibility: ['A `time` with the exact instant; not announced at each tick.'],
    },
  },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Card: Story = {
  name: 'On cards hours, then minutes',
  tags: ['CARD-05'],
  render: () => (
    <Stack gap="xsmall">
      <Countdown now={now} until={after(76 * 60 + 5)} />
      <Countdown now={now} until={after(61)} urgent />
      <Countdown now={now} until={after(40)} urgent />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('timer').map(({ textContent }) => textContent);
    await expect(texts).toEqual(['76h', '1h', '40min']);
  },
};

export const Long: Story = {
  name: 'Elsewhere days and hours, hours and minutes, minutes',
  tags: ['CARD-05'],
  render: () => (
    <Stack gap="xsmall">
      <Countdown now={now} form="long" until={after(76 * 60)} />
      <Countdown now={now} form="long" until={after(200)} />
      <Countdown now={now} form="long" until={after(40)} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('timer').map(({ textContent }) => textContent);
    await expect(texts).toEqual(['3d 4h', '3h 20m', '40m']);
  },
};

export const Ended: Story = {
  args: { until: after(-5) },
  play: async ({ canvas }) => {
    const ended = canvas.getByRole('timer');
    await expect(ended.scrollWidth).toBeLessThanOrEqual(ended.clientWidth);
  },
};

export const InvalidDate: Story = {
  name: 'An invalid date is said to be unknown, never ended',
  tags: ['RULE-04'],
  args: { until: new Date(Number.NaN) },
};

export const Ticking: Story = {
  name: 'Follows the clock of the page',
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => {
    const start = new Date();
    return (
      <NowProvider now={start}>
        <Countdown until={new Date(start.getTime() + 400)} />
      </NowProvider>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('1min');
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('Encerrado'));
  },
};
