import { expect, test } from 'vitest';

import { formatAuditDetail, toAuditSubject } from './format-audit-entry.ts';

test('[API-08] what an entry is about has a name in Portuguese and leads to its screen', () => {
  expect(toAuditSubject('feed:5c8ae451-8e08-4add-a179-d4c38fe34421', 'lotes-marco.csv')).toEqual({
    label: 'Lista lotes-marco.csv',
    href: '/admin/listas/5c8ae451-8e08-4add-a179-d4c38fe34421',
  });
  expect(toAuditSubject('auction:118b4c8a-f7c2-4c26-95e9-d3cfb1a9a461', null)).toEqual({
    label: 'Leilão 118b4c8a',
    href: '/admin/leiloes?busca=118b4c8a-f7c2-4c26-95e9-d3cfb1a9a461',
  });
  expect(toAuditSubject('auctioneer:6', null)).toEqual({ label: 'Leiloeiro nº 6', href: null });
  expect(toAuditSubject(null, null)).toBeNull();
});

test('what is new to the screen keeps its own name', () => {
  expect(toAuditSubject('voucher:9', null)).toEqual({ label: 'voucher:9', href: null });
  expect(toAuditSubject('odd', null)).toEqual({ label: 'odd', href: null });
  expect(formatAuditDetail({ colour: 'blue' })).toBe('colour: blue');
});

test('[API-08][INTAKE-31] what an entry says besides is said in words, and no line begins with a dot', () => {
  expect(formatAuditDetail({ rows: 1200, status: 'taken', rejected: 5 })).toBe(
    'Aceita\u00a0· 1.200 linhas com lote\u00a0· 5 com erro',
  );
  expect(formatAuditDetail({ rows: 1, status: 'refused', rejected: 0 })).toBe(
    'Recusada\u00a0· 1 linha com lote',
  );
  const undone = { restored: 961, relisted: 388, reason: 'Engano', list_date: '2026-03-09' };
  const expectedStart =
    'Engano\u00a0· lista de 09/03/2026\u00a0· 961 com os valores de antes\u00a0· 388 de volta à lista';
  expect(formatAuditDetail({ withdrawn: 412, unlisted: 18, ...undone })).toBe(
    `${expectedStart}\u00a0· 18 outra vez fora da lista\u00a0· 412 retirados`,
  );
  expect(formatAuditDetail({ gone: 430, ...undone })).toBe(
    `${expectedStart}\u00a0· 430 fora da lista ou retirados`,
  );
  expect(formatAuditDetail({ domains: 'a.example b.example' })).toBe('a.example, b.example');
  expect(formatAuditDetail({ domains: '' })).toBe('nenhum domínio');
  expect(formatAuditDetail({})).toBe('');
});
