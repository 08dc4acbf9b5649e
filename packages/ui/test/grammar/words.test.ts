import { globSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';
import { expect, test } from 'vitest';

import { compilerOptions, root } from './read-props.ts';

/** The words that an application's own may not replace by their type: `(whole) => 'Um' | 'Dois'`. */
function closedWords(): string[] {
  const file = join(root, 'src/messages/all.ts');
  const program = ts.createProgram([file], compilerOptions());
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file)!;
  const [all] = checker.getExportsOfModule(checker.getSymbolAtLocation(source)!);
  const closed: string[] = [];
  const visit = (name: string, type: ts.Type): void => {
    const [signature] = type.getCallSignatures();
    const words = signature ? signature.getReturnType() : type;
    if (words.flags & ts.TypeFlags.String) return;
    if (signature || words.isUnion() || words.isStringLiteral()) closed.push(name);
    else if (checker.isArrayType(words))
      visit(`${name}[]`, checker.getIndexTypeOfType(words, ts.IndexKind.Number)!);
    else
      for (const property of words.getProperties())
        visit(`${name}.${property.name}`, checker.getTypeOfSymbol(property));
  };
  for (const property of checker.getTypeOfSymbol(all!).getProperties())
    visit(property.name, checker.getTypeOfSymbol(property));
  return closed;
}

test('every message may be said in other words', () => expect(closedWords()).toEqual([]), 60_000);

/** What people read and no dictionary has. */
function writtenWords(): string[] {
  const files = globSync('src/*/*.tsx', { cwd: root }).filter(
    (file) => !/\.(stories|test)\.tsx$|foundations/.test(file),
  );
  return files.flatMap((file) => {
    const text = ts.sys.readFile(join(root, file)) ?? '';
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const written: string[] = [];
    const visit = (node: ts.Node) => {
      if (ts.isJsxText(node) && /\p{L}{2}/u.test(node.text)) written.push(`${file}: ${node.text.trim()}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return written;
  });
}

test('every word stands in the dictionary, but for the name of the site', () =>
  expect(writtenWords()).toEqual([expect.stringMatching(/logo\.tsx: Martelo$/)]));
