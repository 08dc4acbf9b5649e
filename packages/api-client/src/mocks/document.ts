import { document as openapi, type Operation, type Response } from '@martelo/openapi/document';

/** What the document says of one status; without content the media type is null. */
export interface DocumentedAnswer {
  mediaType: string | null;
  example: unknown;
  headers: Readonly<Record<string, string>>;
}

export interface DocumentedOperation {
  id: string;
  method: string;
  documentedPath: string;
  path: RegExp;
  answers: ReadonlyMap<number, DocumentedAnswer>;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']);
const parameter = /\{[^}]+\}/g;
const parametersOf = (path: string) => path.match(parameter)?.length ?? 0;

interface Exampled {
  example?: unknown;
  examples?: Record<string, { value?: unknown }> | unknown[];
  schema?: Exampled;
}

/** The first available example; an example of the answer comes before one of its schema. */
function exampleOf({ example, examples, schema }: Exampled): unknown {
  if (example !== undefined) return example;
  if (Array.isArray(examples)) return examples[0];
  const [named] = Object.values(examples ?? {});
  if (named) return named.value;
  return schema && exampleOf(schema);
}

function toAnswer({ content = {}, headers = {} }: Response): DocumentedAnswer {
  const [described] = Object.entries(content);
  const given = Object.entries(headers).flatMap(([name, header]): [string, string][] => {
    const example = exampleOf(header);
    return typeof example === 'string' || typeof example === 'number' ? [[name, `${example}`]] : [];
  });
  const [mediaType, body] = described ?? [null, {}];
  return { mediaType, example: exampleOf(body), headers: Object.fromEntries(given) };
}

function toOperation(
  path: string,
  method: string,
  { operationId, responses }: Operation,
): DocumentedOperation {
  const source = path
    .split(parameter)
    .map((literal) => literal.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`))
    .join('[^/]+');
  return {
    id: operationId,
    method: method.toUpperCase(),
    documentedPath: path,
    path: new RegExp(`^${source}/?$`),
    answers: new Map(
      Object.entries(responses).map(([status, response]) => [Number(status), toAnswer(response)]),
    ),
  };
}

/** Every operation of the document; of two that match one address the one with fewer parameters comes first. */
export const documented: readonly DocumentedOperation[] = Object.entries(openapi.paths)
  .sort(([one], [other]) => parametersOf(one) - parametersOf(other))
  .flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => toOperation(path, method, operation)),
  );

/** The operation of a request, at any host. */
export function operationOf({
  method,
  url,
}: {
  method: string;
  url: string;
}): DocumentedOperation | undefined {
  const { pathname } = new URL(url);
  return documented.find((operation) => operation.method === method && operation.path.test(pathname));
}
