import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
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

const isEndless = (value: unknown) => value === Infinity || value === -Infinity;

/** `1e309` in an address becomes an endless number, which Ajv then holds against no bound. */
function finiteAlone(validate: ValidateFunction): ValidateFunction {
  const judge = (data: object) => {
    const fits = validate(data);
    const endless = Object.entries(fits ? data : {}).filter(([, value]) => [value].flat().some(isEndless));
    judge.errors = fits
      ? endless.map(([name]) => ({
          keyword: 'type',
          instancePath: `/${name}`,
          schemaPath: '',
          params: { type: 'number' },
        }))
      : validate.errors;
    return fits && endless.length === 0;
  };
  judge.errors = undefined as ValidateFunction['errors'];
  return judge as unknown as ValidateFunction;
}

/** Compiled by the first call that needs it: most calls never come, and a start need not wait for all of them. */
function whenNeeded(compile: () => ValidateFunction): ValidateFunction {
  let validate: ValidateFunction | undefined;
  const judge = (data: unknown) => {
    validate ??= compile();
    const fits = validate(data);
    judge.errors = validate.errors;
    return fits;
  };
  judge.errors = undefined as ValidateFunction['errors'];
  return judge as unknown as ValidateFunction;
}

/**
 * Bodies must be exactly what the document says: no text in place of a number, no unknown property. Addresses and headers
 * hold texts alone, so those are turned into the documented type.
 */
export function compileValidators(app: FastifyInstance): void {
  const strict = withFormats({ ...shared, coerceTypes: false, verbose: true });
  const lenient = withFormats({ ...shared, coerceTypes: 'array' });
  app.setValidatorCompiler(({ schema, httpPart }) =>
    whenNeeded(() => (httpPart === 'body' ? strict.compile(schema) : finiteAlone(lenient.compile(schema)))),
  );
}
