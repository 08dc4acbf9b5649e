// Prism, the validating proxy, with the contract's document.
import { join } from 'node:path';

import { startUntil } from '../start/start-until.mjs';

const contract = join(import.meta.dirname, '../../openapi');
const cli = join(contract, 'node_modules/@stoplight/prism-cli/dist/index.js');
const host = '127.0.0.1';

export const startPrism = (port) =>
  startUntil(
    [cli, 'proxy', join(contract, 'document.json'), `http://${host}:${port}`, '--host', host, '--port', '0'],
    {},
    /Prism is listening on http:\/\/127\.0\.0\.1:(\d+)/,
    contract,
  );

const unknownCall = 'Selected route not found';

export function violationsOf(header) {
  if (header === undefined || header === null) return [];
  // It is cut where it grows too long, and says so before its list.
  if (!header.startsWith('[')) return [header];
  return JSON.parse(header)
    .filter(({ location, message }) => location[0] === 'response' || message === unknownCall)
    .map(({ location, message }) => `${location.join('.')}: ${message}`);
}
