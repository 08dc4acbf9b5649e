import { Heart } from 'lucide-react';

import { Accordion } from '../../src/accordion/accordion.tsx';
import { Avatar } from '../../src/avatar/avatar.tsx';
import { BenefitCard } from '../../src/benefit-card/benefit-card.tsx';
import { Breadcrumb } from '../../src/breadcrumb/breadcrumb.tsx';
import { ChatButton } from '../../src/chat-button/chat-button.tsx';
import { ConfirmDialog } from '../../src/confirm-dialog/confirm-dialog.tsx';
import { ConsentNotice } from '../../src/consent-notice/consent-notice.tsx';
import { DescriptionList } from '../../src/description-list/description-list.tsx';
import { Dialog } from '../../src/dialog/dialog.tsx';
import { Disclosure } from '../../src/disclosure/disclosure.tsx';
import { DropdownMenu } from '../../src/dropdown-menu/dropdown-menu.tsx';
import { EmptyState } from '../../src/empty-state/empty-state.tsx';
import { ErrorState } from '../../src/error-state/error-state.tsx';
import { FavoriteButton } from '../../src/favorite-button/favorite-button.tsx';
import { Footer } from '../../src/footer/footer.tsx';
import { Header } from '../../src/header/header.tsx';
import { IconButton } from '../../src/icon-button/icon-button.tsx';
import { LoginDialog } from '../../src/login-dialog/login-dialog.tsx';
import { Logo } from '../../src/logo/logo.tsx';
import { MessagesProvider } from '../../src/messages/messages.tsx';
import { MobileMenu } from '../../src/mobile-menu/mobile-menu.tsx';
import { PageProgress } from '../../src/page-progress/page-progress.tsx';
import { PageScope } from '../../src/page-scope/page-scope.tsx';
import { PaginationSummary } from '../../src/pagination-summary/pagination-summary.tsx';
import { Pagination } from '../../src/pagination/pagination.tsx';
import { PasswordDialog } from '../../src/password-dialog/password-dialog.tsx';
import { ProgressBar } from '../../src/progress-bar/progress-bar.tsx';
import { PromotionBanner } from '../../src/promotion-banner/promotion-banner.tsx';
import { ShareButton } from '../../src/share-button/share-button.tsx';
import { Sheet } from '../../src/sheet/sheet.tsx';
import { Skeleton } from '../../src/skeleton/skeleton.tsx';
import { SkipLink } from '../../src/skip-link/skip-link.tsx';
import { SlideCarousel } from '../../src/slide-carousel/slide-carousel.tsx';
import { LiveSocialProof, SocialProof } from '../../src/social-proof/social-proof.tsx';
import { Spinner } from '../../src/spinner/spinner.tsx';
import { StatCard } from '../../src/stat-card/stat-card.tsx';
import { StatLine } from '../../src/stat-line/stat-line.tsx';
import { Stepper } from '../../src/stepper/stepper.tsx';
import { DataTable } from '../../src/data-table/data-table.tsx';
import { Table } from '../../src/table/table.tsx';
import { Tabs } from '../../src/tabs/tabs.tsx';
import { Testimonial } from '../../src/testimonial/testimonial.tsx';
import { Timeline } from '../../src/timeline/timeline.tsx';
import { createToastQueue, Toaster } from '../../src/toast/toast.tsx';
import { Tooltip } from '../../src/tooltip/tooltip.tsx';
import { nothing, type Row } from './row.ts';

const no = () => undefined;
const noDate = new Date(Number.NaN);
const button = <button type="button">Mais</button>;
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

export const pageRows: readonly Row[] = [
  [Accordion, 'no items', { items: [] }, '', 'Accordion got no items'],
  [Avatar, 'no name', { name: '' }, '', 'Avatar has no name'],
  [BenefitCard, 'no title', { icon: Heart, text: 'Avisa cedo.' }, 'Avisa', 'BenefitCard has no title'],
  [Breadcrumb, 'no items', { items: [] }, nothing, 'Breadcrumb got no items'],
  [Breadcrumb, 'a step without words', { items: [{ href: '/' }] }, '', 'Breadcrumb has no items label'],
  [ChatButton, 'no telephone', { number: 'abc', greeting: '' }, nothing, null],
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
  [DescriptionList, 'no items', { items: [] }, nothing, 'DescriptionList got no items'],
  [DescriptionList, 'nothing known', { items: [{ term: 'Área', description: null }] }, 'não informado', null],
  [DescriptionList, 'no term', { items: [{ description: '64 m²' }] }, '64 m²', 'DescriptionList has no term'],
  [Dialog, 'no title', { open: true }, nothing, 'Dialog has no title'],
  [Disclosure, 'no title', { children: 'Texto' }, 'Texto', 'Disclosure has no title'],
  [DropdownMenu, 'no items', { trigger: button, items: [] }, 'Mais', 'DropdownMenu got no items'],
  [EmptyState, 'no title', { description: 'Tente outra busca.' }, 'outra busca', 'EmptyState has no title'],
  [ErrorState, 'no title', { onRetry: no }, 'Tentar novamente', 'EmptyState has no title'],
  [FavoriteButton, 'no label', { pressed: false }, 'button', 'FavoriteButton has no label'],
  [Footer, 'no categories', footer, 'Sobre', 'Footer got no categories'],
  [Header, 'no links', { ...header, links: [] }, 'Favoritos', 'Header got no links'],
  [
    Header,
    'a count that is none',
    { ...header, links: [{ label: 'Planos', href: '/planos' }], favorites: { href: '/', count: Number.NaN } },
    'Favoritos',
    'Header got favorites.count = NaN',
  ],
  [IconButton, 'no label', { icon: Heart }, 'button', 'IconButton has no label'],
  [IconButton, 'no icon', { label: 'Fechar' }, 'Fechar', null],
  [LoginDialog, 'no addresses', { open: true }, nothing, null],
  [Logo, 'an empty label', { label: '' }, 'Martelo', 'Logo has no label'],
  [MessagesProvider, 'no words of its own', { children: 'Texto' }, 'Texto', null],
  [MobileMenu, 'no links', { open: true, items: [] }, nothing, 'MobileMenu got no items'],
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
  [ShareButton, 'no address', { title: 'Casa' }, 'Compartilhar', 'ShareButton has no url'],
  [Sheet, 'no title', { open: true }, nothing, 'Sheet has no title'],
  [Skeleton, 'no length', { length: Number.NaN }, 'aria-hidden', 'Skeleton got length = NaN'],
  [SkipLink, 'no label', { href: '#conteudo' }, 'href', 'SkipLink has no label'],
  [SlideCarousel, 'no label', { children: 'Texto' }, 'Texto', 'SlideCarousel has no label'],
  [SlideCarousel, 'no slides', { label: 'Destaques' }, nothing, 'SlideCarousel got no children'],
  [SocialProof, 'no text', { text: null }, 'status', null],
  [LiveSocialProof, 'no number', { visitors: Number.NaN }, 'status', 'LiveSocialProof got visitors = NaN'],
  [Spinner, 'an empty label', { label: '' }, 'Carregando', null],
  [StatCard, 'no label', { value: '3' }, '3', 'StatCard has no label'],
  [StatCard, 'nothing known', { label: 'Favoritos' }, 'não informado', null],
  [StatLine, 'no figures', { items: [] }, nothing, 'StatLine got no items'],
  [Stepper, 'no steps', { items: [] }, nothing, 'Stepper got no items'],
  [
    Stepper,
    'no number',
    { items: [{ title: 'Busque' }], current: Number.NaN },
    'Busque',
    'Stepper got current = NaN',
  ],
  [
    Table,
    'no label',
    { columns: [{ id: 'a', label: 'A' }], rows: [] },
    'Nada encontrado',
    'Table has no label',
  ],
  [Table, 'no rows', { label: 'Preços', columns: [{ id: 'a', label: 'A' }] }, 'Nada encontrado', null],
  [Table, 'no columns', { label: 'Preços', columns: [], rows: [] }, 'Preços', 'Table got no columns'],
  [Tabs, 'no label', { items: [{ value: 'a', label: 'A', content: 'Texto' }] }, 'Texto', 'Tabs has no label'],
  [Tabs, 'no tabs', { label: 'Conta', items: [] }, nothing, 'Tabs got no items'],
  [
    DataTable,
    'no label',
    { columns: [{ id: 'a', label: 'A', cell: String }], rows: [], rowId: String },
    'Nada encontrado',
    'DataTable has no label',
  ],
  [DataTable, 'no columns', { label: 'Fontes', rowId: String }, 'Fontes', 'DataTable got no columns'],
  [Testimonial, 'no quote', { name: 'Ana' }, 'Ana', 'Testimonial has no quote'],
  [Timeline, 'no items', { items: [] }, nothing, 'Timeline got no items'],
  [Toaster, 'nothing to say', { queue: createToastQueue() }, 'Notificações', null],
  [Tooltip, 'no text', { children: button }, 'Mais', 'Tooltip has no text'],
  [Accordion, 'no list', {}, '', 'Accordion got no items'],
  [Breadcrumb, 'no list', {}, nothing, 'Breadcrumb got no items'],
  [DescriptionList, 'no list', {}, nothing, 'DescriptionList got no items'],
  [DropdownMenu, 'no list', { trigger: button }, 'Mais', 'DropdownMenu got no items'],
  [Footer, 'no list', { ...footer, categories: undefined }, 'Sobre', 'Footer got no categories'],
  [Header, 'no list', header, 'Favoritos', 'Header got no links'],
  [StatLine, 'no list', {}, nothing, 'StatLine got no items'],
  [Stepper, 'no list', {}, nothing, 'Stepper got no items'],
  [Table, 'no list', { label: 'Preços' }, 'Preços', 'Table got no columns'],
  [Tabs, 'no list', { label: 'Conta' }, nothing, 'Tabs got no items'],
  [Timeline, 'no list', {}, nothing, 'Timeline got no items'],
];
