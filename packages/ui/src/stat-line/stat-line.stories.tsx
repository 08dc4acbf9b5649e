import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { StatLine } from './stat-line.tsx';

const meta = {
  title: 'Data/StatLine',
  component: StatLine,
  args: {
    items: [
      { value: '32.547', label: 'imóveis' },
      { value: '1.330', label: 'cidades' },
      { value: '27', label: 'estados' },
      { value: '08/01/2026', label: 'data da lista' },
    ],
  },
  parameters: {
    guide: {
      do: ['Give the date that the figures are of.'],
      dont: ['Round up, or show a figure that cannot be checked.'],
      accessibility: ['A list, each read as one sentence: ‘32.547 imóveis’.'],
    },
  },
} satisfies Meta<typeof StatLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('32.547 imóveis');
  },
};

export const Zero: Story = { args: { items: [{ value: '0', label: 'imóveis' }] } };
