import { fold } from '@martelo/domain/fold';

/** Words that people type behind the site's name, and the page that each means (WAY-18). */
const pages: Readonly<Record<string, string>> = {
  ajuda: '/perguntas-frequentes',
  alertas: '/minha-conta/alertas',
  assinatura: '/planos',
  cadastrar: '/cadastro',
  cliente: '/minha-conta',
  conta: '/minha-conta',
  duvidas: '/perguntas-frequentes',
  faq: '/perguntas-frequentes',
  imoveis: '/leiloes/imoveis',
  inicio: '/',
  leiloes: '/leiloes',
  mapa: '/busca-por-mapa',
  oportunidades: '/minha-conta/oportunidades',
  perfil: '/minha-conta/dados-pessoais',
  precos: '/planos',
  privacidade: '/politica-de-privacidade',
  registrar: '/cadastro',
  sobre: '/sobre-nos',
  terrenos: '/leiloes/terrenos',
  termos: '/termos-de-uso',
};

const oneWord = /^\/([^/?#]{1,60})(\?.*)?$/;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The target of a typed address, with its query: '/mapa' leads to '/busca-por-mapa'; null for other words. */
export function readTypedAddress(url: string): string | null {
  const [, word = '', query = ''] = oneWord.exec(url) ?? [];
  const typed = fold(decode(word));
  if (!Object.hasOwn(pages, typed)) return null;
  const page = pages[typed]!;
  return page === `/${word}` ? null : page + query;
}
