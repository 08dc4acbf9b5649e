import { noFacets } from '@martelo/domain/facets';
import { noFilters } from '@martelo/domain/list-filters';
import { anAuction, sampleNow } from '@martelo/domain/testing';
import { Heart } from 'lucide-react';
import type { ElementType } from 'react';

import { ActiveFilters } from '../../src/active-filters/active-filters.tsx';
import { ActivityList } from '../../src/activity-list/activity-list.tsx';
import { AlertCard } from '../../src/alert-card/alert-card.tsx';
import { ArticleList } from '../../src/article-list/article-list.tsx';
import { AuctionCard } from '../../src/auction-card/auction-card.tsx';
import { Banner } from '../../src/banner/banner.tsx';
import { Button } from '../../src/button/button.tsx';
import { Card } from '../../src/card/card.tsx';
import { Combobox } from '../../src/combobox/combobox.tsx';
import { CostTable } from '../../src/cost-table/cost-table.tsx';
import { EmptyState } from '../../src/empty-state/empty-state.tsx';
import { ErrorState } from '../../src/error-state/error-state.tsx';
import { FavoriteButton } from '../../src/favorite-button/favorite-button.tsx';
import { Fieldset } from '../../src/fieldset/fieldset.tsx';
import { FilterPanel } from '../../src/filter-panel/filter-panel.tsx';
import { Heading } from '../../src/heading/heading.tsx';
import { IconButton } from '../../src/icon-button/icon-button.tsx';
import { LinkList } from '../../src/link-list/link-list.tsx';
import { LinkTabs } from '../../src/link-tabs/link-tabs.tsx';
import { Link } from '../../src/link/link.tsx';
import { MobileMenu } from '../../src/mobile-menu/mobile-menu.tsx';
import { OpportunityCard } from '../../src/opportunity-card/opportunity-card.tsx';
import { PriceRangeField } from '../../src/price-range-field/price-range-field.tsx';
import { RadioGroup } from '../../src/radio-group/radio-group.tsx';
import { Section } from '../../src/section/section.tsx';
import { Stepper } from '../../src/stepper/stepper.tsx';
import { TableOfContents } from '../../src/table-of-contents/table-of-contents.tsx';
import { Table } from '../../src/table/table.tsx';
import { Tabs } from '../../src/tabs/tabs.tsx';
import { Text } from '../../src/text/text.tsx';
import { nothing, type Row } from './row.ts';

const no = () => undefined;
const ab = [{ id: 'a', value: 'a', label: 'Casa', href: '/a', title: 'Casa', content: 'Texto' }];
const alert = {
  id: 1,
  category: null,
  subCategory: null,
  city: null,
  auctionType: null,
  minimum: 1,
  maximum: 2,
  active: true,
};
const opportunity = {
  id: 1,
  title: 'Casa',
  city: null,
  state: null,
  originalValue: null,
  currentValue: 100,
  date: sampleNow,
  watchable: false,
  downloaded: false,
};
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
const total = { label: 'Total', amount: 'R$ 0,00' };

/** A prop by its old name: it still works, and a warning names the new one. */
const renamed = (
  component: ElementType,
  name: string,
  [old, next]: readonly [old: string, next: string],
  props: object,
  says: Row[3],
): Row => [
  component,
  `${old} by its old name`,
  props,
  says,
  `${name} got ${old}, which is called ${next} now`,
];

export const renamedRows: readonly Row[] = [
  renamed(
    ActiveFilters,
    'ActiveFilters',
    ['chips', 'items'],
    { chips: ab, onRemove: no, onClear: no },
    'Casa',
  ),
  renamed(ActivityList, 'ActivityList', ['activities', 'items'], { activities: [] }, 'atividade'),
  renamed(AlertCard, 'AlertCard', ['busy', 'loading'], { alert, busy: 'delete', onDelete: no }, 'aria-busy'),
  renamed(
    ArticleList,
    'ArticleList',
    ['articles', 'items'],
    { articles: [{ href: '/a', title: 'Guia', summary: 'Resumo', meta: null }] },
    'Guia',
  ),
  renamed(
    AuctionCard,
    'AuctionCard',
    ['favoriteBusy', 'favoriteLoading'],
    { auction: anAuction(), href: '/a', onFavorite: no, favoriteBusy: true },
    'aria-busy="true"',
  ),
  renamed(
    Banner,
    'Banner',
    ['dismissible', 'onDismiss'],
    { title: 'Lista de ontem.', dismissible: true },
    'Dispensar aviso',
  ),
  renamed(Button, 'Button', ['busy', 'loading'], { busy: true, children: 'Salvar' }, 'aria-busy="true"'),
  renamed(Card, 'Card', ['level', 'elevation'], { level: 'sunken', children: 'Texto' }, 'sunken'),
  renamed(
    Combobox,
    'Combobox',
    ['onTextChange', 'onValueChange'],
    { label: 'Cidade', value: '', options: [], onTextChange: no },
    'Cidade',
  ),
  renamed(
    Combobox,
    'Combobox',
    ['debounce', 'debounceMs'],
    { label: 'Cidade', options: [], debounce: 9 },
    'Cidade',
  ),
  renamed(CostTable, 'CostTable', ['caption', 'label'], { caption: 'Custos', total }, 'Custos</caption>'),
  renamed(EmptyState, 'EmptyState', ['level', 'headingLevel'], { title: 'Nada', level: 3 }, '<h3'),
  renamed(ErrorState, 'EmptyState', ['level', 'headingLevel'], { title: 'Falhou', level: 3 }, '<h3'),
  renamed(
    FavoriteButton,
    'FavoriteButton',
    ['busy', 'loading'],
    { label: 'Favorito', pressed: false, busy: true, onPressedChange: no },
    'aria-busy="true"',
  ),
  renamed(Fieldset, 'Fieldset', ['legend', 'label'], { legend: 'Contato' }, 'Contato</legend>'),
  renamed(
    FilterPanel,
    'FilterPanel',
    ['busy', 'loading'],
    { filters: noFilters, facets, onFiltersChange: no, busy: true },
    'aria-busy="true"',
  ),
  renamed(Heading, 'Heading', ['level', 'headingLevel'], { level: 3, children: 'Título' }, '<h3'),
  renamed(
    IconButton,
    'IconButton',
    ['tone', 'variant'],
    { label: 'Salvar', icon: Heart, tone: 'neutral' },
    'icon-button_neutral',
  ),
  renamed(Link, 'Link', ['tone', 'variant'], { href: '/a', tone: 'plain', children: 'Ler' }, 'link_plain'),
  renamed(LinkList, 'LinkList', ['links', 'items'], { links: ab }, 'Casa'),
  renamed(LinkTabs, 'LinkTabs', ['tabs', 'items'], { label: 'Alertas', current: '', tabs: ab }, 'Casa'),
  renamed(MobileMenu, 'MobileMenu', ['links', 'items'], { open: true, onOpenChange: no, links: ab }, nothing),
  renamed(
    OpportunityCard,
    'OpportunityCard',
    ['favoriteBusy', 'favoriteLoading'],
    { opportunity, href: '/a', onFavorite: no, favoriteBusy: true },
    'aria-busy="true"',
  ),
  renamed(PriceRangeField, 'PriceRangeField', ['min', 'value'], { min: 1_000_00 }, '1.000,00'),
  renamed(PriceRangeField, 'PriceRangeField', ['delay', 'debounceMs'], { delay: 9 }, 'Mínimo'),
  renamed(RadioGroup, 'RadioGroup', ['legend', 'label'], { legend: 'Tipo', options: ab }, 'Tipo</legend>'),
  renamed(
    RadioGroup,
    'RadioGroup',
    ['hideLegend', 'hideLabel'],
    { label: 'Tipo', hideLegend: true, options: ab },
    'visually-hidden',
  ),
  renamed(Section, 'Section', ['level', 'headingLevel'], { title: 'Praças', level: 3 }, '<h3'),
  renamed(Stepper, 'Stepper', ['steps', 'items'], { steps: ab }, 'Casa'),
  renamed(
    Table,
    'Table',
    ['caption', 'label'],
    { caption: 'Lotes', columns: ab, rows: [] },
    'Lotes</caption>',
  ),
  renamed(
    Table,
    'Table',
    ['hideCaption', 'hideLabel'],
    { label: 'Lotes', hideCaption: true, columns: ab, rows: [] },
    'visually-hidden',
  ),
  renamed(TableOfContents, 'TableOfContents', ['parts', 'items'], { title: 'Nesta página', parts: ab }, '#a'),
  renamed(Tabs, 'Tabs', ['tabs', 'items'], { label: 'Detalhes', tabs: ab }, 'Casa'),
  renamed(Text, 'Text', ['tone', 'color'], { tone: 'muted', children: 'Texto' }, 'text_muted'),
];
