import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

const shared: Options = {
  allErrors: true,
  allowUnionTypes: true,
  strictTuples: false,
  removeAdditional: false,
};

/** Sizes of integers are for people and tools: `type`, `minimum` and `maximum` say all that there is to refuse. */
const withFormats = (options: Options) =>
  formats.default(new Ajv2020(options)).addFormat('int32', true).addFormat('int64', true);

/**
 * Bodies must be exactly what the document says: no text in place of a number, no unknown property. Addresses and headers
 * hold texts alone, so those are turned into the documented type.
 */
export function compileValidators(app: FastifyInstance): void {
  const strict = withFormats({ ...shared, coerceTypes: false, verbose: true });
  const lenient = withFormats({ ...shared, coerceTypes: 'array' });
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? strict : lenient).compile(schema as object),
  );
}
