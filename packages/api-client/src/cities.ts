/** A city in one shape; null is what the answer does not say. */
export interface City {
  id: number;
  name: string;
  uf: string | null;
  stateId: number | null;
  stateName: string | null;
  auctionCount: number | null;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const numberOf = (value: unknown) => {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
};

function toCity(wire: unknown): City[] {
  if (!isFields(wire)) return [];
  const state = isFields(wire['state']) ? wire['state'] : {};
  const id = numberOf(wire['id']);
  const name = textOf(wire['name']) ?? textOf(wire['title']);
  if (id === null || name === null) return [];
  return [
    {
      id,
      name,
      uf: textOf(wire['uf']) ?? textOf(state['uf']),
      stateId: numberOf(wire['state_id']) ?? numberOf(state['id']),
      stateName: textOf(state['name']),
      auctionCount: numberOf(wire['auction_count']),
    },
  ];
}

/**
 * The cities of an answer in any of its readings: a bare list, or one in `data` or `searchCity`; each with `name` or
 * `title`, and its state as `state_id`, `uf` or an object. What has no id or no name is left out.
 */
export function toCities(answer: unknown): City[] {
  const list = isFields(answer) && !Array.isArray(answer) ? (answer['data'] ?? answer['searchCity']) : answer;
  return Array.isArray(list) ? list.flatMap(toCity) : [];
}
