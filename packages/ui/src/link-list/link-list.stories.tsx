import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellRing, Heart, Sparkles, UserRound } from 'lucide-react';
import { expect } from 'storybook/test';

import { linesOf, withLargeLetters } from '../testing/large-letters.ts';
import { LinkList } from './link-list.tsx';

const links = [
  { label: 'Meu perfil', href: '#perfil', icon: UserRound },
  { label: 'Meus favoritos', href: '#favoritos', icon: Heart },
  { label: 'Meus alertas', href: '#alertas', icon: BellRing },
];

const meta = {
  title: 'Navigation/LinkList',
  component: LinkList,
  args: { items: links },
  parameters: {
    guide: {
      do: ['Stand it in a `nav` with a name.'],
      dont: ['Mix ways to screens with things to do: those are buttons.'],
      accessibility: ['A list of links, each at least 44 px high.'],
    },
  },
} satisfies Meta<typeof LinkList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutIcons: Story = { args: { items: links.map(({ label, href }) => ({ label, href })) } };

export const LargeLetters: Story = {
  name: 'With letters twice as large a long word is whole',
  tags: ['SHELL-12'],
  args: { items: [{ label: 'Oportunidades', href: '#oportunidades', icon: Sparkles }] },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <div style={{ width: 272 }}>{Story()}</div>],
  play: ({ canvas }) =>
    withLargeLetters(async () => expect(linesOf(canvas.getByText('Oportunidades').childNodes[1]!)).toBe(1)),
};
