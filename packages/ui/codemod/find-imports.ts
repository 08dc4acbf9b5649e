import type { File, ImportDeclaration, Node } from '@babel/types';

import { type Renames, renames } from './renames.ts';
import { textOf, walk } from './syntax.ts';

/** The entry of the package that an import comes from; null for any other module. */
export type EntryOf = (source: string) => string | null;

export const entryOfPackage: EntryOf = (source) => /^@martelo\/ui\/([\w-]+)$/.exec(source)?.[1] ?? null;

/** A component under the name that a file has for it. */
export interface Local {
  component: string;
  renames: Renames;
}

export interface Found {
  components: Map<string, Local>;
  /** `XProps` under its local name. */
  types: Map<string, Local>;
  /** `import * as X`: the entry. */
  namespaces: Map<string, string>;
  toastQueues: Set<string>;
}

/** Tells a person what stands at a node. */
export type ToRemark = (node: Node, text: string) => void;

/** What a file has of the package, under which names. */
export function findImports(program: File['program'], entryOf: EntryOf, remark: ToRemark): Found {
  const found: Found = {
    components: new Map(),
    types: new Map(),
    namespaces: new Map(),
    toastQueues: new Set(),
  };
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') readImport(statement, entryOf, found);
    else if (statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportAllDeclaration') {
      const entry = statement.source ? entryOf(statement.source.value) : null;
      if (entry && renames[entry])
        remark(statement, `passes on ${entry}: look at whoever imports it from here`);
    }
  }
  dropShadowed(program, found, remark);
  return found;
}

function readImport({ source, specifiers }: ImportDeclaration, entryOf: EntryOf, found: Found): void {
  const entry = entryOf(source.value);
  if (!entry) return;
  for (const specifier of specifiers) {
    const local = specifier.local.name;
    if (specifier.type === 'ImportNamespaceSpecifier') found.namespaces.set(local, entry);
    if (specifier.type !== 'ImportSpecifier') continue;
    const imported = textOf(specifier.imported) ?? '';
    if (imported === 'createToastQueue') found.toastQueues.add(local);
    for (const [component, changes] of Object.entries(renames[entry] ?? {})) {
      if (imported === component) found.components.set(local, { component, renames: changes });
      if (imported === `${component}Props`) found.types.set(local, { component, renames: changes });
    }
  }
}

/** A name of the file that stands for something else further in: it would be taken for the component. */
function dropShadowed(program: File['program'], found: Found, remark: ToRemark): void {
  const patterns = patternsOf(program);
  const imported = new Set([...found.components.keys(), ...found.namespaces.keys()]);
  walk(program, (node, [parent]) => {
    if (node.type !== 'Identifier' || !imported.has(node.name) || !parent) return;
    const declares =
      (parent.type === 'VariableDeclarator' && parent.id === node) ||
      ((parent.type === 'FunctionDeclaration' ||
        parent.type === 'FunctionExpression' ||
        parent.type === 'ArrowFunctionExpression') &&
        (parent.params as Node[]).includes(node)) ||
      (parent.type === 'ObjectProperty' && parent.value === node && parent.shorthand && patterns.has(parent));
    if (!declares) return;
    found.components.delete(node.name);
    found.namespaces.delete(node.name);
    remark(node, `${node.name} is also the name of something else in this file: nothing of it was changed`);
  });
}

/** Properties that take something apart: they declare names. */
export function patternsOf(program: File['program']): ReadonlySet<Node> {
  const patterns = new Set<Node>();
  walk(program, (node) => {
    if (node.type === 'ObjectPattern') for (const property of node.properties) patterns.add(property);
  });
  return patterns;
}
