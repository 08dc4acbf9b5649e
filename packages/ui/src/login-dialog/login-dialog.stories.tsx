import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { FavoriteButton } from '../favorite-button/favorite-button.tsx';
import { LoginDialog, type LoginDialogProps } from './login-dialog.tsx';

function WithOpener(props: LoginDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <FavoriteButton
        label="Favorito: Sobrado na Moóca"
        pressed={false}
        onPressedChange={() => setOpen(true)}
      />
      <LoginDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Shell/LoginDialog',
  component: LoginDialog,
  args: {
    open: true,
    onOpenChange: () => undefined,
    signInHref: '/entrar?origem=%2Fleiloes',
    signUpHref: '/cadastro?origem=%2Fleiloes',
  },
  render: WithOpener,
  parameters: {
    picture: 'page',
    guide: {
      do: ['Keep the visitor’s place in both addresses.'],
      dont: ['Open it by itself: only on what needs an account.'],
      keyboard: [
        ['Tab, Shift+Tab', 'Go round inside.'],
        ['Escape', 'Closes; the focus returns to where it was.'],
      ],
      accessibility: ['A modal dialog named by its sentence, with two links.'],
    },
  },
} satisfies Meta<typeof LoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[DETAIL-09] asks to log in, with both ways',
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Faça login para continuar' });
    await expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', args.signInHref);
    await expect(screen.getByRole('link', { name: 'Cadastrar-se' })).toHaveAttribute('href', args.signUpHref);
  },
};

export const FocusReturns: Story = {
  name: '[DETAIL-09] closed, the focus is on the heart again',
  args: { open: false },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button');
    await userEvent.click(heart);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(heart).toHaveFocus());
  },
};
