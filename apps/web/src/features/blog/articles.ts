import type { CalendarDate } from '@martelo/domain/auction';

export interface Article {
  /** Of its address, `/blog/:slug`, and of its file. */
  slug: string;
  title: string;
  /** One or two sentences, for lists and search engines. */
  summary: string;
  /** When it was published. */
  date: CalendarDate;
  /** How long it takes to read. */
  minutes: number;
}

/** All articles, the latest first. */
export const articles = [
  {
    slug: 'como-ler-um-edital',
    title: 'Como ler um edital de leilão em vinte minutos',
    summary:
      'Sete perguntas que o edital precisa responder antes do seu lance, e onde procurar cada resposta quando ele se cala.',
    date: '2026-11-22',
    minutes: 5,
  },
  {
    slug: 'itbi-comissao-e-cartorio',
    title: 'ITBI, comissão e cartório: quanto custa além do lance',
    summary:
      'O lance é só o começo da conta. O que se soma a ele, o que a lei fixa, o que o edital decide e o que é estimativa.',
    date: '2026-11-21',
    minutes: 4,
  },
  {
    slug: 'condominio-e-iptu-em-leilao',
    title: 'Condomínio e IPTU atrasados: quem paga depois do leilão',
    summary:
      'No leilão judicial o IPTU antigo sai do preço; o condomínio depende do edital. No extrajudicial e na Caixa a regra é outra.',
    date: '2026-11-20',
    minutes: 4,
  },
  {
    slug: 'caixa-das-pracas-a-venda-direta',
    title: 'Imóveis da Caixa: das praças à venda direta',
    summary:
      'A escada por onde desce um imóvel retomado: dois leilões, licitação aberta, venda online e venda direta, e o que muda em cada degrau.',
    date: '2026-11-19',
    minutes: 4,
  },
  {
    slug: 'preco-vil',
    title: 'Preço vil: até onde pode cair um leilão judicial',
    summary:
      'O mínimo do juiz, a metade da avaliação e os 80 % do incapaz: o que o Código de Processo Civil diz e o que não diz.',
    date: '2026-11-18',
    minutes: 3,
  },
  {
    slug: 'o-que-e-praca',
    title: 'O que é praça: primeira, segunda e leilão único',
    summary:
      'Por que um imóvel vai a leilão duas vezes, quando a segunda praça sai mais barata e por que nem sempre é assim.',
    date: '2026-11-17',
    minutes: 3,
  },
] as const satisfies readonly Article[];

export type ArticleSlug = (typeof articles)[number]['slug'];

/** The article of a slug. */
export const articleOf = (slug: ArticleSlug): Article => articles.find((article) => article.slug === slug)!;
