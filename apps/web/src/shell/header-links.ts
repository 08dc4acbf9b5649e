import { paths } from '../paths.ts';

/** The header's links: the product's own beside those of SHELL-02. */
export const headerLinks = [
  { label: 'Início', href: paths.home },
  { label: 'Imóveis', href: paths.auctions },
  { label: 'Mapa', href: paths.map },
  { label: 'Calculadora', href: paths.calculator },
  { label: 'Alertas', href: paths.alerts },
  { label: 'Como Funciona', href: paths.howItWorks },
  { label: 'Planos', href: paths.plans },
  { label: 'Contato', href: paths.contact },
];

/** The mobile menu's (SHELL-05). */
export const menuLinks = [
  ...headerLinks,
  { label: 'Benefícios', href: paths.benefits },
  { label: 'Blog', href: paths.blog },
];

/** Whoever subscribes is sold nothing (WAY-13). */
export const forSubscribers = (links: typeof menuLinks) => links.filter(({ href }) => href !== paths.plans);
