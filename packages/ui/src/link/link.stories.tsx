import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { wordsOf } from '../testing/large-letters.ts';
import { Text } from '../text/text.tsx';
import { Link } from './link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#edital', children: 'Ler o edital' },
  parameters: {
    guide: {
      do: ['Name the place it leads to.', 'Set `external` for another site.'],
      dont: ['Write ‘clique aqui’.', 'Take `plain` inside running text: it would not be seen as a link.'],
      keyboard: [
        ['Tab', 'Moves the focus to the link.'],
        ['Enter', 'Follows it.'],
      ],
      accessibility: ['A native link, underlined in running text. An external one says ‘abre em nova aba’.'],
    },
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InText: Story = {
  render: (args) => (
    <Text>
      Antes de dar um lance, leia o <Link {...args}>edital completo</Link> e visite o imóvel.
    </Text>
  ),
};

export const External: Story = {
  args: { href: 'https://leiloeiro.example/lote/12', external: true, children: 'Acessar Site Oficial' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Acessar Site Oficial (abre em nova aba)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const KeepsItsMark: Story = {
  name: 'The mark of another site never stands alone on a line',
  parameters: { chromatic: { disableSnapshot: true } },
  args: External.args!,
  decorators: [(Story) => <div style={{ width: 'max-content' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    const words = link.firstChild!;
    const mark = link.querySelector('svg')!;
    link.parentElement!.style.width = `${mark.getBoundingClientRect().left - link.getBoundingClientRect().left}px`;
    const last = document.createRange();
    last.setStart(words, words.textContent!.length - 1);
    last.setEnd(words, words.textContent!.length);
    await expect(mark.getBoundingClientRect().top).toBeLessThan(last.getBoundingClientRect().bottom);
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(wordsOf(link).top);
  },
};

export const Plain: Story = { args: { variant: 'plain', children: 'Imóveis Rurais' } };
