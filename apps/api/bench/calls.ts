import { document } from '@martelo/openapi/document';

import { seededRandom } from '@martelo/illustrations/seeded-random';
import type { Role } from '../src/platform/contract/person.ts';
import type { Call } from './load.ts';
import type { Query } from './query-shapes.ts';

/** What a call can be made about in the database that is timed. */
export interface Stock {
  auctions: readonly string[];
  city: number;
  state: number;
  headersOf: Readonly<Record<Role, readonly Readonly<Record<string, string>>[]>>;
  /** Each customer's data, in the order of their headers. */
  customers: readonly Owned[];
}

export interface Owned {
  email: string;
  alerts: readonly number[];
  opportunities: readonly number[];
}

export interface CallKind {
  name: string;
  next: () => Call;
}

/**
 * Slow on purpose, or can be called only once: passwords are hashed, archives packed, accounts and rows created and
 * deleted.
 */
const leftOut =
  /deleteAlert|deleteExpired|redeemBonus|signIn|signOut|issueToken|[Pp]assword|[Rr]egist(er|ration)|exportData|Deletion|EmailChange|sendFeed|receiveCheckoutEvent|[Cc]aptcha|sendContact|verify|unsubscribe|Invitation/i;

export function listPath(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) search.append(name, String(one));
  return `/api/auctions?${search.toString()}`;
}

/** Every operation of the document that its own examples and this stock can call. */
export function callKinds(stock: Stock): CallKind[] {
  const random = seededRandom('calls');
  const any = <Item>(items: readonly Item[]) => items[random.int(0, items.length - 1)]!;
  const values: Readonly<Record<string, () => unknown>> = {
    code: () => any(stock.auctions),
    city_id: () => stock.city,
    state_id: () => stock.state,
    city: () => [stock.city],
    state: () => stock.state,
    q: () => any(['goi', 'são', 'jardim', 'casa']),
  };
  const own = (name: string, example: unknown) => values[name]?.() ?? example;
  /** Fields that only the caller's own data fits; a CPF is unique. */
  const ownedBy = (operationId: string, { email, alerts, opportunities }: Owned) => ({
    ...(/^(update|pause)Alert$/.test(operationId) && { id: any(alerts) }),
    ...(/^(mark|dismiss)Opportunity/.test(operationId) && { id: any(opportunities) }),
    ...(operationId === 'updateAccount' && { email, cpf: undefined }),
  });
  const entries = Object.entries(document.paths);
  return entries.flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]): CallKind[] => {
      const { operationId, security = [], parameters = [], requestBody } = operation;
      const ofAuction = path.startsWith('/api/auctions/{id}');
      const json = requestBody?.content['application/json'];
      if (leftOut.test(operationId) || operationId === 'listAuctions' || (requestBody && !json)) return [];
      if (path.includes('{') && !ofAuction) return [];
      const roles = security.flatMap(({ session = [] }) => session);
      const next = (): Call => {
        const search = new URLSearchParams();
        for (const { name, in: where, required, example } of parameters)
          if (where === 'query' && required) search.set(name, String(own(name, example ?? '1')));
        const caller = random.int(0, (roles[0] ? stock.headersOf[roles[0]].length : 1) - 1);
        const owned = roles[0] === 'customer' ? ownedBy(operationId, stock.customers[caller]!) : {};
        const example = (json?.example ?? {}) as Record<string, unknown>;
        const fields = Object.entries({ ...example, ...owned });
        return {
          method: method.toUpperCase(),
          path: `${path.replace('{id}', () => any(stock.auctions))}${search.size > 0 ? `?${search.toString()}` : ''}`,
          headers: {
            ...(roles[0] && stock.headersOf[roles[0]][caller]),
            ...(json && { 'content-type': 'application/json' }),
          },
          body: json
            ? JSON.stringify(
                Object.fromEntries(fields.map(([name, value]) => [name, value && own(name, value)])),
              )
            : null,
        };
      };
      return [{ name: operationId, next }];
    }),
  );
}
