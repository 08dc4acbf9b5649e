// What `@martelo/ui` exports and by which address, read from its sources.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readNatives } from './native-attributes.mjs';

const source = join(import.meta.dirname, '../../packages/ui/src');

/**
 * @typedef {{
 *   folder: string,
 *   exports: string[],
 *   defaults: Record<string, string>,
 *   deprecated: Record<string, string>,
 *   required: Record<string, string[]>,
 *   natives: Record<string, string[]>,
 * }} KitModule
 */

/** @returns {KitModule[]} the modules that other packages import: the file named like its folder */
export function readKit() {
  const requiredOf = readRequired();
  const nativesOf = readNatives();
  return readdirSync(source)
    .sort()
    .filter((folder) => existsSync(join(source, folder, `${folder}.tsx`)))
    .map((folder) => {
      const text = readFileSync(join(source, folder, `${folder}.tsx`), 'utf8');
      const exports = exportsOf(text);
      return {
        folder,
        exports,
        required: Object.fromEntries(exports.map((name) => [name, requiredOf(`${name}Props`)])),
        natives: Object.fromEntries(exports.map((name) => [name, nativesOf(`${name}Props`)])),
        defaults: variantDefaultsOf(text),
        deprecated: deprecatedOf(text),
      };
    });
}

const exportsOf = (text) => [
  ...[...text.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(([, name]) => name),
  ...[...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names]) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/^.* as /, ''))
      .filter((name) => /^\w+$/.test(name)),
  ),
];

/** Old names of props, and what their docstring says instead of them. */
const deprecatedOf = (text) =>
  Object.fromEntries(
    [...text.matchAll(/@deprecated ([^*]*?)\s*\*\/\s*(\w+)\?:/g)].map(([, instead, prop]) => [prop, instead]),
  );

/** The defaults that a component leaves to `cva`: they stand in no parameter, so no other tool sees them. */
const variantDefaultsOf = (text) =>
  Object.fromEntries(
    [...text.matchAll(/\bdefaultVariants: \{([^}]*)\}/g)].flatMap(([, pairs]) =>
      [...pairs.matchAll(/(\w+): ('[^']*'|true|false)/g)].map(([, prop, value]) => [prop, value]),
    ),
  );

/** Which props nobody may leave out, by the name of an interface, those of what it extends included. */
function readRequired() {
  const interfaces = new Map();
  for (const file of globSync('*/*.tsx', { cwd: source }))
    for (const [, name, bases, body] of readFileSync(join(source, file), 'utf8').matchAll(
      /^(?:export )?(?:interface|type) (\w+Props)\b([^{;]*)\{(.*?)^\}/gms,
    ))
      interfaces.set(name, {
        props: [...body.matchAll(/^ {2}(\w+)[:(]/gm)].map(([, prop]) => prop),
        bases: [...bases.matchAll(/\w+Props\b/g)].map(([base]) => base),
      });
  const requiredOf = (name) => {
    const { props, bases } = interfaces.get(name) ?? { props: [], bases: [] };
    return [...props, ...bases.filter((base) => base !== name).flatMap(requiredOf)];
  };
  return requiredOf;
}
