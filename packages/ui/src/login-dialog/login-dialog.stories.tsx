import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { FavoriteButton } from '../favorite-button/favorite-button.tsx';
import { PageScope } from '../page-scope/page-scope.tsx';
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
  title: 'Overlays/LoginDialog',
  component: LoginDialog,
  args: {
    open: true,
    reason: {
      title: 'Login necessário',
      message: 'Você precisa estar logado para favoritar leilões',
    },
    onOpenChange: () => undefined,
    signInHref: '/entrar?origem=%2Fleiloes',
    signUpHref: '/cadastro?origem=%2Fleiloes',
  },
  render: WithOpener,
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
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

/** Asks to log in, with both ways. */
export const Default: Story = {
  tags: ['DETAIL-09'],
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Faça login para continuar' });
    await expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', args.signInHref);
    await expect(screen.getByRole('link', { name: 'Cadastrar-se' })).toHaveAttribute('href', args.signUpHref);
  },
};

export const Reason: Story = {
  name: 'Says what the account is needed for, to a screen reader too',
  tags: ['FAV-03'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Faça login para continuar' });
    await expect(within(dialog).getByText('Login necessário')).toBeVisible();
    await expect(within(dialog).getByText('Você precisa estar logado para favoritar leilões')).toBeVisible();
  },
};

export const LeftWithItsPage: Story = {
  name: 'Another page closes it, and the parent is notified',
  tags: ['WAY-04'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onOpenChange: fn() },
  render: function OnPages(props) {
    const [page, setPage] = useState('/leiloes');
    return (
      <PageScope page={page}>
        <div
          ref={(element) => {
            const go = () => setPage('/entrar');
            element?.addEventListener('go', go);
            return () => element?.removeEventListener('go', go);
          }}
          data-testid="pages"
        />
        <LoginDialog {...props} />
      </PageScope>
    );
  },
  play: async ({ args, canvas }) => {
    await screen.findByRole('dialog');
    canvas.getByTestId('pages').dispatchEvent(new Event('go'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const FocusReturns: Story = {
  name: 'Closed, the focus is on the heart again',
  tags: ['DETAIL-09'],
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
