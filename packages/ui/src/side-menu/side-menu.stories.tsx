import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellRing, Heart, Settings, UserRound } from 'lucide-react';
import { expect } from 'storybook/test';

import { Card } from '../card/card.tsx';
import { type SideLink, SideMenu, SideMenuLayout } from './side-menu.tsx';

const parts: readonly (readonly SideLink[])[] = [
  [
    { label: 'Favoritos', href: '/conta/favoritos', icon: Heart, also: ['/favoritos'] },
    { label: 'Alertas', href: '/conta/alertas', icon: BellRing, within: ['/conta/alertas/'] },
  ],
  [
    { label: 'Perfil', href: '/conta/perfil', icon: UserRound },
    { label: 'Configurações', href: '/conta/configuracoes', icon: Settings },
  ],
];

const meta = {
  title: 'Navigation/SideMenu',
  component: SideMenu,
  args: { label: 'Minha conta', path: '/conta/alertas', parts },
  parameters: {
    guide: {
      do: ['Give each screen one line; screens below it go into its `within`.'],
      dont: ['Use it for the pages of the site: that is the header.'],
      accessibility: ['A named navigation; the current line says `aria-current`.'],
    },
  },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Alertas' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Favoritos' })).not.toHaveAttribute('aria-current');
  },
};

export const Within: Story = {
  name: 'A screen within another, and another address of one',
  args: { path: '/conta/alertas/7' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Alertas' })).toHaveAttribute('aria-current', 'true'),
};

export const WithScreen: Story = {
  args: { path: '/favoritos' },
  render: (args) => (
    <SideMenuLayout menu={<SideMenu {...args} />}>
      <Card>Dois imóveis salvos.</Card>
    </SideMenuLayout>
  ),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Favoritos' })).toHaveAttribute('aria-current', 'page'),
};
