import { type ListFilters, noFilters } from '@martelo/domain/list-filters';
import { stringifyFilters } from '@martelo/domain/list-url';

export type ListPath = '/leiloes' | '/leiloes/imoveis' | '/leiloes/terrenos' | '/busca-por-mapa';

/** Every address of the site and how to build it. */
export const paths = {
  home: '/',
  howItWorks: '/#how-it-works',
  benefits: '/beneficios',
  blog: '/blog',
  article: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  about: '/sobre-nos',
  glossary: '/glossario',
  accessibility: '/acessibilidade',
  howItWorksPage: '/como-funciona',
  questions: '/perguntas-frequentes',
  terms: '/termos-de-uso',
  privacy: '/politica-de-privacidade',
  plans: '/planos',
  plansOnHome: '/#planos-assinatura',
  contact: '/contato',
  calculator: '/calculadora',
  map: '/busca-por-mapa',
  search: '/pesquisa',
  signIn: '/entrar',
  signInAlias: '/login',
  sessionExpired: '/entrar?session_expired=true',
  signUp: '/cadastro',
  recoverPassword: '/recuperar-senha',
  resetPassword: (token: string) => `/recuperar-senha/${encodeURIComponent(token)}`,
  account: '/minha-conta',
  dashboard: '/cliente/dashboard',
  favorites: '/minha-conta/favoritos',
  alerts: '/minha-conta/alertas',
  opportunities: '/minha-conta/oportunidades',
  dismissedOpportunities: '/minha-conta/oportunidades-descartadas',
  expiredOpportunities: '/minha-conta/oportunidades-expiradas',
  bonus: '/minha-conta/bonus',
  bonusAlias: '/bonus',
  profile: '/minha-conta/dados-pessoais',
  accountSummary: '/minha-conta/conta',
  accountEdit: '/minha-conta/editar',
  accountDetails: '/minha-conta/detalhes',
  accountInformation: '/minha-conta/informacoes',
  settings: '/minha-conta/configuracoes',
  auctioneer: '/leiloeiro',
  auctioneerFeeds: '/leiloeiro/listas',
  auctioneerFeed: (id: number | string) => `/leiloeiro/listas/${id}`,
  admin: '/admin',
  adminFeeds: '/admin/listas',
  adminFeed: (id: number | string) => `/admin/listas/${id}`,
  adminAuctioneers: '/admin/leiloeiros',
  adminAuctions: '/admin/leiloes',
  adminDeletions: '/admin/exclusoes',
  adminMessages: '/admin/mensagens',
  adminSources: '/admin/fontes',
  adminInvitations: '/admin/convites',
  adminAuditLog: '/admin/auditoria',
  auctions: '/leiloes',
  properties: '/leiloes/imoveis',
  land: '/leiloes/terrenos',
  auction: (key: string) => `/leilao/${encodeURIComponent(key)}`,
  /** The page of land says by its path what its lists are of. */
  list: (path: ListPath, filters: Partial<ListFilters>) => {
    const own = path === '/leiloes/terrenos' ? { propertyType: null } : {};
    const search = stringifyFilters({ ...noFilters, ...filters, ...own });
    return search ? `${path}?${search}` : path;
  },
} as const;

/** Addresses with a part that changes, as the router matches them. */
export const patterns = {
  auction: '/leilao/:id?',
  resetPassword: '/recuperar-senha/:token',
  confirmEmail: '/confirmar-email/:token',
  undoEmail: '/desfazer-email/:token',
  unsubscribe: '/cancelar-avisos/:token',
  auctioneerFeed: '/leiloeiro/listas/:id',
  adminFeed: '/admin/listas/:id',
} as const;

/** The specification's further addresses of a screen; `paths` has the canonical one. */
export const aliases = {
  dashboard: [paths.dashboard],
  favorites: ['/cliente/favoritos', '/favoritos'],
  alerts: ['/cliente/alertas'],
  opportunities: ['/oportunidades-de-leiloes', '/cliente/oportunidades'],
  expiredOpportunities: ['/cliente/oportunidades-expiradas'],
  bonus: [paths.bonusAlias],
  profile: ['/cliente/perfil'],
  accountDetails: ['/minha-conta/informacoes-adicionais', paths.accountInformation],
} as const;
