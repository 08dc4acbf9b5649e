import { getDomain } from 'tldts';

const rules = { allowPrivateDomains: true } as const;

const hostOf = (address: string) => URL.parse(address)?.hostname.replace(/\.$/, '') ?? '';

/**
 * The registrable domain of an http(s) address or a bare host: `zuk.com.br` of `https://lances.zuk.com.br:8443/1`. In
 * lower case, IDN in ASCII. Null for an IP address, a name without a dot, and a public suffix such as `com.br`.
 */
export function registrableDomain(text: string): string | null {
  const host = hostOf(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return host === '' ? null : getDomain(host, rules);
}

/** Whether a link's host is one of the domains or a subdomain; only the host counts (SAFE-24). */
export function isWithin(link: string, domains: readonly string[]): boolean {
  const host = hostOf(link);
  return domains.some(
    (domain) => getDomain(domain, rules) !== null && (host === domain || host.endsWith(`.${domain}`)),
  );
}
