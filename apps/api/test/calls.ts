import { document, type Operation } from '@martelo/openapi/document';

import type { Role } from '../src/platform/contract/person.ts';

/** A call of the document, with what tests need to know of it. */
export interface Call {
  id: string;
  method: 'GET' | 'POST';
  /** As the document has it, `/api/auctions/{id}`. */
  path: string;
  /** The roles that may call it; empty for public calls. */
  roles: readonly Role[];
  operation: Operation;
  /** Whether an address without its query is one of this call. */
  matches: (pathname: string) => boolean;
}

const parameter = /\{\w+\}/g;
const parametersIn = (path: string) => path.match(parameter)?.length ?? 0;

function toCall(path: string, method: string, operation: Operation): Call {
  const literals = path.split(parameter).map((part) => part.replaceAll('.', String.raw`\.`));
  const pattern = new RegExp(`^${literals.join('[^/]*')}/?$`);
  return {
    id: operation.operationId,
    method: method.toUpperCase() as Call['method'],
    path,
    roles: (operation.security ?? []).flatMap(({ session = [] }) => session as Role[]),
    operation,
    matches: (pathname) => pattern.test(pathname),
  };
}

/** Every call of the document; of two that match one address the literal one comes first. */
export const calls: readonly Call[] = Object.entries(document.paths)
  .toSorted(([one], [other]) => parametersIn(one) - parametersIn(other))
  .flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => toCall(path, method, operation)),
  );

const exampleOf = ({
  example,
  examples,
  schema,
}: {
  example?: unknown;
  examples?: Record<string, { value?: unknown }>;
  schema?: { default?: unknown };
}) => {
  if (example !== undefined) return example;
  const [named] = Object.values(examples ?? {});
  return named?.value ?? schema?.default;
};

/** The address with the document's own examples in its path. */
export const addressOf = ({ path, operation: { parameters = [] } }: Call): string =>
  path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const found = parameters.find((one) => one.in === 'path' && one.name === name);
    return encodeURIComponent(String(found ? exampleOf(found) : '1'));
  });

/** The type of body that the call documents first, and the document's example of it; null where it takes none. */
export function bodyOf({ operation: { requestBody } }: Call): { type: string; example: unknown } | null {
  const [described] = Object.entries(requestBody?.content ?? {});
  return described ? { type: described[0], example: exampleOf(described[1]) } : null;
}
