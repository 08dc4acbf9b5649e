// 'Show code' and the manifest's examples: what somebody would write in an app, with its import lines.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A longer value is data, and the name of its prop says which. */
const maxLength = 60;

/** @param {readonly import('./kit.mjs').KitModule[]} kit */
export function completeStoryDocs(payload, kit) {
  if (!payload) return payload;
  const { import: _general, stories, ...rest } = payload;
  const complete = ({ snippet, ...story }) => ({
    ...story,
    ...(snippet && { snippet: toExample(snippet, kit) }),
  });
  return {
    ...rest,
    stories: Object.fromEntries(Object.entries(stories).map(([id, story]) => [id, complete(story)])),
  };
}

/**
 * @param {string} code a story as a component: `const Default = () => <Button onClick={fn()}>Salvar</Button>;`
 * @param {readonly import('./kit.mjs').KitModule[]} kit
 */
export function toExample(code, kit) {
  const jsx = toJsx(code);
  const imports = importsOf(jsx, kit);
  return imports.length > 0 ? `${imports.join('\n')}\n\n${jsx}` : jsx;
}

function toJsx(code) {
  const body = code
    .trim()
    .replace(/^const \w+ = \([^)]*\) => (?=[<(])/, '')
    .replace(/;$/, '');
  return dedent(
    shortenData(withoutMocks(body).replace(/^\(\s*(<[\s\S]*>)\s*\)$/, '$1'))
      // Children that an argument held: neither parentheses nor a fragment are needed.
      .replaceAll(/>\(\s*(<[\s\S]*?>)\s*\)</g, '>$1<')
      .replaceAll(/>\s*<>([\s\S]*?)<\/>\s*</g, '>$1<')
      .replaceAll(/>([^<>{}\n]+)\n\s*<\//g, '>$1</')
      .replaceAll('{...args}', '{...props}'),
  );
}

const withoutMocks = (code) => code.replaceAll(/\s+\w+=\{fn\([^()]*\)\}/g, '');

/** `auction={anAuction({ … })}` → `auction={auction}`, and the same for whatever is long. */
function shortenData(code) {
  let short = '';
  let at = 0;
  for (const match of code.matchAll(/\s(\w+)=\{/g)) {
    const start = match.index + match[0].length;
    if (start < at) continue;
    const end = endOfBraces(code, start);
    const value = code.slice(start, end);
    const isElement = /^\s*\(?\s*</.test(value);
    const isData = /\b(?:an?[A-Z]\w*|mock\w*)\(/.test(value) || value.length > maxLength;
    if (isElement || !isData) continue;
    short += code.slice(at, start) + match[1];
    at = end;
  }
  return short + code.slice(at);
}

/** Where the braces that are open at `from` are closed. */
function endOfBraces(code, from) {
  let depth = 1;
  let at = from;
  for (; at < code.length && depth > 0; at += 1) depth += { '{': 1, '}': -1 }[code[at]] ?? 0;
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

function importsOf(jsx, kit) {
  const used = [...new Set([...jsx.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name))];
  const byModule = new Map(jsx.includes('useState(') ? [['react', ['useState']]] : []);
  for (const name of used) {
    const folder = kit.find(({ exports }) => exports.includes(name))?.folder;
    const module = folder ? `@martelo/ui/${folder}` : iconNames().has(name) ? 'lucide-react' : undefined;
    if (module) byModule.set(module, [...(byModule.get(module) ?? []), name]);
  }
  return [...byModule]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([module, names]) => `import { ${names.toSorted().join(', ')} } from '${module}';`);
}

let icons;

/** The icons that stories use. */
function iconNames() {
  const root = join(import.meta.dirname, '../..');
  icons ??= new Set(
    globSync('packages/ui/src/*/*.stories.tsx', { cwd: root }).flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(/^import \{([^}]*)\} from 'lucide-react';$/gm),
      ].flatMap(([, names]) => names.split(',').map((name) => name.trim())),
    ),
  );
  return icons;
}
