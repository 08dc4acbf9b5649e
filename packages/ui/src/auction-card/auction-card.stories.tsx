import { anAuction, aPicture, aRound, auctionSamples, sampleNow } from '@martelo/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { auctionAtValuation, expectOneAmount } from '../testing/at-valuation.ts';
import { bareBrowser } from '../testing/bare-browser.ts';
import { Grid } from '../grid/grid.tsx';
import { Stack } from '../stack/stack.tsx';
import { linesOf, withLargeLetters } from '../testing/large-letters.ts';
import { AuctionCardSkeleton } from './auction-card-skeleton.tsx';
import { AuctionCard } from './auction-card.tsx';

const inHours = (hours: number, minimum: number) =>
  aRound(new Date(sampleNow.getTime() + hours * 3_600_000).toISOString(), minimum);

const one = anAuction({ images: [aPicture(150)] });

const meta = {
  title: 'Auction/AuctionCard',
  component: AuctionCard,
  subcomponents: { AuctionCardSkeleton },
  args: { auction: one, href: '#leilao', onFavorite: fn(), onOpen: fn(), priority: true },
  parameters: {
    guide: {
      do: [
        'Give it the same `auction` object and the same callbacks between renders: it is memoised.',
        'Set `priority` on the cards above the fold, and on no other.',
        'Use it in a `ul` of a `Grid`, so that the count is announced.',
      ],
      dont: ['Put further controls on it.', 'Strike the valuation through: it is no former price.'],
      keyboard: [
        ['Tab', 'Moves the focus to the card’s link, then to its heart.'],
        ['Enter', 'Opens the auction; on the heart, requests the other state.'],
        ['← →', 'With several pictures and the focus on the link: the one before or after.'],
      ],
      accessibility: [
        'An `article` with a heading; two tab stops.',
        'Pictures rest under a pointer, the focus and reduced motion; a `PauseButton` stops all.',
        'Phase, discount and status are words; colour repeats them.',
      ],
    },
  },
} satisfies Meta<typeof AuctionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Story['decorators'] = [
  (Story) => (
    <div style={{ maxWidth: 384 }}>
      <Story />
    </div>
  ),
];

export const Default: Story = { decorators: narrow };

export const TwoTabStops: Story = {
  name: 'One tab stop for the link, one for the heart',
  tags: ['CARD-02', 'CARD-03', 'CARD-06'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { auction: anAuction(), onOpen: fn(), onFavorite: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: /^Ver Detalhes: Apartamento com 2 quartos/ });
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(args.auction.key);

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Favorito: / })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFavorite).toHaveBeenCalledWith(args.auction.key);

    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const WholeCardIsTheLink: Story = {
  name: 'The whole card is the link',
  tags: ['CARD-06'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: narrow,
  play: async ({ canvas }) => {
    const { left, top, width, height } = canvas.getByRole('article').getBoundingClientRect();
    const link = canvas.getByRole('link');
    for (const [x, y] of [
      [0.1, 0.1],
      [0.5, 0.3],
      [0.5, 0.7],
      [0.9, 0.95],
    ] as const)
      await waitFor(() => expect(document.elementFromPoint(left + width * x, top + height * y)).toBe(link));
  },
};

export const SeveralPictures: Story = {
  name: 'With the focus on the link, arrow keys turn the pictures',
  tags: ['CARD-01'],
  decorators: narrow,
  args: { auction: anAuction(), favorite: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('img')).toHaveAttribute('alt', 'Imagem 2 de 2');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('img')).toHaveAttribute('alt', 'Imagem 1 de 2');
  },
};

const minimum = one.rounds.first?.minimum ?? 0;

export const ThirdRound: Story = {
  name: 'In its third round, at the third’s minimum',
  tags: ['CARD-02', 'LABEL-09'],
  decorators: narrow,
  args: {
    auction: anAuction({
      type: 'judicial',
      rounds: {
        first: inHours(-700, 320_000_00),
        second: inHours(-340, 160_000_00),
        third: inHours(76, 64_000_00),
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3ª PRAÇA')).toBeVisible();
    await expect(canvas.getByText('R$ 64.000,00')).toBeVisible();
    await expect(canvas.getByText(/^−80\s?%$/)).toBeVisible();
    await expect(canvas.getByText('80 % abaixo da avaliação')).toBeInTheDocument();
  },
};
const states = [
  one,
  anAuction({ key: 'second', rounds: { first: inHours(-48, minimum), second: inHours(76, 142_100_50) } }),
  anAuction({
    key: 'last-day',
    rounds: { first: inHours(5, minimum), second: null },
    images: [aPicture(20)],
  }),
  anAuction({
    key: 'direct',
    directSale: true,
    type: 'caixa',
    rounds: { first: null, second: null },
    price: 186_400_00,
    images: [],
  }),
  anAuction({
    key: 'ended',
    rounds: { first: inHours(-48, minimum), second: inHours(-2, minimum) },
    images: [aPicture(200)],
  }),
  anAuction({ key: 'gone', goneSince: '2026-03-01', images: [aPicture(90)] }),
];

export const States: Story = {
  name: 'Each phase and state in its words',
  tags: ['CARD-02', 'RULE-10'],
  parameters: { forcedColors: true },
  render: (args) => (
    <Grid as="ul">
      {states.map((auction) => (
        <li key={auction.key} style={{ display: 'grid' }}>
          <AuctionCard {...args} auction={auction} />
        </li>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const word of [
      '1ª PRAÇA',
      '2ª PRAÇA',
      'Venda direta',
      'Encerrado',
      'Fora da lista',
      'Leilão encerrado',
    ])
      await expect(canvas.getAllByText(word)[0]).toBeVisible();
  },
};

const extremes = [
  anAuction({
    key: 'long',
    title:
      'Prédio comercial com três pavimentos, subsolo e estacionamento para oitenta veículos na Avenida Beira-Mar',
    kind: 'Prédio comercial com estacionamento',
    valuation: 12_345_678_90,
    rounds: { first: inHours(1500, 9_876_543_21), second: null },
    place: {
      neighborhood: 'Loteamento Residencial Parque das Araucárias',
      city: { id: null, name: 'São José do Vale do Rio Preto' },
    },
    images: [aPicture(280)],
  }),
  anAuction({
    key: 'bare',
    title: 'Imóvel',
    type: null,
    kind: null,
    propertyType: null,
    bedrooms: null,
    valuation: null,
    rounds: { first: null, second: null },
    areas: { total: null, private: null, land: null },
    place: { address: null, neighborhood: null, city: null, state: null },
    images: [],
  }),
  anAuction({
    key: 'above',
    valuation: minimum / 2,
    sample: true,
    images: [{ url: 'data:image/png;base64,AAAA', kind: 'photo' }],
  }),
];

export const Extremes: Story = {
  name: 'Long texts, nothing known, above the valuation',
  tags: ['CARD-02', 'CARD-04', 'RULE-04'],
  render: (args) => (
    <Grid as="ul">
      {extremes.map((auction) => (
        <li key={auction.key} style={{ display: 'grid' }}>
          <AuctionCard {...args} auction={auction} />
        </li>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Valor não informado')).toBeVisible();
    await expect(canvas.getByText('Data não informada')).toBeVisible();
    await expect(canvas.getByText('Localização não especificada')).toBeVisible();
    await expect(canvas.getByText('Exemplo')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Sem imagem')).toHaveLength(2));
    await expect(canvas.getAllByText(/^−\d+ %$/)).toHaveLength(1);
  },
};

export const LargeLetters: Story = {
  name: 'With letters twice as large no amount is cut off, and nothing lies over anything',
  tags: ['CARD-02', 'SHELL-12'],
  args: {
    auction: anAuction({
      place: { city: { id: 5_105_507, name: 'Vila Bela da Santíssima Trindade' } },
      rounds: { first: inHours(99, 1_944_700_000), second: null },
      valuation: 1_944_700_000,
    }),
    now: sampleNow,
  },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <div style={{ width: 256 }}>
        <Story />
      </div>
    ),
  ],
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      const card = canvas.getByRole('article').getBoundingClientRect();
      const price = canvas.getByText('R$ 19.447.000,00', { selector: 'span' });
      await expect(price.getBoundingClientRect().right).toBeLessThan(card.right);
      const place = canvas.getByText(/Trindade/, { selector: 'p' });
      await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
      const when = canvas.getByText(/^até /).getBoundingClientRect();
      const link = canvas.getByText(/Ver Detalhes/).getBoundingClientRect();
      await expect(when.bottom <= link.top || when.right <= link.left).toBe(true);
      const drawing = canvas.getAllByText('imagem ilustrativa')[0]!.getBoundingClientRect();
      await expect(drawing.right).toBeLessThanOrEqual(
        canvas.getAllByRole('button').at(-1)!.getBoundingClientRect().left,
      );
    }),
};

export const EarlierMinimum: Story = {
  name: 'The amount of an earlier round is named, where the current one states none',
  tags: ['LABEL-11'],
  args: {
    auction: anAuction({
      rounds: {
        first: inHours(-300, 71_000_000),
        second: inHours(-100, 42_600_000),
        third: { ...inHours(60, 0), minimum: null },
      },
      valuation: 71_000_000,
    }),
    now: sampleNow,
  },
  decorators: narrow,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('R$ 426.000,00')).toBeVisible();
    await expect(canvas.getByText('lance mínimo da 2ª praça')).toBeVisible();
  },
};

export const AtValuation: Story = {
  name: 'A price that is the valuation says so, and the amount stands once',
  tags: ['LABEL-33'],
  args: { auction: auctionAtValuation },
  parameters: { chromatic: { disableSnapshot: true } },
  play: expectOneAmount,
};

export const UnitsStay: Story = {
  name: 'A number stays on the line of its unit',
  args: { auction: anAuction({ title: 'Imóvel rural de 106.093 m² em Jardim Aurora' }) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading')).toHaveProperty(
      'textContent',
      'Imóvel rural de 106.093\u00a0m² em Jardim Aurora',
    ),
};

export const List: Story = {
  name: 'List layout',
  tags: ['CARD-06'],
  render: (args) => (
    <Stack as="ul" gap="small">
      {[...states.slice(0, 4), ...extremes].map((auction) => (
        <li key={auction.key}>
          <AuctionCard {...args} auction={auction} layout="list" />
        </li>
      ))}
    </Stack>
  ),
};

export const Compact: Story = {
  ...States,
  parameters: {},
  name: 'Compact density',
  globals: { density: 'compact' },
};

export const HighContrast: Story = {
  ...States,
  parameters: {},
  name: 'High contrast',
  globals: { contrast: 'more' },
};

export const Skeletons: Story = {
  name: 'Skeletons have the shape of the card',
  tags: ['CARD-06'],
  render: (args) => (
    <Stack gap="small">
      <Grid columns={2}>
        <AuctionCard {...args} />
        <AuctionCardSkeleton data-testid="skeleton" />
      </Grid>
      <AuctionCard {...args} layout="list" />
      <AuctionCardSkeleton layout="list" data-testid="skeleton" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heightOf = (element: HTMLElement) => element.getBoundingClientRect().height;
    const cards = canvas.getAllByRole('article').map(heightOf);
    await expect(canvas.getAllByTestId('skeleton').map(heightOf)).toEqual(cards);
  },
};

export const Page: Story = {
  name: 'A page of thirty',
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Grid as="ul">
      {auctionSamples(30).map((auction) => (
        <li key={auction.key} style={{ display: 'grid' }}>
          <AuctionCard {...args} auction={auction} priority={false} />
        </li>
      ))}
    </Grid>
  ),
};

/** What each kind of sale is called on a card, and why nothing runs out (LABEL-01). */
const kinds = [
  ['sfi', false, 'Leilão SFI', 'data não informada na lista'],
  ['tender', false, 'Licitação aberta', 'data não informada na lista'],
  ['online', true, 'Venda online', 'prazo na página oficial'],
  ['direct', true, 'Venda direta', 'sem prazo definido'],
  ['auction', false, 'LEILÃO', 'data não informada na lista'],
] as const;

export const KindsOfSale: Story = {
  name: 'Kinds of sale, a concluded type, an old list',
  tags: ['LABEL-01', 'LABEL-04', 'LABEL-06', 'LABEL-07'],
  render: () => (
    <Grid>
      {kinds.map(([saleMethod, directSale]) => (
        <AuctionCard
          key={saleMethod}
          auction={anAuction({
            key: saleMethod,
            title: saleMethod,
            saleMethod,
            directSale,
            type: 'caixa',
            rounds: { first: null, second: null },
            price: 11_900_000,
            images: [aPicture(150)],
          })}
          href="#leilao"
        />
      ))}
      <AuctionCard
        auction={anAuction({
          key: 'old',
          title: 'old',
          typeInferred: true,
          saleMethod: 'auction',
          rounds: { first: null, second: null },
          price: 11_900_000,
          images: [aPicture(150)],
          source: { name: 'Mega Leilões', listDate: '2025-05-31', freshDays: 7 },
        })}
        href="#leilao"
      />
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const [method, , badge, until] of kinds) {
      const card = within(canvas.getByRole('heading', { name: method }).closest('article')!);
      await expect(card.getByText(badge)).toBeVisible();
      await expect(card.getByText(until)).toBeVisible();
    }
    const old = within(canvas.getByRole('heading', { name: 'old' }).closest('article')!);
    await expect(old.getByText('Extrajudicial (deduzido)')).toBeVisible();
    await expect(old.getByText('lista de há 283 dias: confira')).toBeVisible();
  },
};

const nextPrice = {
  price: 11_305_000,
  hits: 1234,
  falls: 1260,
  from: '2025-12-11',
  to: '2026-03-10',
} as const;
const sold = {
  rounds: { first: null, second: null },
  price: 11_900_000,
  type: 'caixa',
  images: [aPicture(150)],
} as const;
const sales = [
  anAuction({
    ...sold,
    key: 'forecast',
    title: 'forecast',
    saleMethod: 'online',
    directSale: true,
    forecastNextPrice: { ...nextPrice, kind: 'observed' },
  }),
  anAuction({
    ...sold,
    key: 'weaker',
    title: 'weaker',
    saleMethod: 'direct',
    directSale: true,
    forecastNextPrice: { ...nextPrice, kind: 'frequent', hits: 95, falls: 102 },
  }),
  anAuction({ ...sold, key: 'untold', title: 'untold', saleMethod: 'sfi', forecastNextPrice: null }),
];

export const NextPrice: Story = {
  name: 'The next price, with its proof, where one is forecast',
  tags: ['NEXT-12'],
  render: () => (
    <Stack>
      <Grid columns={{ phone: 2, wide: 3 }} gap="large">
        {sales.map((auction) => (
          <AuctionCard key={auction.key} auction={auction} href="#leilao" now={sampleNow} />
        ))}
      </Grid>
      {sales.map((auction) => (
        <AuctionCard key={auction.key} auction={auction} href="#leilao" layout="list" now={sampleNow} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const card = (name: string) => within(canvas.getAllByRole('heading', { name })[0]!.closest('article')!);
    await expect(card('forecast').getByText('R$ 113.050,00')).toBeVisible();
    await expect(card('forecast').getByText(/certo em 1.234 de 1.260 quedas/)).toBeVisible();
    await expect(card('weaker').getByText(/indício mais fraco/)).toBeVisible();
    await expect(card('untold').queryByText(/Próximo preço/)).toBeNull();
  },
};

export const LargeLettersInList: Story = {
  name: 'With letters twice as large a row has no picture, and no amount in it is broken',
  tags: ['CARD-02', 'SHELL-12'],
  args: { auction: sales[0]!, layout: 'list', now: sampleNow },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <div style={{ width: 256 }}>{Story()}</div>],
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      await expect(canvas.getByText('imagem ilustrativa')).not.toBeVisible();
      await expect(canvas.getByText('R$ 119.000,00')).toBeVisible();
      await expect(linesOf(canvas.getByText(/^avaliado em/))).toBeLessThanOrEqual(2);
    }),
};

export const InUnitTests: Story = {
  name: 'In the DOM of unit tests, which has no sizes and scrolls nothing',
  beforeEach: bareBrowser,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { auction: anAuction({ images: [aPicture(0), aPicture(120), aPicture(240)] }) },
  decorators: narrow,
  play: async ({ canvas }) => expect(canvas.getByRole('link')).toBeVisible(),
};
