// 'Show code' and the manifest's examples: what somebody would write in an app, with its import lines.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { format } from 'oxfmt';

import { namesOf, scopeOf } from './story-scope.mjs';

/** A longer value is data, and the name of its prop says which. */
const maxLength = 60;
/** Longer data and helpers of a story are the reader's own. */
const maxDeclaration = 1800;

/** @param {readonly import('./kit.mjs').KitModule[]} kit */
export async function completeStoryDocs(payload, kit) {
  if (!payload) return payload;
  const { import: _general, stories, ...rest } = payload;
  const source = rest.path ? readFileSync(join(import.meta.dirname, '../..', rest.path), 'utf8') : '';
  const complete = async ([id, { snippet, ...story }]) => [
    id,
    { ...story, ...(snippet && { snippet: await layOut(toExample(snippet, kit, source)) }) },
  ];
  return { ...rest, stories: Object.fromEntries(await Promise.all(Object.entries(stories).map(complete))) };
}

/** As the house writes it, in lines that a docs page has room for. */
async function layOut(code) {
  const { code: laidOut, errors } = await format('story.tsx', code, { singleQuote: true, printWidth: 80 });
  return errors.length > 0 ? code : laidOut.trim().replace(/>;$/, '>');
}

/**
 * @param {string} code a story as a component: `const Default = () => <Button onClick={fn()}>Salvar</Button>;`
 * @param {readonly import('./kit.mjs').KitModule[]} kit
 * @param {string} source the story's file
 */
export function toExample(code, kit, source = '') {
  const { data, jsx } = toJsx(code, kit);
  const { declarations, imports, others } = complete([...data, jsx].join('\n'), kit, scopeOf(source));
  const own = others.length > 0 ? [`// Your own: ${others.join(', ')}.`] : [];
  const first = [...own, ...declarations, ...data];
  return [imports.join('\n'), ...first, jsx].filter(Boolean).join('\n\n');
}

function toJsx(code, kit) {
  const body = code
    .trim()
    .replace(/^const \w+ = (?:(?:\([^)]*\)|\w+) => (?=[<(])|(?=function ))/, '')
    .replace(/;$/, '');
  const { short, data } = hoistData(withoutMocks(body, kit).replace(/^\(\s*(<[\s\S]*>)\s*\)$/, '$1'));
  return {
    data,
    jsx: dedent(
      short
        // Children that an argument held: neither parentheses nor a fragment are needed.
        .replaceAll(/>\(\s*(<[\s\S]*?>)\s*\)</g, '>$1<')
        .replaceAll(/>\s*<>([\s\S]*?)<\/>\s*</g, '>$1<')
        .replaceAll(/>([^<>{}\n]+)\n\s*<\//g, '>$1</')
        .replaceAll('{...args}', '{...props}'),
    ),
  };
}

/** What a story watches does nothing in an app; where nothing may be missing, it stays as a function of its own. */
function withoutMocks(code, kit) {
  let rest = '';
  let at = 0;
  for (const match of code.matchAll(/(?:\s+(\w+)=\{)?\bfn\(/g)) {
    if (match.index < at) continue;
    const [whole, prop] = match;
    let end = endOfBrackets(code, match.index + whole.length) + 1;
    if (prop) end = endOfBrackets(code, end) + 1;
    const isOptional = prop && !isRequired(prop, tagBefore(code, match.index), kit);
    const before = prop ? whole.slice(0, whole.indexOf('{') + 1) : '';
    rest += code.slice(at, match.index) + (isOptional ? '' : `${before}() => {}${prop ? '}' : ''}`);
    at = end;
  }
  return rest + code.slice(at);
}

const tagBefore = (code, at) => [...code.slice(0, at).matchAll(/<([A-Z]\w*)/g)].at(-1)?.[1];

const isRequired = (prop, component, kit) =>
  kit.some(({ exports, required }) => exports.includes(component) && required[component]?.includes(prop));

/**
 * `auction={anAuction({ … })}` → `auction={auction}`: what the reader has; `options={[…]}`, where that is long, stands
 * before the JSX.
 */
function hoistData(code) {
  let short = '';
  let at = 0;
  const data = new Map();
  const own = new Set(
    [...code.matchAll(/\b(?:const|let) (?:\[(\w+)(?:, (\w+))?\]|(\w+))/g)].flatMap((names) => names.slice(1)),
  );
  for (const match of code.matchAll(/\s(\w+)=\{/g)) {
    const start = match.index + match[0].length;
    if (start < at) continue;
    const end = endOfBrackets(code, start);
    const value = code.slice(start, end);
    const isElement = /^\s*\(?\s*</.test(value);
    const isFixture = /\b(?:an?[A-Z]\w*|mock\w*)\(/.test(value);
    if (isElement || (!isFixture && value.length <= maxLength)) continue;
    const isOfRender =
      !isFixture && (/=>/.test(value) || namesOf(`x = ${value}`).some((name) => own.has(name)));
    if (isOfRender) continue;
    const declaration = isFixture || value.length > maxDeclaration ? '' : value.trim();
    let [, name] = match;
    for (let n = 2; data.has(name) && data.get(name) !== declaration; n += 1) name = `${match[1]}${n}`;
    data.set(name, declaration);
    short += code.slice(at, start) + name;
    at = end;
  }
  const declared = [...data].filter(([, value]) => value);
  return {
    short: short + code.slice(at),
    data: declared.map(([name, value]) => `const ${name} = ${dedent(value)};`),
  };
}

const brackets = { '{': 1, '(': 1, '[': 1, '}': -1, ')': -1, ']': -1 };

/** Where the bracket that is open at `from` is closed; of text in quotes none counts. */
function endOfBrackets(code, from) {
  let depth = 1;
  let at = from;
  let quote = '';
  for (; at < code.length && depth > 0; at += 1) {
    const letter = code[at];
    if (quote) quote = letter === quote ? '' : quote;
    else if (/["'`]/.test(letter) && !/\w/.test(code[at - 1] ?? '')) quote = letter;
    else depth += brackets[letter] ?? 0;
  }
  return at - 1;
}

/** The first line stands at the left already; the last tells how far in the others are. */
function dedent(code) {
  const [first, ...rest] = code.trim().split('\n');
  const indentOf = (line) => /^ */.exec(line)[0].length;
  const filled = rest.filter((line) => line.trim());
  const last = filled.at(-1);
  const base = last && /^\s*(?:<\/|\/>|\))/.test(last) ? indentOf(last) : 0;
  return [first, ...rest.map((line) => line.slice(Math.min(base, indentOf(line))))].join('\n');
}

/** The import lines that the code needs, and what its story's file declares for it. */
function complete(code, kit, { imports, declarations }) {
  const needed = [];
  const modules = new Map();
  const seen = new Set();
  const others = [];
  const addImport = (module, name) => modules.set(module, [...(modules.get(module) ?? []), name]);
  const visit = (text) => {
    for (const name of namesOf(text)) {
      if (seen.has(name)) continue;
      seen.add(name);
      const imported = imports.get(name);
      const folder = kit.find(
        ({ folder: one, exports }) => exports.includes(name) || imported?.from.endsWith(`/${one}.tsx`),
      )?.folder;
      const block = /^\.\/([\w-]+)\.tsx$/.exec(imported?.from ?? '')?.[1];
      const isPackage = imported && !imported.from.startsWith('.') && !imported.from.includes('storybook');
      const declaration = withoutMocks(declarations.get(name) ?? '', kit);
      const line = imported?.isType ? `type ${name}` : name;
      if (folder) addImport(`@martelo/ui/${folder}`, line);
      else if (isPackage) addImport(imported.from, line);
      // A block of the registry, where shadcn puts it.
      else if (block) addImport(`@/components/${block}`, line);
      else if (declaration && declaration.length <= maxDeclaration) {
        visit(declaration);
        needed.push(declaration);
      } else others.push(name);
    }
  };
  visit(code);
  return {
    others,
    declarations: needed,
    imports: [...modules]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([module, names]) => `import { ${names.toSorted().join(', ')} } from '${module}';`),
  };
}
