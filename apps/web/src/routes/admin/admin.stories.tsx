import { exampleOf, mockOperation, networkError } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { answerNow } from '../../../../../.storybook/network.ts';
import { pictured, Screen, screenParameters } from '../../../../../.storybook/screen.tsx';

const logged = exampleOf('listAuditLog', 200);

const meta = {
  title: 'Screens/Admin',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/admin', as: 'admin' },
  parameters: screenParameters,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What waits for a word for an admin. */
export const Default: Story = {
  tags: ['API-08'],
  parameters: { ...pictured },
  play: async ({ canvas }) => {
    const waiting = within(await canvas.findByRole('region', { name: 'Esperam por uma decisão' }));
    await expect(waiting.getByRole('link', { name: /Listas retidas/ })).toHaveTextContent('1');
    await expect(canvas.getByText('32.547')).toBeVisible();
    const hidden = canvas.getByRole('link', { name: /^Leilões ocultos/ });
    await expect(hidden).toHaveAttribute('href', '/admin/leiloes?mostrar=ocultos');
  },
};

export const Hidden: Story = {
  name: 'Auctions with what hides them, and a reason asked for before one is hidden',
  tags: ['LIST-09'],
  args: { at: '/admin/leiloes' },
  parameters: { ...pictured },
  play: async ({ canvas }) => {
    const hide = await canvas.findAllByRole('button', { name: /^Ocultar/ });
    await userEvent.click(hide[0]!);
    const question = within(await screen.findByRole('dialog', { name: 'Ocultar este leilão?' }));
    await userEvent.click(question.getByRole('button', { name: 'Ocultar leilão' }));
    await expect(question.getByText('Escreva o motivo.')).toBeVisible();
    await expect(question.getByLabelText('Motivo')).toHaveFocus();
    answerNow(mockOperation('flagAuction', 500));
    await userEvent.type(question.getByLabelText('Motivo'), 'Anúncio repetido');
    await userEvent.click(question.getByRole('button', { name: 'Ocultar leilão' }));
    await expect(await question.findByText(/Erro interno/)).toBeVisible();
    await expect(question.getByLabelText('Motivo')).toHaveValue('Anúncio repetido');
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
  },
};

export const ReasonKept: Story = {
  name: 'Escape closes the question and keeps what was written; cancelling gives it up',
  tags: ['LIST-09'],
  args: { at: '/admin/leiloes' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const [hide] = await canvas.findAllByRole('button', { name: /^Ocultar/ });
    const ask = async () => {
      await userEvent.click(hide!);
      return within(await screen.findByRole('dialog', { name: 'Ocultar este leilão?' }));
    };
    await userEvent.type((await ask()).getByLabelText('Motivo'), 'Anúncio repetido');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(hide).toHaveFocus());
    const question = await ask();
    await expect(question.getByLabelText('Motivo')).toHaveValue('Anúncio repetido');
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    await expect((await ask()).getByLabelText('Motivo')).toHaveValue('');
    await userEvent.keyboard('{Escape}');
  },
};

const feed = exampleOf('getReceivedFeed', 200);

export const Held: Story = {
  name: 'A held list: what would vanish, and a word on it',
  tags: ['API-08'],
  args: { at: `/admin/listas/${feed.data.feed.id}` },
  parameters: {
    api: [
      mockOperation('getReceivedFeed', 200, {
        ...feed,
        data: {
          ...feed.data,
          feed: { ...feed.data.feed, status: 'held', waits_for: 'decision', reason: 'Faltam mais de 30 %.' },
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'O que sairia' })).toBeVisible();
    await expect(canvas.getByText('Faltam mais de 30 %.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Aceitar a lista' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Aceitar esta lista?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

const taken = {
  ...feed,
  data: { ...feed.data, feed: { ...feed.data.feed, status: 'taken' as const, reason: null } },
};
const undoable = mockOperation('getReceivedFeed', 200, taken);

export const Undone: Story = {
  name: 'Before a list is taken back it says what changes, and wants a reason',
  tags: ['INTAKE-34'],
  args: { at: `/admin/listas/${feed.data.feed.id}` },
  parameters: { ...pictured, api: [undoable] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Desfazer esta lista' }));
    const question = within(await screen.findByRole('dialog', { name: 'Desfazer esta lista?' }));
    await expect(
      question.getByText(
        '1.779 imóveis voltam ao que eram antes desta lista: 961 com os valores de antes, 388 de volta à lista, 18 outra vez fora da lista, 412 que só esta lista trouxe deixam de aparecer. Nada é apagado, e a lista pode ser enviada de novo.',
      ),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Desfazer a lista' }));
    await expect(question.getByText('Escreva o motivo.')).toBeVisible();
    await expect(question.getByLabelText('Motivo')).toHaveFocus();
  },
};

const withUndo = (status: 'running' | 'refused', reason: string) =>
  mockOperation('getReceivedFeed', 200, {
    ...taken,
    data: { ...taken.data, undo: { id: '5b7d9e1f-3a2c-4d6e-8f90-1a2b3c4d5e6f', status, reason } },
  });

export const Undoing: Story = {
  name: 'A list that is being taken back says so until it is',
  tags: ['INTAKE-38'],
  args: { at: `/admin/listas/${feed.data.feed.id}` },
  parameters: { chromatic: { disableSnapshot: true }, api: [withUndo('running', 'Preços de outro mês.')] },
  play: async ({ canvas }) => {
    const label = 'Desfazendo a lista: os imóveis voltam ao que eram';
    await canvas.findByRole('progressbar', { name: label });
    await expect(canvas.getByText(label)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Desfazer esta lista' })).not.toBeInTheDocument();
    answerNow(
      mockOperation('getReceivedFeed', 200, {
        ...taken,
        data: {
          ...taken.data,
          feed: { ...taken.data.feed, undone_at: '2026-03-10T12:00:00Z' },
          undo: {
            id: '5b7d9e1f-3a2c-4d6e-8f90-1a2b3c4d5e6f',
            status: 'taken',
            reason: 'Preços de outro mês.',
          },
        },
      }),
    );
    await expect(
      await canvas.findByText(/^Esta lista foi desfeita: /, undefined, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(canvas.queryByRole('progressbar', { name: label })).not.toBeInTheDocument();
  },
};

export const NotUndone: Story = {
  name: 'A list that was not taken back says why, and can be tried again',
  tags: ['INTAKE-38'],
  args: { at: `/admin/listas/${feed.data.feed.id}` },
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [
      withUndo(
        'refused',
        'Só a lista mais nova pode ser desfeita: desfaça antes a de 09/03/2026 (execução 4).',
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A lista não foi desfeita')).toBeVisible();
    await expect(canvas.getByText(/Só a lista mais nova/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Desfazer esta lista' })).toBeEnabled();
  },
};

export const NotUndoable: Story = {
  name: 'A list with a later one on top says why it can not be taken back',
  tags: ['INTAKE-33'],
  args: { at: `/admin/listas/${feed.data.feed.id}` },
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [
      undoable,
      mockOperation('previewUndo', 200, {
        data: {
          possible: false,
          refusal: 'Só a lista mais nova pode ser desfeita: desfaça antes a de 09/03/2026.',
          figures: null,
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Desfazer esta lista' }));
    const told = within(await screen.findByRole('dialog', { name: 'A lista não pode ser desfeita agora' }));
    await expect(told.getByText(/Só a lista mais nova/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: 'Desfazer esta lista' })).toBeEnabled();
  },
};

export const TakenBack: Story = {
  name: 'A list that was taken back says so and can not be taken back twice',
  tags: ['INTAKE-34'],
  args: { at: `/admin/listas/${feed.data.feed.id}` },
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [
      mockOperation('getReceivedFeed', 200, {
        ...taken,
        data: { ...taken.data, feed: { ...taken.data.feed, undone_at: '2026-03-10T12:00:00Z' } },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Esta lista foi desfeita: /)).toBeVisible();
    await expect(canvas.getByText('Desfeita em')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Desfazer esta lista' })).not.toBeInTheDocument();
  },
};

export const NothingFound: Story = {
  name: 'An empty list says so',
  tags: ['API-08'],
  args: { at: '/admin/exclusoes' },
  parameters: {
    api: [
      mockOperation('listDeletionRequests', 200, {
        ...exampleOf('listDeletionRequests', 200),
        data: [],
      }),
    ],
  },
  play: async ({ canvas }) => expect(await canvas.findByText('Nenhum pedido de exclusão')).toBeVisible(),
};

export const Failed: Story = {
  name: 'A lost connection is told apart, and another try shows the screen',
  tags: ['SHELL-15'],
  args: { at: '/admin/auditoria' },
  parameters: { api: [networkError('listAuditLog')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Erro ao carregar a administração')).toBeVisible();
    await expect(canvas.getByText(/Sem conexão/)).toBeVisible();
    answerNow(mockOperation('listAuditLog', 200));
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Auditoria' })).toBeVisible();
  },
};

export const ChangedAtOnce: Story = {
  name: 'A filter changed while another is on its way keeps what that one changed',
  tags: ['API-08'],
  args: { at: '/admin/auditoria' },
  parameters: {
    api: [
      mockOperation('listAuditLog', 200, {
        ...logged,
        pagination: { ...logged.pagination, total: 40, last_page: 2 },
      }),
    ],
  },
  play: async ({ canvas }) => {
    const action = await canvas.findByRole('combobox', { name: 'O que foi feito' });
    const role = canvas.getByRole('combobox', { name: 'Por quem' });
    // In one go: no time passes in which the router could draw where it is going.
    for (const [field, value] of [
      [action, 'auction.flagged'],
      [role, 'admin'],
    ] as const) {
      (field as HTMLSelectElement).value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    const asked = expect.stringContaining('acao=auction.flagged&papel=admin');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Próxima' })).toHaveAttribute('href', asked));
  },
};

export const Audited: Story = {
  name: 'The log says in words what was done and to what, and leads there',
  tags: ['API-08'],
  args: { at: '/admin/auditoria' },
  parameters: {
    ...pictured,
    api: [
      mockOperation('listAuditLog', 200, {
        ...logged,
        data: [
          {
            ...logged.data[0]!,
            id: 9,
            action: 'feed.sent',
            subject: 'feed:5c8ae451-8e08-4add-a179-d4c38fe34421',
            detail: { rows: 1200, status: 'taken', rejected: 5 },
          },
          { ...logged.data[0]!, id: 8, action: 'session.started', subject: null, detail: {} },
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aceita · 1.200 linhas com lote · 5 com erro')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lista 5c8ae451' })).toHaveAttribute(
      'href',
      '/admin/listas/5c8ae451-8e08-4add-a179-d4c38fe34421',
    );
  },
};

const received = exampleOf('listReceivedFeeds', 200);

export const OfOneSource: Story = {
  name: 'A list narrowed to a source by another screen says so, and can be widened',
  tags: ['API-08'],
  args: { at: '/admin/listas?fonte=caixa&situacao=taken' },
  play: async ({ canvas }) => {
    const source = received.data[0]!.feed.source.name;
    await userEvent.click(await canvas.findByRole('button', { name: `Remover filtro Fonte: ${source}` }));
    await waitFor(() => expect(canvas.queryByText(`Fonte: ${source}`)).not.toBeInTheDocument());
    await expect(canvas.getByLabelText('Situação')).toHaveValue('taken');
  },
};

export const FilteredEmpty: Story = {
  name: 'An empty list whose filters may be the reason offers to take them off, words included',
  tags: ['API-08'],
  args: { at: '/admin/leiloes?busca=castelo' },
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [mockOperation('listWatchedAuctions', 200, { ...exampleOf('listWatchedAuctions', 200), data: [] })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nada corresponde a estes filtros.')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('castelo');
    answerNow(mockOperation('listWatchedAuctions', 200));
    await userEvent.click(canvas.getByRole('link', { name: 'Limpar filtros' }));
    await expect(await canvas.findByRole('table', { name: 'Leilões' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const Messages: Story = {
  name: 'A message keeps the lines that its writer gave it',
  tags: ['API-08'],
  args: { at: '/admin/mensagens' },
  parameters: {
    ...pictured,
    api: [
      mockOperation('listContactMessages', 200, {
        ...exampleOf('listContactMessages', 200),
        data: [
          {
            ...exampleOf('listContactMessages', 200).data[0]!,
            message: 'Bom dia.\n\nO código de verificação não chega.\n\nObrigada,\nJoana',
          },
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    const text = await canvas.findByText(/^Bom dia/);
    const line = Number.parseFloat(getComputedStyle(text).lineHeight);
    await expect(Math.round(text.offsetHeight / line)).toBe(6);
  },
};

const message = exampleOf('listContactMessages', 200).data[0]!;
const messages = (...data: (typeof message)[]) =>
  mockOperation('listContactMessages', 200, {
    data,
    pagination: { ...exampleOf('listContactMessages', 200).pagination, total: data.length },
  });
const waiting = [
  {
    ...message,
    id: 317,
    protocol: 'MRT-20260309-0317',
    name: 'Otávio Brandão',
    reply_by: '2026-03-09T12:00:00Z',
  },
  message,
];

export const AnsweredMessages: Story = {
  name: 'A message that was answered leaves those that wait, and the focus goes to the next one',
  tags: ['INFO-08', 'SHELL-14'],
  args: { at: '/admin/mensagens?situacao=open' },
  parameters: { api: [messages(...waiting), mockOperation('answerContactMessage', 200)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Prazo vencido')).toBeVisible();
    await expect(canvas.getByLabelText('Situação')).toHaveTextContent('Esperam resposta');
    answerNow(messages(message));
    await userEvent.click(canvas.getByRole('button', { name: 'Marcar como respondida: MRT-20260309-0317' }));
    await expect(await screen.findByText('Mensagem marcada como respondida.')).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText('Prazo vencido')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('article', { name: /Marina/ })).toHaveFocus());
  },
};

export const Answered: Story = {
  name: 'What was answered says when and by whom, and can wait again',
  tags: ['INFO-08'],
  args: { at: '/admin/mensagens' },
  parameters: {
    api: [
      messages({ ...message, answered_at: '2026-03-11T13:10:00Z', answered_by: 'Rafael Nunes' }),
      mockOperation('reopenContactMessage', 200),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/respondida em 11\/03\/2026.* por Rafael Nunes/)).toBeVisible();
    answerNow(messages(message));
    await userEvent.click(canvas.getByRole('button', { name: /^Ainda sem resposta: / }));
    await expect(await canvas.findByRole('button', { name: /^Marcar como respondida: / })).toBeVisible();
  },
};

export const Upload: Story = {
  name: 'Where an auctioneer sends a list',
  tags: ['API-08'],
  args: { at: '/leiloeiro', as: 'auctioneer' },
  parameters: { ...pictured },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Arquivo da lista')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar lista' }));
    await expect(canvas.getByText('Escolha o arquivo da lista.')).toBeVisible();
  },
};

export const NothingSent: Story = {
  name: 'An auctioneer who has sent nothing is led to where lists are sent',
  tags: ['API-08'],
  args: { at: '/leiloeiro/listas', as: 'auctioneer' },
  parameters: {
    api: [mockOperation('listFeeds', 200, { ...exampleOf('listFeeds', 200), data: [] })],
  },
  play: async ({ canvas }) => {
    const said = await canvas.findByText('Nenhuma lista enviada ainda');
    const way = within(said.parentElement!).getByRole('link', { name: 'Enviar lista' });
    await expect(way).toHaveAttribute('href', '/leiloeiro');
  },
};

export const NoSuchDay: Story = {
  name: 'A list with a date that does not exist is not sent without it',
  tags: ['PART-02'],
  args: { at: '/leiloeiro', as: 'auctioneer' },
  parameters: { api: [mockOperation('sendFeed', 202)] },
  play: async ({ canvas }) => {
    const file = new File(['code;title'], 'lista.csv', { type: 'text/csv' });
    await userEvent.upload(await canvas.findByLabelText('Arquivo da lista'), file);
    const date = canvas.getByRole('textbox', { name: 'Data da lista' });
    await userEvent.type(date, '31022026');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar lista' }));
    await waitFor(() => expect(date).toHaveFocus());
    await expect(canvas.getByText('Esta data não existe no calendário.')).toBeVisible();
    await userEvent.clear(date);
    await userEvent.type(date, '10032026');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar lista' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Enviar lista' })).toBeNull());
  },
};

export const Outcome: Story = {
  name: 'The outcome of a list, line by line',
  tags: ['API-08'],
  args: { at: `/leiloeiro/listas/${feed.data.feed.id}`, as: 'auctioneer' },
  parameters: { ...pictured },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('table', { name: 'Linhas da lista' })).toBeVisible(),
};

const { data: sent } = exampleOf('getFeed', 200);
const own = (part: Partial<typeof sent>) =>
  mockOperation('getFeed', 200, {
    data: { ...sent, undone_at: null, undoes: null, waits_for: null, ...part },
  });
const ownFeed = { at: `/leiloeiro/listas/${sent.id}`, as: 'auctioneer' } as const;

export const SomeRejected: Story = {
  name: 'A list that was taken but for some lines leads to what to correct',
  tags: ['API-08'],
  args: ownFeed,
  parameters: { ...pictured, api: [own({ status: 'taken', reason: null, rejected: 5 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 linhas com erro')).toBeVisible();
    const rejected = `/leiloeiro/listas/${sent.id}?resultado=rejected#linhas`;
    await expect(canvas.getByRole('link', { name: /^Com erro/ })).toHaveAttribute('href', rejected);
    await userEvent.click(canvas.getByRole('link', { name: 'Ver o que corrigir' }));
    await waitFor(() => expect(canvas.getByLabelText('Resultado')).toHaveValue('rejected'));
  },
};

export const HeldOfOwn: Story = {
  name: 'A list that waits shows no noughts, and says what comes next',
  tags: ['API-08'],
  args: ownFeed,
  parameters: {
    api: [
      own({
        status: 'held',
        waits_for: 'decision',
        reason: 'A lista encolheu mais de 15 % (SP de 120 para 60).',
        finished_at: null,
        rows: 60,
        rejected: 0,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/A lista espera a decisão de um administrador/)).toBeVisible();
    await expect(canvas.queryByText('Novos')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Linha por linha')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Terminada em')).not.toBeInTheDocument();
    await expect(canvas.getByText('Linhas com lote').nextElementSibling).toHaveTextContent('60');
  },
};

export const RefusedOfOwn: Story = {
  name: 'A refused list says what to do',
  tags: ['API-08'],
  args: ownFeed,
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [own({ status: 'refused', reason: 'O arquivo é uma página HTML, não uma lista.', rejected: 0 })],
  },
  play: async ({ canvas }) => {
    const notice = (await canvas.findByText(/Corrija o arquivo e envie-o de novo/)).parentElement!;
    await expect(within(notice).getByRole('link', { name: 'Enviar lista' })).toHaveAttribute(
      'href',
      '/leiloeiro',
    );
  },
};

export const NoSuchList: Story = {
  name: 'A list that does not exist is told apart from a failure',
  tags: ['API-08'],
  args: ownFeed,
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [mockOperation('getFeed', 404), mockOperation('listFeedLines', 404)],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Lista não encontrada' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver as listas enviadas' })).toHaveAttribute(
      'href',
      '/leiloeiro/listas',
    );
  },
};
