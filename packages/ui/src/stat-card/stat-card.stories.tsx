import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { expect } from 'storybook/test';

import { linesOf, withLargeLetters, wordsOf } from '../testing/large-letters.ts';
import { iconControl } from '../foundations/icon-control.ts';
import { Grid } from '../grid/grid.tsx';
import { StatCard } from './stat-card.tsx';

const meta = {
  title: 'Data/StatCard',
  component: StatCard,
  args: { label: 'Leilões ativos', value: '32.547' },
  argTypes: { icon: iconControl },
  parameters: {
    guide: {
      do: ['Say of when a figure is.'],
      dont: ['Show a figure that nothing counts.'],
      accessibility: ['Plain text in reading order: name, figure, hint.'],
    },
  },
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithIconAndHint: Story = {
  args: { label: 'Favoritos', value: '12', hint: '3 encerram nesta semana', icon: Heart },
};
export const Zero: Story = { args: { label: 'Favoritos', value: '0', icon: Heart } };
/** A card that leads somewhere shows it. */
export const Leading: Story = {
  args: { label: 'Favoritos', value: '12', hint: '3 encerram nesta semana', icon: Heart, href: '#favoritos' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: 'Favoritos 12 3 encerram nesta semana' });
    await expect(card.querySelectorAll('svg')).toHaveLength(2);
  },
};
export const LongText: Story = {
  args: {
    label: 'Soma dos lances mínimos dos imóveis que você acompanha em todas as cidades',
    value: 'R$ 1.234.567.890,12',
    hint: 'Listas de 08/01/2026, sem os imóveis que saíram delas desde então',
  },
};
export const LargeLetters: Story = {
  ...LongText,
  name: 'With letters twice as large no text leaves its card',
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: ({ canvas, args }) =>
    withLargeLetters(async () => {
      const name = canvas.getByText(args.label);
      const card = name.parentElement!.getBoundingClientRect();
      for (const element of [name, canvas.getByText(/^R\$/), canvas.getByText(/^Listas de/)])
        await expect(wordsOf(element).right).toBeLessThanOrEqual(card.right);
    }),
};
export const InARow: Story = {
  render: (args) => (
    <Grid>
      <StatCard {...args} />
      <StatCard {...args} label="Favoritos" value="12" hint="3 encerram nesta semana" icon={Heart} />
      <StatCard {...args} label="Alertas" value="4" />
    </Grid>
  ),
};

export const LargeDate: Story = {
  name: 'With letters twice as large a date is whole',
  tags: ['SHELL-12'],
  args: { label: 'Lista mais recente', value: '27/11/2026' },
  globals: { viewport: { value: 'narrow' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: ({ canvas }) => withLargeLetters(async () => expect(linesOf(canvas.getByText('27/11/2026'))).toBe(1)),
};
