import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { ButtonLink } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { MobileMenu, type MobileMenuProps } from './mobile-menu.tsx';

function WithOpener({ onOpenChange, ...props }: MobileMenuProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <IconButton label="Abrir o menu" icon={Menu} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <MobileMenu
        {...props}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange?.(next);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Shell/MobileMenu',
  component: MobileMenu,
  args: {
    open: true,
    onOpenChange: fn(),
    items: [
      { label: 'Início', href: '#', current: true },
      { label: 'Como Funciona', href: '#como-funciona' },
      { label: 'Planos', href: '#planos' },
      { label: 'Benefícios', href: '#beneficios' },
      { label: 'Blog', href: '#blog' },
      { label: 'Contato', href: '#contato' },
    ],
    footer: (
      <ButtonLink href="#contratar" tone="accent" size="large" wide>
        Contratar
      </ButtonLink>
    ),
  },
  render: WithOpener,
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    picture: 'page',
    guide: {
      do: ['Load it when the menu button is touched or focused.'],
      dont: ['Show it from 1024 px up: the header has the links.'],
      keyboard: [
        ['Tab, Shift+Tab', 'Go round inside.'],
        ['Enter', 'Follows the link and closes.'],
        ['Escape', 'Closes; the focus returns to the menu button.'],
      ],
      accessibility: ['A modal dialog called ‘Menu’ with one navigation; the shown page has `aria-current`.'],
    },
  },
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ForCustomers: Story = { args: { footer: undefined } };

export const KeepsFocus: Story = {
  name: 'Keeps the focus inside and closes on Escape',
  tags: ['SHELL-05'],
  args: { open: false },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir o menu' });
    await userEvent.click(opener);
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    for (const _ of Array.from({ length: 9 })) {
      await userEvent.tab();
      await expect(menu.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ClosesOnNavigation: Story = {
  name: 'Closes when a link is followed',
  tags: ['SHELL-05'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Planos' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
