import type { Schema } from '@martelo/openapi/document';
import * as fc from 'fast-check';

/** Texts that have broken some program. */
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '🏚️👩‍👩‍👧',
  '\u202eoãliel',
  'a'.repeat(70_000),
  '%',
  '_',
  '\\',
  "'",
  "' or 1=1 --",
  '"; drop table people; --',
  '$1',
  '${7*7}',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '1e309',
  '0x10',
  '-1',
  '34000',
  '9999999999999999999999',
  'a\r\nX-Injected: 1',
  '0000-00-00',
  '0000-01-01',
  '2026-02-30',
  '9999-12-31',
  '+275760-09-13',
  '2026-03-10T25:61:61Z',
  '00000000-0000-0000-0000-000000000000',
  'a@b.c',
  '𝕒@𝕓.𝕔',
  '=cmd|calc!A0',
];
const numbers = [
  0, -0, -1, 1, 0.1, 99, 34_000, 32_768, 2_147_483_647, 2_147_483_648, -2_147_483_649, 9_007_199_254_740_991,
];

const nested = (depth: number): unknown =>
  depth === 0 ? 'deep' : depth % 2 ? [nested(depth - 1)] : { a: nested(depth - 1) };
const proto = JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{}}}') as unknown;

/** Anything at all in place of a value. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...texts),
  fc.constantFrom(...numbers),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], proto, nested(4), nested(400)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A text for an address or a header. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...texts.filter((text) => text.length < 1000), 'a'.repeat(3000)),
  fc.constantFrom(...numbers).map(String),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const byFormat: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  date: day,
  'date-time': day.map((date) => `${date}T12:00:00Z`),
  email: fc.emailAddress(),
  password: fc.string({ unit: 'grapheme', minLength: 6, maxLength: 200 }),
};

/** A value that the schema allows, at its edges as often as within; null where it may be. */
export function allowed(schema: Schema): fc.Arbitrary<unknown> {
  const { enum: values, oneOf = [], anyOf = [], items, properties = {}, required = [] } = schema;
  const [type = 'object', ...others] = [schema.type ?? []].flat();
  const orNull = (made: fc.Arbitrary<unknown>) =>
    others.includes('null') ? fc.option(made, { freq: 4 }) : made;
  if (values) return fc.constantFrom(...values);
  const either = [...oneOf, ...anyOf];
  if (either.length > 0 && Object.keys(properties).length === 0) return fc.oneof(...either.map(allowed));
  switch (type) {
    case 'boolean':
      return orNull(fc.boolean());
    case 'integer':
    case 'number': {
      const { minimum: min = -1e6, maximum: max = 1e6 } = schema;
      const within = type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
      return orNull(fc.oneof(fc.constantFrom(min, max), within));
    }
    case 'string': {
      const { minLength = 0, maxLength = 200, format = '', pattern } = schema;
      const known = pattern ? fc.stringMatching(new RegExp(pattern), { maxLength }) : byFormat[format];
      const free = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 300) });
      return orNull(known ?? free);
    }
    case 'array':
      return orNull(
        fc.array(items ? allowed(items) : hostile, {
          minLength: schema.minItems ?? 0,
          maxLength: Math.min(schema.maxItems ?? 5, 5),
        }),
      );
    default: {
      const fields = Object.entries(properties).map(([name, inner]) => [name, allowed(inner)] as const);
      return orNull(fc.record(Object.fromEntries(fields), { requiredKeys: required }));
    }
  }
}
