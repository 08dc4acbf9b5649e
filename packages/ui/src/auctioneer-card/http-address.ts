/** An address of another site that may be followed. */
export interface HttpAddress {
  /** The whole address, as the browser writes it. */
  href: string;
  /** Whose site it is, as people know it: without `www.`. */
  host: string;
}

/**
 * The address if it is absolute http(s) (DETAIL-06); null for any other scheme, for a relative one, and for one with a
 * user name, which can pretend to be another site.
 */
export function toHttpAddress(text: string | null | undefined): HttpAddress | null {
  const url = URL.parse(text ?? '');
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return { href: url.href, host: url.host.replace(/^www\./, '') };
}
