import { brokenJson, exampleOf, mockOperation, networkError, slow } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { answerNow } from '../testing/network.ts';
import { pictured, Screen, screenParameters } from '../testing/screen.tsx';

const meta = {
  title: 'Screens/Home',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/' },
  parameters: screenParameters,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const headline = { level: 1, name: 'A melhor busca de leilões de imóveis do Brasil' } as const;
const home = exampleOf('getHome', 200);
const [auction] = home.opportunities as [(typeof home.opportunities)[number]];
const customer = exampleOf('getCustomerInfo', 200);
const categories = exampleOf('listCategories', 200);

/** The auctions' cards; the plans are articles too. */
const auctionCards = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('article[data-status]');

/** The lists are missing and the page says so; the search and the kinds of property still stand. */
const listsMissing =
  (sentence: string): Play =>
  async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(
      canvas.getByText('Aviso: os leilões não puderam ser carregados. Conectando com dados reais da API.'),
    ).toBeVisible();
    await expect(canvas.getByText('Nenhum leilão em destaque no momento')).toBeVisible();
    await expect(auctionCards(canvasElement)).toHaveLength(0);
    await expect(canvas.getByRole('button', { name: 'Buscar leilões' })).toBeEnabled();
  };
const listsFailed = listsMissing('Erro ao carregar leilões em destaque');

const statesFailed: Play = async ({ canvas }) => {
  await expect(
    await canvas.findByText(
      'Os estados não puderam ser carregados agora. A busca por palavra-chave continua funcionando.',
    ),
  ).toBeVisible();
  await expect(canvas.getByRole('combobox', { name: 'Estado' })).toHaveTextContent('Todos os estados');
};

const countsFailed: Play = async ({ canvas }) => {
  const tiles = await canvas.findAllByRole('link', { name: /0 imóveis$/ });
  await expect(tiles.map((tile) => tile.textContent)).toEqual([
    'Apartamentos0 imóveis',
    'Casas0 imóveis',
    'Comercial0 imóveis',
    'Terrenos0 imóveis',
    'Galpões0 imóveis',
    'Imóveis Rurais0 imóveis',
  ]);
  await expect(
    tiles.map((tile) => new URL((tile as HTMLAnchorElement).href).searchParams.get('subcategory_id')),
  ).toEqual(['2', '1', '10', '3', '4', '11']);
};

const citiesFailed: Play = async ({ canvas }) => {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Estado' }), 'Goiás');
  const city = canvas.getByRole('combobox', { name: 'Cidade' });
  await waitFor(() => expect(city).toHaveTextContent('Cidades indisponíveis agora'));
  await expect(city).toBeEnabled();
};

/** The lists of a day. */
export const Default: Story = {
  tags: ['HOME-04', 'HOME-05'],
  parameters: { ...pictured },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', headline)).toBeVisible();
    await expect(document.title).toBe('Martelo · leilões de imóveis de todo o Brasil, com fonte e data');
    await expect(auctionCards(canvasElement).length).toBeGreaterThanOrEqual(10);
    await expect(canvas.getByRole('link', { name: 'Apartamentos 15.804 imóveis' })).toHaveAttribute(
      'href',
      '/leiloes/imoveis?subcategory_id=2',
    );
    await expect(canvas.getByText('29.412')).toBeVisible();
  },
};

/** On how many lines the end of a text stands, from the given words on. */
function linesFrom(element: Element, words: RegExp): number {
  const text = element.firstChild!;
  const end = document.createRange();
  end.selectNodeContents(element);
  end.setStart(text, text.textContent!.search(words));
  return new Set(Array.from(end.getClientRects(), ({ top }) => Math.round(top))).size;
}

export const LargeLetters: Story = {
  name: 'With letters twice as large neither the titles of the lists nor the amount of the plan break',
  tags: ['HOME-04', 'SHELL-12'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    try {
      await expect(linesFrom(await canvas.findByRole('heading', { name: 'Em destaque' }), /destaque/)).toBe(
        1,
      );
      await expect(linesFrom(canvas.getByRole('link', { name: /^Assine por/ }), /R\$/)).toBe(1);
    } finally {
      style.fontSize = '';
    }
  },
};

export const Full: Story = {
  name: 'Ten of each list, as many as there can be',
  tags: ['HOME-04'],
  parameters: {
    api: [
      mockOperation('getHome', 200, {
        ...home,
        opportunities: Array.from({ length: 10 }, (_, at) => ({
          ...home.next_auctions[at % 4]!,
          uuid_key: `5b0f6a1e-8c1d-4f27-9c55-00000000000${at}`,
        })),
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', headline)).toBeVisible();
    await expect(auctionCards(canvasElement).length).toBeGreaterThanOrEqual(18);
  },
};

export const One: Story = {
  name: 'Only one auction in each list',
  tags: ['HOME-04'],
  parameters: {
    api: [
      mockOperation('getHome', 200, {
        opportunities: [auction],
        recent_auctions: [auction],
        next_auctions: [auction],
        totals: { auctions: 1, cities: 1, list_date: '2026-03-09' },
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', headline)).toBeVisible();
    await expect(auctionCards(canvasElement)).toHaveLength(3);
  },
};

export const Empty: Story = {
  name: 'No auctions at all',
  tags: ['HOME-04'],
  parameters: {
    api: [
      mockOperation('getHome', 200, {
        opportunities: [],
        recent_auctions: [],
        next_auctions: [],
        totals: { auctions: 0, cities: 0, list_date: null },
      }),
      mockOperation(
        'listCategories',
        200,
        categories.map((category) => ({ ...category, count: 0 })),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum leilão em destaque no momento')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Ver todos' })).not.toBeInTheDocument();
    await expect(canvas.queryByText('Erro ao carregar leilões em destaque')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: 'Chegaram agora' })).not.toBeInTheDocument();
  },
};

const long = {
  ...auction,
  uuid_key: 'c0ffee00-8c1d-4f27-9c55-3f2a7d90e412',
  title:
    'Apartamento residencial de cobertura duplex com terraço descoberto, churrasqueira e três vagas de garagem determinadas no Condomínio Edifício Desembargador Vasconcellos de Albuquerque, Itaquaquecetuba',
  neighborhood: 'Conjunto Habitacional Presidente Juscelino Kubitschek de Oliveira',
  city: { id: 3523107, name: 'Itaquaquecetuba' },
  minimum_value_first: 98_765_432.1,
  price_valuation: 123_456_789.99,
};

export const LongTexts: Story = {
  name: 'Long texts and large amounts',
  tags: ['HOME-04'],
  parameters: {
    api: [
      mockOperation('getHome', 200, {
        opportunities: [long],
        recent_auctions: [long, auction],
        next_auctions: [auction, long],
        totals: { auctions: 2_147_483_647, cities: 5570, list_date: '2026-03-09' },
      }),
    ],
  },
  play: async ({ canvas }) => expect(await canvas.findAllByText(long.title)).not.toHaveLength(0),
};

export const Loading: Story = {
  name: 'Loading: the page before stays, under a bar of progress',
  args: { at: '/leiloes' },
  play: async ({ canvas, canvasElement }) => {
    const [logo] = await canvas.findAllByRole('link', { name: /Martelo/ });
    answerNow(slow('getHome'));
    await userEvent.click(logo!);
    await waitFor(() => expect(canvasElement.querySelector('[aria-hidden][data-active]')).not.toBeNull());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Imóveis em Leilão' })).toBeVisible();
  },
};

export const ListsInvalid: Story = {
  name: 'The lists are refused as invalid (422)',
  tags: ['HOME-09'],
  parameters: { api: [mockOperation('getHome', 422)] },
  play: listsFailed,
};

export const ListsTooMany: Story = {
  name: 'The lists are refused after too many calls (429)',
  tags: ['HOME-09'],
  parameters: { api: [mockOperation('getHome', 429)], chromatic: { disableSnapshot: true } },
  play: listsFailed,
};

export const ListsFailed: Story = {
  name: 'The server fails on the lists (500)',
  tags: ['HOME-09'],
  parameters: { api: [mockOperation('getHome', 500)], chromatic: { disableSnapshot: true } },
  play: listsFailed,
};

export const Retry: Story = {
  name: 'Trying again brings the lists',
  tags: ['HOME-09', 'SHELL-15'],
  parameters: { api: [mockOperation('getHome', 500)], chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await listsFailed(context);
    answerNow(mockOperation('getHome', 200));
    await userEvent.click(context.canvas.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() =>
      expect(context.canvas.queryByText('Erro ao carregar leilões em destaque')).not.toBeInTheDocument(),
    );
    await expect(context.canvas.getAllByRole('article')).not.toHaveLength(0);
  },
};

export const ListsOffline: Story = {
  name: 'The connection is lost on the lists',
  tags: ['HOME-09'],
  parameters: { api: [networkError('getHome')], chromatic: { disableSnapshot: true } },
  play: listsFailed,
};

export const ListsBroken: Story = {
  name: 'The lists come as broken JSON',
  tags: ['HOME-09'],
  parameters: { api: [brokenJson('getHome')], brokenAnswers: true, chromatic: { disableSnapshot: true } },
  play: listsFailed,
};

export const ListsOfAnotherShape: Story = {
  name: 'The lists come in another shape',
  tags: ['HOME-09'],
  parameters: {
    api: [mockOperation('getHome', 200, { opportunities: {} } as never)],
    brokenAnswers: true,
    chromatic: { disableSnapshot: true },
  },
  play: listsMissing('Estrutura de dados inválida'),
};

export const CountsOfAnotherShape: Story = {
  name: 'The counts come in another shape',
  tags: ['HOME-05'],
  parameters: {
    api: [mockOperation('listCategories', 200, {} as never)],
    brokenAnswers: true,
    chromatic: { disableSnapshot: true },
  },
  play: countsFailed,
};

export const StatesInvalid: Story = {
  name: 'The states are refused as invalid (422)',
  tags: ['LIST-10'],
  parameters: { api: [mockOperation('listStates', 422)] },
  play: statesFailed,
};

export const StatesTooMany: Story = {
  name: 'The states are refused after too many calls (429)',
  tags: ['LIST-10'],
  parameters: { api: [mockOperation('listStates', 429)], chromatic: { disableSnapshot: true } },
  play: statesFailed,
};

export const StatesFailed: Story = {
  name: 'The server fails on the states (500)',
  tags: ['LIST-10'],
  parameters: { api: [mockOperation('listStates', 500)], chromatic: { disableSnapshot: true } },
  play: statesFailed,
};

export const StatesOffline: Story = {
  name: 'The connection is lost on the states',
  tags: ['LIST-10'],
  parameters: { api: [networkError('listStates')], chromatic: { disableSnapshot: true } },
  play: statesFailed,
};

export const StatesBroken: Story = {
  name: 'The states come as broken JSON',
  tags: ['LIST-10'],
  parameters: { api: [brokenJson('listStates')], brokenAnswers: true, chromatic: { disableSnapshot: true } },
  play: statesFailed,
};

export const CountsInvalid: Story = {
  name: 'The counts are refused as invalid (422)',
  tags: ['HOME-05'],
  parameters: { api: [mockOperation('listCategories', 422)] },
  play: countsFailed,
};

export const CountsTooMany: Story = {
  name: 'The counts are refused after too many calls (429)',
  tags: ['HOME-05'],
  parameters: { api: [mockOperation('listCategories', 429)], chromatic: { disableSnapshot: true } },
  play: countsFailed,
};

export const CountsFailed: Story = {
  name: 'The server fails on the counts (500)',
  tags: ['HOME-05'],
  parameters: { api: [mockOperation('listCategories', 500)], chromatic: { disableSnapshot: true } },
  play: countsFailed,
};

export const CountsOffline: Story = {
  name: 'The connection is lost on the counts',
  tags: ['HOME-05'],
  parameters: { api: [networkError('listCategories')], chromatic: { disableSnapshot: true } },
  play: countsFailed,
};

export const CountsBroken: Story = {
  name: 'The counts come as broken JSON',
  tags: ['HOME-05'],
  parameters: {
    api: [brokenJson('listCategories')],
    brokenAnswers: true,
    chromatic: { disableSnapshot: true },
  },
  play: countsFailed,
};

export const Offline: Story = {
  name: 'The connection is lost on every call',
  tags: ['HOME-09', 'HOME-05', 'LIST-10'],
  parameters: {
    api: [networkError('getHome'), networkError('listStates'), networkError('listCategories')],
  },
  play: async (context) => {
    await listsFailed(context);
    await statesFailed(context);
    await countsFailed(context);
  },
};

export const Cities: Story = {
  name: 'A state brings its cities, another tab clears both',
  tags: ['HOME-02'],
  play: async ({ canvas }) => {
    const state = await canvas.findByRole('combobox', { name: 'Estado' });
    const city = canvas.getByRole('combobox', { name: 'Cidade' });
    await expect(city).toBeDisabled();
    await userEvent.selectOptions(state, 'Goiás');
    await waitFor(() =>
      expect([...city.querySelectorAll('option')].map(({ text }) => text)).toEqual([
        'Todas as cidades',
        'Anápolis',
        'Aparecida de Goiânia',
        'Goiânia',
        'Valparaíso de Goiás',
        'Rio Verde',
      ]),
    );
    await expect(within(city).getByRole('group', { name: 'Sem leilões agora' })).toHaveTextContent(
      'Rio Verde',
    );
    await userEvent.selectOptions(city, 'Goiânia');
    await userEvent.click(canvas.getByRole('radio', { name: 'Terrenos' }));
    await expect(state).toHaveValue('');
    await expect(city).toBeDisabled();
  },
};

export const CitiesLoading: Story = {
  name: 'The cities are on their way',
  tags: ['HOME-02'],
  parameters: { api: [slow('listCities')] },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Estado' }), 'Goiás');
    const city = canvas.getByRole('combobox', { name: 'Cidade' });
    await waitFor(() => expect(city).toHaveTextContent(/^Carregando/));
    await expect(city).toBeDisabled();
  },
};

export const CitiesInvalid: Story = {
  name: 'The cities are refused as invalid (422): none to choose',
  tags: ['LIST-10'],
  parameters: { api: [mockOperation('listCities', 422)] },
  play: citiesFailed,
};

export const CitiesTooMany: Story = {
  name: 'The cities are refused after too many calls (429): none to choose',
  tags: ['LIST-10'],
  parameters: { api: [mockOperation('listCities', 429)], chromatic: { disableSnapshot: true } },
  play: citiesFailed,
};

export const CitiesFailed: Story = {
  name: 'The server fails on the cities (500): none to choose',
  tags: ['LIST-10'],
  parameters: { api: [mockOperation('listCities', 500)], chromatic: { disableSnapshot: true } },
  play: citiesFailed,
};

export const CitiesOffline: Story = {
  name: 'The connection is lost on the cities: none to choose',
  tags: ['LIST-10'],
  parameters: { api: [networkError('listCities')], chromatic: { disableSnapshot: true } },
  play: citiesFailed,
};

export const CitiesBroken: Story = {
  name: 'The cities come as broken JSON: none to choose',
  tags: ['LIST-10'],
  parameters: { api: [brokenJson('listCities')], brokenAnswers: true, chromatic: { disableSnapshot: true } },
  play: citiesFailed,
};

const soldTo = (canvasElement: HTMLElement) => canvasElement.querySelector('#planos-assinatura');

export const Subscriber: Story = {
  name: 'Whoever subscribes is sold nothing',
  tags: ['WAY-13'],
  args: { as: 'customer' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Ver oportunidades' })).toHaveAttribute(
      'href',
      '/minha-conta/oportunidades',
    );
    await expect(canvas.queryByRole('link', { name: /^Assine/ })).not.toBeInTheDocument();
    await expect(soldTo(canvasElement)).toBeNull();
  },
};

export const CustomerWithoutSubscription: Story = {
  name: 'A customer whose subscription is over is offered one',
  tags: ['WAY-13'],
  args: { as: 'customer' },
  parameters: {
    api: [
      mockOperation('getCustomerInfo', 200, {
        ...customer,
        signature: { ...customer.signature!, status: 2 },
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: /^Assine/ })).toBeVisible();
    await expect(soldTo(canvasElement)).not.toBeNull();
  },
};

const nothingSold = mockOperation('getSiteSettings', 200, {
  ...exampleOf('getSiteSettings', 200),
  checkout: { monthly: null, annual: null },
});

export const NotSoldYet: Story = {
  name: 'Where no plan can be bought, the hero offers the free account',
  tags: ['HOME-01'],
  parameters: { api: [nothingSold] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', headline)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Criar conta grátis' })).toHaveAttribute(
      'href',
      '/cadastro',
    );
    await expect(canvas.queryByRole('link', { name: /^Assine/ })).not.toBeInTheDocument();
  },
};

export const NotSoldToACustomer: Story = {
  name: 'Where no plan can be bought, the hero leads who is signed in to the list',
  tags: ['HOME-01'],
  args: { as: 'customer' },
  parameters: {
    api: [nothingSold, mockOperation('getCustomerInfo', 200, { ...customer, signature: null })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', headline)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Ver todos os leilões' })).toHaveAttribute(
      'href',
      '/leiloes',
    );
  },
};

export const OldLists: Story = {
  name: 'What arrived last is not called new where its list is old',
  tags: ['HOME-03'],
  parameters: {
    api: [
      mockOperation('getHome', 200, {
        ...home,
        recent_auctions: home.recent_auctions.map((one) => ({
          ...one,
          source: { ...one.source, list_date: '2026-02-01' },
        })),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Das listas mais recentes' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Chegaram agora' })).not.toBeInTheDocument();
  },
};
