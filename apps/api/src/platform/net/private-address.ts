import { isIP } from 'node:net';

import { isPublicIp } from './public-ip.ts';

const privateNames = /(?:^|\.)(?:localhost|local|internal|lan|home|corp|test|invalid|onion|arpa)\.?$/;

/**
 * Whether an http(s) address leads into a private network, as no lot's page does: private, local and reserved numbers
 * in any spelling, any IPv6 number, and names without a dot or of private use.
 */
export function isPrivateAddress(link: string): boolean {
  const host = URL.parse(link)?.hostname ?? '';
  if (host.startsWith('[') || host === '') return true;
  if (isIP(host) === 4) return !isPublicIp(host);
  return !host.replace(/\.$/, '').includes('.') || privateNames.test(host);
}
