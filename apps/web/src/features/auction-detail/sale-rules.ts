import type { Auction } from '@martelo/domain/auction';

/** The ways that a property is sold which differ for its buyer. */
export type SaleKind =
  | 'judicial'
  | 'fiduciary'
  | 'extrajudicial'
  | 'open-bid'
  | 'online-sale'
  | 'direct-sale'
  | 'public'
  | 'voluntary'
  | 'unknown';

interface SaleRules {
  title: string;
  /** What this way of selling means for a buyer. */
  meaning: readonly string[];
  /** What to look at before a bid. */
  checks: readonly { title: string; text: string }[];
}

type SaleOf = Pick<Auction, 'type' | 'modality' | 'directSale'>;

/** The source's words first: they are more exact than the type. */
export function saleKind({ type, modality, directSale }: SaleOf): SaleKind {
  const words = modality?.toLowerCase() ?? '';
  if (words.includes('licitação')) return 'open-bid';
  if (words.includes('venda direta')) return 'direct-sale';
  if (words.includes('venda online')) return 'online-sale';
  if (words.includes('sfi')) return 'fiduciary';
  if (directSale) return 'direct-sale';
  if (type === 'judicial' || type === 'extrajudicial') return type;
  if (type === 'administrativo') return 'public';
  return type === 'voluntario' ? 'voluntary' : 'unknown';
}

const edital = {
  title: 'Edital',
  text: 'É a regra da venda: preço mínimo, forma de pagamento, comissão e o que fica com o comprador. Em caso de diferença, vale o edital e não esta página.',
};
const register = {
  title: 'Matrícula',
  text: 'Peça a certidão atualizada ao cartório de registro de imóveis: ela mostra o dono, penhoras e outros ônus.',
};
const commission = {
  title: 'Comissão do leiloeiro',
  text: 'É paga pelo comprador, além do lance: em regra 5 %, e o edital pode fixar outro percentual.',
};
const noCommission = {
  title: 'Comissão',
  text: 'Não há leiloeiro nesta modalidade, e por isso não há a comissão de 5 %.',
};
const occupiedHouse = {
  title: 'Ocupação',
  text: 'Quase nunca é possível visitar por dentro. Se houver alguém no imóvel, a desocupação costuma ficar com o comprador.',
};
const caixaDebts = {
  title: 'IPTU e condomínio',
  text: 'Quem paga o que está atrasado muda de imóvel para imóvel: leia a página do imóvel no site da Caixa.',
};
const editalDebts = {
  title: 'IPTU e condomínio',
  text: 'Quem paga o que está atrasado depende do edital. A regra dos leilões judiciais não vale aqui.',
};

/** Where an auctioneer sells by an edital and no law says more. */
const byEdital = [edital, occupiedHouse, editalDebts, register, commission];
/** Where Caixa sells by itself. */
const withoutAuctioneer = [
  { ...edital, title: 'Condições da venda' },
  occupiedHouse,
  caixaDebts,
  register,
  noCommission,
];

const rules: Readonly<Record<SaleKind, SaleRules>> = {
  judicial: {
    title: 'Leilão judicial',
    meaning: [
      'Um juiz manda vender o imóvel para pagar uma dívida cobrada em processo. Lances abaixo do mínimo fixado pelo juiz não são aceitos; se ele não fixar um, o limite é metade da avaliação (art. 891 do Código de Processo Civil).',
      'É possível propor por escrito o pagamento em parcelas, com 25 % de entrada e até 30 meses; um lance à vista tem preferência (art. 895).',
    ],
    checks: [
      edital,
      {
        ...occupiedHouse,
        text: 'A entrega da posse é pedida ao juiz no próprio processo. Veja no edital se o imóvel está ocupado.',
      },
      {
        title: 'IPTU',
        text: 'O que venceu antes da venda não é do comprador, ainda que o edital diga o contrário (STJ, Tema 1134; art. 130 do CTN). O que vence depois, sim.',
      },
      {
        title: 'Condomínio',
        text: 'Os atrasados podem ficar com o comprador se o edital disser. Confira o valor com o síndico.',
      },
      register,
      commission,
    ],
  },
  fiduciary: {
    title: 'Leilão extrajudicial de imóvel financiado',
    meaning: [
      'O banco ficou com o imóvel porque o financiamento não foi pago (Lei 9.514/1997, art. 27). O segundo leilão aceita o valor da dívida com as despesas ou, se o banco quiser, a partir de metade da avaliação: ele pode ser mais caro que o primeiro.',
      'Até o segundo leilão o antigo dono tem preferência para recomprar o imóvel.',
    ],
    checks: [
      edital,
      {
        ...occupiedHouse,
        text: 'O imóvel pode estar com o antigo dono. A Justiça pode mandar desocupar em 60 dias (art. 30), e a ação é do comprador.',
      },
      editalDebts,
      register,
      commission,
    ],
  },
  extrajudicial: {
    title: 'Leilão extrajudicial',
    meaning: [
      'Um leiloeiro oficial vende o imóvel sem processo na Justiça, a pedido de um banco ou do dono. As regras são as do edital.',
      'Se o imóvel veio de um financiamento não pago, o antigo dono tem preferência para recomprá-lo até o segundo leilão (Lei 9.514/1997, art. 27).',
    ],
    checks: byEdital,
  },
  'open-bid': {
    title: 'Licitação aberta',
    meaning: [
      'Depois de dois leilões sem comprador, a Caixa recebe propostas a partir do preço mínimo até a data do edital. A maior proposta vence.',
    ],
    checks: [edital, occupiedHouse, caixaDebts, register, commission],
  },
  'online-sale': {
    title: 'Venda online',
    meaning: [
      'A Caixa recebe propostas no site até o fim de um prazo. A maior proposta vence; não há praças.',
    ],
    checks: withoutAuctioneer,
  },
  'direct-sale': {
    title: 'Venda direta',
    meaning: [
      'O imóvel já passou pelos leilões. Quem primeiro oferecer o preço mínimo compra; não há praças nem disputa de lances.',
    ],
    checks: withoutAuctioneer,
  },
  public: {
    title: 'Leilão administrativo',
    meaning: ['Um órgão público vende um imóvel seu ou apreendido. As regras são as do edital do órgão.'],
    checks: [
      edital,
      occupiedHouse,
      editalDebts,
      register,
      { ...commission, text: 'É paga pelo comprador, além do lance. Nos imóveis da União vai até 5 %.' },
    ],
  },
  voluntary: {
    title: 'Leilão voluntário',
    meaning: [
      'O próprio dono decidiu vender em leilão. Ele pode fixar um preço mínimo e recusar lances abaixo dele.',
    ],
    checks: byEdital,
  },
  unknown: {
    title: 'Modalidade não informada',
    meaning: ['A fonte não diz como este imóvel é vendido. Confirme no site oficial antes de dar um lance.'],
    checks: byEdital,
  },
};

/** What the law and the market make of the way that this property is sold. */
export function saleRules(auction: SaleOf): SaleRules {
  return rules[saleKind(auction)];
}
