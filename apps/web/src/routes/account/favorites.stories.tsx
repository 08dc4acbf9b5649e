import { exampleOf, mockOperation, networkError } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { answerNow } from '../../testing/network.ts';
import { pictured, Screen, screenParameters } from '../../testing/screen.tsx';

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
  tags: ['FAV-06', 'NEWS-04', 'NEWS-09'],
  parameters: {
    ...pictured,
    api: [mockOperation('listFavorites', 200, { ...list, data: [...list.data, gone], total: 3 })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByText(/Fora da lista oficial desde 05\/03\/2026/)).toBeVisible();
    const [changed] = canvas.getAllByRole('group', { name: 'Mudou desde a sua visita em 05/03/2026' });
    await expect(changed).toHaveTextContent(
      /Preço caiu de R\$\s430\.000,00 para R\$\s410\.000,00 \(lista de 08\/03\/2026\)/,
    );
    await expect(canvas.getByRole('link', { name: 'Mudaram (1)' })).toHaveAttribute(
      'href',
      '/minha-conta/favoritos?mudaram=1',
    );
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
    await expect(canvas.queryByText(/de 101\)$/)).toBeNull();
    await expect(canvas.getByText('Procura entre os favoritos desta página.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Página 4' })).toHaveAttribute(
      'href',
      '/minha-conta/favoritos?pagina=4',
    );
  },
};

export const Removing: Story = {
  name: 'A removal needs a confirmation; a failure says so; the way back stays',
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

export const LastOfPage: Story = {
  name: 'Removing the only one of the last page shows the page before it, and the way back stays',
  tags: ['FAV-06'],
  args: { at: '/minha-conta/favoritos?pagina=2' },
  parameters: {
    api: [
      mockOperation('listFavorites', 200, {
        ...list,
        data: [gone],
        current_page: 2,
        last_page: 2,
        total: 31,
      }),
      mockOperation('removeFavorite', 200),
    ],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    const [card] = await canvas.findAllByRole('article');
    answerNow(mockOperation('listFavorites', 200, { ...list, current_page: 1, last_page: 1, total: 30 }));
    await userEvent.click(within(card!).getByRole('button', { name: /^Favorit/ }));
    const question = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Remover' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(list.data.length + 1));
    await expect(canvas.getByText('Removido dos favoritos.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Desfazer' })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Nothing saved yet: nothing for a calendar to hold either',
  tags: ['FAV-06', 'NEWS-09'],
  parameters: {
    api: [
      mockOperation('listFavorites', 200, { ...list, data: [], total: 0 }),
      mockOperation('listCalendars', 200, { data: [] }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Você ainda não salvou nenhum leilão' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Calendário dos favoritos' })).toBeNull();
  },
};

export const Unchanged: Story = {
  name: 'None changed since the last visit: it says so, and links to all',
  tags: ['NEWS-04'],
  args: { at: '/minha-conta/favoritos?mudaram=1' },
  parameters: {
    api: [mockOperation('listFavorites', 200, { ...list, data: [], total: 0, changed_total: 0 })],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Nada mudou desde a sua última visita' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mudaram (0)' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Ver todos' })).toHaveAttribute(
      'href',
      '/minha-conta/favoritos',
    );
  },
};

export const Calendar: Story = {
  name: 'A calendar’s address is created, shown once, renewed after a confirmation and revoked',
  tags: ['NEWS-09', 'NEWS-12'],
  parameters: {
    api: [mockOperation('listCalendars', 200, { data: [] })],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Criar endereço: Favoritos' }));
    const link = await canvas.findByRole('link', { name: 'Abrir no calendário' });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^webcal:.*\/martelo\.ics$/));
    await userEvent.click(canvas.getByRole('button', { name: 'Criar outro endereço: Favoritos' }));
    const question = await within(document.body).findByRole('alertdialog', { name: 'Criar outro endereço?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Desligar: Favoritos' }));
    const end = await within(document.body).findByRole('alertdialog', { name: 'Desligar este calendário?' });
    answerNow(networkError('revokeCalendar'));
    await userEvent.click(within(end).getByRole('button', { name: 'Desligar' }));
    await expect(await within(document.body).findByText('O calendário não mudou')).toBeInTheDocument();
    await expect(link).toBeVisible();
    answerNow(mockOperation('revokeCalendar', 200));
    await userEvent.click(canvas.getByRole('button', { name: 'Desligar: Favoritos' }));
    const again = await within(document.body).findByRole('alertdialog', {
      name: 'Desligar este calendário?',
    });
    await userEvent.click(within(again).getByRole('button', { name: 'Desligar' }));
    await expect(await canvas.findByRole('button', { name: 'Criar endereço: Favoritos' })).toBeEnabled();
    await expect(link).not.toBeInTheDocument();
  },
};

export const CalendarFailed: Story = {
  name: 'The calendar fails to load: the favourites stand',
  tags: ['NEWS-09'],
  parameters: { api: [networkError('listCalendars')], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('O calendário dos favoritos não pôde ser carregado agora.'),
    ).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

export const Failed: Story = {
  name: 'Favourites that fail to load',
  tags: ['FAV-06'],
  parameters: { api: [networkError('listFavorites')] },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent('Erro ao carregar seus leilões favoritos'),
};
