import { type IncomingMessage, request } from 'node:http';
import { isIP } from 'node:net';

import { isPrivateAddress } from '../../platform/net/private-address.ts';
import { isPublicIp } from '../../platform/net/public-ip.ts';
import type { Network } from './network.ts';
import { PictureUnavailable } from './unavailable.ts';

interface Limits {
  /** Milliseconds for everything: names, redirects and the last byte. */
  time: number;
  bytes: number;
}

const usual: Limits = { time: 10_000, bytes: 15_000_000 };
const maxRedirects = 3;
const redirects: readonly number[] = [301, 302, 303, 307, 308];
const headers = {
  accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif',
  'accept-encoding': 'identity',
  connection: 'close',
  'user-agent': 'Martelo/1.0 (pictures)',
};

/** Node's own timeout of DNS is far longer than ours. */
function within<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new PictureUnavailable('took too long')), { once: true });
    work.then(resolve, reject);
  });
}

/** A public IP address of the host; refused if any of them is not public. */
async function publicIpOf(
  { href, hostname, protocol, port, username }: URL,
  network: Network,
  signal: AbortSignal,
) {
  if (!/^https?:$/.test(protocol) || port !== '' || username !== '')
    throw new PictureUnavailable('only http(s) on its own port is fetched');
  if (isPrivateAddress(href)) throw new PictureUnavailable('the address is private');
  const ips = isIP(hostname) ? [hostname] : await within(network.resolve(hostname), signal);
  const found = ips.find((ip) => isIP(ip) === 4) ?? ips[0];
  if (!found || !ips.every(isPublicIp)) throw new PictureUnavailable('the name leads to a private address');
  return found;
}

function ask(url: URL, ip: string, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  const secure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const outgoing = request({
      path: url.pathname + url.search,
      headers: { ...headers, host: url.host },
      signal,
      createConnection: () => network.connect({ ip, port: secure ? 443 : 80, name: url.hostname, secure }),
    });
    outgoing.once('response', resolve).once('error', reject);
    // An answer without a request: the connection switched to another protocol.
    outgoing.once('upgrade', (_answer, socket) => {
      socket.destroy();
      reject(new PictureUnavailable('answered with another protocol'));
    });
    outgoing.end();
  });
}

async function readLimited(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw new PictureUnavailable('is too large');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new PictureUnavailable('is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function fetchWithin(address: string, network: Network, limits: Limits): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.time);
  let url = new URL(address);
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const ip = await publicIpOf(url, network, signal);
    const answer = await ask(url, ip, network, signal);
    try {
      const { statusCode = 0, headers: said } = answer;
      if (statusCode === 200) return await readLimited(answer, limits.bytes);
      if (!redirects.includes(statusCode) || !said.location)
        throw new PictureUnavailable(`answered ${statusCode}`, {
          missing: statusCode === 404 || statusCode === 410,
        });
      url = new URL(said.location, url);
    } finally {
      answer.destroy();
    }
  }
  throw new PictureUnavailable('redirects too often');
}

/**
 * The bytes at an untrusted address: over http(s) from public IP addresses only, each redirect checked like the first
 * address, and each connection made to the very IP address that was checked.
 */
export async function fetchRemote(
  address: string,
  network: Network,
  limits: Limits = usual,
): Promise<Buffer> {
  try {
    return await fetchWithin(address, network, limits);
  } catch (error) {
    if (error instanceof PictureUnavailable) throw error;
    throw new PictureUnavailable(`could not be fetched: ${(error as Error).message}`, { cause: error });
  }
}
