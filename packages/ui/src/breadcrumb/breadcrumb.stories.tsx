import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { withLargeLetters } from '../testing/large-letters.ts';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Início', href: '/' },
      { label: 'Leilões', href: '/leiloes' },
      { label: 'Apartamentos' },
    ],
  },
  parameters: {
    guide: {
      do: ['Begin at the home page and end at the page shown, without a link.'],
      dont: ['Use it as a history: it says where a page stands, not how one came.'],
      keyboard: [
        ['Tab', 'Moves the focus from link to link.'],
        ['Enter', 'Follows it.'],
      ],
      accessibility: ['A navigation called ‘Você está em’; the last item has `aria-current`.'],
    },
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Apartamentos')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const Detail: Story = {
  name: 'Down to the auction',
  tags: ['DETAIL-02'],
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Leilões', href: '/leiloes' },
      { label: 'Rio de Janeiro', href: '/leiloes?state_id=19' },
      { label: 'São José do Vale do Rio Preto', href: '/leiloes?city_id=3304' },
      {
        label:
          'Sobrado com 4 quartos, 2 vagas e edícula no Condomínio Residencial Jardim das Palmeiras Imperiais',
      },
    ],
  },
};

export const LargeLetters: Story = {
  ...Detail,
  name: 'With letters twice as large every name is whole',
  tags: ['SHELL-12'],
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      for (const entry of canvas.getAllByRole('listitem')) {
        const words = document.createRange();
        words.selectNodeContents(entry);
        const list = entry.parentElement!.getBoundingClientRect();
        for (const { right } of words.getClientRects())
          await expect(right).toBeLessThanOrEqual(list.right + 1);
      }
    }),
};

export const Alone: Story = { args: { items: [{ label: 'Início' }] } };

export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    for (const name of ['Início', 'Leilões']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByText('Apartamentos')).not.toHaveFocus();
  },
};
