import { exampleOf, mockOperation } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { pressing } from '../../testing/failed-requests.ts';
import { Screen, screenParameters } from '../../testing/screen.tsx';

const meta = {
  title: 'Screens/Failed requests/Account',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/minha-conta', as: 'customer' },
  // Axe and pictures run in these screens' own stories.
  parameters: { ...screenParameters, chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const account = exampleOf('getAccount', 200);
const newPassword = 'praia-do-futuro-91';
const noMails = () => screen.findByRole('radio', { name: 'Não enviar emails' });

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
    answers: { 'Senha atual': 'martelo-demo' },
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
    preserved: async () => expect(await noMails()).toBeChecked(),
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
    answers: { 'Senha atual': 'martelo-demo' },
    typed: { Motivo: 'Comprei a casa que procurava.' },
    done: /^Sua conta será excluída em/,
  }),
};

export const Staying: Story = {
  name: 'A deletion request can be cancelled after any failure',
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
