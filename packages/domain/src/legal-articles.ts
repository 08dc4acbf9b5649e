/** An article of law as the rules cite it: what it says in short, in Portuguese, and where its text stands. */
export interface LegalArticle {
  id: string;
  name: string;
  says: string;
  url: string;
}

const cpc = 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2015/lei/l13105.htm';
const fiduciary = 'https://www.planalto.gov.br/ccivil_03/leis/l9514.htm';
const bankruptcy = 'https://www.planalto.gov.br/ccivil_03/_ato2004-2006/2005/lei/l11101.htm';

/** The articles that the legal floor and the rites stand on, by their ids. */
export const legalArticles = {
  'cpc-886': {
    name: 'CPC, art. 886',
    says: 'O edital traz a descrição do bem com seus registros, a avaliação, o preço mínimo, as condições de pagamento, a comissão, o local e o período, a data da segunda praça se presencial, e os ônus e recursos pendentes.',
    url: `${cpc}#art886`,
  },
  'cpc-887': {
    name: 'CPC, art. 887',
    says: 'O edital é publicado na internet pelo menos cinco dias antes do leilão, com descrição detalhada e, sempre que possível, ilustrada, e diz se o leilão é eletrônico ou presencial.',
    url: `${cpc}#art887`,
  },
  'cpc-891': {
    name: 'CPC, art. 891, parágrafo único',
    says: 'É vil o preço inferior ao mínimo fixado pelo juiz e constante do edital; sem mínimo fixado, o inferior a 50 % da avaliação. Lance de preço vil não é aceito.',
    url: `${cpc}#art891`,
  },
  'cpc-895': {
    name: 'CPC, art. 895',
    says: 'Proposta escrita de pagamento em parcelas: pelo menos 25 % à vista e o resto em até 30 meses, com hipoteca do imóvel; na primeira praça por pelo menos a avaliação, na segunda por preço que não seja vil. A proposta à vista prevalece.',
    url: `${cpc}#art895`,
  },
  'cpc-896': {
    name: 'CPC, art. 896',
    says: 'Imóvel de incapaz que não alcança 80 % da avaliação não é vendido: o juiz o confia a um depositário e adia a venda por até um ano.',
    url: `${cpc}#art896`,
  },
  'lei-9514-27-1': {
    name: 'Lei 9.514/1997, art. 27, § 1º',
    says: 'No primeiro leilão o lance tem de alcançar o valor do imóvel fixado no contrato; se não alcança, o segundo leilão é feito nos 15 dias seguintes.',
    url: `${fiduciary}#art27`,
  },
  'lei-9514-27-2': {
    name: 'Lei 9.514/1997, art. 27, § 2º, na redação da Lei 14.711/2023',
    says: 'Fora do financiamento da própria moradia, o segundo leilão aceita lance a partir do valor integral da dívida e das despesas; sem ele, a critério do credor, lance de pelo menos metade da avaliação.',
    url: `${fiduciary}#art27`,
  },
  'lei-9514-27-2b': {
    name: 'Lei 9.514/1997, art. 27, § 2º-B',
    says: 'Até a data do segundo leilão o antigo dono tem preferência para comprar o imóvel pelo valor da dívida e das despesas.',
    url: `${fiduciary}#art27`,
  },
  'lei-9514-26a-3': {
    name: 'Lei 9.514/1997, art. 26-A, §§ 3º e 4º, na redação da Lei 14.711/2023',
    says: 'No financiamento da própria moradia, fora os consórcios, o segundo leilão só aceita lance igual ou superior à dívida inteira com despesas, seguros, encargos, tributos e condomínio. Sem ele a dívida se extingue, e o credor passa a dispor livremente do imóvel.',
    url: `${fiduciary}#art26a`,
  },
  'lei-9514-27-5': {
    name: 'Lei 9.514/1997, art. 27, § 5º, na redação da Lei 14.711/2023',
    says: 'Sem lance suficiente no segundo leilão, o credor passa a dispor livremente do imóvel: a lei não fixa mínimo para a venda que ele faz depois.',
    url: `${fiduciary}#art27`,
  },
  'lei-11101-142': {
    name: 'Lei 11.101/2005, art. 142, §§ 2º-A e 3º-A',
    says: 'Na falência a venda não se sujeita ao conceito de preço vil: primeira chamada pela avaliação, segunda por 50 % dela, terceira por qualquer preço.',
    url: `${bankruptcy}#art142`,
  },
} as const satisfies Record<string, Omit<LegalArticle, 'id'>>;

export type LegalArticleId = keyof typeof legalArticles;

/** An article by its id, with it. */
export const legalArticle = (id: LegalArticleId): LegalArticle => ({ id, ...legalArticles[id] });
