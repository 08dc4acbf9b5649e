// The attributes of native controls that Storybook leaves out of props tables with all others of their elements.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../../packages/ui/src');

const ofFields = ['disabled', 'required', 'name', 'autoComplete', 'form'];
const ofElements = {
  button: ['disabled', 'name', 'type', 'form'],
  fieldset: ['disabled', 'name', 'form'],
  input: [...ofFields, 'readOnly', 'placeholder', 'type'],
  select: ofFields,
  textarea: [...ofFields, 'readOnly', 'placeholder'],
};

const text = { type: { name: 'string', required: false }, control: { type: 'text' } };
const flag = { type: { name: 'boolean', required: false }, control: { type: 'boolean' } };

/** What the table says of each. */
const attributes = {
  disabled: { ...flag, description: 'Cannot be worked; say why beside it.' },
  required: { ...flag, description: 'A form is not sent without it.' },
  readOnly: { ...flag, description: 'Can be read and is sent, but not changed.' },
  name: { ...text, description: 'What a form sends it under; without it nothing is sent.' },
  placeholder: { ...text, description: 'An example of what is written; never the name.' },
  autoComplete: { ...text, description: 'What the browser may fill in: `email`, `tel`, `off`.' },
  type: { ...text, description: 'As of the native element: of a button `button`, `submit` or `reset`.' },
  form: { ...text, description: 'The id of the form that it belongs to, where it stands outside of it.' },
};

/** Those of a component that it takes and has not declared itself. */
export const nativeArgTypes = (names = [], declared = {}) =>
  Object.fromEntries(
    names
      .filter((name) => !Object.hasOwn(declared, name))
      .map((name) => [
        name,
        {
          name,
          ...attributes[name],
          table: { category: 'Native attributes', type: { summary: attributes[name].type.name } },
        },
      ]),
  );

const quoted = (code) => [...code.matchAll(/'([\w-]+)'/g)].map(([, word]) => word);

/** Which of them a component takes by its props, those of what it extends included. */
export function readNatives() {
  const heads = new Map();
  for (const file of globSync('*/*.tsx', { cwd: source }))
    for (const [, name, head] of readFileSync(join(source, file), 'utf8').matchAll(
      /^(?:export )?(?:interface|type) (\w+Props)\b([^{;]*)[{;]/gm,
    ))
      heads.set(name, head);
  /** @returns {string[]} */
  const nativesOf = (name) => {
    const head = heads.get(name) ?? '';
    if (/\bPick</.test(head)) return [];
    const elements = [...head.matchAll(/\bComponentProps<'(\w+)'>/g)].map(([, element]) => element);
    const bases = [...head.matchAll(/\b(\w+Props)\b(?!<')|\btypeof (\w+)/g)].map(
      ([, base, component]) => base ?? `${component}Props`,
    );
    const omitted = quoted(head.replaceAll(/\bComponentProps<'\w+'>/g, ''));
    const all = [
      ...elements.flatMap((element) => ofElements[element] ?? []),
      ...bases.filter((base) => base !== name).flatMap(nativesOf),
    ];
    return [...new Set(all)].filter((attribute) => !omitted.includes(attribute));
  };
  return nativesOf;
}
