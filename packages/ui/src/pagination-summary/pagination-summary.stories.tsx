import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PaginationSummary } from './pagination-summary.tsx';

const meta = {
  title: 'Navigation/PaginationSummary',
  component: PaginationSummary,
  args: { page: 2, lastPage: 1085, first: 31, last: 60, total: 32547 },
  parameters: {
    guide: {
      do: ['Put it in a `role="status"`, so that a new list is announced with its size.'],
      dont: ['Write the total twice on one screen.'],
      accessibility: ['Plain text.'],
    },
  },
} satisfies Meta<typeof PaginationSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Página X de Y (first-last de total). */
export const Default: Story = {
  tags: ['LIST-02'],
  play: async ({ canvas }) => expect(canvas.getByText('Página 2 de 1.085 (31-60 de 32.547)')).toBeVisible(),
};

export const Narrow: Story = {
  name: 'Where it takes two lines, page and last page stay on one',
  tags: ['LIST-02'],
  args: { page: 1084, lastPage: 1085, first: 32_491, last: 32_520, total: 32_547 },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <div style={{ width: '7.5em' }}>
      <PaginationSummary {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText('Página 1.084 de 1.085 (32.491-32.520 de 32.547)');
    const numbers = document.createRange();
    numbers.setStart(text.firstChild!, 'Página '.length);
    numbers.setEnd(text.firstChild!, 'Página 1.084 de 1.085'.length);
    await expect(new Set([...numbers.getClientRects()].map(({ top }) => top)).size).toBe(1);
    await expect(text.getBoundingClientRect().height).toBeGreaterThan(
      2 * numbers.getBoundingClientRect().height,
    );
  },
};

export const Empty: Story = {
  args: { page: 1, lastPage: 1, first: 0, last: 0, total: 0 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => expect(canvas.queryByText(/Página/)).not.toBeInTheDocument(),
};
