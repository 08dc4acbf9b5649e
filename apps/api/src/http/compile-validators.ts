import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

const shared: Options = {
  allErrors: true,
  allowUnionTypes: true,
  strictTuples: false,
  removeAdditional: false,
};

/**
 * Bodies must be exactly what the document says: no text in place of a number, no unknown property. Addresses and headers
 * hold texts alone, so those are turned into the documented type.
 */
export function compileValidators(app: FastifyInstance): void {
  const strict = formats.default(new Ajv2020({ ...shared, coerceTypes: false, verbose: true }));
  const lenient = formats.default(new Ajv2020({ ...shared, coerceTypes: 'array' }));
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? strict : lenient).compile(schema as object),
  );
}
