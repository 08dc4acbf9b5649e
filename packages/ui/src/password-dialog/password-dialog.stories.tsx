import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { PasswordDialog, type PasswordDialogProps } from './password-dialog.tsx';

function WithOpener(props: PasswordDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Salvar alterações</Button>
      <PasswordDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Overlays/PasswordDialog',
  component: PasswordDialog,
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Confirme que é você',
    children: 'Para trocar o email ou o CPF da conta, digite a sua senha atual.',
    confirmLabel: 'Salvar alterações',
    onConfirm: fn(),
    username: 'marina@exemplo.com.br',
  },
  render: WithOpener,
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    picture: 'page',
    guide: {
      do: [
        'Ask where an open session alone must not be enough: another email, the end of the account.',
        'Say in the text what the password is for.',
        'Keep the form behind it: after a cancel people go on where they were.',
      ],
      dont: ['Ask for what changes nothing about who somebody is.', 'Keep the password anywhere.'],
      keyboard: [
        ['Tab, Shift+Tab', 'Go round inside; the focus starts in the field.'],
        ['Enter', 'In the field, confirms.'],
        ['Escape', 'Cancels, except while it is being done; the focus returns to where it was.'],
      ],
      accessibility: [
        'An `alertdialog` named by its question and described by its text.',
        'A wrong password stands under its field, which takes the focus; another failure is read aloud.',
      ],
    },
  },
} satisfies Meta<typeof PasswordDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByLabelText('Senha atual');
const button = (name: string) => screen.findByRole('button', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

/** The current password, named by its label. */
export const Default: Story = {
  tags: ['SAFE-12'],
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirme que é você' });
    await expect(dialog).toHaveAccessibleDescription(/digite a sua senha atual/);
    await waitFor(async () => expect(await field()).toHaveFocus());
  },
};

export const Critical: Story = {
  args: {
    tone: 'critical',
    title: 'Excluir sua conta?',
    children: 'Nada é apagado antes de 15 dias. Até lá você pode cancelar o pedido nesta mesma página.',
    confirmLabel: 'Solicitar exclusão',
  },
};

export const Confirms: Story = {
  name: 'Enter confirms, once',
  tags: ['SAFE-12'],
  args: { open: false, onConfirm: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Salvar alterações' });
    await userEvent.click(opener);
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await field()).toHaveAccessibleDescription('Senha atual é obrigatória');
    await expect(await field()).toHaveFocus();
    await userEvent.keyboard('praia-do-futuro-91{Enter}');
    await closed();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onConfirm).toHaveBeenCalledWith('praia-do-futuro-91');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Cancels: Story = {
  name: 'Escape gives it up, and the password is gone',
  tags: ['SAFE-12'],
  args: { open: false, onConfirm: fn(), ref: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Salvar alterações' });
    await userEvent.click(opener);
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(args.ref).toHaveBeenCalledWith(screen.getByRole('alertdialog'));
    await userEvent.keyboard('praia{Escape}');
    await closed();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(opener);
    await expect(await field()).toHaveValue('');
  },
};

export const WrongPassword: Story = {
  name: 'A wrong password is said under its field',
  tags: ['SAFE-12'],
  args: {
    onConfirm: fn(async () => Promise.reject(new Error('422'))),
    explain: () => ({ password: 'A senha atual está incorreta.' }),
  },
  play: async () => {
    await userEvent.type(await field(), 'errada');
    await userEvent.click(await button('Salvar alterações'));
    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription('A senha atual está incorreta.'),
    );
    await expect(await field()).toHaveFocus();
    await expect(await field()).toHaveValue('errada');
  },
};

export const Failed: Story = {
  args: {
    onConfirm: fn(async () => Promise.reject(new Error('503'))),
    explain: () => ({ message: 'Erro ao atualizar perfil. Sem conexão com a internet.' }),
  },
  play: async () => {
    await userEvent.type(await field(), 'praia-do-futuro-91');
    await userEvent.click(await button('Salvar alterações'));
    await expect(await button('Tentar novamente')).toBeVisible();
    await expect(await field()).toHaveValue('praia-do-futuro-91');
  },
};

export const Busy: Story = {
  args: { onConfirm: fn(async () => new Promise(() => undefined)) },
  play: async () => {
    await userEvent.type(await field(), 'praia-do-futuro-91');
    const confirm = await button('Salvar alterações');
    await userEvent.click(confirm);
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await button('Cancelar'));
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
};

export const OwnFocus: Story = {
  name: 'Its user may lead the focus elsewhere, as it opens and as it closes',
  tags: ['GRAM-10'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    open: false,
    onOpenAutoFocus: (event) => {
      event.preventDefault();
      screen.getByRole('button', { name: 'Cancelar' }).focus();
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      screen.getByRole('link', { name: 'Ajuda' }).focus();
    },
  },
  render: (args) => (
    <>
      <WithOpener {...args} />
      <a href="#ajuda">Ajuda</a>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar alterações' }));
    await waitFor(async () => expect(await button('Cancelar')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Ajuda' })).toHaveFocus());
  },
};
