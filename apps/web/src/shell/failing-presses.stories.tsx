import { exampleOf, mockOperation } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { press, pressing } from '../../../../.storybook/presses.ts';
import { Screen, screenParameters } from '../../../../.storybook/screen.tsx';

const meta = {
  title: 'Screens/Failing presses',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/minha-conta', as: 'customer' },
  // What stands on these screens is looked at in their own stories.
  parameters: { ...screenParameters, chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const account = exampleOf('getAccount', 200);
const feed = exampleOf('getReceivedFeed', 200);
const newPassword = 'praia-do-futuro-91';

const asked = async (reason: RegExp) => {
  if (!document.querySelector('[role="dialog"]')) await press(reason);
};
const noMails = () => screen.findByRole('radio', { name: 'Não enviar emails' });

const signInFailures = /Erro interno|Serviço indisponível|Erro ao fazer login\. Tente novamente mais tarde\./;
const captcha = (required: boolean) => mockOperation('getCaptcha', 200, { data: { required } });

export const SignIn: Story = {
  name: 'Signing in works after any failure',
  tags: ['AUTH-04', 'SHELL-15'],
  args: { at: '/entrar', as: undefined },
  parameters: { api: [captcha(false)] },
  play: pressing({
    call: 'signInCustomer',
    button: 'Entrar',
    typed: { Email: 'ana@exemplo.com.br', Senha: 'segredo' },
    says: signInFailures,
    done: /^Imóveis em Leilão/,
  }),
};

export const DeskSignIn: Story = {
  name: 'Signing in as an auctioneer works after any failure, that of who it is included',
  tags: ['AUTH-06', 'SHELL-15'],
  args: { at: '/entrar?perfil=leiloeiro', as: undefined },
  parameters: { api: [captcha(false)] },
  play: pressing({
    call: 'getAuctioneerInfo',
    button: 'Entrar',
    typed: { Email: 'helena@paineira.example', Senha: 'segredo' },
    says: signInFailures,
    done: /^Enviar lista$/,
  }),
};

export const Captcha: Story = {
  name: 'Another captcha can be had after any failure',
  tags: ['AUTH-01', 'SHELL-15'],
  args: { at: '/entrar', as: undefined },
  parameters: { api: [captcha(true)] },
  play: pressing({
    call: 'createCaptchaImage',
    button: /^(Trocar imagem|Tentar novamente)$/,
    typed: { Email: 'ana@exemplo.com.br', Senha: 'segredo' },
    says: /Não foi possível carregar o código de verificação/,
    done: () => screen.findByRole('img', { name: 'Imagem com o código de verificação' }),
  }),
};

export const Registration: Story = {
  name: 'An account can be made after any failure',
  tags: ['AUTH-13', 'SHELL-15'],
  args: { at: '/cadastro', as: undefined },
  parameters: { api: [captcha(false)] },
  play: pressing({
    call: 'registerCustomer',
    button: 'Criar conta',
    async open() {
      await screen.findByRole('form', { name: 'Criar conta' }, { timeout: 10_000 });
      const email = screen.queryByRole('textbox', { name: 'Email' });
      if (email) {
        // What a refused address was sent with stands there still.
        const given = [
          [email, 'joana@exemplo.com.br'],
          [screen.getByLabelText('Senha'), newPassword],
          [screen.getByLabelText('Confirme a senha'), newPassword],
        ] as const;
        for (const [field, text] of given) {
          await userEvent.clear(field);
          await userEvent.type(field, text);
        }
        await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
      }
      const terms = await screen.findByRole('checkbox', { name: /^Li e aceito/ });
      if (!terms.matches(':checked')) await userEvent.click(terms);
    },
    typed: {
      Nome: 'Joana Prado Lima',
      'CPF ou CNPJ': '529.982.247-25',
      Celular: '(62) 99876-5432',
    },
    done: /^Imóveis em Leilão/,
  }),
};

export const Recovery: Story = {
  name: 'The mail for a new password can be asked for after any failure',
  tags: ['AUTH-09', 'SHELL-15'],
  args: { at: '/recuperar-senha', as: undefined },
  play: pressing({
    call: 'requestPasswordReset',
    button: 'Enviar link',
    typed: { Email: 'ana@exemplo.com.br' },
    says: /Erro interno|Serviço indisponível|Ocorreu um erro ao solicitar a recuperação de senha/,
    done: /^Verifique seu email$/,
  }),
};

export const Reset: Story = {
  name: 'A new password can be set after any failure',
  tags: ['AUTH-11', 'SHELL-15'],
  args: { at: '/recuperar-senha/token', as: undefined },
  play: pressing({
    call: 'resetPassword',
    button: 'Redefinir senha',
    typed: { 'Nova senha': newPassword, 'Confirme a nova senha': newPassword },
    says: /Erro interno|Serviço indisponível|Ocorreu um erro ao redefinir a senha/,
    done: /^Sua senha foi redefinida com sucesso!/,
  }),
};

export const Confirmation: Story = {
  name: 'An email can be confirmed after any failure',
  tags: ['ACC-02', 'SHELL-15'],
  args: { at: '/confirmar-email/token', as: undefined },
  play: pressing({
    call: 'verifyCustomerEmail',
    button: 'Confirmar meu email',
    done: /^Email confirmado com sucesso!$/,
  }),
};

export const MailLinks: Story = {
  name: 'What a mail’s link does can be tried again after any failure',
  tags: ['ALERT-09', 'SHELL-15'],
  args: { at: '/cancelar-avisos/token', as: undefined },
  play: pressing({
    call: 'unsubscribe',
    button: 'Cancelar os emails de alertas e favoritos',
    done: /^Você não receberá mais emails de alertas e favoritos\.$/,
  }),
};

export const Unconfirmed: Story = {
  name: 'The confirmation can be sent again after any failure',
  tags: ['ACC-02', 'AUTH-08', 'SHELL-15'],
  parameters: {
    api: [
      mockOperation('getCustomerInfo', 200, { ...exampleOf('getCustomerInfo', 200), verified_email: false }),
    ],
  },
  play: pressing({
    call: 'sendCustomerEmailVerification',
    button: 'Reenviar email',
    done: /^Enviamos um novo email de confirmação\.$/,
  }),
};

export const Heart: Story = {
  name: 'A heart on a list can be pressed after any failure',
  tags: ['FAV-02', 'AUTH-08', 'SHELL-15'],
  args: { at: '/leiloes' },
  parameters: { api: [mockOperation('listFavoriteKeys', 200, { data: [] })] },
  play: pressing({
    call: 'saveFavorite',
    button: /^Favorito: /,
    says: /^Não foi possível atualizar o favorito$/,
    done: /^Adicionado aos favoritos$/,
  }),
};

export const Favorites: Story = {
  name: 'A favourite can be removed after any failure',
  tags: ['FAV-06', 'AUTH-08', 'SHELL-15'],
  args: { at: '/minha-conta/favoritos' },
  play: pressing({
    call: 'removeFavorite',
    button: /^Favorito: /,
    confirm: 'Remover',
    says: /^Erro ao remover leilão dos favoritos$/,
    done: /^Removido dos favoritos$/,
  }),
};

export const PutBack: Story = {
  name: 'A removed favourite can be put back after any failure',
  tags: ['FAV-06', 'AUTH-08', 'SHELL-15'],
  args: { at: '/minha-conta/favoritos' },
  play: pressing({
    call: 'saveFavorite',
    button: 'Desfazer',
    async open() {
      if (screen.queryByRole('button', { name: 'Desfazer' })) return;
      await press(/^Favorito: /);
      await press('Remover');
      await screen.findByRole('button', { name: 'Desfazer' });
    },
    says: /^Erro ao atualizar favoritos$/,
    done: /^Adicionado aos favoritos$/,
  }),
};

export const PausedAlert: Story = {
  name: 'An alert can be paused after any failure',
  tags: ['ALERT-08', 'AUTH-08', 'SHELL-15'],
  args: { at: '/minha-conta/alertas' },
  play: pressing({ call: 'pauseAlert', button: /^Pausar/, done: /^Alerta pausado$/ }),
};

export const DeletedAlert: Story = {
  name: 'An alert can be deleted after any failure',
  tags: ['ALERT-08', 'AUTH-08', 'SHELL-15'],
  args: { at: '/minha-conta/alertas' },
  play: pressing({
    call: 'deleteAlert',
    button: /^Excluir alerta:/,
    confirm: 'Excluir alerta',
    done: /^Alerta removido$/,
  }),
};

export const AlertForm: Story = {
  name: 'The form of an alert can be sent after any failure',
  tags: ['ALERT-08', 'AUTH-08', 'SHELL-15'],
  args: {
    at: '/minha-conta/alertas?criar=1&tipo-de-imovel=apartamentos&city_id=5208707&price_min=100000&price_max=350000',
  },
  play: pressing({
    call: 'createAlert',
    button: 'Salvar Alerta',
    typed: { 'Valor Mínimo': 'R$\u00a0120.000,00' },
    done: /^Alerta criado$/,
  }),
};

export const ChangedAlert: Story = {
  name: 'An alert can be changed after any failure',
  tags: ['ALERT-08', 'AUTH-08', 'SHELL-15'],
  args: { at: '/minha-conta/alertas?editar=118' },
  play: pressing({
    call: 'updateAlert',
    button: 'Salvar Alerta',
    typed: { 'Valor Máximo': 'R$\u00a0980.000,00' },
    done: /^Alerta atualizado$/,
  }),
};

export const Delivery: Story = {
  name: 'When alerts tell by mail can be chosen after any failure',
  tags: ['ALERT-09', 'AUTH-08', 'SHELL-15'],
  args: { at: '/minha-conta/alertas' },
  play: pressing({
    call: 'saveNotificationSettings',
    role: 'radio',
    button: 'Semanal',
    done: /^Preferência de email salva$/,
  }),
};

export const Opportunities: Story = {
  name: 'An opportunity can be removed after any failure',
  tags: ['OPP-05', 'AUTH-08', 'SHELL-15'],
  args: { at: '/minha-conta/oportunidades' },
  play: pressing({
    call: 'dismissOpportunity',
    button: /^Remover oportunidade/,
    done: /^Oportunidade removida/,
  }),
};

export const Expired: Story = {
  name: 'One that is over can be taken out after any failure',
  tags: ['OPP-05', 'AUTH-08', 'SHELL-15'],
  args: { at: '/minha-conta/oportunidades-expiradas' },
  play: pressing({
    call: 'deleteExpiredOpportunity',
    button: /^Remover oportunidade/,
    confirm: 'Remover oportunidade',
    done: () => waitFor(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull()),
  }),
};

export const OpportunityHeart: Story = {
  name: 'An opportunity’s heart can be pressed after any failure',
  tags: ['OPP-03', 'AUTH-08', 'SHELL-15'],
  args: { at: '/minha-conta/oportunidades' },
  parameters: { api: [mockOperation('listFavoriteKeys', 200, { data: [] })] },
  play: pressing({
    call: 'saveFavorite',
    button: /^Favorito: /,
    says: /^Não foi possível atualizar o favorito$/,
    done: /^Adicionado aos favoritos$/,
  }),
};

const workbook = 'Planilha de custos da arrematação';
const download = new RegExp(`^(Baixar|Tentar novamente): ${workbook}`);
const ready = () => screen.findByRole('button', { name: `Baixar: ${workbook}` });

export const BonusFile: Story = {
  name: 'A file can be fetched after any failure',
  tags: ['BONUS-02', 'AUTH-08', 'SHELL-15'],
  args: { at: '/minha-conta/bonus' },
  play: pressing({ call: 'getBonusFile', button: download, done: ready }),
};

export const BonusMark: Story = {
  name: 'That a file was fetched can be marked after any failure',
  tags: ['BONUS-03', 'AUTH-08', 'SHELL-15'],
  args: { at: '/minha-conta/bonus' },
  play: pressing({ call: 'redeemBonus', button: download, done: ready }),
};

export const Profile: Story = {
  name: 'The profile can be sent after any failure',
  tags: ['ACC-04', 'AUTH-08', 'SHELL-15'],
  args: { at: '/minha-conta/dados-pessoais' },
  play: pressing({
    call: 'updateAccount',
    button: 'Salvar alterações',
    typed: { Nome: 'Marina Duarte', Celular: '(62) 99876-5432' },
    done: /^Perfil atualizado com sucesso!$/,
  }),
};

export const Identity: Story = {
  name: 'A new email can be sent after any failure, what was typed stays',
  tags: ['AUTH-08', 'SAFE-12', 'SHELL-15'],
  args: { at: '/minha-conta/dados-pessoais' },
  play: pressing({
    call: 'updateAccount',
    button: 'Salvar alterações',
    confirm: 'Confirmar',
    asked: { 'Senha atual': 'martelo-demo' },
    typed: { Nome: 'Marina Duarte', Email: 'marina.duarte@exemplo.com.br' },
    done: /^Perfil atualizado com sucesso!$/,
  }),
};

const waiting = mockOperation('getAccount', 200, {
  ...account,
  pending_email: { email: 'marina.duarte@exemplo.com.br', requested_at: '2026-03-10T12:00:00Z' },
});

export const EmailAgain: Story = {
  name: 'The link to a new email can be sent again after any failure',
  tags: ['AUTH-08', 'SAFE-10', 'SHELL-15'],
  args: { at: '/minha-conta/editar' },
  parameters: { api: [waiting] },
  play: pressing({
    call: 'sendCustomerEmailVerification',
    button: 'Reenviar email',
    done: /^Enviamos um novo email de confirmação\.$/,
  }),
};

export const EmailGivenUp: Story = {
  name: 'A new email can be given up after any failure',
  tags: ['AUTH-08', 'SAFE-10', 'SHELL-15'],
  args: { at: '/minha-conta/editar' },
  parameters: { api: [waiting] },
  play: pressing({
    call: 'cancelEmailChange',
    button: 'Cancelar troca',
    done: /^A troca de email foi cancelada\.$/,
  }),
};

export const EmailUndone: Story = {
  name: 'A change of email can be undone after any failure',
  tags: ['SAFE-11', 'SHELL-15'],
  args: { at: '/desfazer-email/token', as: undefined },
  play: pressing({
    call: 'undoEmailChange',
    button: 'Desfazer a troca de email',
    done: async () => screen.findByRole('heading', { name: 'Redefinir senha' }),
  }),
};

export const Password: Story = {
  name: 'The new password can be sent after any failure',
  tags: ['ACC-05', 'AUTH-08', 'SHELL-15'],
  args: { at: '/minha-conta/dados-pessoais' },
  play: pressing({
    call: 'updatePassword',
    button: 'Alterar senha',
    open: async () => userEvent.click(await screen.findByRole('tab', { name: 'Alterar senha' })),
    secret: {
      'Senha atual': 'martelo-demo',
      'Nova senha': newPassword,
      'Confirmar nova senha': newPassword,
    },
    done: /^Senha alterada com sucesso!$/,
  }),
};

export const Edit: Story = {
  name: 'The short form can be sent after any failure',
  tags: ['ACC-07', 'AUTH-08', 'SHELL-15'],
  args: { at: '/minha-conta/editar' },
  play: pressing({
    call: 'updateAccount',
    button: 'Salvar alterações',
    typed: { Nome: 'Marina Duarte' },
    secret: {
      'Senha atual': 'martelo-demo',
      'Nova senha': newPassword,
      'Confirmar nova senha': newPassword,
    },
    done: /^Perfil atualizado com sucesso!$/,
  }),
};

export const Notifications: Story = {
  name: 'When mails come can be saved after any failure',
  tags: ['ACC-09', 'AUTH-08', 'SHELL-15'],
  args: { at: '/minha-conta/configuracoes' },
  play: pressing({
    call: 'saveNotificationSettings',
    button: 'Salvar preferências',
    open: async () => userEvent.click(await noMails()),
    kept: async () => expect(await noMails()).toBeChecked(),
    done: /^Preferências de notificação salvas!$/,
  }),
};

export const Export: Story = {
  name: 'The own data can be had after any failure',
  tags: ['ACC-09', 'AUTH-08', 'SHELL-15'],
  args: { at: '/minha-conta/configuracoes' },
  play: pressing({
    call: 'exportData',
    button: 'Exportar meus dados',
    done: /^O arquivo com seus dados foi salvo no seu dispositivo\.$/,
  }),
};

export const Leaving: Story = {
  name: 'The way out works after any failure',
  tags: ['ACC-09', 'AUTH-08', 'SAFE-12', 'SHELL-15'],
  args: { at: '/minha-conta/configuracoes' },
  play: pressing({
    call: 'requestDeletion',
    button: 'Solicitar exclusão',
    confirm: 'Solicitar exclusão',
    asked: { 'Senha atual': 'martelo-demo' },
    typed: { Motivo: 'Comprei a casa que procurava.' },
    done: /^Sua conta será excluída em/,
  }),
};

export const Staying: Story = {
  name: 'A deletion can be taken back after any failure',
  tags: ['ACC-09', 'AUTH-08', 'SHELL-15'],
  args: { at: '/minha-conta/configuracoes' },
  parameters: {
    api: [
      mockOperation('getAccount', 200, {
        ...account,
        deletion_request: { id: 57, requested_at: '2026-03-10T12:00:00Z', due_at: '2026-03-25T12:00:00Z' },
      }),
    ],
  },
  play: pressing({
    call: 'cancelDeletion',
    button: 'Cancelar pedido de exclusão',
    done: /^O pedido de exclusão foi cancelado/,
  }),
};

export const HiddenAuction: Story = {
  name: 'An auction can be hidden after any failure',
  tags: ['LIST-09', 'AUTH-08', 'SHELL-15'],
  args: { at: '/admin/leiloes', as: 'admin' },
  play: pressing({
    call: 'flagAuction',
    button: 'Ocultar leilão',
    open: () => asked(/^Ocultar: /),
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
    open: () => asked(/^Recusar$/),
    typed: { Motivo: 'Lista incompleta' },
    done: /^Lista recusada\.$/,
  }),
};

export const UndoneList: Story = {
  name: 'A list can be taken back after any failure',
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
    open: () => asked(/^Desfazer esta lista$/),
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
    open: () => asked(/^Recusar: Paineira/),
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
    open: () => asked(/^Domínios: Paineira/),
    typed: { Domínios: 'paineira.example' },
    done: /^Domínios alterados\.$/,
  }),
};

export const CompletedDeletion: Story = {
  name: 'A customer can be forgotten after any failure',
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
    open: () => asked(/^Recusar: /),
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
