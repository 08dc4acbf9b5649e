import { mockOperation, networkError, slow } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { sessionNow } from '../lib/session.ts';
import { answerNow, lateAnswer } from '../testing/network.ts';
import { Screen, screenParameters } from '../testing/screen.tsx';

const noCaptcha = mockOperation('getCaptcha', 200, { data: { required: false } });

const meta = {
  title: 'Screens/Sign-in',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/entrar' },
  parameters: { ...screenParameters, api: [noCaptcha] },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const email = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Email' });
const password = (canvas: Canvas) => canvas.getByLabelText('Senha');
const enter = (canvas: Canvas) => canvas.getByRole('button', { name: 'Entrar' });

async function send(canvas: Canvas) {
  await userEvent.type(await email(canvas), 'ana@exemplo.com.br');
  await userEvent.type(password(canvas), 'segredo');
  await userEvent.click(enter(canvas));
}

/** Wrong fields say so, and a field’s error goes when it is edited. */
export const Default: Story = {
  tags: ['AUTH-01', 'AUTH-02'],
  play: async ({ canvas }) => {
    await email(canvas);
    await userEvent.click(enter(canvas));
    await expect(canvas.getByText('O email é obrigatório')).toBeVisible();
    await expect(canvas.getByText('A senha é obrigatória')).toBeVisible();
    await expect(await email(canvas)).toHaveFocus();
    await userEvent.type(await email(canvas), 'ana');
    await expect(canvas.queryByText('O email é obrigatório')).not.toBeInTheDocument();
    await expect(canvas.getByText('A senha é obrigatória')).toBeVisible();
    await userEvent.click(enter(canvas));
    await expect(canvas.getByText('Email inválido')).toBeVisible();
  },
};

export const Expired: Story = {
  name: 'After a session that expired, for an auctioneer',
  tags: ['AUTH-08'],
  args: { at: '/entrar?session_expired=true&perfil=leiloeiro' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sua sessão expirou')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Entrar como leiloeiro');
  },
};

export const Captcha: Story = {
  name: 'A captcha that is required from the start',
  tags: ['AUTH-01', 'AUTH-02', 'SAFE-15'],
  parameters: { api: [mockOperation('getCaptcha', 200, { data: { required: true } })] },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(canvas.getByText('O código de verificação é obrigatório')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Ouvir em vez de ver' }));
    await expect(await canvas.findByRole('button', { name: 'Ouvir os números' })).toBeVisible();
  },
};

export const CaptchaAfterFailure: Story = {
  name: 'A failure that requires a captcha brings one',
  tags: ['AUTH-04'],
  parameters: { api: [noCaptcha, mockOperation('signInCustomer', 422)] },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByRole('textbox', { name: 'Código de verificação' })).toHaveFocus();
    await expect(canvas.getByText('O código de verificação é obrigatório')).toBeVisible();
    await expect(
      await canvas.findByRole('img', { name: 'Imagem com o código de verificação' }),
    ).toBeVisible();
  },
};

export const CaptchaFailed: Story = {
  name: 'A captcha that fails to load can be requested again',
  tags: ['AUTH-01'],
  parameters: {
    api: [
      mockOperation('getCaptcha', 200, { data: { required: true } }),
      mockOperation('createCaptchaImage', 500),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não foi possível carregar o código de verificação.')).toBeVisible();
    answerNow(mockOperation('createCaptchaImage', 200));
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(
      await canvas.findByRole('img', { name: 'Imagem com o código de verificação' }),
    ).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'The email and the password do not go together; then the server fails, then the connection',
  tags: ['AUTH-04'],
  parameters: { api: [noCaptcha, mockOperation('signInCustomer', 401)] },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(
      await canvas.findByText('Email ou senha inválidos. Verifique seus dados e tente novamente.'),
    ).toBeVisible();
    await expect(password(canvas)).toHaveValue('segredo');
    answerNow(mockOperation('signInCustomer', 429));
    await userEvent.click(enter(canvas));
    await expect(await canvas.findByText('Muitas requisições. Tente novamente em instantes.')).toBeVisible();
    answerNow(networkError('signInCustomer'));
    await userEvent.click(enter(canvas));
    await expect(await canvas.findByText('Erro ao fazer login. Tente novamente mais tarde.')).toBeVisible();
    await expect(enter(canvas)).not.toHaveAttribute('aria-disabled');
  },
};

export const OtherDoor: Story = {
  name: 'Whoever is refused is shown the way for auctioneers, and takes along what was typed',
  tags: ['AUTH-04', 'AUTH-06'],
  parameters: { api: [noCaptcha, mockOperation('signInCustomer', 401)] },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByText(/^Conta de leiloeiro\?/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Entre por aqui' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Entrar como leiloeiro' }),
    ).toBeVisible();
    await expect(await email(canvas)).toHaveValue('ana@exemplo.com.br');
    await expect(canvas.queryByText(/^Email ou senha inválidos/)).not.toBeInTheDocument();
    await expect(canvas.queryByText(/^Conta de leiloeiro\?/)).not.toBeInTheDocument();
  },
};

export const Busy: Story = {
  name: 'On its way: the button says so and takes no second press',
  tags: ['AUTH-01'],
  parameters: { api: [noCaptcha, slow('signInCustomer')] },
  play: async ({ canvas }) => {
    await send(canvas);
    await waitFor(() => expect(enter(canvas)).toHaveAttribute('aria-busy', 'true'));
  },
};

export const LeftMeanwhile: Story = {
  name: 'Whoever went on to another page while signing in stays there, signed in',
  tags: ['AUTH-01', 'WAY-01'],
  play: async ({ canvas }) => {
    const { handler, arrive } = lateAnswer(mockOperation('signInCustomer', 200));
    answerNow(handler);
    await send(canvas);
    await waitFor(() => expect(enter(canvas)).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(canvas.getByRole('link', { name: 'Esqueceu a senha?' }));
    const form = await canvas.findByRole('form', { name: 'Recuperar senha' });
    // Where it led otherwise is there at once, before the next answer.
    await import('./auction-list.tsx');
    arrive();
    await waitFor(() => expect(sessionNow()).not.toBeNull());
    await userEvent.type(within(form).getByRole('textbox', { name: 'Email' }), 'ana@exemplo.com.br');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(form).not.toBeInTheDocument());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Recuperar senha' })).toBeVisible();
  },
};
