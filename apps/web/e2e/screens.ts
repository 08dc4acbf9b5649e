/** Public screens that are looked at one by one. */
export const publicScreens = [
  '/',
  '/leiloes',
  '/leiloes/terrenos',
  '/busca-por-mapa',
  '/calculadora',
  '/contato',
  '/planos',
  '/entrar',
  '/cadastro',
  '/recuperar-senha',
] as const;

/** Public screens of words alone. */
export const informationScreens = [
  '/beneficios',
  '/blog',
  '/blog/o-que-e-praca',
  '/sobre-nos',
  '/glossario',
  '/acessibilidade',
  '/como-funciona',
  '/perguntas-frequentes',
  '/termos-de-uso',
  '/politica-de-privacidade',
] as const;

/** The screens of a customer's account. */
export const customerScreens = [
  '/minha-conta',
  '/minha-conta/favoritos',
  '/minha-conta/alertas',
  '/minha-conta/oportunidades',
  '/minha-conta/oportunidades-descartadas',
  '/minha-conta/oportunidades-expiradas',
  '/minha-conta/bonus',
  '/minha-conta/dados-pessoais',
  '/minha-conta/conta',
  '/minha-conta/editar',
  '/minha-conta/detalhes',
  '/minha-conta/configuracoes',
  '/pesquisa',
] as const;
