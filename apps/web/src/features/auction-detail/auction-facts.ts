import { formatNumber } from '@martelo/domain/numbers';
import type { Auction } from '@martelo/domain/auction';
import { auctionTypeLabels } from '@martelo/domain/codes';
import { formatCalendarDate } from '@martelo/domain/dates';
import { occupancyWords } from '@martelo/domain/event-words';
import { formatReais } from '@martelo/domain/money';
import { partialInterests } from '@martelo/domain/partial-interest';
import { valueAt } from '@martelo/domain/phase';
import { type AreaKind, pricePerSquareMetre } from '@martelo/domain/square-metre';

import { kindOf } from './describe-auction.ts';
import { lotFacts } from './lot-facts.ts';
import { isWithoutAuctioneer } from './sale-kind.ts';

const unknown = 'não informado';

/** For a property whose city is unknown. */
export const noPlace = 'Localização não especificada';

const area = (squareMetres: number | null) =>
  squareMetres === null ? unknown : `${formatNumber(squareMetres, 2)} m²`;

const yesOrNo = (value: boolean | null) => {
  if (value === null) return unknown;
  return value ? 'sim' : 'não';
};

const areaNames: Readonly<Record<AreaKind, string>> = {
  private: 'área privativa',
  total: 'área total',
  land: 'área do terreno',
};

function perSquareMetre(auction: Auction, now: Date): string {
  // What a part costs is no price of the whole's area.
  if (partialInterests(auction.title).length > 0) return 'não calculado: o imóvel não é vendido inteiro';
  const price = pricePerSquareMetre(valueAt(auction, now), auction.areas, auction.propertyType);
  return price ? `${formatReais(price.centavos)} por m² de ${areaNames[price.area]}` : unknown;
}

/** Not after 'se o', 'caso o', 'de que o': what may be is no word on it. */
const occupied =
  /(?<!(?<![\p{L}-])(?:se|caso|quando|de que)\s+(?:o\s+)?)\bim[óo]vel (?:est[áa] |encontra-se )?(des)?ocupado\b/iu;

/** Where the source has no field for it, what its description says plainly is repeated as its own. */
function occupancy({ extra, facts }: Pick<Auction, 'extra' | 'facts'>): string {
  if (facts?.occupancy) return occupancyWords[facts.occupancy];
  const match = occupied.exec(extra ?? '');
  if (!match) return unknown;
  return `${match[1] ? 'desocupado' : 'ocupado'}, segundo a descrição da fonte`;
}

/** A type that we inferred is shown with what it was inferred from (LABEL-06). */
function typeOf({ type, typeInferred }: Pick<Auction, 'type' | 'typeInferred'>): string {
  if (!type) return unknown;
  return typeInferred ? `${auctionTypeLabels[type]}, deduzido do número do lote` : auctionTypeLabels[type];
}

/** What the source says of the property, line by line; what it doesn't say is 'não informado'. */
export function auctionFacts(auction: Auction, now: Date): { term: string; description: string }[] {
  const { place, areas } = auction;
  const city = place.city && place.state ? `${place.city.name} – ${place.state.uf}` : place.city?.name;
  return [
    { term: 'Tipo de imóvel', description: kindOf(auction) ?? unknown },
    { term: 'Tipo de leilão', description: typeOf(auction) },
    { term: 'Modalidade', description: auction.modality ?? unknown },
    { term: 'Endereço', description: place.address ?? unknown },
    { term: 'Bairro', description: place.neighborhood ?? unknown },
    ...(place.district ? [{ term: 'Região ou distrito', description: place.district }] : []),
    { term: 'Cidade', description: city ?? noPlace },
    { term: 'Área privativa', description: area(areas.private) },
    { term: 'Área total', description: area(areas.total) },
    { term: 'Área do terreno', description: area(areas.land) },
    { term: 'Preço por m²', description: perSquareMetre(auction, now) },
    { term: 'Quartos', description: auction.bedrooms?.toString() ?? unknown },
    { term: 'Vagas de garagem', description: auction.parking?.toString() ?? unknown },
    { term: 'Ocupação', description: occupancy(auction) },
    { term: 'Aceita financiamento', description: yesOrNo(auction.financing) },
    ...lotFacts(auction),
    ...(auction.auctioneer || !isWithoutAuctioneer(auction)
      ? [
          {
            term: 'Leiloeiro',
            description:
              [auction.auctioneer?.name, auction.auctioneer?.phone].filter(Boolean).join(', ') || unknown,
          },
        ]
      : []),
    { term: 'Número na fonte', description: auction.code ?? unknown },
    {
      term: 'Fonte',
      description: auction.source
        ? `${auction.source.name}, lista de ${formatCalendarDate(auction.source.listDate)}`
        : unknown,
    },
  ];
}
