import { anAuction, sampleNow } from '@martelo/domain/testing';
import { describe, expect, test } from 'vitest';

import { describeAuction } from './describe-auction.ts';
import { structuredData } from './structured-data.ts';

const page = { origin: 'https://martelo.example', path: '/leilao/1' };

describe('what search engines read', () => {
  test('[SHELL-12] the figures of the current round, with their end', () => {
    expect(structuredData(anAuction(), page, sampleNow)).toMatchObject({
      '@type': 'RealEstateListing',
      url: 'https://martelo.example/leilao/1',
      contentLocation: { address: { addressLocality: 'Goiânia', addressRegion: 'GO' } },
      offers: {
        price: '185600.00',
        priceCurrency: 'BRL',
        availability: 'https://schema.org/InStock',
        validThrough: '2026-03-20T13:00:00.000Z',
      },
    });
  });

  test.each([
    ['gone from its list', anAuction({ goneSince: '2026-03-08' }), sampleNow],
    ['after its last round', anAuction(), new Date('2026-05-01T12:00:00Z')],
  ])('[HONEST-02] nothing is offered %s', (_case, auction, now) => {
    expect(structuredData(auction, page, now)).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  test('[LABEL-36] a list from before a past round does not say whether it is available', () => {
    const offersAt = (now: Date) => structuredData(anAuction(), page, now)['offers'];
    const between = new Date('2026-03-21T12:00:00Z');
    expect(offersAt(between)).toHaveProperty('price');
    expect(offersAt(between)).not.toHaveProperty('availability');
  });

  test.each([
    [
      'open',
      anAuction(),
      'Apartamento em leilão, Setor Bueno, Goiânia – GO: a partir de R$ 185.600,00, 42 % abaixo da avaliação, até 20/03/2026.',
    ],
    [
      'over',
      anAuction({
        rounds: { first: { date: new Date('2026-01-05T12:00Z'), minimum: 10_000_000 }, second: null },
      }),
      'Apartamento com leilão encerrado, Setor Bueno',
    ],
    ['a tender', anAuction({ saleMethod: 'tender' }), 'Apartamento em licitação, Setor Bueno'],
    [
      'sold directly, by no method’s name',
      anAuction({ directSale: true, saleMethod: null, rounds: { first: null, second: null } }),
      'Apartamento à venda, Setor Bueno',
    ],
    [
      'gone',
      anAuction({
        goneSince: '2026-03-08',
        rounds: { first: null, second: null },
        price: null,
        valuation: null,
      }),
      'Apartamento fora da lista da fonte, Setor Bueno, Goiânia – GO.',
    ],
  ])('the description of one that is %s', (_case, auction, start) => {
    expect(describeAuction(auction, sampleNow).replaceAll('\u00a0', ' ')).toContain(start);
  });
});
