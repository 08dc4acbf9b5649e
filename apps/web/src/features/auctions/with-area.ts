/** A query with the part of the map that is looked at, where there is one. */
export function withArea(search: string, area: string | null | undefined): string {
  if (!area) return search;
  const params = new URLSearchParams(search);
  params.set('area', area);
  return params.toString();
}
