import { exampleOf, mockOperation, networkError } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import { answerNow } from '../../../../../.storybook/network.ts';
import { Screen, screenParameters } from '../../../../../.storybook/screen.tsx';

const meta = {
  title: 'Screens/Desk',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/admin', as: 'admin' },
  parameters: screenParameters,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[API-08] what waits for a word at the admins’ desk',
  parameters: { picture: 'story' },
  play: async ({ canvas }) => {
    const waiting = within(await canvas.findByRole('region', { name: 'Esperam por uma decisão' }));
    await expect(waiting.getByRole('link', { name: /Listas retidas/ })).toHaveTextContent('1');
    await expect(canvas.getByText('32.547')).toBeVisible();
  },
};

export const Hidden: Story = {
  name: '[LIST-09] auctions with what hides them, and a reason asked for before one is hidden',
  args: { at: '/admin/leiloes' },
  parameters: { picture: 'story' },
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

const feed = exampleOf('getReceivedFeed', 200);

export const Held: Story = {
  name: '[API-08] a held list: what would vanish, and a word on it',
  args: { at: `/admin/listas/${feed.data.feed.id}` },
  parameters: {
    api: [
      mockOperation('getReceivedFeed', 200, {
        ...feed,
        data: { ...feed.data, feed: { ...feed.data.feed, status: 'held', reason: 'Faltam mais de 30 %.' } },
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

export const NothingFound: Story = {
  name: '[API-08] an empty list says so',
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
  name: '[SHELL-15] a lost connection is told apart, and another try shows the screen',
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

export const Upload: Story = {
  name: '[API-08] where an auctioneer sends a list',
  args: { at: '/leiloeiro', as: 'auctioneer' },
  parameters: { picture: 'story' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Arquivo da lista')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar lista' }));
    await expect(canvas.getByText('Escolha o arquivo da lista.')).toBeVisible();
  },
};

export const Outcome: Story = {
  name: '[API-08] the outcome of a list, line by line',
  args: { at: `/leiloeiro/listas/${feed.data.feed.id}`, as: 'auctioneer' },
  parameters: { picture: 'story' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('table', { name: 'Linhas da lista' })).toBeVisible(),
};
