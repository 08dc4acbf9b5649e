import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LinkTabs } from './link-tabs.tsx';

const meta = {
  title: 'Navigation/LinkTabs',
  component: LinkTabs,
  args: {
    label: 'Oportunidades',
    current: '#abertas',
    items: [
      { label: 'Disponíveis', href: '#abertas' },
      { label: 'Descartadas', href: '#descartadas' },
      { label: 'Expiradas', href: '#expiradas' },
    ],
  },
  parameters: {
    guide: {
      do: ['Use it where each view has an address that can be sent.'],
      dont: ['Use it for parts of one screen: those are `Tabs`.'],
      accessibility: ['A named navigation of links, not a tab list: each press loads a page.'],
    },
  },
} satisfies Meta<typeof LinkTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Disponíveis' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Expiradas' })).not.toHaveAttribute('aria-current');
  },
};
