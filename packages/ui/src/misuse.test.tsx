import { noFilters } from '@martelo/domain/list-filters';
import { anAuction, aPicture, sampleNow } from '@martelo/domain/testing';
import { Heart } from 'lucide-react';
import { createElement, type ElementType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { Accordion } from './accordion/accordion.tsx';
import { ActiveFilters } from './active-filters/active-filters.tsx';
import { ActivityList } from './activity-list/activity-list.tsx';
import { AlertCard } from './alert-card/alert-card.tsx';
import { AuctionCard } from './auction-card/auction-card.tsx';
import { AuctionFigures } from './auction-figures/auction-figures.tsx';
import { AuctionMap, PlaceMap } from './auction-map/auction-map.tsx';
import { AuctioneerCard } from './auctioneer-card/auctioneer-card.tsx';
import { Avatar } from './avatar/avatar.tsx';
import { Badge } from './badge/badge.tsx';
import { BenefitCard } from './benefit-card/benefit-card.tsx';
import { BonusCard } from './bonus-card/bonus-card.tsx';
import { Breadcrumb } from './breadcrumb/breadcrumb.tsx';
import { Button, ButtonLink } from './button/button.tsx';
import { CaptchaField } from './captcha-field/captcha-field.tsx';
import { Card } from './card/card.tsx';
import { CategoryTile } from './category-tile/category-tile.tsx';
import { ChatButton } from './chat-button/chat-button.tsx';
import { Checkbox } from './checkbox/checkbox.tsx';
import { Chip, RemovableChip } from './chip/chip.tsx';
import { Combobox } from './combobox/combobox.tsx';
import { ConfirmDialog } from './confirm-dialog/confirm-dialog.tsx';
import { ConsentNotice } from './consent-notice/consent-notice.tsx';
import { Container } from './container/container.tsx';
import { Countdown } from './countdown/countdown.tsx';
import { CurrencyInput } from './currency-input/currency-input.tsx';
import { DescriptionList } from './description-list/description-list.tsx';
import { Dialog } from './dialog/dialog.tsx';
import { Disclosure } from './disclosure/disclosure.tsx';
import { DiscountBadge } from './discount-badge/discount-badge.tsx';
import { DisplaySettings } from './display-settings/display-settings.tsx';
import { Divider } from './divider/divider.tsx';
import { DropdownMenu } from './dropdown-menu/dropdown-menu.tsx';
import { EmptyState } from './empty-state/empty-state.tsx';
import { ErrorState } from './error-state/error-state.tsx';
import { FavoriteButton } from './favorite-button/favorite-button.tsx';
import { Field } from './field/field.tsx';
import { FilterPanel } from './filter-panel/filter-panel.tsx';
import { Footer } from './footer/footer.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { Grid, GridRow } from './grid/grid.tsx';
import { Header } from './header/header.tsx';
import { Heading } from './heading/heading.tsx';
import { Histogram } from './histogram/histogram.tsx';
import { IconButton } from './icon-button/icon-button.tsx';
import { forgetMisuse } from './internal/misuse.ts';
import { Link } from './link/link.tsx';
import { LocationCombobox } from './location-combobox/location-combobox.tsx';
import { LoginDialog } from './login-dialog/login-dialog.tsx';
import { Logo } from './logo/logo.tsx';
import { MaskedField } from './masked-field/masked-field.tsx';
import { MessagesProvider } from './messages/messages.tsx';
import { MobileMenu } from './mobile-menu/mobile-menu.tsx';
import { Money } from './money/money.tsx';
import { Notice } from './notice/notice.tsx';
import { NowProvider } from './now-provider/now-provider.tsx';
import { OpportunityCard } from './opportunity-card/opportunity-card.tsx';
import { PageProgress } from './page-progress/page-progress.tsx';
import { PageScope } from './page-scope/page-scope.tsx';
import { Pagination } from './pagination/pagination.tsx';
import { PaginationSummary } from './pagination-summary/pagination-summary.tsx';
import { PasswordDialog } from './password-dialog/password-dialog.tsx';
import { PasswordField } from './password-field/password-field.tsx';
import { PhaseBadge } from './phase-badge/phase-badge.tsx';
import { PauseButton, PictureCarousel } from './picture-carousel/picture-carousel.tsx';
import { Picture } from './picture/picture.tsx';
import { PlanCard, PlanCards } from './plan-card/plan-card.tsx';
import { PriceHistory } from './price-history/price-history.tsx';
import { PriceRangeField } from './price-range-field/price-range-field.tsx';
import { ProgressBar } from './progress-bar/progress-bar.tsx';
import { PromotionBanner } from './promotion-banner/promotion-banner.tsx';
import { RadioGroup } from './radio-group/radio-group.tsx';
import { RoundBlock, RoundBlocks } from './round-block/round-block.tsx';
import { SearchBlock } from './search-block/search-block.tsx';
import { SearchField } from './search-field/search-field.tsx';
import { Select } from './select/select.tsx';
import { ShareButton } from './share-button/share-button.tsx';
import { Sheet } from './sheet/sheet.tsx';
import { Skeleton } from './skeleton/skeleton.tsx';
import { SkipLink } from './skip-link/skip-link.tsx';
import { SlideCarousel } from './slide-carousel/slide-carousel.tsx';
import { Slider } from './slider/slider.tsx';
import { LiveSocialProof, SocialProof } from './social-proof/social-proof.tsx';
import { SortSelect } from './sort-select/sort-select.tsx';
import { Spinner } from './spinner/spinner.tsx';
import { Stack } from './stack/stack.tsx';
import { StatCard } from './stat-card/stat-card.tsx';
import { StatLine } from './stat-line/stat-line.tsx';
import { StatisticsPanel } from './statistics-panel/statistics-panel.tsx';
import { StatusBadge } from './status-badge/status-badge.tsx';
import { Stepper } from './stepper/stepper.tsx';
import { Switch } from './switch/switch.tsx';
import { Table, TableText } from './table/table.tsx';
import { Tabs } from './tabs/tabs.tsx';
import { Testimonial } from './testimonial/testimonial.tsx';
import { TextArea } from './text-area/text-area.tsx';
import { TextField } from './text-field/text-field.tsx';
import { Text } from './text/text.tsx';
import { ThemeSwitch } from './theme-switch/theme-switch.tsx';
import { Timeline } from './timeline/timeline.tsx';
import { createToastQueue, Toaster } from './toast/toast.tsx';
import { ToggleGroup } from './toggle-group/toggle-group.tsx';
import { Tooltip } from './tooltip/tooltip.tsx';
import { TypeBadge } from './type-badge/type-badge.tsx';
import { ViewToggle } from './view-toggle/view-toggle.tsx';
import { ActionList } from './action-list/action-list.tsx';
import { ArticleList } from './article-list/article-list.tsx';
import { AuthAside, AuthLayout, AuthWays } from './auth-layout/auth-layout.tsx';
import { Columns } from './columns/columns.tsx';
import { CostTable } from './cost-table/cost-table.tsx';
import { Fieldset } from './fieldset/fieldset.tsx';
import { FileField } from './file-field/file-field.tsx';
import { FilterBar } from './filter-bar/filter-bar.tsx';
import { Form } from './form/form.tsx';
import { Hidden } from './hidden/hidden.tsx';
import { IconList } from './icon-list/icon-list.tsx';
import { Inline, InlineItem } from './inline/inline.tsx';
import { LinkList } from './link-list/link-list.tsx';
import { LinkTabs } from './link-tabs/link-tabs.tsx';
import { LiveRegion } from './live-region/live-region.tsx';
import { PageHeader } from './page-header/page-header.tsx';
import { Prose } from './prose/prose.tsx';
import { ResultPanel } from './result-panel/result-panel.tsx';
import { Section } from './section/section.tsx';
import { SettingRow } from './setting-row/setting-row.tsx';
import { SideMenu, SideMenuLayout } from './side-menu/side-menu.tsx';
import { StatRow } from './stat-row/stat-row.tsx';
import { StickyBar } from './sticky-bar/sticky-bar.tsx';
import { TableOfContents } from './table-of-contents/table-of-contents.tsx';
import { VideoFacade } from './video-facade/video-facade.tsx';
import { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';

const no = () => undefined;
const noDate = new Date(Number.NaN);
const many = Array.from({ length: 10_000 }, (_, at) => ({
  id: `${at}`,
  value: `${at}`,
  label: `Opção ${at}`,
}));

const button = <button type="button">Mais</button>;
const facets = {
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
const header = {
  homeHref: '/',
  favorites: { href: '/favoritos', count: 0 },
  account: null,
  menuButton: null,
};
const footer = {
  categories: [],
  pages: [{ label: 'Sobre', href: '/sobre' }],
  hours: '',
  contactHref: '/contato',
};

/**
 * Each as a caller without types may write it. `says` must be read in what comes out, `nothing` means that nothing does;
 * `told` opens the one report to its developer, `null` stands for data that are no mistake.
 */
const nothing = Symbol('nothing');
type Row = readonly [
  component: ElementType,
  wrong: string,
  props: object,
  says: string | typeof nothing,
  told: string | null,
];

const rows: readonly Row[] = [
  [Accordion, 'no items', { items: [] }, '', 'Accordion got no items'],
  [ActiveFilters, 'no chips', { onRemove: no, onClear: no }, 'Filtros ativos', null],
  [ActiveFilters, 'a chip without words', { chips: [{ id: 'a' }] }, 'Limpar', 'RemovableChip has no label'],
  [ActivityList, 'nothing happened', { activities: [] }, 'atividade', null],
  [
    ActivityList,
    'no date',
    { activities: [{ id: 1, type: 'outro', description: 'Entrou', date: noDate }] },
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
    AuctionCard,
    'an unknown layout',
    { auction: anAuction(), layout: 'mosaic' },
    '1ª PRAÇA',
    'AuctionCard got layout',
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
  [AuctioneerCard, 'nobody', { auctioneer: null }, 'Leiloeiro não informado', null],
  [
    AuctioneerCard,
    'no web address',
    { auctioneer: null, link: 'javascript:alert(1)' },
    'Link não disponível',
    null,
  ],
  [Avatar, 'no name', { name: '' }, '', 'Avatar has no name'],
  [Avatar, 'an unknown size', { name: 'Ana', size: 'huge' }, 'A', 'Avatar got size = huge'],
  [Badge, 'an unknown tone', { tone: 'loud', children: 'Novo' }, 'Novo', 'Badge got tone = loud'],
  [BenefitCard, 'no title', { icon: Heart, text: 'Avisa cedo.' }, 'Avisa', 'BenefitCard has no title'],
  [BonusCard, 'no title', { item: { ...bonus, title: '' } }, 'E-book', 'BonusCard has no item.title'],
  [BonusCard, 'an unknown type', { item: { ...bonus, type: 'filme' } }, 'Conteúdo Extra', null],
  [Breadcrumb, 'no items', { items: [] }, nothing, 'Breadcrumb got no items'],
  [Breadcrumb, 'a step without words', { items: [{ href: '/' }] }, '', 'Breadcrumb has no items label'],
  [Button, 'an unknown tone', { tone: 'loud', children: 'Salvar' }, 'Salvar', 'Button got tone = loud'],
  [
    ButtonLink,
    'an unknown size',
    { href: '/', size: 'huge', children: 'Ver' },
    'Ver',
    'ButtonLink got size = huge',
  ],
  [
    CaptchaField,
    'nothing to answer',
    { value: '', picture: null },
    'Código de verificação',
    'CaptchaField has neither',
  ],
  [Card, 'an unknown level', { level: 'floating', children: 'Texto' }, 'Texto', 'Card got level = floating'],
  [CategoryTile, 'no label', { count: 2, href: '/', icon: Heart }, '2 imóveis', 'CategoryTile has no label'],
  [CategoryTile, 'a count below zero', { label: 'Casas', count: -1 }, 'Casas', 'CategoryTile got count = -1'],
  [ChatButton, 'no telephone', { number: 'abc', greeting: '' }, nothing, null],
  [Checkbox, 'no label', { checked: true, onCheckedChange: no }, 'checkbox', 'Checkbox has no label'],
  [Chip, 'no state', { children: 'Casa' }, 'Casa', null],
  [RemovableChip, 'no label', { onRemove: no }, 'Remover filtro', 'RemovableChip has no label'],
  [Combobox, 'no label', { value: '', options: [] }, 'combobox', 'Combobox has no label'],
  [Combobox, '10,000 options', { label: 'Cidade', value: '', options: many }, 'Cidade', null],
  [
    ConfirmDialog,
    'no question',
    { open: true, confirmLabel: 'Excluir' },
    nothing,
    'ConfirmDialog has no title',
  ],
  [
    PasswordDialog,
    'no question',
    { open: true, confirmLabel: 'Excluir' },
    nothing,
    'PasswordDialog has no title',
  ],
  [ConsentNotice, 'no address', { onAccept: no, onRefuse: no }, 'Recusar', null],
  [
    Container,
    'an unknown width',
    { width: 'endless', children: 'Texto' },
    'Texto',
    'Container got width = endless',
  ],
  [Countdown, 'no date', { until: noDate }, 'Data não informada', 'Countdown got until = Invalid Date'],
  [Countdown, 'nothing', {}, 'Data não informada', 'Countdown got until'],
  [CurrencyInput, 'no label', { value: null, onValueChange: no }, 'input', 'CurrencyInput has no label'],
  [
    CurrencyInput,
    'no amount',
    { label: 'Preço', value: Number.NaN },
    'Preço',
    'CurrencyInput got value = NaN',
  ],
  [DescriptionList, 'no items', { items: [] }, nothing, 'DescriptionList got no items'],
  [DescriptionList, 'nothing known', { items: [{ term: 'Área', description: null }] }, 'não informado', null],
  [DescriptionList, 'no term', { items: [{ description: '64 m²' }] }, '64 m²', 'DescriptionList has no term'],
  [Dialog, 'no title', { open: true }, nothing, 'Dialog has no title'],
  [Disclosure, 'no title', { children: 'Texto' }, 'Texto', 'Disclosure has no title'],
  [DiscountBadge, 'no number', { percent: Number.NaN }, nothing, 'DiscountBadge got percent = NaN'],
  [DiscountBadge, 'above the valuation', { percent: -20 }, nothing, null],
  [DisplaySettings, 'nothing chosen', { value: {}, onChange: no }, 'Tema', null],
  [Divider, 'an unknown way', { orientation: 'round' }, 'separator', 'Divider got orientation = round'],
  [DropdownMenu, 'no items', { trigger: button, items: [] }, 'Mais', 'DropdownMenu got no items'],
  [EmptyState, 'no title', { description: 'Tente outra busca.' }, 'outra busca', 'EmptyState has no title'],
  [EmptyState, 'an unknown level', { title: 'Nada aqui', level: 9 }, '<h2', 'Heading got level = 9'],
  [ErrorState, 'no title', { onRetry: no }, 'Tentar novamente', 'EmptyState has no title'],
  [FavoriteButton, 'no label', { pressed: false }, 'button', 'FavoriteButton has no label'],
  [Field, 'no label', { children: () => 'Controle' }, 'Controle', 'Field has no label'],
  [FilterPanel, 'nothing to count', { filters: noFilters, facets, onChange: no }, 'Todos os estados', null],
  [FilterPanel, '10,000 cities', { filters: noFilters, facets: { ...facets, cities } }, 'Mostrar mais', null],
  [Footer, 'no categories', footer, 'Sobre', 'Footer got no categories'],
  [Gallery, 'no pictures', { images: [], place: 'Casa na Moóca' }, 'Sem imagem', null],
  [Gallery, 'no place', { images: [aPicture(1)] }, 'img', 'Gallery has no place'],
  [Grid, 'too many columns', { columns: 12, children: 'Texto' }, 'Texto', 'Grid got columns = 12'],
  [Header, 'no links', { ...header, links: [] }, 'Favoritos', 'Header got no links'],
  [
    Header,
    'a count that is none',
    { ...header, links: [{ label: 'Planos', href: '/planos' }], favorites: { href: '/', count: Number.NaN } },
    'Favoritos',
    'Header got favorites.count = NaN',
  ],
  [Heading, 'no level', { children: 'Título' }, '<h2', 'Heading got level'],
  [Histogram, 'no label', { bars: [{ label: 'até 100', count: 2 }] }, '2 leilões', 'Histogram has no label'],
  [Histogram, 'no bars', { label: 'Preços', bars: [] }, 'Sem preços', null],
  [IconButton, 'no label', { icon: Heart }, 'button', 'IconButton has no label'],
  [IconButton, 'no icon', { label: 'Fechar' }, 'Fechar', null],
  [
    Link,
    'an unknown tone',
    { href: '/', tone: 'loud', children: 'Planos' },
    'Planos',
    'Link got tone = loud',
  ],
  [
    LocationCombobox,
    'an empty label',
    { label: '', value: null, options: [] },
    'combobox',
    'Combobox has no label',
  ],
  [LocationCombobox, '10,000 places', { value: null, options: many }, 'Cidade', null],
  [LoginDialog, 'no addresses', { open: true }, nothing, null],
  [Logo, 'an empty label', { label: '' }, 'Martelo', 'Logo has no label'],
  [MaskedField, 'no label', { mask: 'cpf', value: '' }, 'input', 'MaskedField has no label'],
  [
    MaskedField,
    'an unknown mask',
    { label: 'RG', mask: 'rg', value: '12' },
    'RG',
    'MaskedField got mask = rg',
  ],
  [MaskedField, 'no mask', { label: 'RG', value: '12' }, 'RG', 'MaskedField got mask'],
  [MaskedField, 'no value', { label: 'CPF', mask: 'cpf' }, 'CPF', null],
  [MessagesProvider, 'no words of its own', { children: 'Texto' }, 'Texto', null],
  [MobileMenu, 'no links', { open: true, links: [] }, nothing, 'MobileMenu got no links'],
  [Money, 'a negative amount', { amount: -100 }, 'Valor inválido', 'Money got amount = -100'],
  [Money, 'no number', { amount: Number.NaN }, 'Valor inválido', 'Money got amount = NaN'],
  [Money, 'nothing', {}, 'Valor não informado', null],
  [Notice, 'an unknown tone', { tone: 'loud', children: 'Texto' }, 'Informação', 'Notice got tone = loud'],
  [Notice, 'no tone', { children: 'Texto' }, 'Informação', 'Notice got tone'],
  [NowProvider, 'no date', { now: noDate, children: 'Texto' }, 'Texto', 'NowProvider got now = Invalid Date'],
  [
    NowProvider,
    'nothing',
    { children: <Countdown until={new Date('2999-01-01T00:00:00Z')} form="long" /> },
    'd ',
    'NowProvider got now',
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
  [PageScope, 'no page', { children: 'Texto' }, 'Texto', null],
  [PageProgress, 'no state', {}, 'aria-hidden', null],
  [Pagination, 'a page past the end', { page: 90, lastPage: 3, hrefOf: String }, 'Página 3 de 3', null],
  [
    Pagination,
    'a page below 1',
    { page: -2, lastPage: 3, hrefOf: String },
    'Página 1 de 3',
    'Pagination got page = -2',
  ],
  [Pagination, 'no number', { page: 1, lastPage: Number.NaN }, nothing, 'Pagination got lastPage = NaN'],
  [
    PaginationSummary,
    'no number',
    { page: 1, total: Number.NaN },
    nothing,
    'PaginationSummary got total = NaN',
  ],
  [
    PasswordField,
    'no label',
    { value: '', autoComplete: 'new-password' },
    'input',
    'PasswordField has no label',
  ],
  [PasswordField, 'no purpose', { label: 'Senha', value: '' }, 'Senha', 'PasswordField has no autoComplete'],
  [
    PhaseBadge,
    'an unknown phase',
    { phase: 'third', status: 'open' },
    'LEILÃO',
    'PhaseBadge got phase = third',
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
  [PriceRangeField, 'no number', { min: Number.NaN, max: null }, 'Mínimo', 'CurrencyInput got value = NaN'],
  [ProgressBar, 'no label', { value: 3 }, 'progress', 'ProgressBar has no label'],
  [ProgressBar, 'no number', { label: 'Envio', value: Number.NaN }, 'Envio', 'ProgressBar got value = NaN'],
  [PromotionBanner, 'no date', { text: 'Oferta', until: noDate }, nothing, 'PromotionBanner got until'],
  [
    PromotionBanner,
    'a false end',
    { text: (day: string) => `Até ${day}` },
    nothing,
    'PromotionBanner would call today',
  ],
  [RadioGroup, 'no legend', { name: 'a', options: many.slice(0, 2) }, 'Opção 1', 'RadioGroup has no legend'],
  [
    RadioGroup,
    'no options',
    { legend: 'Tipo', name: 'a', options: [] },
    nothing,
    'RadioGroup got no options',
  ],
  [RadioGroup, '10,000 options', { legend: 'Tipo', name: 'a', options: many }, 'Opção 9999', null],
  [
    RadioGroup,
    'an unknown value',
    { legend: 'Tipo', name: 'a', value: 'x', options: many.slice(0, 2) },
    'Tipo',
    null,
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
  [SearchField, 'no label', { value: '', onChange: no }, 'search', 'SearchField has no label'],
  [
    Select,
    'no label',
    { value: '', options: many.slice(0, 2), onChange: no },
    'Opção 1',
    'Select has no label',
  ],
  [Select, 'no options', { label: 'Estado', value: '', onChange: no }, 'Estado', null],
  [
    Select,
    '10,000 options',
    { label: 'Cidade', value: 'x', options: many, onChange: no },
    'Opção 9999',
    null,
  ],
  [ShareButton, 'no address', { title: 'Casa' }, 'Compartilhar', 'ShareButton has no url'],
  [Sheet, 'no title', { open: true }, nothing, 'Sheet has no title'],
  [Skeleton, 'no length', { length: Number.NaN }, 'aria-hidden', 'Skeleton got length = NaN'],
  [SkipLink, 'no label', { href: '#conteudo' }, 'href', 'SkipLink has no label'],
  [SlideCarousel, 'no label', { children: 'Texto' }, 'Texto', 'SlideCarousel has no label'],
  [SlideCarousel, 'no slides', { label: 'Destaques' }, nothing, 'SlideCarousel got no children'],
  [Slider, 'no label', { value: [3], onValueChange: no }, 'slider', 'Slider has no label'],
  [Slider, 'no values', { label: 'Área', value: [], onValueChange: no }, 'Área', 'Slider got min 0'],
  [SocialProof, 'no text', { text: null }, 'status', null],
  [LiveSocialProof, 'no number', { visitors: Number.NaN }, 'status', 'LiveSocialProof got visitors = NaN'],
  [SortSelect, 'an unknown order', { value: 99, onChange: no }, 'Mais recentes', 'SortSelect got value = 99'],
  [Spinner, 'an empty label', { label: '' }, 'Carregando', null],
  [Stack, 'an unknown gap', { gap: 'endless', children: 'Texto' }, 'Texto', 'Stack got gap = endless'],
  [StatCard, 'no label', { value: '3' }, '3', 'StatCard has no label'],
  [StatCard, 'nothing known', { label: 'Favoritos' }, 'não informado', null],
  [StatLine, 'no figures', { items: [] }, nothing, 'StatLine got no items'],
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
  [Stepper, 'no steps', { steps: [] }, nothing, 'Stepper got no steps'],
  [
    Stepper,
    'no number',
    { steps: [{ title: 'Busque' }], current: Number.NaN },
    'Busque',
    'Stepper got current = NaN',
  ],
  [Switch, 'no label', { checked: true }, 'switch', 'Switch has no label'],
  [
    Table,
    'no caption',
    { columns: [{ id: 'a', label: 'A' }], rows: [] },
    'Nada encontrado',
    'Table has no caption',
  ],
  [Table, 'no rows', { caption: 'Preços', columns: [{ id: 'a', label: 'A' }] }, 'Nada encontrado', null],
  [Table, 'no columns', { caption: 'Preços', columns: [], rows: [] }, 'Preços', 'Table got no columns'],
  [Tabs, 'no label', { tabs: [{ value: 'a', label: 'A', content: 'Texto' }] }, 'Texto', 'Tabs has no label'],
  [Tabs, 'no tabs', { label: 'Conta', tabs: [] }, nothing, 'Tabs got no tabs'],
  [Testimonial, 'no quote', { name: 'Ana' }, 'Ana', 'Testimonial has no quote'],
  [TextArea, 'no label', { value: '' }, 'textarea', 'TextArea has no label'],
  [
    TextArea,
    'a counter of nothing',
    { label: 'Texto', value: '', counter: true },
    'Texto',
    'TextArea has a counter',
  ],
  [TextField, 'no label', { value: '' }, 'input', 'TextField has no label'],
  [TextField, 'an empty label', { label: ' ', value: '' }, 'input', 'TextField has no label'],
  [Text, 'an unknown tone', { tone: 'loud', children: 'Texto' }, 'Texto', 'Text got tone = loud'],
  [
    ThemeSwitch,
    'an unknown theme',
    { value: 'sepia', onChange: no },
    'Escuro',
    'ThemeSwitch got value = sepia',
  ],
  [Timeline, 'no items', { items: [] }, nothing, 'Timeline got no items'],
  [
    Timeline,
    'an unknown state',
    { items: [{ title: '1ª praça', date: '', state: 'x' }] },
    'Data não informada',
    'Timeline got items state = x',
  ],
  [Toaster, 'nothing to say', { queue: createToastQueue() }, 'Notificações', null],
  [ToggleGroup, 'no label', { value: '0', options: many.slice(0, 2) }, 'Opção 1', 'ToggleGroup has no label'],
  [ToggleGroup, 'no options', { label: 'Tipo', options: [] }, nothing, 'ToggleGroup got no options'],
  [Tooltip, 'no text', { children: button }, 'Mais', 'Tooltip has no text'],
  [TypeBadge, 'an unknown type', { type: 'permuta' }, 'não informado', 'TypeBadge got type = permuta'],
  [
    ViewToggle,
    'an unknown view',
    { value: 'mosaic', onChange: no },
    'Grade',
    'ViewToggle got value = mosaic',
  ],
  // A list that its caller has not got yet.
  [Accordion, 'no list', {}, '', 'Accordion got no items'],
  [Breadcrumb, 'no list', {}, nothing, 'Breadcrumb got no items'],
  [Combobox, 'no list', { label: 'Cidade', value: '' }, 'Cidade', null],
  [DescriptionList, 'no list', {}, nothing, 'DescriptionList got no items'],
  [DropdownMenu, 'no list', { trigger: button }, 'Mais', 'DropdownMenu got no items'],
  [Footer, 'no list', { ...footer, categories: undefined }, 'Sobre', 'Footer got no categories'],
  [ActivityList, 'no list', {}, 'atividade', null],
  [Gallery, 'no list', { place: 'Casa' }, 'Sem imagem', null],
  [Histogram, 'no list', { label: 'Preços' }, 'Sem preços', null],
  [PriceHistory, 'no list', {}, 'preço', 'PriceHistory got no points'],
  [Header, 'no list', header, 'Favoritos', 'Header got no links'],
  [LocationCombobox, 'no list', { value: null }, 'Cidade', null],
  [PictureCarousel, 'no list', {}, 'Sem imagem', 'PictureCarousel got no images'],
  [RadioGroup, 'no list', { legend: 'Tipo', name: 'a' }, nothing, 'RadioGroup got no options'],
  [SearchBlock, 'no list', { onStateChange: no, onSubmit: no }, 'Todos os estados', null],
  [Select, 'no list', { label: 'Estado', value: '', onChange: no }, 'Estado', null],
  [StatLine, 'no list', {}, nothing, 'StatLine got no items'],
  [Stepper, 'no list', {}, nothing, 'Stepper got no steps'],
  [Table, 'no list', { caption: 'Preços' }, 'Preços', 'Table got no columns'],
  [Tabs, 'no list', { label: 'Conta' }, nothing, 'Tabs got no tabs'],
  [Timeline, 'no list', {}, nothing, 'Timeline got no items'],
  [ToggleGroup, 'no list', { label: 'Tipo' }, nothing, 'ToggleGroup got no options'],
  [ActionList, 'no list', {}, nothing, 'ActionList got no items'],
  [ArticleList, 'no list', {}, nothing, 'ArticleList got no articles'],
  [AuthAside, 'nothing in it', {}, '<aside', null],
  [AuthLayout, 'no children', { title: 'Entrar' }, 'Entrar', null],
  [AuthWays, 'nothing in it', {}, '<div', null],
  [Columns, 'no sizes', { children: 'Texto' }, 'Texto', null],
  [
    CostTable,
    'no caption',
    { total: { label: 'Total', amount: 'R$ 0,00' } },
    'Total',
    'CostTable has no caption',
  ],
  [Fieldset, 'no children', { legend: 'Contato' }, 'Contato', null],
  [FileField, 'no label', { onChange: no }, '<input', 'FileField has no label'],
  [FilterBar, 'no fields', {}, 'role="search"', null],
  [Form, 'nothing in it', {}, '<form', null],
  [GridRow, 'nothing in it', {}, '<div', null],
  [Hidden, 'no condition', { children: 'Texto' }, 'Texto', null],
  [IconList, 'no list', {}, nothing, 'IconList got no items'],
  [InlineItem, 'no size', { children: 'Texto' }, 'Texto', null],
  [Inline, 'an unknown gap', { gap: 'none', children: 'Texto' }, 'Texto', null],
  [LinkList, 'no list', {}, nothing, 'LinkList got no links'],
  [LinkTabs, 'no list', { label: 'Alertas', current: '' }, nothing, 'LinkTabs got no tabs'],
  [LiveRegion, 'nothing to say', {}, 'role="status"', null],
  [PageHeader, 'no lead', { title: 'Glossário' }, 'Glossário', null],
  [Prose, 'nothing in it', {}, '<div', null],
  [ResultPanel, 'no label', { status: 'Pronto' }, 'Pronto', 'ResultPanel has no label'],
  [Section, 'no children', { title: 'Praças' }, 'Praças', null],
  [SettingRow, 'no title', { text: 'Diário' }, 'Diário', 'SettingRow has no title'],
  [SideMenu, 'no list', { label: 'Conta', path: '/' }, 'Conta', null],
  [SideMenuLayout, 'no menu', { children: 'Texto' }, 'Texto', null],
  [StatRow, 'nothing in it', {}, '<div', null],
  [StickyBar, 'no list', { href: '#a' }, nothing, 'StickyBar got no figures'],
  [TableOfContents, 'no list', { title: 'Nesta página' }, nothing, 'TableOfContents got no parts'],
  [VideoFacade, 'no label', { src: '/a.webm', poster: '/a.svg' }, '<button', 'VideoFacade has no label'],
  [VisuallyHidden, 'nothing in it', {}, '<span', null],
  [TableText, 'nothing below', { children: 'Casa' }, 'Casa', null],
];

const draw = (component: ElementType, props: object) =>
  renderToString(
    <NowProvider now={sampleNow} fixed>
      {createElement(component, props)}
    </NowProvider>,
  );

const nameOf = (component: ElementType): string =>
  Object.entries(exported).find(([, own]) => own === component)?.[0] ?? String(component);

const isComponent = (name: string, value: unknown) =>
  /^[A-Z][a-z]/.test(name) && (typeof value === 'function' || (typeof value === 'object' && value !== null));

const modules = import.meta.glob<Record<string, unknown>>(
  ['./*/*.tsx', '!./**/*.stories.tsx', '!./**/*.test.tsx'],
  {
    eager: true,
  },
);
const exported = Object.fromEntries(
  Object.entries(modules)
    .filter(([path]) => /^\.\/([^/]+)\/\1\.tsx$/.test(path))
    .flatMap(([, module]) => Object.entries(module))
    .filter(([name, value]) => isComponent(name, value)),
);

const errors = vi.spyOn(console, 'error');

beforeEach(() => {
  forgetMisuse();
  errors.mockReset();
});

afterEach(() => vi.unstubAllEnvs());

test('every component has its row of wrong props', () => {
  const tried = new Set<unknown>(rows.map(([component]) => component));
  const forgotten = Object.entries(exported).filter(([, component]) => !tried.has(component));
  expect(forgotten.map(([name]) => name)).toEqual([]);
});

describe.each(rows.map((row) => [nameOf(row[0]), row[1], row] as const))('%s, %s', (_name, _wrong, row) => {
  const [component, , props, says, told] = row;

  test('is drawn all the same, and said to the developer once in three parts', () => {
    const html = draw(component, props);
    if (says === nothing) expect(html).toBe('');
    else {
      expect(html).not.toBe('');
      expect(html).toContain(says);
    }
    expect(html).not.toMatch(/\b(undefined|NaN|null|Invalid Date)\b|\[object/);
    expect(errors.mock.calls.map(([text]) => String(text))).toEqual(
      told === null
        ? []
        : [expect.stringMatching(new RegExp(`^${escape(told)}.*\\. .*\\. (Pass|Parse|Give) .*\\.$`))],
    );
  });

  test('says nothing in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => draw(component, props)).not.toThrow();
    expect(errors).not.toHaveBeenCalled();
  });
});

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
