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
  play: async ({ canvas }) =>
    expect(canvas.getByText('Página 2 de 1.085')).toHaveTextContent(
      /^Página 2 de 1\.085 \(31-60 de 32\.547\)$/,
    ),
};

export const Narrow: Story = {
  name: 'Where it does not fit it breaks before its bracket',
  tags: ['LIST-02'],
  args: { page: 1, lastPage: 1, first: 1, last: 2, total: 2 },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <div style={{ width: 112 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [whole, range] = [canvas.getByText('Página 1 de 1'), canvas.getByText('(1-2 de 2)')];
    await expect(whole.offsetHeight).toBe(2 * range.offsetHeight);
    await expect(range.getBoundingClientRect().left).toBe(whole.getBoundingClientRect().left);
  },
};

export const Empty: Story = {
  args: { page: 1, lastPage: 1, first: 0, last: 0, total: 0 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => expect(canvas.queryByText(/Página/)).not.toBeInTheDocument(),
};
