import { parseIds, stringifyIds } from '../codecs.ts';
import type { Dimension } from './dimension.ts';
import { ascending, inOrder, maxExcluded, maxNames, single } from './values.ts';

export const kind: Dimension = {
  name: 'kind',
  fields: ['kinds'],
  parse: (params) => ({ kinds: inOrder(params.getAll('especie')) }),
  stringify: ({ kinds }) => inOrder(kinds).map((one) => ['especie', one]),
  toQuery: ({ kinds }) => (kinds.length > 0 ? { kind: [...kinds] } : {}),
  fromQuery: ({ kind: kinds }) => (kinds ? { kinds: inOrder(kinds) } : {}),
  chips: ({ kinds }, names) =>
    kinds.map((one) => ({
      id: `kind-${one}`,
      label: names.kind(one),
      field: 'kinds',
      without: { kinds: kinds.filter((other) => other !== one) },
    })),
};

export const excludedCity: Dimension = {
  name: 'excludedCity',
  fields: ['excludedCityIds'],
  parse: (params) => ({
    excludedCityIds: ascending(params.getAll('exceto').flatMap(parseIds)).slice(0, maxExcluded),
  }),
  stringify: ({ excludedCityIds }) => single('exceto', stringifyIds(ascending(excludedCityIds)) || null),
  toQuery: ({ excludedCityIds }) =>
    excludedCityIds.length > 0 ? { not_city_id: stringifyIds(excludedCityIds) } : {},
  fromQuery: ({ not_city_id: ids }) =>
    ids === undefined ? {} : { excludedCityIds: ascending(parseIds(ids)) },
  chips: ({ excludedCityIds }, names) =>
    excludedCityIds.map((id) => ({
      id: `not-city-${id}`,
      label: `menos ${names.city(id)}`,
      field: 'excludedCityIds',
      without: { excludedCityIds: excludedCityIds.filter((other) => other !== id) },
    })),
};

export const source: Dimension = {
  name: 'source',
  fields: ['sources'],
  parse: (params) => ({ sources: inOrder(params.getAll('fonte')) }),
  stringify: ({ sources }) => inOrder(sources).map((one) => ['fonte', one]),
  toQuery: ({ sources }) => (sources.length > 0 ? { source: [...sources] } : {}),
  fromQuery: ({ source: sources }) => (sources ? { sources: inOrder(sources) } : {}),
  chips: ({ sources }, names) =>
    sources.map((one) => ({
      id: `source-${one}`,
      label: names.source(one),
      field: 'sources',
      without: { sources: sources.filter((other) => other !== one) },
    })),
};

export const auctioneer: Dimension = {
  name: 'auctioneer',
  fields: ['auctioneerIds'],
  parse: (params) => ({
    auctioneerIds: ascending(params.getAll('leiloeiro').flatMap(parseIds)).slice(0, maxNames),
  }),
  stringify: ({ auctioneerIds }) => single('leiloeiro', stringifyIds(ascending(auctioneerIds)) || null),
  toQuery: ({ auctioneerIds }) => (auctioneerIds.length > 0 ? { auctioneer_id: [...auctioneerIds] } : {}),
  fromQuery: ({ auctioneer_id: ids }) => (ids ? { auctioneerIds: ascending(ids) } : {}),
  chips: ({ auctioneerIds }, names) =>
    auctioneerIds.map((id) => ({
      id: `auctioneer-${id}`,
      label: names.auctioneer(id),
      field: 'auctioneerIds',
      without: { auctioneerIds: auctioneerIds.filter((other) => other !== id) },
    })),
};
