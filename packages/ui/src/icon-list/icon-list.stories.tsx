import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Heart, Percent } from 'lucide-react';
import { expect } from 'storybook/test';

import { linesOf, withLargeLetters, wordsPast } from '../testing/large-letters.ts';
import { IconList } from './icon-list.tsx';

const meta = {
  title: 'Data/IconList',
  component: IconList,
  args: {
    items: [
      { icon: Heart, title: 'Favoritos em qualquer aparelho', text: 'Guarde os imóveis que interessam.' },
      {
        icon: Bell,
        title: 'Alertas do seu jeito',
        text: 'Quando surgir um leilão assim, você recebe um email.',
      },
      { icon: Percent, title: 'Oportunidades reunidas', text: 'A avaliação e o desconto lado a lado.' },
    ],
  },
  parameters: {
    guide: {
      do: ['Three or four points; one sentence each.'],
      dont: ['Use it for links: those are a `LinkList`.'],
      accessibility: ['A list; the signs are silent.'],
    },
  },
} satisfies Meta<typeof IconList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LargeLetters: Story = {
  name: 'With letters twice as large a long word is as wide as its place',
  tags: ['SHELL-12'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <div style={{ width: 256 }}>{Story()}</div>],
  play: ({ canvas }) =>
    withLargeLetters(async () => expect(wordsPast(canvas.getByRole('list'))).toBeLessThanOrEqual(0)),
};

export const LargeWords: Story = {
  name: 'With letters twice as large the words stand below the sign, and no word breaks',
  tags: ['SHELL-12'],
  args: { items: [{ icon: Heart, title: 'Oportunidades', text: 'computador' }] },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <div style={{ width: 256 }}>{Story()}</div>],
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      for (const word of ['Oportunidades', 'computador'])
        await expect([word, linesOf(canvas.getByText(word))]).toEqual([word, 1]);
    }),
};
