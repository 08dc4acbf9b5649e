const maxLength = 2000;

/** An http(s) address in its normal form; null for other schemes, for one with a password in it, and for no address. */
export function readLink(text: string): string | null {
  const url = text.length <= maxLength ? URL.parse(text.trim()) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return url.href;
}
