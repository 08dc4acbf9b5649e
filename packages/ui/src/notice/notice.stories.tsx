import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { Stack } from '../stack/stack.tsx';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: {
    tone: 'caution',
    children: 'Ele diz quem paga as dívidas, se o imóvel está ocupado e como é a entrega das chaves.',
  },
  parameters: {
    guide: {
      do: ['Say what follows for the reader.', 'Give it `role="status"` where it appears after an action.'],
      dont: ['Stack several: keep the one that matters most.'],
      keyboard: [['Enter, Space', 'On the button: puts it away.']],
      accessibility: ['The tone is also a word, read before the text: ‘Atenção’.'],
    },
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { title: 'Leia o edital antes de dar um lance' },
  play: async ({ canvas }) => expect(canvas.getByText('Atenção:')).toBeInTheDocument(),
};

export const Tones: Story = {
  parameters: { forcedColors: true },
  render: () => (
    <Stack>
      <Notice tone="info">As datas são as da lista de 08/01/2026.</Notice>
      <Notice tone="positive" title="Alerta salvo">
        Avisamos por email quando aparecer um imóvel assim.
      </Notice>
      <Notice tone="caution" title="Imóvel ocupado">
        A desocupação fica por conta de quem arremata. <Link href="#desocupacao">Como funciona</Link>
      </Notice>
      <Notice tone="critical" title="Pagamento recusado">
        O banco não autorizou a cobrança. Nada foi cobrado.
      </Notice>
    </Stack>
  ),
};

export const WithAction: Story = {
  args: {
    title: 'Não foi possível carregar os leilões. Por favor, tente novamente.',
    children: 'Sem conexão com a internet. Abaixo está a lista anterior, sem o que você acaba de escolher.',
    action: <Button size="small">Tentar novamente</Button>,
  },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toBeVisible(),
};

export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dispensar aviso' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    tone: 'info',
    onDismiss: fn(),
    children:
      'Os valores desta página vêm das listas dos leiloeiros e podem mudar até o dia da praça; confira sempre em https://www.leiloeiro-oficial-do-estado-de-sao-paulo.example/editais/2026/vara-civel/imoveis/lote-00012, onde o edital completo é publicado.',
  },
};

export const ByKeyboard: Story = {
  args: { onDismiss: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const dismiss = canvas.getByRole('button', { name: 'Dispensar aviso' });
    await userEvent.tab();
    await expect(dismiss).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
  },
};
