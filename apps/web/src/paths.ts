import { type ListFilters, noFilters } from '@martelo/domain/list-filters';
import { printFilters } from '@martelo/domain/list-url';

export type ListPath = '/leiloes' | '/leiloes/imoveis' | '/leiloes/terrenos';

/** Every address of the site and how to build it. */
export const paths = {
  home: '/',
  howItWorks: '/#how-it-works',
  plans: '/planos',
  contact: '/contato',
  favorites: '/favoritos',
  signIn: '/entrar',
  signUp: '/cadastro',
  auctions: '/leiloes',
  properties: '/leiloes/imoveis',
  land: '/leiloes/terrenos',
  auction: (key: string) => `/leilao/${encodeURIComponent(key)}`,
  list: (path: ListPath, filters: Partial<ListFilters>) => {
    const search = printFilters({ ...noFilters, ...filters });
    return search ? `${path}?${search}` : path;
  },
} as const;
