import { exampleOf, mockOperation } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';

import { pressing } from '../../testing/failed-requests.ts';
import { Screen, screenParameters } from '../../testing/screen.tsx';

const meta = {
  title: 'Screens/Failed requests/Way in',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/minha-conta', as: 'customer' },
  // Axe and pictures run in these screens' own stories.
  parameters: { ...screenParameters, chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const newPassword = 'praia-do-futuro-91';
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

export const AuctioneerSignIn: Story = {
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
  name: 'The mail for a new password can be requested after any failure',
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
