/** A lot of a Martelo Feed, with a test's changes. */
export const aLot = (code: string, change: object = {}) => ({
  code,
  title: `Terreno ${code} em Jundiaí – SP`,
  type: 'extrajudicial',
  property_type: 'terreno',
  uf: 'SP',
  city: 'Jundiaí',
  first_minimum: 98_500,
  link: `https://paineira.example/lotes/${code}`,
  ...change,
});

/** A feed of 9 March 2026 as one object. */
export const aFeed = (lots: unknown[], change: object = {}) => ({
  martelo_feed: 1,
  list_date: '2026-03-09',
  lots,
  ...change,
});

/** The same as JSON lines. */
export const feedLines = (lots: readonly unknown[], header: object = {}) =>
  [{ martelo_feed: 1, list_date: '2026-03-09', ...header }, ...lots]
    .map((line) => JSON.stringify(line))
    .join('\n');

/** This many lots: L1, L2 and so on. */
export const lots = (count: number) => Array.from({ length: count }, (_, at) => aLot(`L${at + 1}`));

/** A file as a browser's form sends it: the body and its header. */
export async function aForm(bytes: Uint8Array, name: string, date?: string) {
  const data = new FormData();
  data.set('file', new File([new Uint8Array(bytes)], name));
  if (date) data.set('list_date', date);
  const request = new Request('http://x', { method: 'POST', body: data });
  const type = request.headers.get('content-type')!;
  return [Buffer.from(await request.arrayBuffer()), { 'content-type': type }] as const;
}
