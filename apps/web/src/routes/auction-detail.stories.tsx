import { brokenJson, exampleOf, mockOperation, networkError, slow } from '@martelo/api-client/mocks';
import { legalArticle } from '@martelo/domain/legal-articles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { answerNow } from '../testing/network.ts';
import { pictured, Screen, screenParameters } from '../testing/screen.tsx';

const answer = exampleOf('getAuction', 200);
const similar = exampleOf('listSimilar', 200);
const evidence = exampleOf('getEvidence', 200);

const notInRule = {
  ...evidence.next_price,
  reason: 'not_in_rule' as const,
  kind: null,
  mode: null,
  start_price: null,
  next: null,
  steps: [],
  proof: null,
};

/** Before two rounds: no staircase, and a floor that the law sets. */
const evidenceOfRounds = mockOperation('getEvidence', 200, {
  ...evidence,
  next_price: notInRule,
  odds: { ...evidence.odds!, mode: 'sfi' },
  legal: {
    rite: 'fiduciary',
    floor: { status: 'at', amount: 320_000, share: 1, article: 'lei-9514-27-1', unless: null },
    articles: [legalArticle('lei-9514-27-1')],
    notice: [],
  },
});

/** Of a financed property without dates: its floor depends on the debt. */
const evidenceOfSfi = mockOperation('getEvidence', 200, {
  ...evidence,
  next_price: notInRule,
  odds: { ...evidence.odds!, mode: 'sfi' },
  legal: {
    rite: 'fiduciary',
    floor: { status: 'unknown', amount: null, share: null, article: 'lei-9514-26a-3', unless: 'debt' },
    articles: [legalArticle('lei-9514-27-1'), legalArticle('lei-9514-26a-3')],
    notice: [],
  },
});

const address = `/leilao/${answer.data.uuid_key}`;

const meta = {
  title: 'Screens/Auction detail',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: address, as: 'customer' },
  parameters: screenParameters,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** The auction's answer with some of it changed. */
const auction = (change: Partial<typeof answer.data>) =>
  mockOperation('getAuction', 200, { ...answer, data: { ...answer.data, ...change } });

const failed: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent(
    'Erro ao carregar detalhes do leilão. Tente novamente mais tarde.',
  );
  await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toBeEnabled();
  await expect(document.title).toBe('Algo deu errado · Martelo');
};

const withoutSimilar: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: answer.data.title })).toBeVisible();
  await expect(canvas.queryByRole('region', { name: 'Leilões parecidos' })).not.toBeInTheDocument();
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
};

/** Before the first of two rounds. */
export const Default: Story = {
  tags: ['DETAIL-02', 'DETAIL-04', 'DETAIL-06', 'DETAIL-10', 'EVID-10'],
  parameters: { ...pictured, api: [evidenceOfRounds] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: answer.data.title })).toBeVisible();
    await expect(document.title).toBe(`${answer.data.title} · Martelo`);
    await expect(canvas.getByRole('link', { name: 'Voltar para Leilões' })).toHaveAttribute(
      'href',
      '/leiloes',
    );
    const official = canvas.getByRole('link', { name: /^Acessar Site Oficial/ });
    await expect(official).toHaveAttribute('href', answer.data.link);
    await expect(official).toHaveAttribute('target', '_blank');
    await expect(official).toHaveAttribute('rel', 'noopener noreferrer');
    const parecidos = within(canvas.getByRole('region', { name: 'Leilões parecidos' }));
    await expect(parecidos.getAllByRole('article')).toHaveLength(similar.data.length);
    const rounds = within(canvas.getByRole('list', { name: 'Praças' }));
    await expect(rounds.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('table', { name: 'O que se paga até ter as chaves' })).toBeVisible();
    await expect(canvas.getByText('O valor pedido é igual ao piso.')).toBeVisible();
    await expect(canvas.queryByText(/^Se ninguém comprar/)).not.toBeInTheDocument();
  },
};

/** The highest bid comes with the price of a resale, which no source knows. */
export const HighestBid: Story = {
  tags: ['INFO-06'],
  parameters: { chromatic: { disableSnapshot: true }, api: [evidenceOfRounds] },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Lance máximo: por quanto você venderia depois?');
    const announcements: string[] = [];
    const status = within(canvas.getByRole('region', { name: 'Total até as chaves' })).getByRole('status');
    const listener = new MutationObserver(() => announcements.push(status.textContent));
    listener.observe(status, { subtree: true, childList: true, characterData: true });
    await userEvent.type(field, '60000000');
    await expect(canvas.getByText(/^Lance máximo para 20\s%/, { ignore: '[role=status]' })).toHaveTextContent(
      /R\$\s\d/,
    );
    await waitFor(() => expect(status).toHaveTextContent(/^Lance máximo para 20\s% de retorno: R\$\s\d/));
    await expect(announcements, 'once the typing rests').toHaveLength(1);
    listener.disconnect();
    await expect(canvas.getByRole('link', { name: 'Calcular o custo total e o retorno' })).toHaveAttribute(
      'href',
      expect.stringContaining('600000'),
    );
  },
};

const changes = {
  since: '2026-03-05T21:10:00Z',
  since_kind: 'visit' as const,
  total: 2,
  events: [
    { kind: 'price' as const, list_date: '2026-03-08', from: 430_000, to: 410_000, fields: [] },
    {
      kind: 'rounds' as const,
      list_date: '2026-03-06',
      from: null,
      to: null,
      fields: [{ name: 'date_second' as const, from: '10/03/2026 14:00', to: '12/03/2026 14:00' }],
    },
  ],
  last_event: 90_455,
};

/** What lists changed since the last visit, and that this view is recorded with the last shown event. */
export const Changed: Story = {
  name: 'Changed since the last visit',
  tags: ['NEWS-01', 'NEWS-03'],
  parameters: {
    api: [evidenceOfRounds, mockOperation('getAuctionNews', 200, changes)],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    const news = await canvas.findByRole('region', { name: 'Mudou desde a sua visita em 05/03/2026' });
    await expect(within(news).getAllByRole('listitem')).toHaveLength(2);
    await expect(news).toHaveTextContent(
      /Preço caiu de R\$\s430\.000,00 para R\$\s410\.000,00 \(lista de 08/,
    );
  },
};

export const ChangedSinceSaved: Story = {
  name: 'Changed since it was saved',
  tags: ['NEWS-03'],
  parameters: {
    api: [mockOperation('getAuctionNews', 200, { ...changes, since_kind: 'saved' })],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) =>
    expect(
      await canvas.findByRole('region', { name: 'Mudou desde que você salvou, em 05/03/2026' }),
    ).toBeVisible(),
};

export const ChangesFailed: Story = {
  name: 'The changes fail to load: the page is shown, and no view is recorded',
  tags: ['NEWS-03'],
  parameters: { api: [mockOperation('getAuctionNews', 500)], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('O que mudou desde a sua visita não pôde ser carregado agora.'),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: answer.data.title })).toBeVisible();
  },
};

export const EvidenceFailed: Story = {
  name: 'The evidence fails to load: the page stands whole',
  tags: ['EVID-11'],
  parameters: { api: [mockOperation('getEvidence', 500)], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('O que as listas provam deste imóvel não pôde ser carregado agora.'),
    ).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Praças' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'O que conferir antes' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const NothingToProve: Story = {
  name: 'On a phone, where nothing else is proved, the prices nearby have their heading',
  tags: ['MARKET-08'],
  globals: { viewport: { value: 'narrow' } },
  parameters: {
    api: [
      mockOperation('getEvidence', 200, {
        ...evidence,
        odds: null,
        rank: { discount: null, square_metre: null },
        market: [],
      }),
    ],
  },
  play: async ({ canvas }) => {
    const nearby = within(await canvas.findByRole('region', { name: 'Preços por perto' }));
    await expect(nearby.getByText(/^Mediana do bairro nas listas/)).toBeVisible();
    await expect(canvas.queryByText('O que as listas provam')).not.toBeInTheDocument();
  },
};

export const SecondRound: Story = {
  name: 'Between its rounds',
  tags: ['DETAIL-04', 'RULE-01'],
  parameters: { api: [auction({ date_first: '03/03/2026 14:00', date_second: '12/03/2026 14:00' })] },
  play: async ({ canvas }) =>
    expect((await canvas.findAllByText('2ª PRAÇA')).length).toBeGreaterThanOrEqual(1),
};

export const ThirdRound: Story = {
  name: 'In a third round, of which the list states no minimum',
  tags: ['DETAIL-04', 'LABEL-09', 'LABEL-10'],
  parameters: {
    api: [
      auction({
        date_first: '03/02/2026 14:00',
        date_second: '17/02/2026 14:00',
        date_third: '12/03/2026 14:00',
        minimum_value_third: null,
      }),
      // The default mock has a staircase, which is shown in place of the rounds.
      mockOperation('getEvidence', 500),
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('3ª PRAÇA')).length).toBeGreaterThanOrEqual(1);
    const rounds = await canvas.findByRole('list', { name: 'Praças' });
    await expect(rounds.children).toHaveLength(3);
    await expect(rounds.children[2]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText(/^3ª praça: a lista não informa o lance mínimo/)).toBeVisible();
  },
};

export const Share: Story = {
  name: 'Only a share is sold, and only rights to it',
  tags: ['LABEL-35'],
  parameters: { api: [auction({ title: 'Parte ideal (50%) dos direitos sobre casa no Centro' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vende-se só uma parte: 50 % do imóvel')).toBeVisible();
    await expect(canvas.getByText('Vendem-se direitos sobre o imóvel, não a propriedade')).toBeVisible();
    await expect(canvas.getByText(/nem o que falta pagar do contrato/)).toBeVisible();
    await expect(canvas.queryByText(/^Este imóvel: /)).not.toBeInTheDocument();
  },
};

export const UnknownOutcome: Story = {
  name: 'A list from before the past round',
  tags: ['LABEL-36'],
  parameters: {
    api: [
      auction({
        date_first: '03/02/2026 14:00',
        date_second: '12/03/2026 14:00',
        source: { name: 'Lista de exemplo', list_date: '2026-02-01' },
      }),
      // The default mock has a staircase, which is shown in place of the rounds.
      mockOperation('getEvidence', 500),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não se sabe como terminou a 1ª praça')).toBeVisible();
    await expect(canvas.getByText(/^A lista, de 01\/02\/2026, não é de depois dela/)).toBeVisible();
  },
};

export const Finished: Story = {
  name: 'After its last round',
  tags: ['RULE-01'],
  parameters: { api: [auction({ date_first: '03/02/2026 14:00', date_second: '17/02/2026 14:00' })] },
  play: async ({ canvas }) =>
    expect((await canvas.findAllByText(/encerrado/i)).length).toBeGreaterThanOrEqual(1),
};

export const DirectSale: Story = {
  name: 'A direct sale of Caixa, without rounds: its staircase and what the lists prove',
  tags: [
    'RULE-10',
    'LABEL-31',
    'EVID-02',
    'EVID-03',
    'EVID-05',
    'EVID-10',
    'EVID-13',
    'MARKET-07',
    'MARKET-08',
  ],
  parameters: {
    ...pictured,
    api: [
      auction({
        direct_sale: true,
        code: '10306957',
        sample: false,
        type: 'caixa',
        modality: 'Venda Direta Online',
        date_first: null,
        date_second: null,
        minimum_value_second: null,
        auctioneers: null,
        minimum_value_first: 331_500,
        price_valuation: 482_000,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Venda direta')).length).toBeGreaterThanOrEqual(1);
    await expect(
      canvas.getByRole('link', { name: /^Matrícula em venda-imoveis\.caixa\.gov\.br/ }),
    ).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^https:\/\/venda-imoveis\.caixa\.gov\.br\/editais\/matricula\/[A-Z]{2}\/0000010306957\.pdf$/,
      ),
    );
    const staircase = canvas.getByRole('figure', { name: /^Se ninguém comprar: próximo preço/ });
    await expect(staircase).toHaveTextContent('certo em 1.234 de 1.260 quedas');
    const decision = within(canvas.getByRole('region', { name: 'Comprar agora ou esperar?' }));
    await expect(
      decision.getByText('dos imóveis pediam menos na lista seguinte (vendas diretas)'),
    ).toBeVisible();
    await expect(decision.getByText('3.100 casos')).toBeVisible();
    await expect(canvas.getAllByText(/pediam menos na lista seguinte/)).toHaveLength(1);
    await userEvent.click(
      decision.getByRole('button', { name: 'Como sabemos: Se ninguém comprar: próximo preço' }),
    );
    await expect(await screen.findByText(/de 2,5 % do preço inicial/)).toBeVisible();
    await expect(screen.getByText(/contamos os acertos, com diferença de até 2 centavos\.$/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('desconto maior que 7 de 10 em Goiânia')).toBeVisible();
    const nearby = within(canvas.getByRole('region', { name: 'Preços por perto' }));
    await expect(nearby.getAllByText('Mediana do bairro nas listas', { selector: 'p' })[0]).toBeVisible();
    await expect(nearby.getAllByText('(23 casos, listas de 27/02/2026 a 02/03/2026)')[0]).toBeVisible();
    await expect(
      nearby.getAllByText('Este imóvel: R$ 5.163,55/m², acima de três quartos deles.')[0],
    ).toBeVisible();
    await expect(nearby.getByText('(41 casos, vendas de 04/03/2024 a 20/02/2026)')).toBeVisible();
    await expect(
      nearby.getAllByRole('button', { name: 'Como sabemos: Mediana do bairro nas listas' })[0],
    ).toBeVisible();
    await userEvent.click(canvas.getByText('O piso da lei: nesta venda não há'));
    await expect(canvas.getByText('Nesta venda a lei não fixa um preço mínimo.')).toBeVisible();
    await userEvent.click(canvas.getByText('O piso da lei: nesta venda não há'));
    await expect(canvas.queryByText('Praças')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/Leiloeiro não informado/)).not.toBeInTheDocument();
    await expect(canvas.queryByText(/Leia o edital/)).not.toBeInTheDocument();
    await expect(canvas.getByText(/^Leia as condições no site oficial/)).toBeVisible();
  },
};

export const Sfi: Story = {
  name: 'An SFI auction whose dates no list gives: how many had a lower price in the next list',
  tags: ['EVID-06', 'EVID-07', 'EVID-13', 'RITE-06'],
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [
      auction({
        type: 'caixa',
        modality: 'Leilão SFI - Edital Único',
        sale_method: 'sfi',
        date_first: null,
        date_second: null,
        minimum_value_second: null,
        minimum_value_first: 400_000,
        price_valuation: 400_000,
        source: { name: 'Caixa Econômica Federal', list_date: '2026-01-23', fresh_days: 7 },
      }),
      evidenceOfSfi,
    ],
  },
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: 'Como é vendido' }));
    await expect(next.getByText('lance mínimo')).toBeVisible();
    await expect(canvas.queryByText(/desconto maior que/i)).not.toBeInTheDocument();
    const costs = within(canvas.getByRole('table', { name: 'O que se paga até ter as chaves' }));
    const commission = costs.getByRole('row', { name: /^Comissão do leiloeiro/ });
    await expect(within(commission).getByText('estimativa')).toBeVisible();
    await expect(canvas.getByText(/^Não temos lista mais nova que traga este imóvel/)).toBeVisible();
    await expect(next.getByText('dos imóveis pediam menos na lista seguinte (leilões SFI)')).toBeVisible();
    await expect(canvas.getAllByText(/pediam menos na lista seguinte/)).toHaveLength(1);
    await userEvent.click(canvas.getByText('O piso da lei: depende da dívida'));
    await expect(canvas.getByText(/^No segundo leilão o piso depende da dívida/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /art\. 26-A/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/#art26a$/),
    );
  },
};

export const Gone: Story = {
  name: 'Gone from its list, which is not sold',
  tags: ['RULE-10', 'LABEL-41'],
  parameters: {
    api: [
      mockOperation('getAuction', 200, {
        ...answer,
        data: {
          ...answer.data,
          gone_since: '2026-03-08',
          history: [
            ...answer.data.history,
            { kind: 'gone', list_date: '2026-03-08', from: null, to: null, fields: [] },
          ],
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fora da lista desde 08/03/2026')).toBeVisible();
    await expect(canvas.getByText(/^A fonte já não lista este imóvel\./)).toBeVisible();
    await expect(canvas.queryByText(/^Leia o edital antes/)).not.toBeInTheDocument();
    await expect(canvas.getByText(/^Estimativa pelo último preço visto, lista de /)).toBeVisible();
    const proofs = within(canvas.getByRole('region', { name: 'O que as listas provam' }));
    await expect(proofs.getByText(/^dos imóveis pediam menos na lista seguinte/)).toBeVisible();
    await expect(
      canvas.getByText('A fonte deixou de listar este imóvel. Isso não quer dizer que foi vendido.'),
    ).toBeVisible();
  },
};

export const History: Story = {
  name: 'Each change in words; a list that was undone is named',
  tags: ['INTAKE-20', 'INTAKE-21', 'INTAKE-37'],
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [
      mockOperation('getAuction', 200, {
        ...answer,
        data: {
          ...answer.data,
          history: [
            ...answer.data.history,
            { kind: 'undone', list_date: '2026-03-07', from: null, to: null, fields: [] },
          ],
        },
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Lista desfeita')).toBeVisible();
    const said = canvasElement.textContent?.replaceAll('\u00a0', ' ');
    await expect(said).toContain('de R$ 340.000,00 para R$ 320.000,00');
    await expect(said).toContain('Passou a aceitar financiamento, segundo a lista');
    await expect(said).toContain('Endereço: de Rua das Flores, 10 para Rua das Flores, 100');
    await expect(canvas.getByText('Lista desfeita')).toBeVisible();
  },
};

export const Region: Story = {
  name: 'A region of the Federal District, with its city',
  tags: ['INTAKE-24'],
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [
      auction({
        neighborhood: null,
        district: 'Taguatinga',
        city: { id: 5_300_108, name: 'Brasília' },
        state: { id: 53, name: 'Distrito Federal', uf: 'DF' },
      }),
    ],
  },
  play: async ({ canvas }) =>
    expect((await canvas.findAllByText(/^Taguatinga, Brasília – DF/))[0]).toBeVisible(),
};

export const Facts: Story = {
  name: 'What a feed states besides figures, with the edital as a link',
  tags: ['INTAKE-57'],
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [
      auction({
        type: 'judicial',
        facts: {
          edital_url: 'https://paineira.example/editais/1.pdf',
          process_number: '10000010920268260114',
          occupancy: 'occupied',
          accepts_fgts: false,
          postal_code: '13024000',
          registration: { number: '45.678', office: '1º Registro de Imóveis de Campinas' },
          iptu_debt: { amount: 1234.56, paid_by: 'proceeds' },
          condominium_debt: { amount: null, paid_by: 'buyer' },
          bids: 3,
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    const editals = await canvas.findAllByRole('link', { name: /^Edital em paineira\.example/ });
    await expect(editals).toHaveLength(1);
    for (const edital of editals) {
      await expect(edital).toHaveAttribute('href', 'https://paineira.example/editais/1.pdf');
      await expect(edital).toHaveAttribute('target', '_blank');
      await expect(edital).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await expect(canvas.getAllByText('1000001-09.2026.8.26.0114')[0]).toBeVisible();
    await expect(canvas.getAllByText('nº 45.678, 1º Registro de Imóveis de Campinas')[0]).toBeVisible();
    await expect(canvas.getByText('valor não informado, por conta do arrematante')).toBeVisible();
  },
};

export const WithoutFacts: Story = {
  name: 'What no source states is not informed',
  tags: ['INTAKE-57'],
  parameters: { chromatic: { disableSnapshot: true }, api: [auction({ type: 'judicial', facts: null })] },
  play: async ({ canvas }) => {
    const stated = within(await canvas.findByRole('region', { name: 'O que a fonte informa' }));
    await expect(
      stated.getByText(
        /^Não informado: .*processo, matrícula, débitos de IPTU, débitos de condomínio, lances\.$/,
      ),
    ).toBeVisible();
    await expect(canvas.getAllByText('a fonte não publica')).toHaveLength(3);
    await expect(canvas.queryByRole('link', { name: /^Edital em/ })).not.toBeInTheDocument();
  },
};

export const Sample: Story = {
  name: 'An invented auction says so',
  tags: ['HONEST-02'],
  parameters: { api: [auction({ sample: true })], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) =>
    expect(
      await canvas.findByText(
        'Este imóvel é inventado, para mostrar a plataforma. O site oficial não o conhece.',
      ),
    ).toBeVisible(),
};

export const Unknown: Story = {
  name: 'What the source does not say',
  tags: ['DETAIL-06', 'RULE-04'],
  parameters: {
    api: [
      auction({
        code: null,
        type: null,
        modality: null,
        date_first: null,
        date_second: null,
        minimum_value_first: null,
        minimum_value_second: null,
        price_valuation: null,
        extra: null,
        link: null,
        address: null,
        neighborhood: null,
        latitude: null,
        longitude: null,
        kind: null,
        area_total: null,
        area_private: null,
        area_land: null,
        bedrooms: null,
        parking: null,
        accepts_financing: null,
        featured_image: null,
        images: [],
        subcategory: null,
        state: null,
        city: null,
        auctioneers: null,
        history: [],
      }),
      mockOperation('listSimilar', 200, { data: [] }),
      mockOperation('getPriceHistory', 200, { data: [], valuation: null }),
    ],
  },
  play: async (context) => {
    const { canvas } = context;
    await withoutSimilar(context);
    await expect(canvas.getByRole('button', { name: 'Link não disponível' })).toBeDisabled();
    await expect(canvas.getByText('Localização não disponível')).toBeVisible();
    await expect(
      canvas.queryByRole('heading', { name: 'Histórico por data da lista' }),
    ).not.toBeInTheDocument();
    await expect(canvas.getByText('Localização não especificada')).toBeVisible();
    await expect(canvas.getAllByText('Valor não informado').length).toBeGreaterThanOrEqual(1);
    await expect(canvas.getByText(/^Não informado: tipo de imóvel, tipo de leilão, /)).toBeVisible();
    await expect(canvas.getByText('Sem preço na lista não há conta a fazer.')).toBeVisible();
    await expect(canvas.queryByText(/undefined|NaN|null/)).not.toBeInTheDocument();
  },
};

const longTitle =
  'Apartamento residencial de cobertura duplex com terraço descoberto, churrasqueira e três vagas de garagem determinadas no Condomínio Edifício Desembargador Vasconcellos de Albuquerque, Itaquaquecetuba';

export const LongTexts: Story = {
  name: 'Long texts and large amounts',
  tags: ['DETAIL-02'],
  parameters: {
    api: [
      auction({
        title: longTitle,
        code: '0020512018844777123998877665544332211-RETIFICADO',
        address:
          'Avenida Governador Presidente Juscelino Kubitschek de Oliveira Sobrinho, N. 12.345, Bloco Jequitibá, Apartamento 2104, Torre Norte',
        neighborhood: 'Conjunto Habitacional Presidente Juscelino Kubitschek de Oliveira',
        city: { id: 5105507, name: 'Vila Bela da Santíssima Trindade' },
        minimum_value_first: 98_765_432.1,
        minimum_value_second: 59_259_259.26,
        price_valuation: 123_456_789.99,
        auctioneers: {
          ...answer.data.auctioneers!,
          name: 'Escritório Reunido de Leiloeiros Públicos Oficiais do Estado de Mato Grosso do Sul e Associados',
        },
      }),
    ],
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: longTitle })).toBeVisible(),
};

export const BackToResults: Story = {
  name: 'Opened from a list with filters',
  tags: ['DETAIL-02', 'CARD-03'],
  args: { at: '/leiloes?ordem=2' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const [card] = await canvas.findAllByRole('article');
    await userEvent.click(within(card!).getAllByRole('link')[0]!);
    await expect(await canvas.findByRole('link', { name: 'Voltar para Resultados' })).toHaveAttribute(
      'href',
      '/leiloes?ordem=2',
    );
  },
};

export const Loading: Story = {
  name: 'Loading: the list stays, under a bar of progress',
  args: { at: '/leiloes' },
  parameters: { api: [slow('getAuction')] },
  play: async ({ canvas, canvasElement }) => {
    const [card] = await canvas.findAllByRole('article');
    await userEvent.click(within(card!).getAllByRole('link')[0]!);
    await waitFor(() => expect(canvasElement.querySelector('[aria-hidden][data-active]')).not.toBeNull());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Imóveis em Leilão' })).toBeVisible();
  },
};

export const Missing: Story = {
  name: 'No such auction (404)',
  tags: ['DETAIL-07'],
  args: { at: '/leilao/123' },
  parameters: { api: [mockOperation('getAuction', 404), mockOperation('listSimilar', 404)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Leilão não encontrado\. Verifique se o link está correto\./,
    );
    await expect(canvas.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Ver leilões' })).toBeVisible();
    await expect(document.title).toBe('Leilão não encontrado · Martelo');
  },
};

export const MissingInOtherWords: Story = {
  name: 'A 404 has its sentence, whatever the server says',
  tags: ['DETAIL-07'],
  args: { at: '/leilao/123' },
  parameters: {
    api: [mockOperation('getAuction', 404, { message: 'Not Found' }), mockOperation('listSimilar', 404)],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Leilão não encontrado\. Verifique se o link está correto\./,
    ),
};

export const Invalid: Story = {
  name: 'An id that is none is not found, without a call',
  tags: ['DETAIL-07'],
  args: { at: '/leilao/nada' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Leilão não encontrado. Verifique se o link está correto.',
    ),
};

export const WithoutId: Story = {
  name: 'No id at all',
  tags: ['DETAIL-07'],
  args: { at: '/leilao' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent(/^ID do leilão não fornecido$/),
};

export const Withdrawn: Story = {
  name: 'Gone for good (410)',
  tags: ['DETAIL-07', 'LIST-09'],
  parameters: { api: [mockOperation('getAuction', 410)], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Este leilão não está mais disponível.');
    // It may as well be hidden, or have no price: no reason is shown that may be false.
    await expect(alert).toHaveTextContent('Ele terminou, saiu das listas oficiais ou foi retirado do site.');
  },
};

export const SaysNo: Story = {
  name: "A success that is none shows the server's words",
  tags: ['DETAIL-07'],
  parameters: {
    api: [
      mockOperation('getAuction', 200, {
        ...answer,
        success: false,
        message: 'Leilão suspenso pela Justiça',
      }),
    ],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent('Leilão suspenso pela Justiça'),
};

export const HistoryFailed: Story = {
  name: 'The price history fails to load: the auction stands',
  parameters: { api: [mockOperation('getPriceHistory', 500)], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('O histórico de preços não pôde ser carregado agora.')).toBeVisible(),
};

export const Failed: Story = {
  name: 'The server fails (500)',
  tags: ['DETAIL-07'],
  parameters: { api: [mockOperation('getAuction', 500)], chromatic: { disableSnapshot: true } },
  play: failed,
};

export const Offline: Story = {
  name: 'The connection is lost',
  tags: ['DETAIL-07'],
  parameters: { api: [networkError('getAuction')], chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await failed(context);
    await expect(
      context.canvas.getByText('Sem conexão com a internet. Verifique sua rede e tente novamente.'),
    ).toBeVisible();
  },
};

export const Broken: Story = {
  name: 'Broken JSON',
  tags: ['DETAIL-07'],
  parameters: { api: [brokenJson('getAuction')], brokenAnswers: true, chromatic: { disableSnapshot: true } },
  play: failed,
};

export const Retry: Story = {
  name: 'Trying again brings the auction',
  tags: ['DETAIL-07'],
  parameters: { api: [mockOperation('getAuction', 500)], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Tentar novamente' });
    answerNow(mockOperation('getAuction', 200));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { level: 1, name: answer.data.title })).toBeVisible();
  },
};

export const SimilarEmpty: Story = {
  name: 'None is like it',
  tags: ['DETAIL-10'],
  parameters: {
    api: [mockOperation('listSimilar', 200, { data: [] })],
    chromatic: { disableSnapshot: true },
  },
  play: withoutSimilar,
};

export const SimilarFailed: Story = {
  name: 'The server fails on the similar ones (500): the auction stands',
  tags: ['DETAIL-10'],
  parameters: { api: [mockOperation('listSimilar', 500)], chromatic: { disableSnapshot: true } },
  play: withoutSimilar,
};
