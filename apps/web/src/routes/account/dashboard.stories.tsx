import { exampleOf, mockOperation, networkError, slow } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { answerNow } from '../../testing/network.ts';
import { pictured, Screen, screenParameters } from '../../testing/screen.tsx';

const meta = {
  title: 'Screens/Account/Dashboard',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/minha-conta', as: 'customer' },
  parameters: screenParameters,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const customer = exampleOf('getCustomerInfo', 200);
const activity = exampleOf('listRecentActivity', 200);

/** Figures, what happened last, and where to go. */
export const Default: Story = {
  tags: ['ACC-02', 'NEWS-05'],
  parameters: { ...pictured },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Olá, Marina Duarte Alves' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Favoritos\s*12$/ })).toHaveAttribute(
      'href',
      '/cliente/favoritos',
    );
    const list = within(canvas.getByRole('list', { name: 'Atividades recentes' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(5);
    const news = within(canvas.getByRole('region', { name: 'Mudou desde a sua visita' }));
    await expect(news.getByRole('link', { name: 'Casa com 3 quartos na Várzea, Recife' })).toBeVisible();
    await expect(news.getByText('e mais 1 mudança')).toBeVisible();
    const dates = within(canvas.getByRole('list', { name: 'Próximas datas dos favoritos' }));
    await expect(dates.getByRole('listitem')).toHaveTextContent('2ª praça · 14:00 · em 2 dias');
    await expect(await canvas.findByRole('link', { name: 'Painel' })).toHaveAttribute('aria-current', 'page');
  },
};

const quickAccess = { name: 'Acesso rápido' } as const;

export const Subscriber: Story = {
  name: 'Whoever subscribes is led to no plans',
  tags: ['WAY-13'],
  play: async ({ canvas }) => {
    const links = within(await canvas.findByRole('navigation', quickAccess));
    await expect(links.getByRole('link', { name: 'Oportunidades' })).toBeVisible();
    await expect(links.queryByRole('link', { name: 'Planos' })).not.toBeInTheDocument();
  },
};

export const WithoutSubscription: Story = {
  name: 'Whoever does not subscribe finds the plans',
  tags: ['WAY-13'],
  parameters: {
    api: [mockOperation('getCustomerInfo', 200, { ...customer, signature_code: null, signature: null })],
  },
  play: async ({ canvas }) => {
    const links = within(await canvas.findByRole('navigation', quickAccess));
    await expect(links.getByRole('link', { name: 'Planos' })).toHaveAttribute('href', '/planos');
  },
};

export const Unconfirmed: Story = {
  name: 'An address that was not confirmed, and the mail once more',
  tags: ['ACC-02', 'SHELL-14'],
  parameters: {
    api: [
      mockOperation('getCustomerInfo', 200, { ...customer, verified_email: false }),
      networkError('sendCustomerEmailVerification'),
    ],
  },
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: 'Reenviar email' });
    await userEvent.click(send);
    await expect(await canvas.findByText(/^Sem conexão com a internet/)).toBeVisible();
    answerNow(mockOperation('sendCustomerEmailVerification', 200));
    send.focus();
    await userEvent.keyboard('{Enter}');
    const sent = await canvas.findByText('Enviamos um novo email de confirmação.');
    await expect(send).not.toBeInTheDocument();
    await waitFor(() => expect(sent).toHaveFocus());
  },
};

export const NewsFailed: Story = {
  name: 'The changes fail to load: the rest is shown',
  tags: ['NEWS-05'],
  parameters: { api: [networkError('listNews')], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('O que mudou não pôde ser carregado agora.')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Atividades recentes' })).toBeVisible();
  },
};

export const New: Story = {
  name: 'An account in which nothing has happened yet',
  tags: ['ACC-02', 'NEWS-05'],
  parameters: {
    api: [
      mockOperation('listNews', 200, { changes: [], deadlines: [] }),
      mockOperation('getDashboardStats', 200, {
        favorites_count: 0,
        alerts_count: 0,
        opportunities_count: 0,
        expired_opportunities_count: 0,
      }),
      mockOperation('listRecentActivity', 200, { activities: [] }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Alertas\s*0$/ })).toBeVisible();
    await expect(canvas.getByText(/^Nada mudou nos imóveis que você viu ou salvou\./)).toBeVisible();
    await expect(canvas.queryByText('Próximas datas dos favoritos')).not.toBeInTheDocument();
  },
};

export const LongTexts: Story = {
  name: 'A long name, large counts and a long activity',
  tags: ['ACC-02'],
  parameters: {
    api: [
      mockOperation('getCustomerInfo', 200, {
        ...customer,
        name: 'Maria Fernanda dos Santos Vasconcellos de Albuquerque Cavalcanti e Silva',
      }),
      mockOperation('getDashboardStats', 200, {
        favorites_count: 10_000,
        alerts_count: 999,
        opportunities_count: 1_234_567,
        expired_opportunities_count: 2_147_483_647,
      }),
      mockOperation('listRecentActivity', 200, {
        activities: activity.activities.map((one) => ({ ...one, description: one.description.repeat(3) })),
      }),
    ],
  },
  play: async ({ canvas }) => expect(await canvas.findByText('2.147.483.647')).toBeVisible(),
};

export const Failed: Story = {
  name: 'A figure that fails to load, and another try',
  tags: ['ACC-02'],
  parameters: { api: [networkError('getDashboardStats')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Erro ao carregar informações do painel',
    );
    answerNow(mockOperation('getDashboardStats', 200));
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByText('Atividades recentes')).toBeVisible();
  },
};

export const Restricted: Story = {
  name: 'Nobody is signed in',
  tags: ['ACC-01'],
  args: { as: undefined },
  parameters: { api: [slow('getDashboardStats')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Acesso Restrito' })).toBeVisible();
    await expect(canvas.getByText('Você precisa estar logado para acessar o painel.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Fazer Login' })).toHaveAttribute(
      'href',
      '/entrar?origem=%2Fminha-conta',
    );
  },
};

export const OfAnother: Story = {
  name: 'An auctioneer reads whose screens these are',
  tags: ['ACC-01'],
  args: { as: 'auctioneer' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Esta área é de contas de clientes/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Painel' })).not.toBeInTheDocument();
  },
};
