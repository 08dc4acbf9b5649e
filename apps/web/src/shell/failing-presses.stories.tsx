import { exampleOf, mockOperation, networkError, type OperationId, slow } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';

import { answerNow } from '../../../../.storybook/network.ts';
import { Screen, screenParameters } from '../../../../.storybook/screen.tsx';

const meta = {
  title: 'Screens/Failing presses',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/minha-conta', as: 'customer' },
  parameters: { ...screenParameters, chromatic: { disableSnapshot: true } },
  beforeEach: hurry,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const thirtySeconds = 30_000;
const soon = 40;
let inAHurry = false;

/** Where a story is in a hurry, the thirty seconds of a call pass in no time. */
function hurry() {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const wait = globalThis.setTimeout.bind(globalThis);
  const pace = (ms: number) => (inAHurry && ms === thirtySeconds ? soon : ms);
  const spies = [
    spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(pace(ms))),
    spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0) =>
      wait(work, pace(ms))) as typeof setTimeout),
  ];
  return () => {
    inAHurry = false;
    for (const spy of spies) spy.mockRestore();
  };
}

const silent = (id: OperationId) => {
  inAHurry = true;
  return slow(id);
};

/** How a call can fail, and what is said of it where the screen has no sentence that stands for all of them. */
const faults = [
  { fault: (id: OperationId) => mockOperation(id, 500 as never), says: /Erro interno/ },
  { fault: (id: OperationId) => mockOperation(id, 503 as never), says: /Serviço indisponível/ },
  { fault: networkError, says: /Sem conexão com a internet/ },
  { fault: silent, says: /demorou demais/ },
] as const;

interface Press {
  /** The call that fails. */
  call: OperationId;
  /** The button that was pressed, which must be there to be pressed again. */
  button: string | RegExp;
  /** What leads to that button, before each try. */
  before?: () => Promise<unknown>;
  /** What the button asks before it does it. */
  confirm?: string;
  /** The one sentence of a screen that tells no faults apart. */
  says?: RegExp;
}

const button = (name: string | RegExp) =>
  screen.findAllByRole('button', { name }, { timeout: 20_000 }).then(([first]) => first!);
const press = async (name: string | RegExp) => userEvent.click(await button(name));
/** At once, as from a clipboard; what a failure left in its field stays. */
const write = async (label: string | RegExp, text: string) => {
  const [field] = await screen.findAllByLabelText<HTMLInputElement>(label);
  if (field!.value === text) return;
  await userEvent.click(field!);
  await userEvent.paste(text);
};

/** After each kind of failure the screen says why, and its button can be pressed again. */
async function expectAlive({ call, button: name, before, confirm, says: always }: Press) {
  for (const { fault, says } of faults) {
    const failing = fault(call);
    answerNow(failing);
    await before?.();
    await press(name);
    if (confirm) await press(confirm);
    await waitFor(() => expect(failing.isUsed, `${call} was called`).toBe(true));
    await waitFor(async () => {
      await expect(screen.queryAllByText(always ?? says).length, `${call}: ${String(says)}`).toBeGreaterThan(
        0,
      );
    });
    await waitFor(async () => {
      const [again] = screen.getAllByRole('button', {
        name: confirm ? new RegExp(`${confirm}|Tentar novamente`) : name,
      });
      await expect(again).not.toHaveAttribute('aria-busy', 'true');
      await expect(again).not.toHaveAttribute('aria-disabled', 'true');
      await expect(again).toBeEnabled();
    });
    inAHurry = false;
    if (confirm && screen.queryByRole('alertdialog')) await userEvent.keyboard('{Escape}');
  }
  answerNow(slow(call, 0));
  await expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await expect(document.querySelector('main [aria-busy="true"]')).toBeNull();
}

const play =
  (...presses: Press[]) =>
  async () => {
    for (const one of presses) await expectAlive(one);
  };

const account = exampleOf('getAccount', 200);
const feed = exampleOf('getReceivedFeed', 200);

export const PausedAlert: Story = {
  name: '[ALERT-08][SHELL-15] an alert can be paused after any failure',
  args: { at: '/minha-conta/alertas' },
  play: play({ call: 'pauseAlert', button: /^Pausar/ }),
};

export const DeletedAlert: Story = {
  name: '[ALERT-08][SHELL-15] an alert can be deleted after any failure',
  args: { at: '/minha-conta/alertas' },
  play: play({ call: 'deleteAlert', button: /^Excluir alerta:/, confirm: 'Excluir alerta' }),
};

export const AlertForm: Story = {
  name: '[ALERT-08][SHELL-15] the form of an alert can be sent after any failure',
  args: {
    at: '/minha-conta/alertas?criar=1&tipo-de-imovel=apartamentos&city_id=5208707&price_min=100000&price_max=350000',
  },
  play: play({ call: 'createAlert', button: 'Salvar Alerta' }),
};

export const Settings: Story = {
  name: '[ACC-09][SHELL-15] settings, the export and the way out work after any failure',
  args: { at: '/minha-conta/configuracoes' },
  play: play(
    { call: 'saveNotificationSettings', button: 'Salvar preferências' },
    { call: 'exportData', button: 'Exportar meus dados' },
    { call: 'requestDeletion', button: 'Solicitar exclusão', confirm: 'Solicitar exclusão' },
  ),
};

export const Leaving: Story = {
  name: '[ACC-09][SHELL-15] a deletion can be taken back after any failure',
  args: { at: '/minha-conta/configuracoes' },
  parameters: {
    api: [
      mockOperation('getAccount', 200, {
        ...account,
        deletion_request: { id: 57, requested_at: '2026-03-10T12:00:00Z', due_at: '2026-03-25T12:00:00Z' },
      }),
    ],
  },
  play: play({ call: 'cancelDeletion', button: 'Cancelar pedido de exclusão' }),
};

export const Profile: Story = {
  name: '[ACC-04][SHELL-15] the profile can be sent after any failure',
  args: { at: '/minha-conta/dados-pessoais' },
  play: play({ call: 'updateAccount', button: 'Salvar alterações' }),
};

export const Password: Story = {
  name: '[ACC-05][SHELL-15] the new password can be sent after any failure',
  args: { at: '/minha-conta/dados-pessoais' },
  play: play({
    call: 'updatePassword',
    button: 'Alterar senha',
    async before() {
      await userEvent.click(await screen.findByRole('tab', { name: 'Alterar senha' }));
      await write('Senha atual', 'martelo-demo');
      await write('Nova senha', 'praia-do-futuro-91');
      await write('Confirmar nova senha', 'praia-do-futuro-91');
    },
  }),
};

export const Edit: Story = {
  name: '[ACC-07][SHELL-15] the short form can be sent after any failure',
  args: { at: '/minha-conta/editar' },
  play: play({ call: 'updateAccount', button: 'Salvar alterações' }),
};

export const Bonus: Story = {
  name: '[BONUS-02][SHELL-15] a file can be fetched after any failure',
  args: { at: '/minha-conta/bonus' },
  play: play({ call: 'getBonusFile', button: /^(Baixar|Tentar novamente): / }),
};

export const Opportunities: Story = {
  name: '[OPP-05][SHELL-15] an opportunity can be removed after any failure',
  args: { at: '/minha-conta/oportunidades' },
  play: play({ call: 'dismissOpportunity', button: /^Remover oportunidade/ }),
};

export const Expired: Story = {
  name: '[OPP-05][SHELL-15] one that is over can be taken out after any failure',
  args: { at: '/minha-conta/oportunidades-expiradas' },
  play: play({
    call: 'deleteExpiredOpportunity',
    button: /^Remover oportunidade/,
    confirm: 'Remover oportunidade',
  }),
};

export const Favorites: Story = {
  name: '[FAV-06][SHELL-15] a favourite can be removed after any failure',
  args: { at: '/minha-conta/favoritos' },
  play: play({
    call: 'removeFavorite',
    button: /^Favorit/,
    confirm: 'Remover',
    says: /Erro ao remover leilão dos favoritos/,
  }),
};

export const Unconfirmed: Story = {
  name: '[ACC-02][SHELL-15] the confirmation can be sent again after any failure',
  parameters: {
    api: [
      mockOperation('getCustomerInfo', 200, { ...exampleOf('getCustomerInfo', 200), verified_email: false }),
    ],
  },
  play: play({ call: 'sendCustomerEmailVerification', button: 'Reenviar email' }),
};

export const MailLinks: Story = {
  name: '[ALERT-09][SHELL-15] what a mail’s link does can be tried again after any failure',
  args: { at: '/cancelar-avisos/token', as: undefined },
  play: play({ call: 'unsubscribe', button: 'Cancelar os emails de alertas' }),
};

export const FlaggedAuctions: Story = {
  name: '[API-08][SHELL-15] an auction can be hidden after any failure',
  args: { at: '/admin/leiloes', as: 'admin' },
  play: play({
    call: 'flagAuction',
    button: 'Ocultar leilão',
    async before() {
      if (!screen.queryByRole('dialog')) await press(/^Ocultar: /);
      await write(/^Motivo/, 'Anúncio repetido');
    },
  }),
};

export const HeldLists: Story = {
  name: '[API-08][SHELL-15] a held list can be accepted and refused after any failure',
  args: { at: `/admin/listas/${feed.data.feed.id}`, as: 'admin' },
  parameters: {
    api: [
      mockOperation('getReceivedFeed', 200, {
        ...feed,
        data: { ...feed.data, feed: { ...feed.data.feed, status: 'held', reason: 'Faltam mais de 30 %.' } },
      }),
    ],
  },
  play: play(
    { call: 'acceptFeed', button: 'Aceitar a lista', confirm: 'Aceitar a lista' },
    {
      call: 'refuseFeed',
      button: 'Recusar a lista',
      async before() {
        if (!screen.queryByRole('dialog')) await press('Recusar');
        await write(/^Motivo/, 'Lista incompleta');
      },
    },
  ),
};

export const Deletions: Story = {
  name: '[API-08][SHELL-15] a request of deletion can be done and refused after any failure',
  args: { at: '/admin/exclusoes', as: 'admin' },
  play: play(
    { call: 'completeDeletion', button: /^Excluir agora/, confirm: 'Excluir os dados' },
    {
      call: 'refuseDeletion',
      button: 'Recusar pedido',
      async before() {
        if (!screen.queryByRole('dialog')) await press(/^Recusar: /);
        await write(/^Motivo/, 'Dívida em aberto');
      },
    },
  ),
};

export const Invitations: Story = {
  name: '[API-08][SHELL-15] an invitation can be sent and revoked after any failure',
  args: { at: '/admin/convites', as: 'admin' },
  play: play(
    {
      call: 'inviteAuctioneer',
      button: 'Enviar convite',
      before: () => write(/^Email/, 'helena@leiloes.example'),
    },
    { call: 'revokeInvitation', button: /^Cancelar convite:/, confirm: 'Cancelar convite' },
  ),
};

export const Upload: Story = {
  name: '[API-08][SHELL-15] a list can be sent after any failure',
  args: { at: '/leiloeiro', as: 'auctioneer' },
  play: play({
    call: 'sendFeed',
    button: 'Enviar lista',
    async before() {
      const [disk] = await screen.findAllByLabelText('Arquivo da lista');
      await userEvent.upload(disk!, new File(['codigo;titulo'], 'lista.csv', { type: 'text/csv' }));
    },
  }),
};
