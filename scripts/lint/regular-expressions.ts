import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

const root = join(import.meta.dirname, '../..');
const folders = [
  'apps/api/src',
  'packages/domain/src',
  'packages/illustrations/src',
  'packages/api-client/src',
];

export interface Expression {
  source: string;
  flags: string;
  /** File and line, or where in the document. */
  at: string;
}

interface Found {
  expressions: Expression[];
  /** `RegExp` made of a text that is put together while the program runs. */
  dynamic: string[];
}

/** The text that an expression stands for, as far as it is written down: a template's holes are left out. */
function textOf(node: ts.Node | undefined): string | null {
  if (!node) return '';
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  const raw = ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw' && node.template;
  return raw && ts.isNoSubstitutionTemplateLiteral(raw) ? (raw.rawText ?? null) : null;
}

function inFile(file: string, found: Found): void {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const placeOf = (node: ts.Node) =>
    `${file.replaceAll('\\', '/')}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.expressions.push({
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
        at: placeOf(node),
      });
    } else if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText(source) === 'RegExp'
    ) {
      const [pattern, flags] = node.arguments ?? [];
      const [text, marks] = [textOf(pattern), textOf(flags)];
      if (text === null || marks === null) found.dynamic.push(placeOf(node));
      else found.expressions.push({ source: text, flags: marks, at: placeOf(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** Every regular expression of the code that reads strangers' texts, found in its syntax tree. */
export function expressionsOfSources(): Found {
  const found: Found = { expressions: [], dynamic: [] };
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.ts`),
    { cwd: root },
  );
  for (const file of files.sort()) if (!/\.test\.ts$|[\\/]testing[\\/]/.test(file)) inFile(file, found);
  return found;
}

/** Every `pattern` of the contract: the server holds what strangers send against them, as Unicode. */
export function patternsOfDocument(): Expression[] {
  const found = new Map<string, Expression>();
  const visit = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'pattern' && typeof inner === 'string')
        found.set(inner, { source: inner, flags: 'u', at: `openapi ${at}` });
      visit(inner, `${at}/${key}`);
    }
  };
  visit(JSON.parse(readFileSync(join(root, 'openapi/document.json'), 'utf8')), '');
  return [...found.values()];
}
