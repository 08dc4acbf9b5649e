import type { Silence } from '@martelo/domain/evidence';
import type { MarketStanding } from '@martelo/domain/market-standing';
import type { FloorStatus, LegalFloor, LegalRite, NoticeItem } from '@martelo/domain/legal-floor';

import { formatCount } from './format-count.ts';

/** What the lists and the law prove about a property, and how it is known. */
export const evidenceTexts = {
  howWeKnow: 'Como sabemos',
  evidenceKinds: {
    seen: 'visto nas listas',
    weaker: 'indício mais fraco',
    estimate: 'estimativa',
  },
  cases: (count: number) => (count === 1 ? '1 caso' : `${formatCount(count)} casos`),
  ofLists: (from: string, to: string) => (from === to ? `lista de ${from}` : `listas de ${from} a ${to}`),
  staircase: {
    label: 'Escada do preço',
    next: 'Se ninguém comprar: próximo preço',
    condition: 'se seguir a regra vista nas listas',
    weaker: 'indício mais fraco: a queda deste imóvel não foi vista',
    proof: (right: number, falls: number) => `certo em ${formatCount(right)} de ${formatCount(falls)} quedas`,
    when: 'Não sabemos quando.',
    unknownTime: 'não sabemos quando',
    rounds: {
      direct: 'Nesta rodada o preço não cai; a próxima queda, se vier, é na próxima rodada online.',
      online: 'O preço desta rodada vale até o prazo na página da Caixa.',
    },
    today: 'hoje',
    step: 'Degrau',
    price: 'Preço',
    list: 'Lista de',
    states: { past: 'já passou', current: 'preço de hoje', future: 'se seguir a regra' },
    unseen: 'não visto nas listas',
    none: 'Próximo preço: não informado',
    reasons: {
      not_in_rule: 'A regra foi vista só nas vendas diretas e online da Caixa.',
      one_list: 'Nenhuma queda deste imóvel foi vista, e um único preço não diz em que degrau ele está.',
      off_rule: 'A queda vista não segue a regra, e por isso nada se diz da próxima.',
      ambiguous: 'A queda vista cabe em dois degraus. Só a próxima queda dirá qual deles é o certo.',
      end: 'O preço está no fim da escada vista nas listas. Do que vem depois elas pouco dizem.',
      changed_valuation: 'A avaliação mudou e a escada recomeça. Depois disso nenhuma queda foi vista.',
      unproven: 'A regra tem prova de menos nesta modalidade, e por isso não mostramos o próximo preço.',
      gone: 'O imóvel saiu da lista, e de um preço que não está nela nada se diz.',
      stale: 'Não há lista dos últimos 30 dias, e por isso nada se diz do próximo preço.',
    } satisfies Record<Silence, string>,
  },
  rank: {
    // A share of ten, rounded down.
    higher: {
      discount: (tenths: number, group: string) => `desconto maior que ${tenths} de 10 em ${group}`,
      squareMetre: (tenths: number, group: string) => `preço por m² menor que ${tenths} de 10 em ${group}`,
    },
    all: {
      discount: (group: string) => `o maior desconto em ${group}`,
      squareMetre: (group: string) => `o menor preço por m² em ${group}`,
    },
    least: {
      discount: (group: string) => `desconto maior que menos de 1 de 10 em ${group}`,
      squareMetre: (group: string) => `preço por m² menor que menos de 1 de 10 em ${group}`,
    },
    few: (group: string) => `Poucos imóveis para comparar em ${group}`,
    ends: {
      discount: ['menor desconto', 'maior desconto'],
      squareMetre: ['maior preço por m²', 'menor preço por m²'],
    },
    here: 'este imóvel',
  },
  market: {
    few: (label: string) => `${label}: não informada, menos de 8 imóveis do mesmo tipo`,
    metre: (amount: string) => `${amount}/m²`,
    ofSales: (from: string, to: string) => (from === to ? `vendas de ${from}` : `vendas de ${from} a ${to}`),
    half: (from: string, to: string) => `Metade deles fica entre ${from} e ${to}`,
    standing: {
      below: (amount: string) => `Este imóvel: ${amount}, abaixo de três quartos deles.`,
      within: (amount: string) => `Este imóvel: ${amount}, na metade do meio.`,
      above: (amount: string) => `Este imóvel: ${amount}, acima de três quartos deles.`,
    } satisfies Record<MarketStanding, (amount: string) => string>,
    q1: 'Um quarto fica abaixo de',
    median: 'Mediana',
    q3: 'Três quartos ficam abaixo de',
    own: 'Este imóvel',
  },
  floor: {
    rites: {
      judicial: 'Leilão judicial',
      fiduciary: 'Leilão extrajudicial de imóvel financiado',
      bank_own: 'Venda de imóvel do próprio banco',
      bankruptcy: 'Leilão em falência',
      voluntary: 'Leilão voluntário',
    } satisfies Record<LegalRite, string>,
    unknownRite: 'Modalidade não informada',
    statuses: {
      above: 'O valor pedido está acima do piso.',
      at: 'O valor pedido é igual ao piso.',
      below: 'O valor pedido está abaixo do piso.',
      none: 'Nesta venda a lei não fixa um preço mínimo.',
      unknown: 'Não se sabe como o valor pedido está para o piso.',
    } satisfies Record<FloorStatus, string>,
    unless: {
      judge_minimum: 'O juiz pode ter fixado no edital um mínimo menor, que a fonte não informa.',
      bankruptcy:
        'Há uma terceira praça, e a fonte não diz se é de falência: na falência a terceira chamada aceita qualquer preço.',
      debt: 'No segundo leilão o piso depende da dívida e do que foi financiado, que a fonte não informa: no financiamento da própria moradia a lei pede a dívida inteira.',
    } satisfies Record<NonNullable<LegalFloor['unless']>, string>,
    askingPrice: 'Valor pedido',
    floor: 'Piso',
    ofValuation: (percent: string) => `${percent} da avaliação`,
    law: 'O que diz a lei',
    more: (count: number) =>
      count === 1 ? 'Mais um artigo desta venda' : `Mais ${formatCount(count)} artigos desta venda`,
    checked: (date: string) => `texto conferido em ${date}`,
  },
  comparison: { least: 'menor', most: 'maior' },
  documents: {
    names: { edital: 'Edital', registration: 'Matrícula', process: 'Processo' },
    uses: {
      edital: 'A regra da venda: preço mínimo, pagamento, comissão e o que fica com o comprador.',
      registration: 'Quem é o dono e o que pesa sobre o imóvel: penhoras, hipotecas e outros ônus.',
      process: 'O processo que manda vender, onde estão a avaliação e os recursos.',
    },
    open: (name: string, host: string) => `${name} em ${host}`,
    missing: 'a fonte não publica',
    notice: 'O que o edital deve dizer (art. 886 do Código de Processo Civil)',
    stated: 'A fonte diz',
    unstated: 'Não encontrado no que a fonte publica',
    noticeItems: {
      description: 'descrição do imóvel',
      registration: 'matrícula',
      valuation: 'avaliação',
      minimum: 'preço mínimo',
      commission: 'comissão do leiloeiro',
      payment: 'condições de pagamento',
      period: 'data do leilão',
      second_date: 'data do segundo leilão',
      encumbrances: 'ônus e processos pendentes',
      edital: 'edital',
    } satisfies Record<NoticeItem, string>,
  },
};
