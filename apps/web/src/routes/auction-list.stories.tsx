import { brokenJson, exampleOf, mockOperation, networkError, slow } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { answerNow } from '../testing/network.ts';
import { pictured, Screen, screenParameters } from '../testing/screen.tsx';

const meta = {
  title: 'Screens/Auction list',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/leiloes' },
  parameters: screenParameters,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const page = exampleOf('listAuctions', 200);
const [auction] = page.data as [(typeof page.data)[number]];
const none = {
  ...page,
  data: [],
  pagination: { current_page: 1, last_page: 1, per_page: 30, total: 0, from: null, to: null },
  price_statistics: { min_price: null, max_price: null, avg_price: null, bands: [] },
  facets: { ...page.facets, states: [], cities: [], subcategories: [], types: [], phases: [], bedrooms: [] },
};

const title = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name });
const results = (canvas: Canvas) => canvas.findByRole('region', { name: 'Resultados' });

/** What each failed list shows: the sentence, samples that say so, and a way to try again. */
const failed: Play = async ({ canvas }) => {
  await expect(await title(canvas, 'Imóveis em Leilão')).toBeVisible();
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    'Não foi possível carregar os leilões. Por favor, tente novamente.',
  );
  await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toBeEnabled();
  const samples = canvas.getAllByRole('article');
  await expect(samples).toHaveLength(3);
  for (const sample of samples) await expect(within(sample).getByText('Exemplo')).toBeVisible();
  // What does not exist can't be saved.
  await expect(canvas.queryByRole('button', { name: /^Favorit/ })).not.toBeInTheDocument();
};

/** The list stands, and the search field says why nothing is suggested. */
const suggestionsFailed: Play = async ({ canvas }) => {
  const search = await canvas.findByRole('combobox', {
    name: 'Buscar por cidade, bairro, endereço ou frase',
  });
  await userEvent.type(search, 'goi');
  const [said] = await canvas.findAllByText('As sugestões não puderam ser carregadas agora.');
  await expect(said).toBeVisible();
  await expect(canvas.getAllByRole('article')).toHaveLength(page.data.length);
};

/** Every auction: /leiloes. */
export const Default: Story = {
  tags: ['LIST-01', 'LIST-02'],
  parameters: { ...pictured },
  play: async ({ canvas }) => {
    await expect(await title(canvas, 'Imóveis em Leilão')).toBeVisible();
    await expect(document.title).toBe('Leilões de Imóveis e Terrenos · Martelo');
    const list = within(await results(canvas));
    await expect(list.getByText('(1-6 de 6)').parentElement).toHaveTextContent('Página 1 de 1 (1-6 de 6)');
    await expect(list.getAllByRole('article')).toHaveLength(6);
    await expect(list.queryByRole('navigation', { name: 'Páginas' })).not.toBeInTheDocument();
  },
};

export const Properties: Story = {
  name: 'Properties of one kind: /leiloes/imoveis',
  tags: ['LIST-01'],
  args: { at: '/leiloes/imoveis?tipo-de-imovel=apartamentos' },
  parameters: {
    api: [
      mockOperation('listAuctions', 200, {
        ...page,
        data: page.data.filter(({ subcategory }) => subcategory?.id === 2),
        pagination: { ...page.pagination, total: 2, to: 2 },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await title(canvas, 'Apartamentos em Leilão')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

export const Land: Story = {
  name: 'Land: /leiloes/terrenos',
  tags: ['LIST-01'],
  args: { at: '/leiloes/terrenos' },
  parameters: {
    api: [
      mockOperation('listAuctions', 200, {
        ...page,
        data: page.data.filter(({ subcategory }) => subcategory?.id === 3),
        pagination: { ...page.pagination, total: 1, to: 1 },
        price_statistics: {
          min_price: 148_000,
          max_price: 148_000,
          avg_price: 148_000,
          bands: [{ from: 100_000, to: 200_000, count: 1 }],
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await title(canvas, 'Terrenos em Leilão')).toBeVisible();
    await expect(canvas.getByText('(1-1 de 1)')).toBeVisible();
  },
};

export const Rows: Story = {
  name: 'As a list of rows',
  tags: ['CARD-06'],
  args: { at: '/leiloes?visao=lista' },
  play: async ({ canvas }) => expect(await canvas.findAllByRole('article')).toHaveLength(6),
};

export const One: Story = {
  name: 'Only one result',
  tags: ['LIST-02'],
  parameters: {
    api: [
      mockOperation('listAuctions', 200, {
        ...page,
        data: [auction],
        pagination: { ...page.pagination, total: 1, to: 1 },
        price_statistics: {
          min_price: 320_000,
          max_price: 320_000,
          avg_price: 320_000,
          bands: [{ from: 300_000, to: 500_000, count: 1 }],
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('(1-1 de 1)')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

export const ManyPages: Story = {
  name: 'Many pages: first, last and two either side',
  tags: ['LIST-07'],
  args: { at: '/leiloes?pagina=490' },
  parameters: {
    api: [
      mockOperation('listAuctions', 200, {
        ...page,
        data: Array.from({ length: 30 }, (_, at) => ({
          ...page.data[at % page.data.length]!,
          uuid_key: `5b0f6a1e-8c1d-4f27-9c55-${String(at).padStart(12, '0')}`,
        })),
        pagination: {
          current_page: 490,
          last_page: 981,
          per_page: 30,
          total: 29_412,
          from: 14_671,
          to: 14_700,
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    const range = await canvas.findByText('(14.671-14.700 de 29.412)');
    await expect(range.parentElement).toHaveTextContent('Página 490 de 981 (14.671-14.700 de 29.412)');
    const links = within(canvas.getByRole('navigation', { name: 'Páginas' })).getAllByRole('link', {
      hidden: true,
    });
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Anterior',
      '1',
      '488',
      '489',
      '490',
      '491',
      '492',
      '981',
      'Próxima',
    ]);
    await expect(links[1]).toHaveAttribute('href', '/leiloes');
    await expect(links.at(-1)).toHaveAttribute('href', '/leiloes?pagina=491');
  },
};

export const NoPrices: Story = {
  name: 'Statistics without prices',
  tags: ['LIST-02', 'RULE-04'],
  parameters: {
    api: [
      mockOperation('listAuctions', 200, {
        ...page,
        data: page.data.map((item) => ({
          ...item,
          minimum_value_first: null,
          minimum_value_second: null,
          price_valuation: null,
        })),
        price_statistics: { min_price: null, max_price: null, avg_price: null, bands: [] },
      }),
    ],
  },
  play: async ({ canvas }) => {
    const list = within(await results(canvas));
    const statistics = within(list.getByText('Preço médio').closest('section')!);
    await expect(statistics.getAllByText('Valor não informado')).toHaveLength(3);
    await expect(list.queryByText(/R\$|NaN/)).not.toBeInTheDocument();
  },
};

const long = {
  ...auction,
  uuid_key: 'c0ffee00-8c1d-4f27-9c55-3f2a7d90e412',
  title:
    'Apartamento residencial de cobertura duplex com terraço descoberto, churrasqueira e três vagas de garagem determinadas no Condomínio Edifício Desembargador Vasconcellos de Albuquerque, Itaquaquecetuba',
  kind: 'Apartamento duplex de cobertura com terraço descoberto',
  neighborhood: 'Conjunto Habitacional Presidente Juscelino Kubitschek de Oliveira',
  city: { id: 3523107, name: 'Vila Bela da Santíssima Trindade do Itaquaquecetuba' },
  minimum_value_first: 98_765_432.1,
  price_valuation: 123_456_789.99,
};

export const LongTexts: Story = {
  name: 'Long texts and large amounts',
  tags: ['LIST-02'],
  args: { at: '/leiloes?keyword=apartamento+com+vista+para+a+Serra+do+Curral+perto+do+metr%C3%B4' },
  parameters: {
    api: [mockOperation('listAuctions', 200, { ...page, data: [long, auction, page.data[1]!] })],
  },
  play: async ({ canvas }) => expect(await canvas.findAllByText(long.title)).not.toHaveLength(0),
};

export const Read: Story = {
  name: 'A sentence read into filters, each with a way out',
  tags: ['VISIT-03', 'LIST-02'],
  args: { at: '/leiloes?keyword=apartamento+de+2+quartos+em+goi%C3%A2nia&price_max=400000' },
  parameters: {
    api: [
      mockOperation('listAuctions', 200, {
        ...page,
        data: [auction],
        pagination: { ...page.pagination, total: 1, to: 1 },
        reading: {
          chips: [
            { kind: 'propertyType', label: 'Apartamentos', text: 'apartamento' },
            { kind: 'bedrooms', label: '2 quartos', text: '2 quartos' },
            { kind: 'city', label: 'Goiânia – GO', text: 'em goiânia' },
          ],
          rest: '',
          unread: [],
          similar: [],
          applied: { ...page.reading.applied, subcategory_id: [2], bedrooms: [2], city_id: [5208707] },
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    const list = within(await results(canvas));
    for (const label of ['Apartamentos', '2 quartos', 'Goiânia – GO', /^até R\$\s400.000,00$/])
      await expect(list.getAllByText(label)).not.toHaveLength(0);
    await expect(list.getByRole('button', { name: 'Limpar filtros' })).toBeVisible();
    const alert = new URL(list.getByRole<HTMLAnchorElement>('link', { name: 'Criar alerta' }).href);
    await expect(alert.searchParams.get('tipo-de-imovel')).toBe('apartamentos');
    await expect(alert.searchParams.get('city_id')).toBe('5208707');
    await expect(alert.searchParams.get('price_max')).toBe('400000');
    await expect(alert.searchParams.has('keyword')).toBe(false);
  },
};

export const Around: Story = {
  name: 'Many cities that words meant together are one filter',
  tags: ['LIST-02', 'SENT-04'],
  args: { at: '/leiloes?keyword=perto+de+goi%C3%A2nia' },
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [
      mockOperation('listAuctions', 200, {
        ...page,
        reading: {
          ...page.reading,
          chips: [{ kind: 'city', label: 'Até 40 km de Goiânia - GO', text: 'perto de goiânia' }],
          rest: '',
          unread: [],
          applied: {
            ...page.reading.applied,
            city_id: Array.from({ length: 17 }, (_, at) => 5_200_050 + at),
          },
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    const list = within(await results(canvas));
    const filters = within(list.getByRole('group', { name: 'Filtros ativos' }));
    await expect(filters.getAllByRole('listitem')).toHaveLength(1);
    await expect(filters.getByText('Até 40 km de Goiânia - GO')).toBeVisible();
    await expect(list.getByText('Filtros (1)')).toBeInTheDocument();
  },
};

export const NothingUnderstood: Story = {
  name: 'Not one word was understood: the list is labelled as the unfiltered one',
  tags: ['SENT-20'],
  args: { at: '/leiloes?keyword=zzzqq' },
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [
      mockOperation('listAuctions', 200, {
        ...page,
        reading: {
          ...page.reading,
          chips: [],
          rest: '',
          unread: [{ word: 'zzzqq', nearest: null }],
          similar: [],
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await results(canvas);
    await expect(
      canvas.getByText(/^Não entendi: “zzzqq”. Sem isso, a lista tem \d+ leilões?\.$/),
    ).toBeVisible();
  },
};

export const NotUnderstood: Story = {
  name: 'Words that were not understood',
  tags: ['SENT-20', 'SENT-21', 'SENT-23', 'SENT-25', 'SENT-26'],
  args: { at: '/leiloes?keyword=casa+com+varnda+e+psicina' },
  parameters: {
    api: [
      mockOperation('listAuctions', 200, {
        ...page,
        reading: {
          ...page.reading,
          rest: 'com varnda e',
          unread: [
            { word: 'psicina', nearest: 'piscina' },
            { word: 'até 200 mil', nearest: null, overruled: true },
            { word: 'sem ser cobertura', nearest: null, denied: true },
            { word: 'edital 12/2026', nearest: null, unlisted: true },
          ],
          similar: [{ word: 'varnda', words: ['varanda'] }],
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await results(canvas);
    await expect(canvas.getByText(/^Não entendi: “psicina”/)).toBeVisible();
    await expect(
      canvas.getByText('Vale o filtro que você escolheu, e não “até 200 mil” da busca.'),
    ).toBeVisible();
    await expect(canvas.getByText(/^Nenhum filtro tira “sem ser cobertura”/)).toBeVisible();
    await expect(canvas.getByText(/^As listas não informam “edital 12\/2026”/)).toBeVisible();
    await expect(canvas.getByText('Nenhum com “varnda”; parecidos: “varanda”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar “piscina”' }));
    await waitFor(() =>
      expect(
        canvas.getByRole('combobox', { name: 'Buscar por cidade, bairro, endereço ou frase' }),
      ).toHaveValue('casa com varnda e piscina'),
    );
  },
};

export const Empty: Story = {
  name: 'No auction fits',
  tags: ['LIST-08'],
  args: { at: '/leiloes?keyword=castelo' },
  parameters: { api: [mockOperation('listAuctions', 200, none)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nenhum leilão encontrado' })).toBeVisible();
    await expect(
      canvas.getByText('Não encontramos nenhum leilão com os filtros selecionados.'),
    ).toBeVisible();
    await expect(canvas.queryByText('Preço médio')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Exemplo')).not.toBeInTheDocument();
  },
};

/** Twelve without the modality, one without the keyword, none with both or without the price alone. */
const emptiedByOne = http.get('*/api/auctions', ({ request }) => {
  const { searchParams } = new URL(request.url);
  const total = searchParams.has('modality') ? (searchParams.has('keyword') ? 0 : 1) : 12;
  return HttpResponse.json(total === 0 ? none : { ...page, pagination: { ...page.pagination, total } });
});

export const EmptiedByOneFilter: Story = {
  name: 'What there is with one filter less',
  tags: ['FILTER-07'],
  args: { at: '/leiloes?keyword=castelo&modalidade=sfi&price_max=200000' },
  parameters: { api: [emptiedByOne], ...pictured },
  play: async ({ canvas }) => {
    const fewer = within(await canvas.findByRole('region', { name: 'Um filtro a menos' }));
    const ways = fewer.getAllByRole('link');
    await expect(ways.map(({ textContent }) => textContent)).toEqual([
      'Sem “Leilão SFI”: 12 leilões',
      'Sem “castelo”: 1 leilão',
    ]);
    await expect(ways[0]).toHaveAttribute('href', expect.not.stringContaining('modalidade'));
    await expect(ways[0]).toHaveAttribute('href', expect.stringContaining('keyword=castelo'));
  },
};

export const OneFilterLess: Story = {
  name: 'One filter less brings the list back',
  tags: ['FILTER-07'],
  args: EmptiedByOneFilter.args!,
  parameters: { api: [emptiedByOne], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Sem “Leilão SFI”: 12 leilões' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
    await expect(canvas.queryByRole('button', { name: 'Remover filtro Leilão SFI' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Remover filtro “castelo”' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Um filtro a menos' })).not.toBeInTheDocument();
  },
};

export const NotCounted: Story = {
  name: 'What could not be counted is not offered',
  tags: ['FILTER-07'],
  args: EmptiedByOneFilter.args!,
  parameters: {
    api: [
      http.get('*/api/auctions', ({ request }) =>
        new URL(request.url).searchParams.has('modality') ? undefined : HttpResponse.error(),
      ),
      emptiedByOne,
    ],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    const fewer = within(await canvas.findByRole('region', { name: 'Um filtro a menos' }));
    const ways = fewer.getAllByRole('link');
    await expect(ways.map(({ textContent }) => textContent)).toEqual(['Sem “castelo”: 1 leilão']);
  },
};

export const NumberNotFound: Story = {
  name: 'A matrícula that no list has',
  tags: ['SENT-28'],
  args: { at: '/leiloes?keyword=matr%C3%ADcula+12.345' },
  parameters: { api: [mockOperation('listAuctions', 200, none)], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Poucas listas informam o número da matrícula/)).toBeVisible();
  },
};

export const Cleared: Story = {
  name: 'Clearing the filters brings the list back',
  tags: ['LIST-08'],
  args: { at: '/leiloes?keyword=castelo' },
  parameters: { api: [mockOperation('listAuctions', 200, none)], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Nenhum leilão encontrado' });
    answerNow(mockOperation('listAuctions', 200));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Limpar filtros' }).at(-1)!);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
    await expect(
      canvas.getByRole('combobox', { name: 'Buscar por cidade, bairro, endereço ou frase' }),
    ).toHaveValue('');
  },
};

export const Loading: Story = {
  name: 'Loading: the list before stays, marked as busy',
  tags: ['LIST-08'],
  play: async ({ canvas, canvasElement }) => {
    const list = await results(canvas);
    answerNow(slow('listAuctions'));
    await userEvent.selectOptions(within(list).getByRole('combobox', { name: /Ordenar/ }), '2');
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'));
    await expect(canvasElement.querySelector('[aria-hidden][data-active]')).not.toBeNull();
    await expect(within(list).getAllByRole('article')).toHaveLength(6);
  },
};

export const LateAnswer: Story = {
  name: 'A late answer to an older filter is dropped',
  tags: ['LIST-13'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const list = await results(canvas);
    const sort = within(list).getByRole('combobox', { name: /Ordenar/ });
    const late = slow('listAuctions', 400);
    answerNow(late);
    await userEvent.selectOptions(sort, '2');
    await waitFor(() => expect(late.isUsed).toBe(true));
    answerNow(mockOperation('listAuctions', 200, { ...page, data: [auction] }));
    await userEvent.selectOptions(sort, '3');
    await waitFor(() => expect(within(list).getAllByRole('article')).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(within(list).getAllByRole('article')).toHaveLength(1);
    await expect(sort).toHaveValue('3');
  },
};

export const Invalid: Story = {
  name: 'Refused as invalid (422)',
  tags: ['LIST-08', 'HONEST-02'],
  parameters: { api: [mockOperation('listAuctions', 422)] },
  play: failed,
};

export const TooMany: Story = {
  name: 'Refused after too many calls (429)',
  tags: ['LIST-08'],
  parameters: { api: [mockOperation('listAuctions', 429)], chromatic: { disableSnapshot: true } },
  play: failed,
};

export const Failed: Story = {
  name: 'The server fails (500)',
  tags: ['LIST-08'],
  parameters: { api: [mockOperation('listAuctions', 500)], chromatic: { disableSnapshot: true } },
  play: failed,
};

export const Broken: Story = {
  name: 'Broken JSON',
  tags: ['LIST-08'],
  parameters: {
    api: [brokenJson('listAuctions')],
    brokenAnswers: true,
    chromatic: { disableSnapshot: true },
  },
  play: failed,
};

export const Offline: Story = {
  name: 'The connection is lost',
  tags: ['LIST-08'],
  parameters: { api: [networkError('listAuctions')] },
  play: async (context) => {
    await failed(context);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(
      'Sem conexão com a internet. Verifique sua rede e tente novamente.',
    );
  },
};

export const Retry: Story = {
  name: 'Trying again brings the list',
  tags: ['LIST-08'],
  parameters: { api: [mockOperation('listAuctions', 500)], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Tentar novamente' });
    answerNow(mockOperation('listAuctions', 200));
    await userEvent.click(retry);
    await expect(await results(canvas)).toBeVisible();
    await expect(canvas.queryByText('Exemplo')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
};

export const NoScript: Story = {
  name: 'What the browser draws by itself has no script, which the page’s policy would refuse',
  tags: ['LIST-03'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    await results(canvas);
    await expect(canvasElement.querySelectorAll('script')).toHaveLength(0);
  },
};

export const NotRenewed: Story = {
  name: 'A newer list that fails leaves the one that is shown',
  tags: ['VISIT-01'],
  play: async ({ canvas }) => {
    const list = await results(canvas);
    const shown = within(list).getAllByRole('article').length;
    answerNow(networkError('listAuctions'));
    await userEvent.selectOptions(within(list).getByRole('combobox', { name: /Ordenar/ }), '3');
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent('Sem conexão com a internet.');
    await expect(notice).toHaveTextContent('Abaixo está a lista anterior');
    await expect(canvas.getAllByRole('article')).toHaveLength(shown);
    await expect(canvas.queryByText('Exemplos')).not.toBeInTheDocument();
    answerNow(mockOperation('listAuctions', 200));
    await userEvent.click(within(notice).getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
  },
};

export const Suggestions: Story = {
  name: 'Suggestions while typing',
  tags: ['LIST-12'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('combobox', {
      name: 'Buscar por cidade, bairro, endereço ou frase',
    });
    await userEvent.type(search, 'goi');
    const list = await within(document.body).findByRole('listbox');
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(4));
    await expect(search).toHaveAttribute('aria-expanded', 'true');
  },
};

export const SuggestionsInvalid: Story = {
  name: 'The suggestions are refused as invalid (422)',
  tags: ['LIST-10'],
  parameters: { api: [mockOperation('suggest', 422)], chromatic: { disableSnapshot: true } },
  play: suggestionsFailed,
};

export const SuggestionsTooMany: Story = {
  name: 'The suggestions are refused after too many calls (429)',
  tags: ['LIST-10'],
  parameters: { api: [mockOperation('suggest', 429)], chromatic: { disableSnapshot: true } },
  play: suggestionsFailed,
};

export const SuggestionsFailed: Story = {
  name: 'The server fails on the suggestions (500)',
  tags: ['LIST-10'],
  parameters: { api: [mockOperation('suggest', 500)], chromatic: { disableSnapshot: true } },
  play: suggestionsFailed,
};

export const SuggestionsOffline: Story = {
  name: 'The connection is lost on the suggestions',
  tags: ['LIST-10'],
  parameters: { api: [networkError('suggest')], chromatic: { disableSnapshot: true } },
  play: suggestionsFailed,
};

export const SuggestionsBroken: Story = {
  name: 'The suggestions come as broken JSON',
  tags: ['LIST-10'],
  parameters: { api: [brokenJson('suggest')], brokenAnswers: true, chromatic: { disableSnapshot: true } },
  play: suggestionsFailed,
};
