// What the props tables and Controls say of a component, beyond what TypeScript's own reading gives.
import { isAbsolute, join, relative } from 'node:path';

import { readKit } from './kit.mjs';

const root = join(import.meta.dirname, '../..');

/** Storybook's worker takes this as the last word on each component. */
export function createDocgenProvider() {
  const kit = new Map(readKit().map((entry) => [entry.folder, entry]));
  return (next) => async (input) => {
    const payload = await next(input);
    if (!payload) return payload;
    const module = kit.get(/packages\/ui\/src\/([^/]+)\//.exec(input.entry.importPath)?.[1]);
    return completePayload(payload, module);
  };
}

/** @param {import('./kit.mjs').KitModule | undefined} module */
export function completePayload(payload, module) {
  const complete = (part) => ({
    ...part,
    argTypes: completeArgTypes(part.argTypes, module?.defaults),
    ...(module?.exports.includes(part.name) && { import: importLine(module, part.name) }),
  });
  return withoutMachine({
    ...complete(payload),
    ...(payload.subcomponents && {
      subcomponents: Object.fromEntries(
        Object.entries(payload.subcomponents).map(([name, part]) => [name, complete(part)]),
      ),
    }),
  });
}

const importLine = ({ folder }, name) => `import { ${name} } from '@martelo/ui/${folder}';`;

const completeArgTypes = (argTypes = {}, defaults = {}) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([prop, argType]) => [prop, completeArgType(argType, defaults[prop])]),
  );

function completeArgType(argType, variantDefault) {
  const { table, type } = argType;
  const members = type?.name === 'other' ? membersOf(String(type.value ?? '')) : undefined;
  return {
    ...argType,
    ...(members && controlOf(members, type.required)),
    table: {
      ...table,
      ...(variantDefault &&
        !table?.defaultValue && { defaultValue: { summary: variantDefault.replaceAll("'", '"') } }),
    },
  };
}

/** The members of a plain union, without those that say that nothing is given. */
const membersOf = (text) =>
  text
    .split(' | ')
    .map((member) => member.trim())
    .filter((member) => member !== 'null' && member !== 'undefined');

const literal = /^(?:"[^"]*"|-?\d+)$/;

/** A text box for a text, a choice for literals, none for what nobody can type. */
function controlOf(members, required) {
  const [first] = members;
  const typed = (name, control, more = {}) => ({ type: { required, name, ...more }, control });
  if (members.every((member) => member === 'string')) return typed('string', { type: 'text' });
  if (members.every((member) => member === 'number')) return typed('number', { type: 'number' });
  if (members.every((member) => ['boolean', 'true', 'false'].includes(member)))
    return typed('boolean', { type: 'boolean' });
  if (members.every((member) => literal.test(member))) {
    const value = members.map((member) => JSON.parse(member));
    return { ...typed('enum', { type: value.length > 5 ? 'select' : 'radio' }, { value }), options: value };
  }
  if (members.length > 1) return {};
  if (first === 'Date') return { control: { type: 'date' } };
  if (first === 'ReactNode') return { control: { type: 'text' } };
  if (/^(?:Ref|ReactElement|ComponentType|ElementType|LucideIcon|RefObject)\b/.test(first))
    return { control: false };
  return {};
}

/** The place of the files on the machine that builds is nobody's business. */
const withoutMachine = (value) =>
  JSON.parse(JSON.stringify(value), (_key, text) =>
    typeof text === 'string' && isAbsolute(text) && text.startsWith(root) ? relative(root, text) : text,
  );
