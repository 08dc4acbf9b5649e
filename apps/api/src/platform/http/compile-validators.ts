import { Ajv2020, type AnySchemaObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

const shared: Options = {
  allErrors: true,
  allowUnionTypes: true,
  strictTuples: false,
  removeAdditional: false,
  // A failure carries the value and its schema, whose example the error quotes.
  verbose: true,
};

/** Formats of integers are documentation: `type`, `minimum` and `maximum` define what is refused. */
const withFormats = (options: Options) =>
  formats.default(new Ajv2020(options)).addFormat('int32', true).addFormat('int64', true);

/** As the document writes numbers; `1e3`, ` 5` and `0x10` are what a language reads as one (SAFE-04). */
const plainNumber = /^-?\d{1,15}(\.\d{1,6})?$/;

interface Property {
  type?: string | readonly string[];
  items?: Property;
}

/** The numeric type of a property, or of each item of a repeated one. */
const numberOf = ({ type, items }: Property): string | undefined =>
  [type].flat().find((one) => one === 'integer' || one === 'number') ?? (items && numberOf(items));

/** Validates the texts of numbers before they are converted. */
function plainNumbersAlone(schema: AnySchemaObject, validate: ValidateFunction): ValidateFunction {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Property>);
  const numeric = properties
    .map(([name, property]) => [name, numberOf(property)] as const)
    .filter(([, type]) => type !== undefined);
  const validateInput = (data: Readonly<Record<string, unknown>>) => {
    const wrong = numeric.filter(([name]) =>
      [data[name]].flat().some((value) => typeof value === 'string' && !plainNumber.test(value)),
    );
    const fits = validate(data) && wrong.length === 0;
    const paths = new Set(wrong.map(([name]) => `/${name}`));
    validateInput.errors = [
      ...wrong.map(([name, type]) => ({
        keyword: 'type',
        instancePath: `/${name}`,
        schemaPath: '',
        params: { type },
      })),
      ...(validate.errors ?? []).filter(({ instancePath }) => !paths.has(instancePath.replace(/\/\d+$/, ''))),
    ];
    return fits;
  };
  validateInput.errors = undefined as ValidateFunction['errors'];
  return validateInput as unknown as ValidateFunction;
}

const strict = withFormats({ ...shared, coerceTypes: false });
const lenient = withFormats({ ...shared, coerceTypes: 'array' });
/** Cached by schema: several servers in one process share one document. */
const compiled = new Map<string, ValidateFunction>();

function validatorOf(schema: AnySchemaObject, isBody: boolean): ValidateFunction {
  const key = `${isBody} ${JSON.stringify(schema)}`;
  const known = compiled.get(key);
  if (known) return known;
  const made = isBody ? strict.compile(schema) : plainNumbersAlone(schema, lenient.compile(schema));
  compiled.set(key, made);
  return made;
}

/** Compiled at first use: most operations are never called, and a start need not wait for all of them. */
function whenNeeded(compile: () => ValidateFunction): ValidateFunction {
  let validate: ValidateFunction | undefined;
  const validateInput = (data: unknown) => {
    validate ??= compile();
    const fits = validate(data);
    validateInput.errors = validate.errors;
    return fits;
  };
  validateInput.errors = undefined as ValidateFunction['errors'];
  return validateInput as unknown as ValidateFunction;
}

/**
 * Bodies must be exactly what the document says: no text in place of a number, no unknown property. Addresses and
 * headers hold texts alone, so those are turned into the documented type.
 */
export function compileValidators(app: FastifyInstance): void {
  app.setValidatorCompiler<AnySchemaObject>(({ schema, httpPart }) =>
    whenNeeded(() => validatorOf(schema, httpPart === 'body')),
  );
}
