import { exampleOf, mockOperation, networkError } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { pictured, Screen, screenParameters } from '../testing/screen.tsx';

const answer = exampleOf('listAuctions', 200);

const meta = {
  title: 'Screens/Search',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/pesquisa?q=apartamento&state_id=52', as: 'customer' },
  parameters: screenParameters,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words, a state, and what they leave. */
export const Default: Story = {
  tags: ['SEARCH-02'],
  parameters: { ...pictured },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Pesquisa' })).toBeVisible();
    await expect(canvas.getByLabelText('Palavra-chave')).toHaveValue('apartamento');
    await expect(canvas.getAllByRole('article')).toHaveLength(answer.data.length);
  },
};

export const Understood: Story = {
  name: 'What was understood, and what was not, with how many the rest finds',
  tags: ['SENT-20', 'SENT-22'],
  args: { at: '/pesquisa?q=casa%20barata%20psicina%20goiania&ordem=8' },
  parameters: {
    api: [
      mockOperation('listAuctions', 200, {
        ...answer,
        reading: {
          ...answer.reading,
          chips: [{ kind: 'propertyType', label: 'Casas', text: 'casa' }],
          unread: [
            { word: 'psicina', nearest: 'piscina' },
            { word: 'barata', nearest: null, elsewhere: true },
          ],
        },
      }),
    ],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Entendido da busca: Casas')).toBeVisible();
    await expect(
      canvas.getByText('Não entendi: “psicina”. O resto da busca encontra 6 leilões.'),
    ).toBeVisible();
    await expect(canvas.getByText('Nada nesta busca tem “barata”. Sem isso: 6 leilões.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Ordenar por' })).toHaveDisplayValue(
      'Desconto mais incomum',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar “piscina”' }));
    await expect(await canvas.findByDisplayValue('casa barata piscina goiania')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Nothing is found',
  tags: ['SEARCH-02'],
  parameters: {
    api: [
      mockOperation('listAuctions', 200, {
        ...answer,
        data: [],
        pagination: { ...answer.pagination, total: 0, last_page: 1, from: null, to: null },
      }),
    ],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => expect(await canvas.findByText('Nenhum leilão encontrado')).toBeVisible(),
};

export const Failed: Story = {
  name: 'The connection is lost',
  tags: ['SEARCH-03'],
  parameters: { api: [networkError('listAuctions')], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Não foi possível realizar a busca. Verifique sua conexão e tente novamente.',
    );
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toBeEnabled();
  },
};

export const WithoutPlaces: Story = {
  name: 'States and cities fail to load: the words still search, and the page says so',
  tags: ['LIST-10'],
  parameters: {
    api: [mockOperation('listStates', 500), mockOperation('listCities', 500)],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Os estados não puderam ser carregados agora/)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(answer.data.length);
  },
};

export const CitiesFailed: Story = {
  name: 'The cities of a state that was chosen fail to load (500): the field and the page say so',
  tags: ['LIST-10'],
  args: { at: '/pesquisa?q=apartamento' },
  parameters: { api: [mockOperation('listCities', 500)], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const state = await canvas.findByRole('combobox', { name: 'Estado' });
    const city = canvas.getByRole('combobox', { name: 'Cidade' });
    await expect(city).toHaveDisplayValue('Escolha um estado');
    await userEvent.selectOptions(state, 'Goiás');
    await waitFor(() => expect(city).toHaveDisplayValue('Cidades indisponíveis agora'));
    await expect(city).toBeEnabled();
    await expect(canvas.getByText(/As cidades não puderam ser carregadas/)).toBeVisible();
    await userEvent.selectOptions(state, 'Todos os estados');
    await expect(city).toHaveDisplayValue('Escolha um estado');
    await expect(city).toBeDisabled();
  },
};
