import { Agent, request } from 'node:http';

export interface Call {
  method: string;
  /** Path and query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

export interface Load {
  /** How many connections are open, each with at most one request at a time. */
  connections: number;
  /** Requests that begin in a second, whether those before have been answered or not. */
  perSecond: number;
}

export interface Answered {
  p50: number;
  p95: number;
  /** Answers by status. */
  statuses: Map<number, number>;
}

const rounded = (ms: number) => Math.round(ms * 10) / 10;

/** Sends one request and returns its status once the answer is complete. */
export function send(origin: URL, agent: Agent, { method, path, headers, body }: Call): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const sent = request(
    { host: origin.hostname, port: origin.port, agent, method, path, headers },
    (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', reject);
    },
  );
  sent.once('error', reject);
  sent.end(body ?? undefined);
  return promise;
}

/**
 * Sends `count` requests at an even pace and times each from the moment that it was due: one that waited for a free
 * connection waited for the server.
 */
export async function loadWith(
  origin: URL,
  next: () => Call,
  count: number,
  { connections, perSecond }: Load,
): Promise<Answered> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses = new Map<number, number>();
  const times: number[] = [];
  const begun = performance.now();
  const one = async (due: number) => {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const status = await send(origin, agent, next());
    times.push(performance.now() - due);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  await Promise.all(Array.from({ length: count }, (_, at) => one(begun + (at * 1000) / perSecond)));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    rounded(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  return { p50: at(0.5), p95: at(0.95), statuses };
}
