import { isIP } from 'node:net';

import ipaddr from 'ipaddr.js';

/** IPv6 has one public part so far. */
const publicPart = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address is public: not private, local, reserved or mapped. */
export function isPublicIp(ip: string): boolean {
  // The library reads `127.1` and `0x7f.1` as well, which are names here.
  if (isIP(ip) === 0) return false;
  const address = ipaddr.parse(ip);
  return address.range() === 'unicast' && (!(address instanceof ipaddr.IPv6) || address.match(publicPart));
}
