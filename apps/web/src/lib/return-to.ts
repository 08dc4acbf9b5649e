interface Place {
  pathname: string;
  search?: string;
  hash?: string;
}

const parameter = 'origem';
const maxLength = 1500;
const base = 'https://site.invalid';

/** Pages of the sign-in flow: no return address may point to one of them. */
const signInPages = /^\/(?:entrar|login|cadastro|recuperar-senha)(?:\/|$)/;

/**
 * The place that an address of this site leads to in the end: its own `origem` where it has one, however many are
 * nested, else itself. Null for what is no place to come back to. Only addresses of this site are believed: a
 * stranger's link must not lead a person who just signed in elsewhere (AUTH-01).
 */
export function safeReturnTo(address: string): string | null {
  if (!address.startsWith('/') || address.length > maxLength || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  if (url.origin !== base || url.pathname.startsWith('//')) return null;
  const inner = url.searchParams.get(parameter);
  if (inner !== null) return safeReturnTo(inner);
  return signInPages.test(url.pathname) ? null : url.pathname + url.search + url.hash;
}

/** The address with the place to come back to afterwards: `/entrar?origem=%2Fleiloes`. */
export function withReturnTo(address: string, { pathname, search = '', hash = '' }: Place): string {
  const origin = safeReturnTo(pathname + search + hash);
  if (origin === null || origin === '/') return address;
  const joint = address.includes('?') ? '&' : '?';
  return `${address}${joint}${parameter}=${encodeURIComponent(origin)}`;
}

/** The return address in an address, or null. */
export function returnToOf(search: string): string | null {
  const origin = new URLSearchParams(search).get(parameter);
  return origin === null ? null : safeReturnTo(origin);
}
