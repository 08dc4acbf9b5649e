const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/** Whose address attempts are counted by: an IPv4 address, or the /64 that one IPv6 customer has to themselves. */
export function callerAddress(ip: string): string {
  const old = mapped.exec(ip)?.[1];
  if (old || !ip.includes(':')) return old ?? ip;
  const [head = [], tail = []] = ip.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}
