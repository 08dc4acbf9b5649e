// What the props tables and Controls say of a component, beyond what TypeScript's own reading gives.
import { isAbsolute, join, relative } from 'node:path';

import { readKit } from './kit.mjs';
import { nativeArgTypes } from './native-attributes.mjs';

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
    argTypes: {
      ...completeArgTypes(part.argTypes, module),
      ...nativeArgTypes(module?.natives?.[part.name], part.argTypes),
    },
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

const completeArgTypes = (argTypes = {}, { defaults, deprecated } = { defaults: {}, deprecated: {} }) =>
  Object.fromEntries(
    Object.entries(argTypes)
      .filter(([prop, argType]) => !isOfEach(prop, argType))
      .map(([prop, argType]) => [
        prop,
        completeArgType(
          { description: grammarOf(prop, Object.keys(argTypes)), ...described(argType) },
          defaults[prop],
          deprecated[prop],
        ),
      ]),
  );

/** What each component takes, and what Radix lends to those that stand on it, says nothing of this one. */
const isOfEach = (prop, { description }) =>
  prop === 'ref' ||
  prop === 'style' ||
  /^(?:forceMount|deferPointerDownOutside|on(?:EscapeKeyDown|(?:PointerDown|Focus|Interact)Outside|(?:Open|Close)AutoFocus))$/.test(
    prop,
  ) ||
  (prop === 'asChild' && !description);

/** A word that means this only beside another prop. */
const companions = {
  hint: 'error',
  value: 'onValueChange',
  defaultValue: 'onValueChange',
  checked: 'onCheckedChange',
  open: 'onOpenChange',
};

/** The grammar of props (GRAM-01 to GRAM-13): the same words wherever a component has nothing to add. */
const grammar = {
  label: 'Its name: read aloud, and seen where it shows words.',
  hideLabel: 'The label is read aloud alone: where the place already says what it is.',
  hint: 'What helps before anything is wrong; it describes the control.',
  error: 'What is wrong and how to mend it; read aloud when it appears.',
  value: 'What is chosen or written, where its owner keeps it.',
  defaultValue: 'What it starts with when uncontrolled.',
  onValueChange: 'Called with the value after each change.',
  onCheckedChange: 'Called with whether it is on after each change.',
  checked: 'Whether it is on, where its owner keeps it.',
  open: 'Whether it is open, where its owner keeps it.',
  defaultOpen: 'Whether it is open at first where nobody keeps it.',
  onOpenChange: 'Called with whether it is open after each change.',
  loading: 'Under way: it says so and takes no further press.',
  disabled: 'Cannot be worked; say why beside it.',
  required: 'A form is not sent without it.',
  placeholder: 'An example of what is written; never the name.',
  headingLevel: "Its place in the page's outline.",
  as: 'The element.',
  tone: 'What it means; the colour follows.',
  items: 'What it shows, in this order.',
  options: 'What can be chosen, in this order.',
  rows: 'Its rows, in this order.',
  gap: 'The distance between its parts: a step of the space scale.',
  align: 'How its parts line up across their direction.',
  justify: 'How its parts share the room along their direction.',
  children: 'What stands in it.',
  min: 'The least that is taken.',
  max: 'The most that is taken.',
  title: 'Its title.',
  page: 'The page shown, from 1.',
  lastPage: 'The number of the last page.',
  auction: "The auction, in the domain's shape.",
  size: 'How large it is.',
  href: 'Where it leads.',
  side: 'The side that it opens to, where there is room.',
  description: 'What more is to be known, below the title.',
  favorite: 'Whether it is among the favourites.',
  layout: 'Upright in a grid, or lying in a list.',
  level: "Its title's place in the page's outline.",
  'aria-label': 'Its name, read aloud.',
  onClick: 'Called when it is pressed.',
};

/**
 * What the grammar says of a prop among its component's others.
 * @param {readonly string[]} all
 */
export const grammarOf = (prop, all) =>
  !companions[prop] || all.includes(companions[prop]) ? grammar[prop] : undefined;

const described = ({ description, ...argType }) => (description ? { ...argType, description } : argType);

function completeArgType(argType, variantDefault, instead) {
  const { table, type } = argType;
  const members = type?.name === 'other' ? membersOf(String(type.value ?? '')) : undefined;
  // What has to be given has no default: the one in the code is for those who leave it out all the same.
  const defaultValue = type?.required
    ? undefined
    : (toLiteral(table?.defaultValue?.summary) ?? toLiteral(variantDefault));
  return {
    ...argType,
    ...(members && controlOf(members, type.required)),
    table: {
      ...withoutDefault(table),
      ...(members && { type: { ...table?.type, summary: inOrder(members).join(' | ') } }),
      ...(defaultValue && { defaultValue: { summary: defaultValue } }),
      ...(instead && { category: 'Deprecated' }),
    },
    ...(instead && { description: instead, control: false }),
  };
}

const withoutDefault = ({ defaultValue: _given, ...table } = {}) => table;

/**
 * A default as it is written in code, if it is a plain value. Around a text Storybook puts quotes of its own,
 * `"'top'"`; an older name of the prop may stand before it, `busy ?? false`, or alone in its place, which is no
 * default.
 */
function toLiteral(summary) {
  const code = summary
    ?.replace(/^"(.*)"$/s, '$1')
    .split(' ?? ')
    .at(-1)
    .replaceAll(/\s+/g, ' ');
  if (!/^(?:'[^']*'|-?\d+|true|false|null|\[\]|\{.*\}|<\w+ \/>)$/.test(code ?? '')) return undefined;
  return code.replace(/^'(.*)'$/, '"$1"');
}

/** TypeScript gives the members of a union in the order in which it met them anywhere. */
const inOrder = (members) =>
  members.toSorted((one, other) =>
    /^-?\d+$/.test(one) && /^-?\d+$/.test(other)
      ? Number(one) - Number(other)
      : isNumber(other) - isNumber(one),
  );

const isNumber = (member) => Number(/^-?\d+$/.test(member));

/** The members of a plain union, without those that say that nothing is given. */
const membersOf = (text) =>
  splitUnion(text)
    .map((member) => member.trim())
    .filter((member) => member !== 'null' && member !== 'undefined');

/** At its own bars, not at those within a type's arguments. */
function splitUnion(text) {
  let depth = 0;
  const members = [''];
  for (const part of text.split(/( \| |[<>(){}[\]])/)) {
    if (part === ' | ' && depth === 0) members.push('');
    else members[members.length - 1] += part;
    if (/^[<({[]$/.test(part)) depth += 1;
    else if (/^[>)}\]]$/.test(part) && !members.at(-1).endsWith('=>')) depth -= 1;
  }
  return members;
}

const literal = /^(?:"[^"]*"|-?\d+)$/;

/** A text box for a text, a choice for literals, none for what nobody can type. */
function controlOf(members, required) {
  const [first] = members;
  const typed = (name, control, more = {}) => ({ type: { required, name, ...more }, control });
  if (members.every((member) => member === 'string')) return typed('string', { type: 'text' });
  if (members.every((member) => member === 'number')) return typed('number', { type: 'number' });
  if (members.every((member) => ['boolean', 'true', 'false'].includes(member)))
    return typed('boolean', { type: 'boolean' });
  // Beside literals a type that only code can give: those are what a designer chooses from.
  const choices = members.filter((member) => literal.test(member));
  if (choices.length === members.length || (choices.length > 1 && !members.includes('string'))) {
    const value = inOrder(choices).map((member) => JSON.parse(member));
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
