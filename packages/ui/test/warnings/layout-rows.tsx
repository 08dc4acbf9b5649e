import { ActionList } from '../../src/action-list/action-list.tsx';
import { ArticleList } from '../../src/article-list/article-list.tsx';
import { AuthAside, AuthLayout, AuthWays } from '../../src/auth-layout/auth-layout.tsx';
import { Columns } from '../../src/columns/columns.tsx';
import { CostTable } from '../../src/cost-table/cost-table.tsx';
import { Fieldset } from '../../src/fieldset/fieldset.tsx';
import { FileField } from '../../src/file-field/file-field.tsx';
import { FilterBar } from '../../src/filter-bar/filter-bar.tsx';
import { Form } from '../../src/form/form.tsx';
import { GridRow } from '../../src/grid/grid.tsx';
import { Hidden } from '../../src/hidden/hidden.tsx';
import { IconList } from '../../src/icon-list/icon-list.tsx';
import { Inline, InlineItem } from '../../src/inline/inline.tsx';
import { LinkList } from '../../src/link-list/link-list.tsx';
import { LinkTabs } from '../../src/link-tabs/link-tabs.tsx';
import { LiveRegion } from '../../src/live-region/live-region.tsx';
import { PageHeader } from '../../src/page-header/page-header.tsx';
import { Prose } from '../../src/prose/prose.tsx';
import { ResultPanel } from '../../src/result-panel/result-panel.tsx';
import { Section } from '../../src/section/section.tsx';
import { SettingRow } from '../../src/setting-row/setting-row.tsx';
import { SideMenu, SideMenuLayout } from '../../src/side-menu/side-menu.tsx';
import { StatRow } from '../../src/stat-row/stat-row.tsx';
import { StickyAction, StickyBar } from '../../src/sticky-bar/sticky-bar.tsx';
import { TableOfContents } from '../../src/table-of-contents/table-of-contents.tsx';
import { TableText } from '../../src/table/table.tsx';
import { VideoFacade } from '../../src/video-facade/video-facade.tsx';
import { VisuallyHidden } from '../../src/visually-hidden/visually-hidden.tsx';
import { nothing, type Row } from './row.ts';

const no = () => undefined;

export const layoutRows: readonly Row[] = [
  [Inline, 'no gap', { children: 'Texto' }, 'Texto', null],
  [ActionList, 'no list', {}, nothing, 'ActionList got no items'],
  [ArticleList, 'no list', {}, nothing, 'ArticleList got no items'],
  [AuthAside, 'nothing in it', {}, '<aside', null],
  [AuthLayout, 'no children', { title: 'Entrar' }, 'Entrar', null],
  [AuthWays, 'nothing in it', {}, '<div', null],
  [Columns, 'no sizes', { children: 'Texto' }, 'Texto', null],
  [
    CostTable,
    'no label',
    { total: { label: 'Total', amount: 'R$ 0,00' } },
    'Total',
    'CostTable has no label',
  ],
  [Fieldset, 'no children', { label: 'Contato' }, 'Contato', null],
  [FileField, 'no label', { onValueChange: no }, '<input', 'FileField has no label'],
  [FilterBar, 'no fields', {}, 'role="search"', null],
  [Form, 'nothing in it', {}, '<form', null],
  [GridRow, 'nothing in it', {}, '<div', null],
  [Hidden, 'no condition', { children: 'Texto' }, 'Texto', null],
  [IconList, 'no list', {}, nothing, 'IconList got no items'],
  [InlineItem, 'no size', { children: 'Texto' }, 'Texto', null],
  [LinkList, 'no list', {}, nothing, 'LinkList got no items'],
  [LinkTabs, 'no list', { label: 'Alertas', current: '' }, nothing, 'LinkTabs got no items'],
  [LiveRegion, 'nothing to say', {}, 'role="status"', null],
  [PageHeader, 'no lead', { title: 'Glossário' }, 'Glossário', null],
  [Prose, 'nothing in it', {}, '<div', null],
  [ResultPanel, 'no label', { status: 'Pronto' }, 'Pronto', 'ResultPanel has no label'],
  [Section, 'no children', { title: 'Praças' }, 'Praças', null],
  [SettingRow, 'no title', { text: 'Diário' }, 'Diário', 'SettingRow has no title'],
  [SideMenu, 'no list', { label: 'Conta', path: '/' }, 'Conta', null],
  [SideMenuLayout, 'no menu', { children: 'Texto' }, 'Texto', null],
  [StatRow, 'nothing in it', {}, '<div', null],
  [StickyAction, 'no label', { amount: 'R$ 1,00' }, 'R$ 1,00', 'StickyAction has no label'],
  [StickyBar, 'no list', { href: '#a' }, nothing, 'StickyBar got no figures'],
  [TableOfContents, 'no list', { title: 'Nesta página' }, nothing, 'TableOfContents got no items'],
  [VideoFacade, 'no label', { src: '/a.webm', poster: '/a.svg' }, '<button', 'VideoFacade has no label'],
  [VisuallyHidden, 'nothing in it', {}, '<span', null],
  [TableText, 'nothing below', { children: 'Casa' }, 'Casa', null],
];
