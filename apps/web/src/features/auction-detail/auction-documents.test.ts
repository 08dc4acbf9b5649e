import { anAuction } from '@martelo/domain/testing';
import { expect, test } from 'vitest';

import { auctionDocuments } from './auction-documents.ts';

const facts = {
  editalUrl: 'https://paineira.example/editais/1.pdf',
  processNumber: '10000010920268260114',
  occupancy: null,
  acceptsFgts: null,
  postalCode: null,
  registration: { number: '45.678', office: '1º Registro de Imóveis de Campinas' },
  iptu: null,
  condominium: null,
  bids: null,
};

test('[EVID-08] what a judicial sale’s source gives', () => {
  expect(auctionDocuments({ ...anAuction({ type: 'judicial', modality: null }), facts })).toEqual([
    { kind: 'edital', href: 'https://paineira.example/editais/1.pdf' },
    { kind: 'registration', href: null, number: 'nº 45.678, 1º Registro de Imóveis de Campinas' },
    { kind: 'process', number: '1000001-09.2026.8.26.0114' },
  ]);
});

test('[EVID-08] what it does not give is listed all the same', () => {
  expect(auctionDocuments(anAuction({ type: 'judicial', modality: null }))).toEqual([
    { kind: 'edital', href: null },
    { kind: 'registration', href: null, number: null },
    { kind: 'process', number: null },
  ]);
});

test('[EVID-08] a direct sale has neither edital nor process, and Caixa’s matrícula has its address', () => {
  const [only, ...more] = auctionDocuments(
    anAuction({ type: 'caixa', modality: 'Venda Direta Online', directSale: true, code: '10306957' }),
  );
  expect(more).toEqual([]);
  expect(only?.kind).toBe('registration');
  expect(only?.href).toMatch(/^https:\/\/venda-imoveis\.caixa\.gov\.br\/editais\/matricula\/GO\//);
});
