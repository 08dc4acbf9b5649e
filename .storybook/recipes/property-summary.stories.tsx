import { anAuction } from '@martelo/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PropertySummary } from './property-summary.tsx';

const meta = {
  title: 'Recipes/Property summary',
  component: PropertySummary,
  args: { auction: anAuction(), href: '#edital' },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof PropertySummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['STORY-08'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ver o edital' })).toBeVisible();
  },
};
