import { saleMethodOf } from '@martelo/domain/sale-method';

import type { ListedAuction } from '../src/catalogue/ingestion/sources/listed-auction.ts';

function saleMethodFor({ modality = null, directSale = true }: Partial<ListedAuction>) {
  return saleMethodOf(modality) ?? (directSale ? 'direct' : null);
}

/** A row of a list with the usual values; `code` names it. */
export function aListedAuction(code: string, overrides: Partial<ListedAuction> = {}): ListedAuction {
  return {
    code,
    title: 'Apartamento em Setor Bueno, Goiânia – GO',
    type: 3,
    modality: 'Venda Direta Online',
    directSale: true,
    saleMethod: saleMethodFor(overrides),
    subcategoryId: 2,
    kind: 'Apartamento',
    uf: 'GO',
    city: 'GOIANIA',
    neighborhood: 'Setor Bueno',
    address: 'Rua T-55, 930',
    latitude: null,
    longitude: null,
    dateFirst: null,
    dateSecond: null,
    minimumFirst: 18_640_000,
    minimumSecond: null,
    valuation: 32_100_000,
    areaTotal: null,
    areaPrivate: 64,
    areaLand: null,
    bedrooms: 2,
    parking: 1,
    financing: undefined,
    extra: null,
    link: 'https://venda-imoveis.caixa.gov.br/sistema/detalhe-imovel.asp?hdnimovel=1',
    images: [],
    auctioneer: null,
    featured: false,
    ...overrides,
  };
}
