import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { createToastQueue, Toaster, type ToastContent } from './toast.tsx';

const saved: ToastContent = { tone: 'positive', title: 'Alerta salvo' };

/** Toasts that stay: the time is held, as in a hidden tab. */
function Held({ contents }: { contents: readonly ToastContent[] }) {
  const [queue] = useState(createToastQueue);
  useEffect(() => {
    const ids = contents.map((content) => queue.add(content));
    queue.hold('hidden', true);
    return () => {
      for (const id of ids) queue.dismiss(id);
    };
  }, [queue, contents]);
  return <Toaster queue={queue} />;
}

const meta = {
  title: 'Feedback/Toaster',
  component: Toaster,
  args: { queue: createToastQueue() },
  render: () => <Held contents={[saved]} />,
  parameters: {
    picture: 'page',
    docs: { story: { inline: false, height: '400px' } },
    guide: {
      do: ['Say what was done, in the past: ‘Alerta salvo’.', 'Put one `Toaster` into the shell.'],
      dont: ['Put there what must be read or decided: that is a `Notice` or a `Dialog`.'],
      keyboard: [
        ['Tab', 'Reaches the close buttons; the time stands still meanwhile.'],
        ['Enter, Space', 'Closes; the focus goes to the next toast, or back.'],
      ],
      accessibility: ['A polite live region that is always there; the type is read before the title.'],
    },
  },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

const seen = (title: string) =>
  waitFor(async () => {
    const toast = [...document.querySelectorAll('li')].find(({ textContent }) => textContent.includes(title));
    await expect(toast && getComputedStyle(toast).opacity).toBe('1');
  });

export const Default: Story = { play: async () => seen('Alerta salvo') };

const types: readonly ToastContent[] = [
  saved,
  { tone: 'info', title: 'Lista atualizada', message: '32.547 imóveis, lista de 08/01/2026.' },
  {
    tone: 'caution',
    title: 'Login necessário',
    message: 'Você precisa estar logado para favoritar leilões',
  },
  { tone: 'critical', title: 'Não foi possível salvar', message: 'Verifique sua rede e tente novamente.' },
];

export const Types: Story = {
  name: 'Success, info, warning and error, with title and message',
  tags: ['SHELL-09'],
  parameters: { forcedColors: true },
  render: () => <Held contents={types} />,
  play: async ({ canvas }) => {
    await seen('Não foi possível salvar');
    await expect(canvas.getByText('Erro:')).toBeInTheDocument();
    await expect(canvas.getAllByRole('button', { name: /^Fechar notificação/ })).toHaveLength(4);
  },
};

const long: readonly ToastContent[] = [
  {
    tone: 'critical',
    title: 'Não foi possível remover o sobrado da Rua Padre Raposo dos seus favoritos',
    message:
      'O servidor não respondeu a tempo. O imóvel continua entre os favoritos; tente removê-lo outra vez em alguns instantes ou recarregue a página.',
  },
];

export const LongText: Story = {
  render: () => <Held contents={long} />,
  play: async () => seen('O servidor não respondeu'),
};

export const FocusGoesOn: Story = {
  name: 'A closed toast hands the focus to the next, the last one back',
  tags: ['SHELL-09'],
  render: function WithButton() {
    const [queue] = useState(createToastQueue);
    return (
      <>
        <Button
          onClick={() => {
            queue.add(saved);
            queue.add({ tone: 'info', title: 'Lista atualizada' });
          }}
        >
          Salvar alerta
        </Button>
        <Toaster queue={queue} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Salvar alerta' });
    await userEvent.click(opener);
    const live = canvas.getByRole('region', { name: 'Notificações' }).querySelector('ol');
    await expect(live).toHaveAttribute('aria-live', 'polite');

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Alerta salvo/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /Lista atualizada/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opener).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('listitem')).not.toBeInTheDocument());
  },
};

export const FocusThatGoes: Story = {
  name: 'A toast that goes with the focus on it holds the others no longer',
  tags: ['SHELL-09'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function OverTheLimit() {
    const [queue] = useState(createToastQueue);
    const addSome = () => {
      for (const title of ['Um', 'Dois', 'Três', 'Quatro']) queue.add({ title, durationMs: 500 });
    };
    return (
      <>
        <Button onClick={() => queue.add({ ...saved, durationMs: null })}>Salvar alerta</Button>
        <Button onClick={addSome}>Atualizar</Button>
        <Toaster queue={queue} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar alerta' }));
    (await canvas.findByRole('button', { name: /Alerta salvo/ })).focus();
    // Not every browser fires an event when the focus is lost.
    const untold = new AbortController();
    window.addEventListener('focusout', (event) => event.stopPropagation(), {
      capture: true,
      signal: untold.signal,
    });
    canvas.getByRole('button', { name: 'Atualizar' }).click();
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
    untold.abort();
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull(), { timeout: 4000 });
  },
};

const undo = fn();

export const WithAnAction: Story = {
  name: 'What can be undone is undone from the toast, which goes away',
  tags: ['GRAM-10'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Undoable() {
    const [queue] = useState(createToastQueue);
    useEffect(() => {
      const id = queue.add({
        tone: 'positive',
        title: 'Alerta excluído',
        durationMs: null,
        action: { label: 'Desfazer', onAction: undo },
      });
      return () => queue.dismiss(id);
    }, [queue]);
    return <Toaster queue={queue} />;
  },
  play: async ({ canvas }) => {
    undo.mockClear();
    await seen('Alerta excluído');
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByText('Alerta excluído')).toBeNull());
  },
};
