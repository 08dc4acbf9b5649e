import type { Database } from '../src/platform/database/database.ts';
import type { ListedAuction } from '../src/catalogue/ingestion/sources/listed-auction.ts';
import { importListForTest } from '../src/catalogue/ingestion/testing/import-list-for-test.ts';
import { aListedAuction } from './a-listed-auction.ts';

/** The instant at which the tests' stock is looked at. */
export const now = new Date('2026-03-10T12:00Z');

const sale = (code: string, price: number, rest: Partial<ListedAuction> = {}) =>
  aListedAuction(code, { minimumFirst: price * 100, ...rest });
const lot = (
  code: string,
  price: number,
  first: string,
  second: string | null,
  rest: Partial<ListedAuction> = {},
) =>
  sale(code, price, {
    type: 1,
    directSale: false,
    modality: null,
    dateFirst: new Date(first),
    dateSecond: second === null ? null : new Date(second),
    minimumSecond: second === null ? null : price * 50,
    ...rest,
  });

/** A small stock in which every filter has something to find and something to leave out. */
export const stock: readonly ListedAuction[] = [
  sale('A1', 100_000),
  sale('A2', 200_000, { bedrooms: 3, neighborhood: 'Jardim Goiás', address: 'Rua das Leiloeiras, 10' }),
  sale('A3', 300_000, {
    subcategoryId: 1,
    kind: 'Casa',
    title: 'Casa em Jardim Paraíso, Aparecida de Goiânia – GO',
    city: 'APARECIDA DE GOIANIA',
    neighborhood: 'Jardim Paraíso',
  }),
  sale('A4', 400_000, {
    subcategoryId: 3,
    kind: 'Terreno',
    title: 'Terreno em Moóca, São Paulo – SP',
    uf: 'SP',
    city: 'SAO PAULO',
    neighborhood: 'Moóca',
    bedrooms: null,
    address: 'Rua dos Trilhos, 55',
  }),
  sale('A5', 500_000, {
    subcategoryId: 10,
    kind: 'Sala',
    title: 'Sala em Centro, Campinas – SP',
    uf: 'SP',
    city: 'CAMPINAS',
    neighborhood: 'Centro',
    bedrooms: null,
    address: 'Avenida Francisco Glicério, 900',
  }),
  lot('L1', 600_000, '2026-03-12T13:00Z', '2026-03-20T13:00Z'),
  lot('L2', 700_000, '2026-03-01T13:00Z', '2026-03-11T13:00Z', {
    uf: 'SP',
    city: 'SAO PAULO',
    neighborhood: 'Moóca',
    type: 2,
  }),
  lot('L3', 800_000, '2026-03-09T13:00Z', null),
  lot('L4', 900_000, '2026-01-10T13:00Z', '2026-01-20T13:00Z'),
  sale('X1', 1, { minimumFirst: null }),
];

/** Imports the stock as one list. */
export function importStock(database: Database) {
  const source = { code: 'teste', name: 'Lista de teste' };
  return importListForTest(
    database,
    { source, listDate: '2026-03-09', scope: ['GO', 'SP'], auctions: stock },
    now,
  );
}
