/**
 * Addresses of items of one kind: by a function, or as a template with a placeholder:
 * `/leiloes?pagina={page}`.
 */
type HrefOf<Item> = string | ((item: Item) => string);

/** `places` are what the text may name, by their names in braces. */
export function hrefFor<Item>(
  hrefOf: HrefOf<Item>,
  item: Item,
  places: Readonly<Record<string, string | number>>,
): string {
  if (typeof hrefOf === 'function') return hrefOf(item);
  return hrefOf.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = places[name];
    return value === undefined ? whole : encodeURIComponent(value);
  });
}
