interface Place {
  pathname: string;
  search?: string;
  hash?: string;
}

const parameter = 'origem';
const longest = 1500;

/** The address with the place to come back to afterwards: `/entrar?origem=%2Fleiloes`. */
export function withOrigin(address: string, { pathname, search = '', hash = '' }: Place): string {
  const origin = pathname + search + hash;
  if (origin === '/' || origin.length > longest) return address;
  const joint = address.includes('?') ? '&' : '?';
  return `${address}${joint}${parameter}=${encodeURIComponent(origin)}`;
}

/**
 * The place to come back to, or null. Only addresses of this site are believed: a stranger's link must not lead a person who
 * just signed in elsewhere (AUTH-01).
 */
export function originOf(search: string): string | null {
  const origin = new URLSearchParams(search).get(parameter);
  if (!origin?.startsWith('/') || origin.length > longest) return null;
  const base = 'https://site.invalid';
  if (!URL.canParse(origin, base)) return null;
  const url = new URL(origin, base);
  return url.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null;
}
