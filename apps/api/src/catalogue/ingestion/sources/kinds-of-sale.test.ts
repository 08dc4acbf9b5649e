import type { SaleMethod } from '@martelo/domain/auction';
import { salePhaseAt } from '@martelo/domain/phase';
import { describeSale } from '@martelo/domain/sale-words';
import { phaseLabels, statusAt, statusLabels } from '@martelo/domain/status';
import { describe, expect, test } from 'vitest';

import { labelledSale } from './testing/labelled-sale.ts';
import { caixa } from './caixa.ts';
import type { ListedAuction } from './listed-auction.ts';
import { mega } from './mega.ts';
import { auctionsOf, describeReal, parseReal } from './testing/real-data.ts';

/**
 * What Caixa's list can know of each of its modalities, by the research on its pages and lists and not by our code: it
 * has no date, no round and no deadline. An SFI row is one edital with two auctions; Venda Online has a deadline on its
 * page alone.
 */
const caixaKnows: Readonly<
  Record<string, { method: SaleMethod; badge: string; status: string; sentence: RegExp | null }>
> = {
  'Leilão SFI - Edital Único': {
    method: 'sfi',
    badge: 'Leilão SFI',
    status: 'Data não informada',
    sentence: /1º e 2º leilão no edital; datas não informadas na lista/,
  },
  'Licitação Aberta': {
    method: 'tender',
    badge: 'Licitação aberta',
    status: 'Data não informada',
    sentence: /propostas até uma data do edital; data não informada na lista/,
  },
  'Venda Online': {
    method: 'online',
    badge: 'Venda online',
    status: 'Venda online',
    sentence: /maior proposta até o prazo; prazo na página da Caixa/,
  },
  'Venda Direta Online': { method: 'direct', badge: 'Venda direta', status: 'Venda direta', sentence: null },
};

/**
 * Mega's list: 'Data' names no praça; of '1ª Praça' a lower least bid is the second's, without its date. Once the first
 * is past its page shows the second's minimum as the price, and the list has one figure.
 */
const megaKnows = [
  { label: 'Data', method: 'auction', badges: { LEILÃO: 383 } },
  { label: '1ª Praça', method: 'rounds', badges: { '1ª PRAÇA': 50, '2ª PRAÇA': 47 } },
] as const;

const now = new Date('2026-01-23T12:00:00-03:00');

describeReal("the labels of Caixa's national lists", () => {
  test.each(['2026-01-08', '2026-01-23'])('[LABEL-01][LABEL-02][LABEL-03] of %s', async (date) => {
    const auctions = auctionsOf(await parseReal(caixa, `caixa/br_${date}.tar.gz`));
    const wrong = auctions.filter((listed) => {
      const auction = labelledSale(listed);
      const expected = caixaKnows[listed.modality ?? ''];
      const sentence = describeSale(auction, now);
      return (
        expected?.method !== auction.saleMethod ||
        expected?.badge !== phaseLabels[salePhaseAt(auction, now)] ||
        expected?.status !== statusLabels[statusAt(auction, now)] ||
        (expected.sentence ? !expected.sentence.test(sentence ?? '') : sentence !== null)
      );
    });
    expect(auctions.length).toBeGreaterThan(32_000);
    expect(wrong.map(({ modality }) => modality)).toEqual([]);
    const badges = new Set(auctions.map((listed) => phaseLabels[salePhaseAt(labelledSale(listed), now)]));
    expect([...badges].toSorted()).toEqual([
      'Leilão SFI',
      'Licitação aberta',
      'Venda direta',
      'Venda online',
    ]);
  });
});

describeReal("the labels of Mega's list", () => {
  test('[LABEL-05][LABEL-06] follow what each row says of its date', async () => {
    const auctions = auctionsOf(await parseReal(mega, 'other-auctions/mega-leiloes_2026-08-21.csv.gz'));
    const opening = new Date('2026-08-21T07:00:00-03:00');
    for (const { method, badges } of megaKnows) {
      const rows = auctions.filter(({ saleMethod }) => saleMethod === method);
      const byBadge = Map.groupBy(rows, (row) => phaseLabels[salePhaseAt(labelledSale(row), opening)]);
      expect(Object.fromEntries([...byBadge].map(([badge, ofIt]) => [badge, ofIt.length]))).toEqual(badges);
    }
    // All stand in the list as 'Aberto para lances' or 'Em breve'.
    expect(auctions.filter((listed) => statusAt(labelledSale(listed), opening) === 'finished')).toEqual([]);
    const later = new Date('2027-01-01T12:00Z');
    const open = auctions.filter((listed) => statusAt(labelledSale(listed), later) !== 'finished');
    expect(open).toHaveLength(97);
    const hasFirstMinimum = (listed: ListedAuction) => typeof listed.minimumFirst === 'number';
    expect(open.filter(hasFirstMinimum)).toHaveLength(50);
    expect(open.filter(hasFirstMinimum).every((row) => row.minimumSecond! < row.minimumFirst!)).toBe(true);
    expect(open.every(({ minimumSecond }) => minimumSecond! > 0)).toBe(true);
    // The column says 'Judicial' of every lot: an X lot's type is our conclusion.
    expect(
      auctions.filter(({ typeInferred }) => typeInferred).every(({ code }) => code.startsWith('X')),
    ).toBe(true);
    expect(auctions.filter(({ typeInferred }) => typeInferred)).toHaveLength(428);
  });
});

describeReal("the prices of SFI rows in Caixa's national lists", () => {
  test('[LABEL-02] of 23/01/2026: below the valuation the second auction’s, at it the first’s, above it unknown', async () => {
    const auctions = auctionsOf(await parseReal(caixa, 'caixa/br_2026-01-23.tar.gz'));
    const said = auctions
      .map((listed) => labelledSale(listed))
      .filter(({ saleMethod }) => saleMethod === 'sfi')
      .map((auction) => ({ auction, sentence: describeSale(auction, now) ?? '' }));
    expect(said).toHaveLength(6912);
    const second = said.filter(({ sentence }) => sentence.includes('do 2º leilão (deduzido)'));
    expect(second).toHaveLength(805);
    expect(second.every(({ auction: { price, valuation } }) => price! < valuation!)).toBe(true);
    const first = said.filter(({ sentence }) => sentence.includes('do 1º leilão (deduzido)'));
    expect(first.every(({ auction: { price, valuation } }) => price === valuation)).toBe(true);
    const either = said.filter(({ sentence }) => sentence.includes('Não se sabe de qual'));
    expect(either.every(({ auction: { price, valuation } }) => price! > valuation!)).toBe(true);
    expect([first.length, either.length]).toEqual([2993, 3114]);
  });
});

describe('rows of no real property', () => {
  const row = (id: number, modality: string) =>
    ` ${id} ;GO ;GOIANIA ;CENTRO ;RUA 1, N. ${id} ;75.000,00;150.000,00;50.00;Não;Sala, 0.00 de área total, 31.50 de área privativa, 0.00 de área do terreno.;${modality}; https://venda-imoveis.caixa.gov.br/sistema/detalhe-imovel.asp?hdnimovel=${id}`;
  const text = [
    '',
    ' Lista de Imóveis da Caixa;;Data de geração:;23/01/2026;;;;;;;;',
    ' N° do imóvel;UF;Cidade;Bairro;Endereço;Preço;Valor de avaliação;Desconto;Financiamento;Descrição;Modalidade de venda;Link de acesso',
    '',
    ...Object.keys(caixaKnows).map((modality, at) => row(9_900_000_000_001 + at, modality)),
    row(9_900_000_000_009, 'Concorrência Pública'),
    '',
  ].join('\n');
  const { rows } = caixa.parse({ name: 'Lista_imoveis_GO.csv', bytes: Buffer.from(text, 'latin1') });

  test.each(Object.entries(caixaKnows))(
    '[LABEL-01][LABEL-02][LABEL-03] %s',
    (modality, { method, badge, status, sentence }) => {
      const auction = labelledSale(rows.find((one) => one.auction.modality === modality)!.auction);
      expect(auction.saleMethod).toBe(method);
      expect(phaseLabels[salePhaseAt(auction, now)]).toBe(badge);
      expect(statusLabels[statusAt(auction, now)]).toBe(status);
      if (sentence) expect(describeSale(auction, now)).toMatch(sentence);
      else expect(describeSale(auction, now)).toBeNull();
    },
  );

  test('[LABEL-04] an unknown modality has no praça, no date and is not simply open', () => {
    const auction = labelledSale(rows.at(-1)!.auction);
    expect(phaseLabels[salePhaseAt(auction, now)]).toBe('LEILÃO');
    expect(statusLabels[statusAt(auction, now)]).toBe('Data não informada');
  });
});
