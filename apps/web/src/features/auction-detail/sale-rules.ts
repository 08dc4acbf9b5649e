import type { Auction } from '@martelo/domain/auction';

import {
  byConditions,
  byEdital,
  caixaDebts,
  commission,
  edital,
  editalDebts,
  inferredDebts,
  judicialCondominium,
  judicialTax,
  occupiedHouse,
  register,
  type SaleCheck,
  withoutAuctioneer,
} from './sale-checks.ts';
import { type SaleKind, saleKind, type SaleOf } from './sale-kind.ts';

interface SaleRules {
  title: string;
  /** What this way of selling means for a buyer. */
  meaning: readonly string[];
  /** What to check before a bid. */
  checks: readonly SaleCheck[];
}

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
      judicialTax,
      judicialCondominium,
      register,
      commission,
    ],
  },
  fiduciary: {
    title: 'Leilão extrajudicial de imóvel financiado',
    meaning: [
      'O banco ficou com o imóvel porque o financiamento não foi pago (Lei 9.514/1997, art. 27). No financiamento da própria moradia a lei pede, no segundo leilão, a dívida inteira com as despesas (art. 26-A, § 3º); nos outros o banco pode aceitar a partir de metade da avaliação (art. 27, § 2º). O segundo pode ser mais caro que o primeiro.',
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

/** What only holds where Caixa sells is left out. */
const otherSellers: Partial<Record<SaleKind, SaleRules>> = {
  'open-bid': {
    title: 'Licitação aberta',
    meaning: [
      'O vendedor recebe propostas a partir do preço mínimo até a data do edital. As regras são as do edital.',
    ],
    checks: byEdital,
  },
  'online-sale': {
    title: 'Venda online',
    meaning: ['O vendedor recebe propostas no site oficial até o fim de um prazo; não há praças.'],
    checks: byConditions,
  },
  'direct-sale': {
    title: 'Venda direta',
    meaning: ['O imóvel é vendido pelo preço pedido, sem praças nem disputa de lances.'],
    checks: byConditions,
  },
};

/** A lot whose number says it, against the list's column (LABEL-06). */
const inferredExtrajudicial: SaleRules = {
  ...rules.extrajudicial,
  title: 'Leilão extrajudicial (deduzido)',
  meaning: [
    'Deduzimos do número do lote que não é um leilão judicial; a lista não o diz. Confira no edital.',
    ...rules.extrajudicial.meaning,
  ],
  checks: byEdital.map((check) => (check === editalDebts ? inferredDebts : check)),
};

/** What the law and the market make of the way that this property is sold. */
export function saleRules(auction: SaleOf & Partial<Pick<Auction, 'typeInferred'>>): SaleRules {
  const kind = saleKind(auction);
  if (kind === 'extrajudicial' && auction.typeInferred) return inferredExtrajudicial;
  return (auction.type === 'caixa' ? null : otherSellers[kind]) ?? rules[kind];
}
