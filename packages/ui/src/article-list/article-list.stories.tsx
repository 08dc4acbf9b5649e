import type { Meta, StoryObj } from '@storybook/react-vite';

import { Text } from '../text/text.tsx';
import { ArticleList } from './article-list.tsx';

const date = (
  <Text as="div" size="small" color="muted">
    10 de março de 2026 · 4 min
  </Text>
);

const meta = {
  title: 'Marketing/ArticleList',
  component: ArticleList,
  args: {
    items: [
      {
        href: '#praca',
        title: 'O que muda entre a 1ª e a 2ª praça',
        summary: 'Na segunda o juiz fixa o preço mínimo, e não se aceita preço vil.',
        meta: date,
      },
      {
        href: '#edital',
        title: 'Como ler um edital',
        summary: 'Dez linhas que decidem uma compra.',
        meta: date,
      },
    ],
  },
  parameters: {
    guide: {
      do: ['Lead with the newest.'],
      dont: ['Cut the summary: it says whether to read on.'],
      accessibility: ['Each title is the link; the rest of the entry only widens it.'],
    },
  },
} satisfies Meta<typeof ArticleList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
