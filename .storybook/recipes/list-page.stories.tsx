import { auctionSamples } from '@martelo/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ListPage } from './list-page.tsx';

const meta = {
  title: 'Recipes/List page',
  component: ListPage,
  args: {
    title: 'Leilões em Goiânia',
    auctions: auctionSamples(6),
    page: 1,
    lastPage: 4,
    hrefOf: (page: number) => `#pagina-${page}`,
    onClearFilters: fn(),
  },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof ListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['STORY-08'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
};
