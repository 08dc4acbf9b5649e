import { anAuction, sampleNow } from '@martelo/domain/testing';
import { expect, test } from 'vitest';

import { auctionFacts } from './auction-facts.ts';

const descriptionOf = (auction: ReturnType<typeof anAuction>, term: string) =>
  auctionFacts(auction, sampleNow)
    .find((fact) => fact.term === term)
    ?.description.replaceAll('\u00a0', ' ');

test.each([
  [anAuction(), 'R$ 2.890,97 por m² de área privativa'],
  [anAuction({ areas: { private: null } }), 'R$ 2.367,35 por m² de área total'],
  [anAuction({ areas: { private: null, total: null } }), 'não informado'],
  [anAuction({ title: 'Parte ideal (50 %) de casa' }), 'não calculado: o imóvel não é vendido inteiro'],
  [anAuction({ title: 'Direitos sobre casa' }), 'não calculado: o imóvel não é vendido inteiro'],
])('[DETAIL-04] the price of a square metre names its area', (auction, text) => {
  expect(descriptionOf(auction, 'Preço por m²')).toBe(text);
});

test.each([
  [{ kind: 'Sobrado', propertyType: 'house' }, 'Sobrado'],
  [{ kind: null, propertyType: 'house' }, 'Casa'],
  [{ kind: null, propertyType: null }, 'não informado'],
] as const)('[DETAIL-04] of %j the type is %s', (auction, text) => {
  expect(descriptionOf(anAuction(auction), 'Tipo de imóvel')).toBe(text);
});

test('[INTAKE-57] occupancy that the source states goes before its description', () => {
  const facts = {
    editalUrl: null,
    processNumber: null,
    occupancy: 'vacant' as const,
    acceptsFgts: null,
    postalCode: null,
    registration: null,
    iptu: null,
    condominium: null,
    bids: null,
  };
  expect(descriptionOf({ ...anAuction({ extra: 'Imóvel ocupado.' }), facts }, 'Ocupação')).toBe('desocupado');
});

test.each([
  ['Imóvel ocupado. A desocupação é por conta do comprador.', 'ocupado, segundo a descrição da fonte'],
  ['O imóvel encontra-se desocupado.', 'desocupado, segundo a descrição da fonte'],
  ['Não há informação sobre ocupação.', 'não informado'],
  ['Não há informação se o imóvel está ocupado.', 'não informado'],
  ['Não há informação de que o imóvel está ocupado.', 'não informado'],
  ['Encontra-se o imóvel ocupado.', 'ocupado, segundo a descrição da fonte'],
  ['Caso o imóvel ocupado, a desocupação é do comprador.', 'não informado'],
  ['Se desocupado, visite. O imóvel está desocupado.', 'desocupado, segundo a descrição da fonte'],
  [null, 'não informado'],
])('[DETAIL-04] occupancy of %j is %j', (extra, text) => {
  expect(descriptionOf(anAuction({ extra }), 'Ocupação')).toBe(text);
});

test('[DETAIL-04] where Caixa sells by itself, no auctioneer is missing', () => {
  const terms = (modality: string, type: 'caixa' | 'extrajudicial') =>
    auctionFacts(anAuction({ modality, type, auctioneer: null }), sampleNow).map(({ term }) => term);
  for (const modality of ['Venda Online', 'Venda Direta Online']) {
    expect(terms(modality, 'caixa')).not.toContain('Leiloeiro');
    expect(terms(modality, 'caixa')).not.toContain('Lances');
    expect(terms(modality, 'extrajudicial')).toContain('Leiloeiro');
  }
  expect(terms('Licitação Aberta', 'caixa')).toContain('Leiloeiro');
});
