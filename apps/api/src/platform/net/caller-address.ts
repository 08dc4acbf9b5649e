import ipaddr from 'ipaddr.js';

/** The address by which attempts are counted: an IPv4 address, or the /64 of one IPv6 customer. */
export function callerAddress(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
