import { exampleOf, mockOperation } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';

import { press, pressing } from '../../testing/failed-requests.ts';
import { Screen, screenParameters } from '../../testing/screen.tsx';

const meta = {
  title: 'Screens/Failed requests/Back office',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/minha-conta', as: 'customer' },
  // Axe and pictures run in these screens' own stories.
  parameters: { ...screenParameters, chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const feed = exampleOf('getReceivedFeed', 200);
const openQuestion = async (reason: RegExp) => {
  if (!document.querySelector('[role="dialog"]')) await press(reason);
};

export const HiddenAuction: Story = {
  name: 'An auction can be hidden after any failure',
  tags: ['LIST-09', 'AUTH-08', 'SHELL-15'],
  args: { at: '/admin/leiloes', as: 'admin' },
  play: pressing({
    call: 'flagAuction',
    button: 'Ocultar leilão',
    open: () => openQuestion(/^Ocultar: /),
    typed: { Motivo: 'Anúncio repetido' },
    done: /^Leilão ocultado\.$/,
  }),
};

export const ShownAuction: Story = {
  name: 'A hidden auction can be shown again after any failure',
  tags: ['LIST-09', 'AUTH-08', 'SHELL-15'],
  args: { at: '/admin/leiloes', as: 'admin' },
  play: pressing({
    call: 'unflagAuction',
    button: /^Voltar a mostrar: /,
    confirm: 'Voltar a mostrar',
    done: /^Leilão visível novamente\.$/,
  }),
};

export const AnsweredMessage: Story = {
  name: 'A message can be marked as answered after any failure',
  tags: ['INFO-08', 'AUTH-08', 'SHELL-15'],
  args: { at: '/admin/mensagens', as: 'admin' },
  play: pressing({
    call: 'answerContactMessage',
    button: /^Marcar como respondida: /,
    done: /^Mensagem marcada como respondida\.$/,
  }),
};

const selectAll = async () => {
  const name = 'Selecionar todos desta página';
  const all = await screen.findByRole<HTMLInputElement>('checkbox', { name });
  if (!all.checked) await userEvent.click(all);
};

export const HiddenAuctions: Story = {
  name: 'Selected auctions can be hidden after any failure',
  tags: ['LIST-14', 'AUTH-08', 'SHELL-15'],
  args: { at: '/admin/leiloes', as: 'admin' },
  play: pressing({
    call: 'flagAuction',
    button: 'Ocultar leilão',
    async open() {
      if (document.querySelector('[role="dialog"]')) return;
      await selectAll();
      await press(/^Ocultar 1 leilão$/);
    },
    typed: { Motivo: 'Anúncio repetido' },
    done: /^1 leilão ocultado\.$/,
  }),
};

export const ShownAuctions: Story = {
  name: 'Selected hidden auctions can be shown again after any failure',
  tags: ['LIST-14', 'AUTH-08', 'SHELL-15'],
  args: { at: '/admin/leiloes', as: 'admin' },
  play: pressing({
    call: 'unflagAuction',
    button: /^Voltar a mostrar 1 leilão$/,
    open: selectAll,
    confirm: 'Voltar a mostrar',
    done: /^1 leilão visível novamente\.$/,
  }),
};

const held = {
  api: [
    mockOperation('getReceivedFeed', 200, {
      ...feed,
      data: { ...feed.data, feed: { ...feed.data.feed, status: 'held', reason: 'Faltam mais de 30 %.' } },
    }),
  ],
};

export const AcceptedList: Story = {
  name: 'A held list can be accepted after any failure',
  tags: ['API-08', 'AUTH-08', 'SHELL-15'],
  args: { at: `/admin/listas/${feed.data.feed.id}`, as: 'admin' },
  parameters: held,
  play: pressing({
    call: 'acceptFeed',
    button: 'Aceitar a lista',
    confirm: 'Aceitar a lista',
    done: /^Lista aceita\./,
  }),
};

export const RefusedList: Story = {
  name: 'A held list can be refused after any failure',
  tags: ['API-08', 'AUTH-08', 'SHELL-15'],
  args: { at: `/admin/listas/${feed.data.feed.id}`, as: 'admin' },
  parameters: held,
  play: pressing({
    call: 'refuseFeed',
    button: 'Recusar a lista',
    open: () => openQuestion(/^Recusar$/),
    typed: { Motivo: 'Lista incompleta' },
    done: /^Lista recusada\.$/,
  }),
};

export const UndoneList: Story = {
  name: 'A list can be undone after any failure',
  tags: ['INTAKE-34', 'AUTH-08', 'SHELL-15'],
  args: { at: `/admin/listas/${feed.data.feed.id}`, as: 'admin' },
  parameters: {
    api: [
      mockOperation('getReceivedFeed', 200, {
        ...feed,
        data: { ...feed.data, feed: { ...feed.data.feed, status: 'taken', reason: null } },
      }),
    ],
  },
  play: pressing({
    call: 'undoFeed',
    button: 'Desfazer a lista',
    open: () => openQuestion(/^Desfazer esta lista$/),
    typed: { Motivo: 'Preços de outro mês' },
    done: /^A lista será desfeita em seguida\.$/,
  }),
};

export const RefusedAuctioneer: Story = {
  name: 'An auctioneer can be refused after any failure',
  tags: ['SAFE-21', 'AUTH-08', 'SHELL-15'],
  args: { at: '/admin/leiloeiros', as: 'admin' },
  play: pressing({
    call: 'refuseAuctioneer',
    button: 'Recusar o cadastro',
    open: () => openQuestion(/^Recusar: Paineira/),
    typed: { Motivo: 'A matrícula não consta.' },
    done: /^Cadastro recusado\.$/,
  }),
};

export const EditedDomains: Story = {
  name: 'Domains can be saved after any failure',
  tags: ['SAFE-24', 'AUTH-08', 'SHELL-15'],
  args: { at: '/admin/leiloeiros', as: 'admin' },
  play: pressing({
    call: 'setAuctioneerDomains',
    button: 'Salvar',
    open: () => openQuestion(/^Domínios: Paineira/),
    typed: { Domínios: 'paineira.example' },
    done: /^Domínios alterados\.$/,
  }),
};

export const CompletedDeletion: Story = {
  name: 'A customer’s data can be deleted after any failure',
  tags: ['API-08', 'AUTH-08', 'SHELL-15'],
  args: { at: '/admin/exclusoes', as: 'admin' },
  play: pressing({
    call: 'completeDeletion',
    button: /^Excluir agora/,
    confirm: 'Excluir os dados',
    done: /^Conta excluída\.$/,
  }),
};

export const RefusedDeletion: Story = {
  name: 'A request of deletion can be refused after any failure',
  tags: ['API-08', 'AUTH-08', 'SHELL-15'],
  args: { at: '/admin/exclusoes', as: 'admin' },
  play: pressing({
    call: 'refuseDeletion',
    button: 'Recusar pedido',
    open: () => openQuestion(/^Recusar: /),
    typed: { Motivo: 'Dívida em aberto' },
    done: /^Pedido recusado\.$/,
  }),
};

export const Invitation: Story = {
  name: 'An invitation can be sent after any failure',
  tags: ['API-08', 'AUTH-08', 'SHELL-15'],
  args: { at: '/admin/convites', as: 'admin' },
  play: pressing({
    call: 'inviteAuctioneer',
    button: 'Enviar convite',
    typed: { Email: 'helena@leiloes.example', Nome: 'Helena' },
    done: /^Convite enviado para /,
  }),
};

export const RevokedInvitation: Story = {
  name: 'An invitation can be revoked after any failure',
  tags: ['API-08', 'AUTH-08', 'SHELL-15'],
  args: { at: '/admin/convites', as: 'admin' },
  play: pressing({
    call: 'revokeInvitation',
    button: /^Cancelar convite:/,
    confirm: 'Cancelar convite',
    done: /^Convite cancelado\.$/,
  }),
};

export const Upload: Story = {
  name: 'A list can be sent after any failure',
  tags: ['API-08', 'AUTH-08', 'SHELL-15'],
  args: { at: '/leiloeiro', as: 'auctioneer' },
  play: pressing({
    call: 'sendFeed',
    button: 'Enviar lista',
    async open() {
      const disk = await screen.findByLabelText<HTMLInputElement>('Arquivo da lista');
      if (disk.files?.length) return;
      await userEvent.upload(disk, new File(['codigo;titulo'], 'lista.csv', { type: 'text/csv' }));
    },
    typed: { 'Data da lista': '09/03/2026' },
    done: /^Linhas da lista$/,
  }),
};
