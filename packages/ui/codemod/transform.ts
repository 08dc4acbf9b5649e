import { parse } from '@babel/parser';
import type {
  ImportDeclaration,
  JSXOpeningElement,
  Node,
  ObjectExpression,
  StringLiteral,
  TSIndexedAccessType,
  TSTypeReference,
} from '@babel/types';

import { type NewValue, type Renames, renames, toastRenames } from './renames.ts';

/** What is left to a person: where, and why. */
export interface Remark {
  line: number;
  text: string;
}

export interface Transformed {
  code: string;
  /** How many places were changed. */
  changed: number;
  remarks: readonly Remark[];
}

/** The entry of the package that an import comes from; null for any other module. */
export type EntryOf = (source: string) => string | null;

const entryOfPackage: EntryOf = (source) => /^@martelo\/ui\/([\w-]+)$/.exec(source)?.[1] ?? null;

/** A component under the name that a file has for it. */
interface Local {
  component: string;
  renames: Renames;
}

interface Found {
  components: Map<string, Local>;
  /** `XProps` under its local name. */
  types: Map<string, Local>;
  /** `import * as X`: the entry. */
  namespaces: Map<string, string>;
  toastQueues: Set<string>;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'loc' || key.endsWith('Comments')) return [];
    return (Array.isArray(value) ? value : [value]).filter(isNode);
  });
}

function walk(node: Node, visit: (node: Node, parents: readonly Node[]) => void, parents: Node[] = []): void {
  visit(node, parents);
  const within = [node, ...parents];
  for (const child of childrenOf(node)) walk(child, visit, within);
}

const textOf = (node: Node): string | null =>
  node.type === 'Identifier' || node.type === 'JSXIdentifier'
    ? node.name
    : node.type === 'StringLiteral'
      ? node.value
      : null;

/** The literals that an expression can come to: both ends of a condition; null where it holds anything else. */
function literalsOf(node: Node | null | undefined): StringLiteral[] | null {
  switch (node?.type) {
    case 'StringLiteral':
      return [node];
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
      return literalsOf(node.expression);
    case 'ConditionalExpression': {
      const ends = [literalsOf(node.consequent), literalsOf(node.alternate)];
      return ends.includes(null) ? null : ends.flatMap((end) => end ?? []);
    }
    default:
      return null;
  }
}

/**
 * Moves the props of one file to the package's present grammar. It follows imports, renamed and namespaced ones too, and
 * changes JSX, `createElement`, types taken from props and the `args` of stories. What it cannot see into is remarked.
 */
export function transform(code: string, entryOf: EntryOf = entryOfPackage): Transformed {
  const { program } = parse(code, {
    sourceType: 'module',
    plugins: ['typescript', 'jsx', 'decorators-legacy'],
    errorRecovery: true,
    createImportExpressions: true,
  });
  const edits = new Map<number, { end: number; text: string }>();
  const remarks: Remark[] = [];
  const found: Found = {
    components: new Map(),
    types: new Map(),
    namespaces: new Map(),
    toastQueues: new Set(),
  };

  const remark = (node: Node, text: string) => {
    const line = node.loc?.start.line ?? 0;
    if (!remarks.some((one) => one.line === line && one.text === text)) remarks.push({ line, text });
  };
  const replace = (node: Node, text: string) => edits.set(node.start ?? 0, { end: node.end ?? 0, text });
  const writeLiteral = (node: StringLiteral, text: string) => {
    const quote = code.charAt(node.start ?? 0);
    replace(node, `${quote}${text}${quote}`);
  };

  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') readImport(statement);
    else if (statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportAllDeclaration') {
      const entry = statement.source ? entryOf(statement.source.value) : null;
      if (entry && renames[entry])
        remark(statement, `passes on ${entry}: look at whoever imports it from here`);
    }
  }

  function readImport({ source, specifiers }: ImportDeclaration) {
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
  function dropShadowed() {
    const imported = new Set([...found.components.keys(), ...found.namespaces.keys()]);
    walk(program, (node, [parent]) => {
      if (node.type !== 'Identifier' || !imported.has(node.name) || !parent) return;
      const declares =
        (parent.type === 'VariableDeclarator' && parent.id === node) ||
        ((parent.type === 'FunctionDeclaration' ||
          parent.type === 'FunctionExpression' ||
          parent.type === 'ArrowFunctionExpression') &&
          (parent.params as Node[]).includes(node)) ||
        (parent.type === 'ObjectProperty' && parent.value === node && parent.shorthand && isPattern(parent));
      if (!declares) return;
      found.components.delete(node.name);
      found.namespaces.delete(node.name);
      remark(node, `${node.name} is also the name of something else in this file: nothing of it was changed`);
    });
  }

  const patterns = new Set<Node>();
  walk(program, (node) => {
    if (node.type === 'ObjectPattern') for (const property of node.properties) patterns.add(property);
  });
  const isPattern = (node: Node) => patterns.has(node);

  /** One prop, in JSX or in an object. `value` is absent where it is short for its own name. */
  function changeProp(
    node: Node,
    key: Node,
    value: Node | null | undefined,
    { component, renames: how }: Local,
  ) {
    const name = textOf(key);
    if (name === null) return;
    const shorthand = node.type === 'ObjectProperty' && node.shorthand;
    const manual = how.manual?.[name];
    if (manual) remark(node, `${component}: ${manual}`);
    const target = how.props?.[name];
    const values = how.values?.[name];
    let to = target ?? name;
    if (values) {
      const literals = literalsOf(value);
      const moved = literals?.map((literal) => values[literal.value]);
      if (!literals) {
        const whole = value && code.slice(value.start ?? 0, value.end ?? 0);
        if (
          whole &&
          Object.keys(values).some((old) => whole.includes(`'${old}'`) || whole.includes(`"${old}"`))
        )
          remark(node, `${component}: \`${name}\` holds values that have moved`);
      } else if (moved?.some(Boolean)) {
        const targets = new Set(moved.map((one) => (one ? Object.keys(one)[0] : to)));
        if (targets.size > 1)
          return remark(node, `${component}: \`${name}\` became ${[...targets].join(' and ')}`);
        to = [...targets][0] ?? to;
        literals.forEach((literal, at) => {
          const next: NewValue | undefined = moved[at];
          if (next?.[to] !== undefined) writeLiteral(literal, next[to]);
        });
      }
    }
    if (to === name) return;
    if (shorthand) replace(node, `${to}: ${name}`);
    else if (key.type === 'StringLiteral') writeLiteral(key, to);
    else replace(key, to);
  }

  function changeObject(object: ObjectExpression, local: Local) {
    for (const property of object.properties) {
      if (property.type === 'SpreadElement') {
        remark(property, `${local.component}: props are spread in; ${hint(local)}`);
      } else if (!property.computed)
        changeProp(property, property.key, property.type === 'ObjectProperty' ? property.value : null, local);
    }
  }

  const hint = ({ renames: how }: Local) =>
    `if they hold ${[...new Set([...Object.keys(how.props ?? {}), ...Object.keys(how.values ?? {})])]
      .map((name) => `\`${name}\``)
      .join(' or ')}, rename it there`;

  function localOf(name: Node): Local | undefined {
    if (name.type === 'JSXIdentifier' || name.type === 'Identifier') return found.components.get(name.name);
    const [object, property] =
      name.type === 'JSXMemberExpression' || name.type === 'MemberExpression'
        ? [textOf(name.object), textOf(name.property)]
        : [null, null];
    const entry = object === null ? undefined : found.namespaces.get(object);
    const how = entry && property !== null ? renames[entry]?.[property] : undefined;
    return how && property !== null ? { component: property, renames: how } : undefined;
  }

  function changeElement({ name, attributes }: JSXOpeningElement) {
    const local = localOf(name);
    if (!local) return;
    for (const attribute of attributes) {
      if (attribute.type === 'JSXAttribute') changeProp(attribute, attribute.name, attribute.value, local);
      else if (attribute.argument.type === 'ObjectExpression') changeObject(attribute.argument, local);
      else if (!storyArgs(attribute.argument, local))
        remark(attribute, `${local.component}: props are spread in; ${hint(local)}`);
    }
  }

  /** `XProps['old']`, and the names in `Omit<XProps, 'old'>` and `Pick`. */
  function changeType(node: TSIndexedAccessType | TSTypeReference) {
    if (node.type === 'TSIndexedAccessType') {
      const { objectType: object, indexType: index } = node;
      const local = object.type === 'TSTypeReference' ? found.types.get(textOf(object.typeName) ?? '') : null;
      if (local) changeLiteralTypes(index, local);
      return;
    }
    const name = textOf(node.typeName);
    const [object, index] = node.typeParameters?.params ?? [];
    if ((name !== 'Omit' && name !== 'Pick') || object?.type !== 'TSTypeReference' || !index) return;
    const local = found.types.get(textOf(object.typeName) ?? '');
    if (local) changeLiteralTypes(index, local);
  }

  function changeLiteralTypes(node: Node, { renames: how }: Local) {
    if (node.type === 'TSUnionType')
      for (const one of node.types) changeLiteralTypes(one, { component: '', renames: how });
    if (node.type !== 'TSLiteralType' || node.literal.type !== 'StringLiteral') return;
    const to = how.props?.[node.literal.value];
    if (to) writeLiteral(node.literal, to);
  }

  // Stories in the Component Story Format: `component: X` says whose `args` a file has.
  let story: Local | undefined;
  const argsOfStory = new Set<Node>();
  function readStory() {
    walk(program, (node) => {
      if (node.type !== 'ObjectExpression' || story) return;
      const component = node.properties.find(
        (property) => property.type === 'ObjectProperty' && textOf(property.key) === 'component',
      );
      const named = node.properties.some(
        (property) => property.type === 'ObjectProperty' && textOf(property.key) === 'title',
      );
      if (named && component?.type === 'ObjectProperty') story = localOf(component.value);
    });
  }
  const storyArgs = (node: Node, local: Local) =>
    story?.component === local.component &&
    ((node.type === 'Identifier' && node.name === 'args') ||
      (node.type === 'MemberExpression' && textOf(node.property) === 'args'));

  readStory();
  dropShadowed();
  walk(program, (node, parents) => {
    const [parent, over] = parents;
    switch (node.type) {
      case 'JSXOpeningElement':
        return changeElement(node);
      case 'TSIndexedAccessType':
      case 'TSTypeReference':
        return changeType(node);
      case 'TSExpressionWithTypeArguments': {
        const local = found.types.get(textOf(node.expression) ?? '');
        if (local) remark(node, `extends ${local.component}Props; ${hint(local)}`);
        return;
      }
      case 'CallExpression': {
        const [component, props] = node.arguments;
        const callee = node.callee.type === 'MemberExpression' ? node.callee.property : node.callee;
        const local = component && textOf(callee) === 'createElement' ? localOf(component) : undefined;
        if (local && props?.type === 'ObjectExpression') changeObject(props, local);
        return;
      }
      case 'ObjectProperty':
        if (
          story &&
          !isPattern(node) &&
          textOf(node.key) === 'args' &&
          node.value.type === 'ObjectExpression'
        ) {
          argsOfStory.add(node.value);
          for (const property of node.value.properties)
            if (property.type === 'ObjectProperty') changeProp(property, property.key, property.value, story);
        }
        return;
      case 'MemberExpression': {
        // `args.old` in a story's play and render.
        const to = story?.renames.props?.[textOf(node.property) ?? ''];
        if (to && !node.computed && textOf(node.object) === 'args') replace(node.property, to);
        return;
      }
      case 'Identifier': {
        const local = found.components.get(node.name);
        if (!local || !parent || isSeen(node, parent, over)) return;
        remark(node, `${local.component} is passed on here; ${hint(local)}`);
        return;
      }
      case 'ImportExpression': {
        const entry = node.source.type === 'StringLiteral' ? entryOf(node.source.value) : null;
        if (entry && renames[entry]) remark(node, `${entry} is loaded here: nothing of it was changed`);
        return;
      }
      default:
    }
  });
  changeToasts();

  /** Where a component's name is no use of it, or one that is looked at elsewhere. */
  function isSeen(node: Node, parent: Node, over: Node | undefined): boolean {
    if (parent.type.startsWith('Import') || parent.type === 'TSTypeQuery') return true;
    if (parent.type === 'ExportSpecifier')
      return parent.local !== node || (over?.type === 'ExportNamedDeclaration' && Boolean(over.source));
    if (parent.type === 'MemberExpression' && parent.property === node && !parent.computed) return true;
    if (parent.type === 'ObjectProperty')
      return (
        (parent.key === node && !parent.shorthand) || (Boolean(story) && textOf(parent.key) === 'component')
      );
    return (
      parent.type === 'CallExpression' &&
      parent.arguments[0] === node &&
      parent.arguments[1]?.type === 'ObjectExpression' &&
      over !== undefined
    );
  }

  function changeToasts() {
    if (found.toastQueues.size === 0) return;
    const queues = new Set<string>();
    walk(program, (node) => {
      if (node.type === 'VariableDeclarator' && node.init?.type === 'CallExpression') {
        if (found.toastQueues.has(textOf(node.init.callee) ?? '')) queues.add(textOf(node.id) ?? '');
      }
    });
    walk(program, (node) => {
      if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return;
      const { object, property } = node.callee;
      if (textOf(property) !== 'add' || !queues.has(textOf(object) ?? '')) return;
      const [content] = node.arguments;
      const local = { component: 'Toast', renames: toastRenames };
      if (content?.type === 'ObjectExpression') changeObject(content, local);
      else if (content) remark(content, `Toast: ${hint(local)}`);
    });
  }

  let result = code;
  for (const [start, { end, text }] of [...edits].toSorted(([a], [b]) => b - a))
    result = result.slice(0, start) + text + result.slice(end);
  return { code: result, changed: edits.size, remarks: remarks.toSorted((a, b) => a.line - b.line) };
}
