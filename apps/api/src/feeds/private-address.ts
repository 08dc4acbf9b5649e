import { isIP } from 'node:net';

const privateV4 = [
  /^0\./,
  /^10\./,
  /^127\./,
  /^169\.254\./,
  /^172\.(?:1[6-9]|2\d|3[01])\./,
  /^192\.168\./,
  /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
  /^(?:22[4-9]|2[345]\d)\./,
];
const privateNames = /(?:^|\.)(?:localhost|local|internal|lan|home|corp|test|invalid|onion|arpa)\.?$/;

/**
 * Whether an http(s) address leads into somebody's own network, as no lot's page does: private, local and reserved
 * numbers in any spelling, any IPv6 number, and names without a dot or of private use.
 */
export function isPrivateAddress(link: string): boolean {
  const host = URL.parse(link)?.hostname ?? '';
  if (host.startsWith('[') || host === '') return true;
  if (isIP(host) === 4) return privateV4.some((range) => range.test(host));
  return !host.replace(/\.$/, '').includes('.') || privateNames.test(host);
}
