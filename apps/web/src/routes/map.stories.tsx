import { exampleOf, mockOperation, networkError } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { answerNow } from '../testing/network.ts';
import { Screen, screenParameters } from '../testing/screen.tsx';

const meta = {
  title: 'Screens/Map',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/busca-por-mapa' },
  parameters: screenParameters,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const map = exampleOf('listMapClusters', 200);
const list = exampleOf('listAuctions', 200);
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const [several, single] = map.data as [(typeof map.data)[number], (typeof map.data)[number]];

const mapOf = async (canvas: Canvas) => within(await canvas.findByRole('group', { name: 'Leilões no mapa' }));
const cardsOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'Resultados' })).findAllByRole('article');

/** The map and below it the list of the same filters. */
export const Default: Story = {
  tags: ['INFO-07'],
  play: async ({ canvas }) => {
    const places = await (await mapOf(canvas)).findAllByRole('button', { name: new RegExp(several.label) });
    await expect(places).toHaveLength(1);
    await expect(await cardsOf(canvas)).toHaveLength(list.data.length);
    await expect(canvas.getByRole('link', { name: 'Ver como lista' })).toHaveAttribute('href', '/leiloes');
  },
};

export const Chosen: Story = {
  name: 'A place that was pressed says what is there, and leads to it',
  tags: ['INFO-07'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const place = await (await mapOf(canvas)).findByRole('button', { name: new RegExp(`^${single.label}`) });
    await userEvent.click(place);
    await expect(
      await canvas.findByRole('link', { name: `Abrir o leilão: ${single.label}` }),
    ).toHaveAttribute('href', `/leilao/${single.uuid_key}`);
  },
};

export const Empty: Story = {
  name: 'Nothing there: the map stays, the list says so',
  tags: ['INFO-07', 'LIST-08'],
  args: { at: '/busca-por-mapa?keyword=castelo' },
  parameters: {
    api: [
      mockOperation('listMapClusters', 200, { ...map, data: [], total: 0, unplaced: 0 }),
      mockOperation('listAuctions', 200, { ...list, data: [], pagination: { ...list.pagination, total: 0 } }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nenhum leilão encontrado' })).toBeVisible();
    await expect((await mapOf(canvas)).queryByRole('button', { name: /leil(ão|ões),/ })).toBeNull();
  },
};

export const EmptyPart: Story = {
  name: 'Nothing in the visible part: says so, and all of Brazil is a press away',
  tags: ['INFO-07', 'LIST-08'],
  args: { at: '/busca-por-mapa?area=-10.5,-40.25,-10.25,-40' },
  parameters: { ...Empty.parameters, chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não há leilões nesta parte do mapa.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Limpar filtros' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Mostrar o Brasil inteiro' })).toBeVisible();
  },
};

export const EmptyFilteredPart: Story = {
  name: 'Nothing there with these filters: both may be given up, each by itself',
  tags: ['INFO-07', 'LIST-08'],
  args: { at: '/busca-por-mapa?area=-10.5,-40.25,-10.25,-40&type=judicial' },
  parameters: { ...Empty.parameters, chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/nenhum leilão com os filtros selecionados/)).toBeVisible();
    // With the chips, and in the place of the cards.
    await expect(canvas.getAllByRole('button', { name: 'Limpar filtros' })).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Mostrar o Brasil inteiro' })).toBeVisible();
  },
};

export const NotRenewed: Story = {
  name: 'A part of the map that fails to load leaves what is shown',
  tags: ['VISIT-01', 'INFO-07'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const shown = (await cardsOf(canvas)).length;
    answerNow(networkError('listAuctions'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Ordenar/ }), '3');
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent('Abaixo está a lista anterior');
    await expect(await cardsOf(canvas)).toHaveLength(shown);
    await expect(await mapOf(canvas)).toBeTruthy();
    await expect(canvas.queryByText('Exemplos')).not.toBeInTheDocument();
    answerNow(mockOperation('listAuctions', 200));
    await userEvent.click(within(notice).getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
  },
};

export const Failed: Story = {
  name: 'Places that fail to load leave the list, and another try brings the map',
  tags: ['INFO-07', 'SHELL-10', 'SHELL-14', 'SHELL-15'],
  parameters: { api: [mockOperation('listMapClusters', 503)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Não foi possível carregar o mapa.');
    await expect(await cardsOf(canvas)).toHaveLength(list.data.length);
    answerNow(mockOperation('listMapClusters', 200));
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    const places = await mapOf(canvas);
    await expect(await places.findByRole('button', { name: new RegExp(several.label) })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(document.body).not.toHaveFocus();
  },
};

export const NothingToBeHad: Story = {
  name: 'Neither places nor list: says so, and another try brings both',
  tags: ['INFO-07', 'SHELL-15'],
  parameters: {
    api: [mockOperation('listMapClusters', 503), mockOperation('listAuctions', 503)],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Não foi possível carregar os leilões. Por favor, tente novamente.',
    );
    answerNow(mockOperation('listMapClusters', 200), mockOperation('listAuctions', 200));
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await cardsOf(canvas)).toHaveLength(list.data.length);
  },
};
