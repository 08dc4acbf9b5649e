import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Calculator } from './calculator.tsx';

const meta = {
  title: 'Recipes/Calculator',
  component: Calculator,
  args: {
    bid: 142_100_00,
    rates: [
      { id: 'commission', label: 'Comissão do leiloeiro', share: 0.05 },
      { id: 'itbi', label: 'ITBI', share: 0.02 },
    ],
  },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Calculator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['STORY-08'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total')).toBeVisible();
  },
};
