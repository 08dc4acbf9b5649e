import { noFacets } from '@martelo/domain/facets';
import { noFilters } from '@martelo/domain/list-filters';
import { aPicture, anAuction, sampleNow } from '@martelo/domain/testing';
import { Heart } from 'lucide-react';

import { ActiveFilters } from '../../src/active-filters/active-filters.tsx';
import { ActivityList } from '../../src/activity-list/activity-list.tsx';
import { AlertCard } from '../../src/alert-card/alert-card.tsx';
import { AuctionCard } from '../../src/auction-card/auction-card.tsx';
import { AuctionFigures } from '../../src/auction-figures/auction-figures.tsx';
import { AuctionMap, PlaceMap } from '../../src/auction-map/auction-map.tsx';
import { AuctionRows } from '../../src/auction-rows/auction-rows.tsx';
import { AuctioneerCard } from '../../src/auctioneer-card/auctioneer-card.tsx';
import { BonusCard } from '../../src/bonus-card/bonus-card.tsx';
import { CalendarAddress } from '../../src/calendar-address/calendar-address.tsx';
import { CategoryTile } from '../../src/category-tile/category-tile.tsx';
import { ChangesNotice } from '../../src/changes-notice/changes-notice.tsx';
import { ComparisonTable } from '../../src/comparison-table/comparison-table.tsx';
import { Countdown } from '../../src/countdown/countdown.tsx';
import { DeadlineList } from '../../src/deadline-list/deadline-list.tsx';
import { DiscountBadge } from '../../src/discount-badge/discount-badge.tsx';
import { DocumentList } from '../../src/document-list/document-list.tsx';
import { EvidenceLine } from '../../src/evidence-line/evidence-line.tsx';
import { FilterPanel } from '../../src/filter-panel/filter-panel.tsx';
import { Gallery } from '../../src/gallery/gallery.tsx';
import { Histogram } from '../../src/histogram/histogram.tsx';
import { LegalFloor } from '../../src/legal-floor/legal-floor.tsx';
import { LocationCombobox } from '../../src/location-combobox/location-combobox.tsx';
import { Money } from '../../src/money/money.tsx';
import { NowProvider } from '../../src/now-provider/now-provider.tsx';
import { OpportunityCard } from '../../src/opportunity-card/opportunity-card.tsx';
import { PhaseBadge } from '../../src/phase-badge/phase-badge.tsx';
import { PauseButton, PictureCarousel } from '../../src/picture-carousel/picture-carousel.tsx';
import { Picture } from '../../src/picture/picture.tsx';
import { PlanCard, PlanCards } from '../../src/plan-card/plan-card.tsx';
import { PriceHistory } from '../../src/price-history/price-history.tsx';
import { PriceStaircase } from '../../src/price-staircase/price-staircase.tsx';
import { QuartileBar } from '../../src/quartile-bar/quartile-bar.tsx';
import { RankBar } from '../../src/rank-bar/rank-bar.tsx';
import { RoundBlock, RoundBlocks } from '../../src/round-block/round-block.tsx';
import { RoundTimeline } from '../../src/round-timeline/round-timeline.tsx';
import { SearchBlock } from '../../src/search-block/search-block.tsx';
import { StatisticsPanel } from '../../src/statistics-panel/statistics-panel.tsx';
import { StatusBadge } from '../../src/status-badge/status-badge.tsx';
import { TypeBadge } from '../../src/type-badge/type-badge.tsx';
import { nothing, type Row } from './row.ts';

const no = () => undefined;
const noDate = new Date(Number.NaN);
const many = Array.from({ length: 10_000 }, (_, at) => ({
  id: `${at}`,
  value: `${at}`,
  label: `Opção ${at}`,
}));
const facets = {
  ...noFacets,
  propertyTypes: [],
  types: [],
  states: [],
  cities: [],
  neighborhoods: [],
  phases: [],
  bedrooms: [],
};
const cities = many.map(({ label }, at) => ({ id: at, name: label, uf: 'SP', count: 1 }));
const undated = { rounds: { first: { date: noDate, minimum: 100 }, second: null } };
const opportunity = {
  id: 1,
  title: 'Casa',
  city: null,
  state: null,
  originalValue: null,
  currentValue: 100,
  date: sampleNow,
  status: 'available',
  type: null,
  viewed: false,
};
const plan = { name: 'Plano anual', price: 100, period: 'year', features: ['Alertas'], checkout: null };
const alert = {
  id: 1,
  category: null,
  subCategory: null,
  city: null,
  auctionType: null,
  minimum: null,
  maximum: null,
  active: true,
};
const bonus = {
  id: 1,
  title: 'Guia',
  description: '',
  type: 'ebook',
  size: null,
  duration: null,
  fileType: null,
  downloadable: true,
  watchable: false,
  downloaded: false,
};
const band = { from: 0, to: null, count: 3 };
const prices = {
  minimum: 100,
  maximum: 100,
  average: 100,
  total: 1,
  bands: [band],
  listDate: null,
};

export const auctionRows: readonly Row[] = [
  [ActiveFilters, 'no chips', { onRemove: no, onClear: no }, 'Filtros ativos', null],
  [ActiveFilters, 'a chip without words', { items: [{ id: 'a' }] }, 'Limpar', 'RemovableChip has no label'],
  [ActivityList, 'nothing happened', { items: [] }, 'atividade', null],
  [
    ActivityList,
    'no date',
    { items: [{ id: 1, type: 'outro', description: 'Entrou', date: noDate }] },
    'Data não informada',
    'ActivityList got activity.date',
  ],
  [AlertCard, 'nothing known', { alert }, 'não informado', null],
  [
    AlertCard,
    'a negative amount',
    { alert: { ...alert, minimum: -1 } },
    'Valor inválido',
    'AlertCard got alert.minimum = -1',
  ],
  [
    AuctionCard,
    'no title',
    { auction: anAuction({ title: '' }) },
    '<h3 title="Apartamento',
    'AuctionCard has no auction.title',
  ],
  [
    AuctionCard,
    'a round without a date',
    { auction: anAuction(undated) },
    'Data não informada',
    'AuctionCard got auction.rounds.first.date',
  ],
  [
    AuctionCard,
    'a negative valuation',
    { auction: anAuction({ valuation: -1 }) },
    'Valor inválido',
    'AuctionCard got auction.valuation = -1',
  ],
  [
    AuctionCard,
    'a price that is no number',
    { auction: anAuction({ rounds: { first: null, second: null }, price: Number.NaN }) },
    'Valor inválido',
    'Money got amount = NaN',
  ],
  [
    AuctionCard,
    'an unknown type',
    { auction: { ...anAuction(), type: 'permuta' } },
    'não informado',
    'AuctionCard got auction.type = permuta',
  ],
  [
    AuctionFigures,
    'a round without a date',
    { auction: anAuction(undated) },
    'Data não informada',
    'AuctionFigures got auction.rounds.first.date',
  ],
  [
    AuctionFigures,
    'a valuation that is no number',
    { auction: anAuction({ valuation: Number.NaN }) },
    'Valor inválido',
    'AuctionFigures got auction.valuation = NaN',
  ],
  [AuctionMap, 'no label', { clusters: [] }, '', 'AuctionMap has no label'],
  [AuctionMap, 'no places', { label: 'Mapa', clusters: [] }, 'Nenhum', null],
  [PlaceMap, 'no coordinates', { label: 'Moóca', latitude: null, longitude: null }, 'Localização', null],
  [PlaceMap, 'no label', { latitude: Number.NaN, longitude: Number.NaN }, '', 'PlaceMap has no label'],
  [AuctioneerCard, 'no auctioneer', { auctioneer: null }, 'Leiloeiro não informado', null],
  [
    AuctioneerCard,
    'no web address',
    { auctioneer: null, link: 'javascript:alert(1)' },
    'Link não disponível',
    null,
  ],
  [AuctionRows, 'no auctions', { auctions: [], hrefOf: () => '/' }, nothing, 'AuctionRows got no auctions'],
  [BonusCard, 'no title', { item: { ...bonus, title: '' } }, 'E-book', 'BonusCard has no item.title'],
  [BonusCard, 'an unknown type', { item: { ...bonus, type: 'filme' } }, 'Conteúdo Extra', null],
  [CategoryTile, 'no label', { count: 2, href: '/', icon: Heart }, '2 imóveis', 'CategoryTile has no label'],
  [CategoryTile, 'a count below zero', { label: 'Casas', count: -1 }, 'Casas', 'CategoryTile got count = -1'],
  [Countdown, 'no date', { until: noDate }, 'Data não informada', 'Countdown got until = Invalid Date'],
  [Countdown, 'nothing', {}, 'Data não informada', 'Countdown got until'],
  [DiscountBadge, 'no number', { percent: Number.NaN }, nothing, 'DiscountBadge got percent = NaN'],
  [DiscountBadge, 'above the valuation', { percent: -20 }, nothing, null],
  [
    FilterPanel,
    'nothing to count',
    { filters: noFilters, facets, onFiltersChange: no },
    'Todos os estados',
    null,
  ],
  [FilterPanel, '10,000 cities', { filters: noFilters, facets: { ...facets, cities } }, 'Mostrar mais', null],
  [Gallery, 'no pictures', { images: [], place: 'Casa na Moóca' }, 'Sem imagem', null],
  [Gallery, 'no place', { images: [aPicture(1)] }, 'img', 'Gallery has no place'],
  [Histogram, 'no label', { bars: [{ label: 'até 100', count: 2 }] }, '2 leilões', 'Histogram has no label'],
  [Histogram, 'no bars', { label: 'Preços', bars: [] }, 'Sem preços', null],
  [
    LocationCombobox,
    'an empty label',
    { label: '', value: null, options: [] },
    'combobox',
    'Combobox has no label',
  ],
  [LocationCombobox, '10,000 places', { value: null, options: many }, 'Cidade', null],
  [Money, 'a negative amount', { amount: -100 }, 'Valor inválido', 'Money got amount = -100'],
  [Money, 'no number', { amount: Number.NaN }, 'Valor inválido', 'Money got amount = NaN'],
  [
    Money,
    'half a centavo',
    { amount: 10.5 },
    'R$\u00A00,11',
    'Money got amount = 10.5, which is no amount of centavos. It is shown rounded',
  ],
  [Money, 'nothing', {}, 'Valor não informado', null],
  [NowProvider, 'no date', { now: noDate, children: 'Texto' }, 'Texto', 'NowProvider got now = Invalid Date'],
  [
    NowProvider,
    'nothing',
    { children: <Countdown until={new Date('2999-01-01T00:00:00Z')} form="long" /> },
    'd ',
    'NowProvider got no now',
  ],
  [
    OpportunityCard,
    'no title',
    { opportunity: { ...opportunity, title: '' } },
    'Ver Detalhes',
    'OpportunityCard has no opportunity.title',
  ],
  [
    OpportunityCard,
    'no date',
    { opportunity: { ...opportunity, date: noDate } },
    'Data não informada',
    'OpportunityCard got opportunity.date',
  ],
  [
    OpportunityCard,
    'a negative value',
    { opportunity: { ...opportunity, currentValue: -1 } },
    'Valor inválido',
    'Money got amount = -1',
  ],
  [
    OpportunityCard,
    'an unknown status',
    { opportunity: { ...opportunity, status: 'x' } },
    'Desconhecido',
    null,
  ],
  [
    PhaseBadge,
    'an unknown phase',
    { phase: 'fourth', status: 'open' },
    'LEILÃO',
    'PhaseBadge got phase = fourth',
  ],
  [PhaseBadge, 'an unknown status', { phase: 'first', status: 'x' }, '1ª PRAÇA', 'PhaseBadge got status = x'],
  [Picture, 'no picture', { alt: '' }, 'Sem imagem', null],
  [Picture, 'no address', { image: { url: '', kind: 'photo' }, alt: '' }, 'Sem imagem', null],
  [Picture, 'no words', { image: aPicture(1) }, 'alt=""', 'Picture has no alt'],
  [PictureCarousel, 'no pictures', { images: [] }, 'Sem imagem', 'PictureCarousel got no images'],
  [PictureCarousel, 'one picture twice', { images: [aPicture(1), aPicture(1)] }, 'Próxima imagem', null],
  [PauseButton, 'nothing', {}, 'Pausar imagens', null],
  [PlanCard, 'no name', { plan: { ...plan, name: '' } }, 'Alertas', 'PlanCard has no plan.name'],
  [PlanCard, 'a negative price', { plan: { ...plan, price: -1 } }, 'Valor inválido', 'Money got amount = -1'],
  [
    PlanCard,
    'no features',
    { plan: { ...plan, features: [] } },
    'Plano anual',
    'PlanCard got no plan.features',
  ],
  [PlanCards, 'no plans', {}, '', null],
  [PriceHistory, 'no points', { points: [] }, 'preço', 'PriceHistory got no points'],
  [
    PriceHistory,
    'a negative price',
    { points: [{ date: '2026-01-08', price: -1 }] },
    'preço',
    'PriceHistory got price = -1',
  ],
  [
    RoundBlock,
    'no date',
    { kind: 'first', date: noDate, minimum: 100 },
    'Data não informada',
    'RoundBlock got date',
  ],
  [
    RoundBlock,
    'a negative amount',
    { kind: 'first', date: null, minimum: -1 },
    'Valor inválido',
    'Money got amount = -1',
  ],
  [
    RoundBlocks,
    'a round without a date',
    { auction: anAuction(undated) },
    'Data não informada',
    'RoundBlock got date',
  ],
  [
    SearchBlock,
    'no states',
    { states: [], cities: [], onStateChange: no, onSubmit: no },
    'Todos os estados',
    null,
  ],
  [
    StatisticsPanel,
    'a negative price',
    { ...prices, minimum: -1 },
    'Valor inválido',
    'StatisticsPanel got minimum = -1',
  ],
  [
    StatisticsPanel,
    'no number',
    { ...prices, total: Number.NaN },
    'não informado',
    'StatisticsPanel got total = NaN',
  ],
  [
    StatisticsPanel,
    'no prices',
    { ...prices, minimum: null, maximum: null, bands: [] },
    'Valor não informado',
    null,
  ],
  [StatusBadge, 'an unknown status', { status: 'sold' }, 'não informado', 'StatusBadge got status = sold'],
  [TypeBadge, 'an unknown type', { type: 'permuta' }, 'não informado', 'TypeBadge got type = permuta'],
  [ActivityList, 'no list', {}, 'atividade', null],
  [Gallery, 'no list', { place: 'Casa' }, 'Sem imagem', null],
  [Histogram, 'no list', { label: 'Preços' }, 'Sem preços', null],
  [PriceHistory, 'no list', {}, 'preço', 'PriceHistory got no points'],
  [LocationCombobox, 'no list', { value: null }, 'Cidade', null],
  [PictureCarousel, 'no list', {}, 'Sem imagem', 'PictureCarousel got no images'],
  [SearchBlock, 'no list', { onStateChange: no, onSubmit: no }, 'Todos os estados', null],
  [
    ComparisonTable,
    'no scenarios',
    { label: 'Comprar ou esperar', rows: [] },
    nothing,
    'ComparisonTable got no options',
  ],
  [
    ComparisonTable,
    'a negative amount, and a value too few',
    {
      label: 'Comprar ou esperar',
      options: [
        { id: 'now', label: 'Agora' },
        { id: 'wait', label: 'Esperar' },
      ],
      rows: [{ id: 'price', label: 'Preço', values: [-1] }],
    },
    'Valor inválido',
    'Money got amount = -1',
  ],
  [DocumentList, 'no documents', { items: [] }, nothing, 'DocumentList got no items'],
  [
    DocumentList,
    'an address of a script',
    { items: [{ kind: 'edital', href: 'javascript:alert(1)' }] },
    'a fonte não publica',
    'DocumentList got href = javascript:alert(1)',
  ],
  [ChangesNotice, 'nothing changed', { title: 'Mudou' }, nothing, 'ChangesNotice got no items'],
  [
    ChangesNotice,
    'no title',
    { items: [{ text: 'Preço caiu', listDate: '2026-03-08' }] },
    'Preço caiu',
    'ChangesNotice has no title',
  ],
  [
    CalendarAddress,
    'no label',
    { onCreate: no, onRevoke: no },
    'Criar endereço',
    'CalendarAddress has no label',
  ],
  [
    DeadlineList,
    'no date',
    { label: 'Datas', items: [{ id: '1', name: '1ª praça', title: 'Casa', href: '#', date: noDate }] },
    'Data não informada',
    'DeadlineList got items date',
  ],
  [
    DeadlineList,
    'a date as a text',
    {
      label: 'Datas',
      items: [{ id: '1', name: '1ª praça', title: 'Casa', href: '#', date: '2026-03-10T13:00:00Z' }],
    },
    'Data não informada',
    'DeadlineList got items date',
  ],
  [EvidenceLine, 'no words', { figure: '63 %' }, '63 %', 'EvidenceLine has no statement'],
  [
    EvidenceLine,
    'no count',
    { statement: 'saem da lista', n: Number.NaN },
    'saem da lista',
    'EvidenceLine got n = NaN',
  ],
  [
    LegalFloor,
    'a negative floor',
    { rite: 'judicial', status: 'unknown', floor: -1 },
    'Valor inválido',
    'Money got amount = -1',
  ],
  [
    PriceStaircase,
    'an amount that is none',
    { items: [{ price: -1, state: 'current' }], next: null, mode: 'direct', proof: null },
    'Próximo preço: não informado',
    'PriceStaircase got price = -1',
  ],
  [QuartileBar, 'no name', { quartiles: null }, 'não informada', 'QuartileBar has no label'],
  [
    QuartileBar,
    'none counted',
    { label: 'Mediana', quartiles: { q1: 0, median: 0, q3: 0, n: 0 } },
    'não informada',
    'QuartileBar got quartiles.n = 0',
  ],
  [RankBar, 'no group', { rank: null }, 'Poucos imóveis', 'RankBar has no group'],
  [
    RankBar,
    'none in the group',
    { rank: { below: 0, equal: 0, n: 0 }, group: 'Goiânia' },
    'Poucos imóveis',
    'RankBar got rank.n = 0',
  ],
  [
    RoundTimeline,
    'a date that is none',
    { auction: anAuction(undated) },
    'Data não informada',
    'RoundTimeline got auction.rounds.first.date',
  ],
];
