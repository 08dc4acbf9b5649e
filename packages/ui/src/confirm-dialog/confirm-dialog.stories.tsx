import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { requestClose, withCloseRequests } from '../testing/close-requests.ts';
import { withLargeLetters, wordsPast } from '../testing/large-letters.ts';
import { Button } from '../button/button.tsx';
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

function WithOpener(props: ConfirmDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Excluir</Button>
      <ConfirmDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Excluir este alerta?',
    children: 'Você deixa de receber avisos de apartamentos em São Paulo. Não é possível desfazer.',
    confirmLabel: 'Excluir alerta',
    onConfirm: fn(),
  },
  render: WithOpener,
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    picture: 'page',
    guide: {
      do: [
        'Ask in the title and answer with its verb.',
        'Say what follows and whether it can be undone.',
        'Load it when it is about to be needed.',
      ],
      dont: [
        'Ask before what can be undone: do it and offer ‘Desfazer’ in a toast.',
        'Answer with ‘OK’ or ‘Sim’.',
      ],
      keyboard: [
        ['Tab, Shift+Tab', 'Go round inside; the focus starts on ‘Cancelar’.'],
        ['Escape', 'Cancels, except while it is being done; the focus returns to where it was.'],
      ],
      accessibility: [
        'An `alertdialog` named by its question and described by its text.',
        'A failure is read aloud and stays inside, with the way to try again.',
      ],
    },
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.findByRole('button', { name });

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Excluir este alerta?' });
    await expect(dialog).toHaveAccessibleDescription(/Não é possível desfazer/);
    await waitFor(async () => expect(await button('Cancelar')).toHaveFocus());
  },
};

export const Accent: Story = {
  args: {
    tone: 'accent',
    title: 'Publicar este leilão?',
    children: 'Ele aparece nas buscas assim que for publicado.',
    confirmLabel: 'Publicar leilão',
    cancelLabel: 'Continuar editando',
  },
};

export const Cancels: Story = {
  args: { open: false, onConfirm: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Excluir' });
    const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(opener);
    await waitFor(async () => expect(await button('Cancelar')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await closed();
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.click(opener);
    await waitFor(async () => expect(await button('Cancelar')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

function WithPassingOpener(props: ConfirmDialogProps) {
  const [open, setOpen] = useState(false);
  const [there, setThere] = useState(true);
  return (
    <section aria-label="Alertas" tabIndex={-1}>
      {there && <Button onClick={() => setOpen(true)}>Excluir</Button>}
      <ConfirmDialog {...props} open={open} onOpenChange={setOpen} onConfirm={() => setThere(false)} />
    </section>
  );
}

export const OpenerGone: Story = {
  name: 'Where what opened it is gone, the nearest place around that takes the focus has it',
  render: WithPassingOpener,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir' }));
    await userEvent.click(await button('Excluir alerta'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Alertas' })).toHaveFocus());
  },
};

function FromAMenuOfARow(props: ConfirmDialogProps) {
  const [open, setOpen] = useState(false);
  const [there, setThere] = useState(true);
  const menu = (
    <DropdownMenu
      trigger={<Button>Ações</Button>}
      items={[{ label: 'Excluir', onSelect: () => setOpen(true) }]}
    />
  );
  return (
    <section aria-label="Alertas" tabIndex={-1}>
      {there && menu}
      <ConfirmDialog {...props} open={open} onOpenChange={setOpen} onConfirm={() => setThere(false)} />
    </section>
  );
}

export const FromAMenu: Story = {
  name: 'Asked from a menu, it leads the focus back to the menu’s button, or around it where that is gone',
  tags: ['GRAM-10'],
  render: FromAMenuOfARow,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Ações' });
    const ask = async () => {
      await userEvent.click(opener);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
      await waitFor(async () => expect(await button('Cancelar')).toHaveFocus());
    };
    await ask();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
    await ask();
    await userEvent.click(await button('Excluir alerta'));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Alertas' })).toHaveFocus());
  },
};

export const Busy: Story = {
  args: { onConfirm: fn(() => new Promise(() => undefined)) },
  play: async () => {
    const confirm = await button('Excluir alerta');
    await userEvent.click(confirm);
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await button('Cancelar'));
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
};

const failsOnce = fn();

export const Failed: Story = {
  args: { onConfirm: failsOnce, errorText: 'O servidor não respondeu. O alerta não foi excluído.' },
  beforeEach: () => {
    failsOnce.mockReset().mockRejectedValue(new Error('503'));
  },
  play: async () => {
    await userEvent.click(await button('Excluir alerta'));
    await waitFor(() => expect(screen.getByText(/não foi excluído/)).toBeVisible());
    await expect(await button('Tentar novamente')).toHaveFocus();
  },
};

export const Retry: Story = {
  args: { onConfirm: failsOnce },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    failsOnce.mockReset().mockRejectedValueOnce(new Error('503')).mockResolvedValueOnce(undefined);
  },
  play: async () => {
    await userEvent.click(await button('Excluir alerta'));
    const failed = 'Não foi possível concluir. Tente novamente.';
    await waitFor(() => expect(screen.getByText(failed)).toBeVisible());
    await userEvent.click(await button('Tentar novamente'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(failsOnce).toHaveBeenCalledTimes(2);
  },
};

export const LongText: Story = {
  args: {
    title:
      'Excluir definitivamente a sua conta e todos os alertas, favoritos e oportunidades que estão nela?',
    children:
      'Os doze alertas, os quarenta favoritos e o histórico de oportunidades são apagados dos nossos servidores. Notas fiscais ficam guardadas pelo prazo que a lei pede. Não é possível desfazer.',
    confirmLabel: 'Excluir minha conta definitivamente',
  },
};

export const LowWindow: Story = {
  name: 'In a low window the answer that has the focus is in sight',
  tags: ['SHELL-14'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...LongText.args!, style: { maxHeight: 160 } },
  play: async () => {
    const cancel = await button('Cancelar');
    await waitFor(() => expect(cancel).toHaveFocus());
    const { bottom } = screen.getByRole('alertdialog').getBoundingClientRect();
    await waitFor(() => expect(cancel.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom));
  },
};

export const LargeLetters: Story = {
  name: 'With letters twice as large a long answer stays in its button',
  tags: ['SHELL-12'],
  globals: { viewport: { value: 'narrow' } },
  parameters: { chromatic: { disableSnapshot: true } },
  args: LongText.args!,
  play: () =>
    withLargeLetters(async () =>
      expect(wordsPast(await button('Excluir minha conta definitivamente'))).toBeLessThanOrEqual(0),
    ),
};

export const AskedToClose: Story = {
  name: 'The phone’s way back closes it, but not while it is being done',
  tags: ['WAY-04'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onConfirm: fn(() => new Promise(() => undefined)) },
  beforeEach: withCloseRequests,
  play: async ({ canvas }) => {
    await button('Excluir alerta');
    requestClose();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir' }));
    const confirm = await button('Excluir alerta');
    await userEvent.click(confirm);
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    requestClose();
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
      screen.getByRole('button', { name: 'Excluir alerta' }).focus();
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
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir' }));
    await waitFor(async () => expect(await button('Excluir alerta')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Ajuda' })).toHaveFocus());
  },
};
