import { BlockList, isIP } from 'node:net';

/** What the registries of special addresses keep from the public internet (IPv4). */
const notPublic = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  const [net = '', bits] = range.split('/');
  notPublic.addSubnet(net, Number(bits), 'ipv4');
}

/** IPv6 has one public part; in it lie ways that carry an IPv4 number inside, and addresses of examples. */
const publicPart = new BlockList();
publicPart.addSubnet('2000::', 3, 'ipv6');
const notPublicWithin = new BlockList();
notPublicWithin.addSubnet('2001::', 23, 'ipv6');
notPublicWithin.addSubnet('2001:db8::', 32, 'ipv6');
notPublicWithin.addSubnet('2002::', 16, 'ipv6');
notPublicWithin.addSubnet('3fff::', 20, 'ipv6');

/** Whether a number is somebody's on the public internet: no private, local, reserved or disguised one. */
export function isPublicIp(ip: string): boolean {
  const version = isIP(ip);
  if (version === 4) return !notPublic.check(ip, 'ipv4');
  return version === 6 && publicPart.check(ip, 'ipv6') && !notPublicWithin.check(ip, 'ipv6');
}
