import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { ButtonLink } from '../button/button.tsx';
import { Heading } from '../heading/heading.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ThemeSwitch } from '../theme-switch/theme-switch.tsx';
import { withLargeLetters } from '../testing/large-letters.ts';
import { Header } from './header.tsx';

const links = [
  { label: 'Início', href: '/', current: true },
  { label: 'Como Funciona', href: '/#how-it-works' },
  { label: 'Planos', href: '/planos' },
  { label: 'Contato', href: '/contato' },
];

const meta = {
  title: 'Shell/Header',
  component: Header,
  args: {
    homeHref: '/',
    links,
    favorites: { href: '/favoritos', count: 3 },
    account: (
      <ButtonLink href="/entrar" tone="accent">
        Entrar
      </ButtonLink>
    ),
    menuButton: <IconButton label="Abrir o menu" icon={Menu} aria-haspopup="dialog" aria-expanded={false} />,
    themeSwitch: <ThemeSwitch value="system" onValueChange={fn()} />,
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: [
        'Mark the shown page with `current`.',
        'Set `transparentAtTop` only over a hero that starts below it.',
      ],
      dont: ['Put more than four or five links in it; the menu and the footer hold the rest.'],
      keyboard: [
        ['Tab', 'Logo, links, theme, favourites, account, menu: the order they are seen in.'],
        ['Enter', 'Follows the link.'],
      ],
      accessibility: [
        'A banner with one navigation. The shown page has `aria-current`, and a line under it.',
        'The heart’s name holds the whole count: ‘Favoritos (128)’.',
      ],
    },
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { forcedColors: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Início' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Martelo, página inicial' })).toHaveAttribute('href', '/');
  },
};

export const NoFavorites: Story = {
  name: 'No badge at 0',
  tags: ['SHELL-03'],
  args: { favorites: { href: '/favoritos', count: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Favoritos' })).toHaveTextContent(/^Favoritos$/);
  },
};

export const ManyFavorites: Story = {
  name: 'Capped at 99+',
  tags: ['SHELL-03'],
  args: { favorites: { href: '/favoritos', count: 128 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Favoritos (128)' })).toHaveTextContent('99+');
  },
};

export const LargeLetters: Story = {
  name: 'With letters twice as large the count covers no half of the heart, and nothing beside it',
  tags: ['SHELL-03', 'SHELL-12'],
  args: { favorites: { href: '/favoritos', count: 128 } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    try {
      const link = canvas.getByRole('link', { name: /favorito/i });
      const heart = link.querySelector('svg')!.getBoundingClientRect();
      const count = canvas.getByText('99+').getBoundingClientRect();
      await expect(count.left - heart.left).toBeGreaterThan(heart.width / 2);
      await expect(count.right).toBeLessThanOrEqual(link.getBoundingClientRect().right + 1);
    } finally {
      style.fontSize = '';
    }
  },
};

export const NarrowLargeLetters: Story = {
  name: 'With letters twice as large a phone has room for the menu',
  tags: ['SHELL-12'],
  globals: { viewport: { value: 'narrow' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      const menu = canvas.getByRole('button', { name: 'Abrir o menu' });
      await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    }),
};

export const OverTheHero: Story = {
  name: 'See-through over the hero until scrolled more than 10 px',
  tags: ['SHELL-01'],
  args: { transparentAtTop: true },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '120vh' }}>
        <Story />
        <div style={{ padding: '96px 24px' }}>
          <Heading headingLevel={1} size="hero">
            Todos os leilões de imóveis do Brasil
          </Heading>
        </div>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    const background = () => getComputedStyle(header).backgroundColor;
    await expect(background()).toBe('rgba(0, 0, 0, 0)');

    window.scrollTo(0, 10);
    await new Promise(requestAnimationFrame);
    await expect(header).toHaveAttribute('data-transparent');

    window.scrollTo(0, 11);
    await waitFor(() => expect(header).not.toHaveAttribute('data-transparent'));
    await waitFor(() => expect(background()).not.toContain('rgba'));
    window.scrollTo(0, 0);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { favorites: { href: '/favoritos', count: 128 } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const ByKeyboard: Story = {
  name: 'Tab goes through it in the order it is seen in',
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const stops = ['Martelo, página inicial', ...links.map(({ label }) => label), 'Favoritos (3)', 'Entrar'];
    await userEvent.tab();
    for (const name of stops) {
      if (document.activeElement?.matches('input')) await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
      await userEvent.tab();
    }
  },
};
