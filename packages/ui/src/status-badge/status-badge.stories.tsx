import { statuses, statusLabels } from '@martelo/domain/status';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Stack } from '../stack/stack.tsx';
import { StatusBadge } from './status-badge.tsx';

const meta = {
  title: 'Auction/StatusBadge',
  component: StatusBadge,
  args: { status: 'open' },
  parameters: {
    guide: {
      do: ['Compute the status with `statusAt`, from the dates alone.'],
      dont: ['Show it beside a `PhaseBadge` that already says the same.'],
      accessibility: ['Plain text; the tone repeats the word.'],
    },
  },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  name: 'Every status has its word',
  tags: ['RULE-10'],
  parameters: { forcedColors: true },
  render: () => (
    <Stack direction="row" gap="xsmall" wrap>
      {statuses.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const status of statuses) await expect(canvas.getByText(statusLabels[status])).toBeVisible();
  },
};
