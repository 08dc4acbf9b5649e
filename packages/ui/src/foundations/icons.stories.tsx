import type { Meta, StoryObj } from '@storybook/react-vite';
import * as lucide from 'lucide-react';

import { vars } from '../styles/theme.css.ts';
import { Section } from './swatch.tsx';

import * as styles from './foundations.css.ts';

const groups: Readonly<
  Record<string, readonly (readonly [icon: lucide.LucideIcon, name: string, meaning: string])[]>
> = {
  Property: [
    [lucide.House, 'House', 'casa'],
    [lucide.Building2, 'Building2', 'apartamento'],
    [lucide.LandPlot, 'LandPlot', 'terreno'],
    [lucide.Warehouse, 'Warehouse', 'galpão'],
    [lucide.Store, 'Store', 'imóvel comercial'],
    [lucide.Tractor, 'Tractor', 'imóvel rural'],
  ],
  Auction: [
    [lucide.Gavel, 'Gavel', 'leilão, leiloeiro'],
    [lucide.CalendarClock, 'CalendarClock', 'data de uma praça'],
    [lucide.Heart, 'Heart', 'favorito'],
    [lucide.Bell, 'Bell', 'alerta'],
    [lucide.History, 'History', 'histórico, atividade'],
    [lucide.ExternalLink, 'ExternalLink', 'abre o site oficial'],
    [lucide.Share2, 'Share2', 'compartilhar'],
    [lucide.MapPin, 'MapPin', 'localização'],
  ],
  Doing: [
    [lucide.Search, 'Search', 'buscar'],
    [lucide.SlidersHorizontal, 'SlidersHorizontal', 'filtros'],
    [lucide.LayoutGrid, 'LayoutGrid', 'grade'],
    [lucide.List, 'List', 'lista'],
    [lucide.ChartColumn, 'ChartColumn', 'resumo dos preços'],
    [lucide.RefreshCw, 'RefreshCw', 'atualizar'],
    [lucide.Pencil, 'Pencil', 'editar'],
    [lucide.Trash2, 'Trash2', 'excluir'],
    [lucide.Download, 'Download', 'baixar'],
    [lucide.Copy, 'Copy', 'copiar'],
    [lucide.Eye, 'Eye', 'mostrar'],
    [lucide.EyeOff, 'EyeOff', 'ocultar'],
    [lucide.X, 'X', 'fechar, remover'],
    [lucide.Check, 'Check', 'escolhido'],
  ],
  Saying: [
    [lucide.Info, 'Info', 'informação'],
    [lucide.CircleCheck, 'CircleCheck', 'sucesso'],
    [lucide.TriangleAlert, 'TriangleAlert', 'atenção'],
    [lucide.CircleAlert, 'CircleAlert', 'erro'],
  ],
};

function IconsPage() {
  return (
    <div className={styles.page}>
      {Object.entries(groups).map(([title, icons]) => (
        <Section key={title} title={title}>
          <ul className={styles.icons}>
            {icons.map(([Icon, name, meaning]) => (
              <li key={name} className={styles.icon}>
                <Icon
                  aria-hidden
                  style={{ width: vars.size.iconLarge, height: vars.size.iconLarge, color: vars.color.text }}
                />
                <span className={styles.name}>{name}</span>
                <span>{meaning}</span>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}

const meta = {
  title: 'Foundations/Icons',
  component: IconsPage,
  parameters: {
    guide: {
      do: [
        'Import single icons from `lucide-react`.',
        'Put `aria-hidden` on an icon beside its word.',
        '16 px in controls, 20 px where it stands alone.',
      ],
      dont: [
        'Let an icon be the only name of a control: `IconButton` requires a label.',
        'Use one icon for two meanings.',
      ],
    },
  },
} satisfies Meta<typeof IconsPage>;

export default meta;

export const Overview: StoryObj<typeof meta> = { name: 'Icons and what they mean' };
