import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { startPrism, violationsOf } from '../../../scripts/contract/prism.mjs';

const host = '127.0.0.1';
const idHeader = 'x-made-answer';

/** The server's answer to a request, before it is sent. */
interface MadeAnswer {
  method: string;
  /** Path and query. */
  url: string;
  status: number;
  headers: Readonly<Record<string, string | string[]>>;
  body: string | null;
}

/**
 * Starts Prism as a proxy before answers that are already made, each of which it fetches from here. So it validates
 * what the server really sends, while the client gets it unchanged: Prism reads videos as text, joins cookies and drops
 * `Host`. Returns the function that passes an answer through it and returns what it found.
 */
export async function openPrismProxy(): Promise<(made: MadeAnswer) => Promise<string[]>> {
  const waiting = new Map<string, MadeAnswer>();
  const answers = createServer((request, response) => {
    const made = waiting.get(String(request.headers[idHeader]));
    if (made) response.writeHead(made.status, made.headers).end(made.body);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    answers.listen(0, host, resolve);
  });
  answers.unref();
  const { port } = await startPrism((answers.address() as AddressInfo).port);

  return async (made) => {
    const id = randomUUID();
    waiting.set(id, made);
    try {
      const { method, url } = made;
      const passed = await fetch(`http://${host}:${port}${url}`, {
        method,
        headers: { [idHeader]: id },
        redirect: 'manual',
      });
      const said = await passed.text();
      if (passed.status !== made.status) return [`Prism answers ${passed.status} instead: ${said}`];
      return violationsOf(passed.headers.get('sl-violations'));
    } finally {
      waiting.delete(id);
    }
  };
}
