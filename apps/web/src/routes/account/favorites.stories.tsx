import { exampleOf, mockOperation, networkError } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { answerNow } from '../../../../../.storybook/network.ts';
import { pictured, Screen, screenParameters } from '../../../../../.storybook/screen.tsx';

const meta = {
  title: 'Screens/Account/Favorites',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/minha-conta/favoritos', as: 'customer' },
  parameters: screenParameters,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const list = exampleOf('listFavorites', 200);
const [first] = list.data as [(typeof list.data)[number]];
const gone = {
  ...first,
  uuid_key: 'c0ffee00-8c1d-4f27-9c55-3f2a7d90e412',
  auction: { ...first.auction, uuid_key: 'c0ffee00-8c1d-4f27-9c55-3f2a7d90e412', gone_since: '2026-03-05' },
};

/** What was saved, and what has left its list since. */
export const Default: Story = {
  tags: ['FAV-06'],
  parameters: {
    ...pictured,
    api: [mockOperation('listFavorites', 200, { ...list, data: [...list.data, gone], total: 3 })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByText(/Fora da lista oficial desde 05\/03\/2026/)).toBeVisible();
    await expect(canvas.queryByText(/vendido\./)).toHaveTextContent(/não diz se o imóvel foi vendido/);
  },
};

export const ManyPages: Story = {
  name: 'The search says that it looks through this page',
  tags: ['FAV-06'],
  parameters: {
    api: [mockOperation('listFavorites', 200, { ...list, current_page: 2, last_page: 4, total: 101 })],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'RECIFE varzea');
    await expect(canvas.getByText('1 de 2 favoritos')).toBeVisible();
    await expect(canvas.getByText('Procura entre os favoritos desta página.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Página 4' })).toHaveAttribute(
      'href',
      '/minha-conta/favoritos?pagina=4',
    );
  },
};

export const Removing: Story = {
  name: 'A removal is asked about; a failure says so; the way back stays',
  tags: ['FAV-06'],
  parameters: { api: [networkError('removeFavorite')], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const [card] = await canvas.findAllByRole('article');
    await userEvent.click(within(card!).getByRole('button', { name: /^Favorit/ }));
    const question = await within(document.body).findByRole('alertdialog', {
      name: 'Tem certeza que deseja remover este leilão dos favoritos?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Remover' }));
    await expect(
      await within(question).findByText('Erro ao remover leilão dos favoritos'),
    ).toBeInTheDocument();
    answerNow(mockOperation('removeFavorite', 200));
    await userEvent.click(within(question).getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(await canvas.findByText('Removido dos favoritos.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(canvas.queryByText('Removido dos favoritos.')).not.toBeInTheDocument());
  },
};

export const Empty: Story = {
  name: 'Nothing saved yet',
  tags: ['FAV-06'],
  parameters: { api: [mockOperation('listFavorites', 200, { ...list, data: [], total: 0 })] },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Você ainda não salvou nenhum leilão' })).toBeVisible(),
};

export const Failed: Story = {
  name: 'Favourites that can not be had',
  tags: ['FAV-06'],
  parameters: { api: [networkError('listFavorites')] },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent('Erro ao carregar seus leilões favoritos'),
};
