import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellRing, Heart, Settings, UserRound } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';

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

export const ByKeyboard: Story = {
  name: 'On a phone the focused line is brought into the row, whole',
  globals: { viewport: { value: 'narrow' } },
  parameters: { chromatic: { disableSnapshot: true } },
  args: { path: '/conta/favoritos' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation').getBoundingClientRect();
    const links = canvas.getAllByRole('link');
    const expectWhole = async (link: HTMLElement) => {
      await expect(link).toHaveFocus();
      const { left, right } = link.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(row.left);
      await expect(right).toBeLessThanOrEqual(row.right);
    };
    for (const link of links) {
      await userEvent.tab();
      await expectWhole(link);
    }
    for (const link of links.toReversed().slice(1)) {
      await userEvent.tab({ shift: true });
      await expectWhole(link);
    }
  },
};
