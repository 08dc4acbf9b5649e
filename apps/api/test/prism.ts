// The validator of Prism, the proxy that `pnpm prism` puts before a server, in this process: a second validator of
// answers, which reads the document independently.
import { fileURLToPath } from 'node:url';

import { getHttpOperationsFromSpec } from '@stoplight/prism-http/dist/utils/operations.js';
import { validateOutput } from '@stoplight/prism-http/dist/validator/index.js';

type Operations = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>;

/** An answer to one call of the document, whose path is as the document writes it. */
interface PrismAnswer {
  method: string;
  path: string;
  status: number;
  headers: Readonly<Record<string, string>>;
  /** JSON as its value, everything else as text. */
  body: unknown;
}

const document = fileURLToPath(import.meta.resolve('@martelo/openapi/document.json'));
let reading: Promise<Map<string, Operations[number]>> | undefined;
let validated = 0;

async function read() {
  const operations = await getHttpOperationsFromSpec(document);
  return new Map(operations.map((one) => [`${one.method.toUpperCase()} ${one.path}`, one]));
}

/** Prism's violations of an answer, in its words; empty where it is as documented. */
export async function violationsOf(answer: PrismAnswer): Promise<readonly string[]> {
  const { method, path, status: statusCode, headers, body } = answer;
  reading ??= read();
  const resource = (await reading).get(`${method} ${path}`);
  if (!resource) return [`${method} ${path} is not in Prism's reading of the document`];
  validated += 1;
  const found = validateOutput({ resource, element: { statusCode, headers, body } });
  return 'left' in found ? found.left.map(({ message }) => message) : [];
}

/** How many answers it validated since the last call. */
export function takeValidated(): number {
  const taken = validated;
  validated = 0;
  return taken;
}
