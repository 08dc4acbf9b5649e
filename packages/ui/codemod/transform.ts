import { parse } from '@babel/parser';
import type {
  JSXOpeningElement,
  Node,
  ObjectExpression,
  StringLiteral,
  TSIndexedAccessType,
  TSTypeReference,
} from '@babel/types';

import { type EntryOf, entryOfPackage, findImports, type Local, patternsOf } from './find-imports.ts';
import { isRegistered, readsEvent } from './handlers.ts';
import { type NewValue, renames, toastRenames } from './renames.ts';
import { applyEdits, type Edits } from './edits.ts';
import { componentOfStories, isSeen, literalsOf, textOf, walk } from './syntax.ts';
import { toastContents } from './toast-contents.ts';

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

/** What to do manually with props that are passed on. */
const hintOf = ({ renames: how }: Local) =>
  `if they hold ${[
    ...new Set([how.props, how.values, how.manual].flatMap((names) => Object.keys(names ?? {}))),
  ]
    .map((name) => `\`${name}\``)
    .join(' or ')}, rename it there`;

/**
 * Moves the props of one file to the package's present grammar. It follows imports, renamed and namespaced ones too,
 * and changes JSX, `createElement`, types taken from props and the `args` of stories. What it cannot see into is
 * remarked.
 */
export function transform(code: string, entryOf: EntryOf = entryOfPackage): Transformed {
  const { program } = parse(code, {
    sourceType: 'module',
    plugins: ['typescript', 'jsx', 'decorators-legacy'],
    errorRecovery: true,
    createImportExpressions: true,
  });
  const edits: Edits = new Map();
  const remarks: Remark[] = [];
  const remark = (node: Node, text: string) => {
    const line = node.loc?.start.line ?? 0;
    if (!remarks.some((one) => one.line === line && one.text === text)) remarks.push({ line, text });
  };
  const found = findImports(program, entryOf, remark);
  const replace = (node: Node, text: string) => edits.set(node.start ?? 0, { end: node.end ?? 0, text });
  const writeLiteral = (node: StringLiteral, text: string) => {
    const quote = code.charAt(node.start ?? 0);
    replace(node, `${quote}${text}${quote}`);
  };

  const patterns = patternsOf(program);
  /** One prop, in JSX or in an object. `value` is absent where it is short for its own name. */
  function changeProp(
    node: Node,
    key: Node,
    value: Node | null | undefined,
    { component, renames: how }: Local,
    beside?: ReadonlySet<string | null>,
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
          const text = next?.[to];
          if (text !== undefined) writeLiteral(literal, text);
        });
      }
    }
    if (to === name) return;
    if (beside?.has(to))
      return remark(node, `${component}: \`${name}\` was left: \`${to}\` stands beside it`);
    if (name === 'onChange' && readsEvent(value, code))
      return remark(node, `${component}: \`onChange\` was left: it reads the event`);
    if (shorthand) replace(node, `${to}: ${name}`);
    else if (key.type === 'StringLiteral') writeLiteral(key, to);
    else replace(key, to);
  }

  function changeObject(object: ObjectExpression, local: Local) {
    const beside = new Set(
      object.properties.map((property) => ('key' in property ? textOf(property.key) : null)),
    );
    for (const property of object.properties) {
      if (property.type === 'SpreadElement') {
        if (!isRegistered(property.argument))
          remark(property, `${local.component}: props are spread in; ${hintOf(local)}`);
      } else if (!property.computed)
        changeProp(
          property,
          property.key,
          property.type === 'ObjectProperty' ? property.value : null,
          local,
          beside,
        );
    }
  }

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
    const beside = new Set(
      attributes.map((attribute) => (attribute.type === 'JSXAttribute' ? textOf(attribute.name) : null)),
    );
    for (const attribute of attributes) {
      if (attribute.type === 'JSXAttribute')
        changeProp(attribute, attribute.name, attribute.value, local, beside);
      else if (attribute.argument.type === 'ObjectExpression') changeObject(attribute.argument, local);
      else if (!storyArgs(attribute.argument, local) && !isRegistered(attribute.argument))
        remark(attribute, `${local.component}: props are spread in; ${hintOf(local)}`);
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

  const story = componentOfStories(program, localOf);
  const storyArgs = (node: Node, local: Local) =>
    story?.component === local.component &&
    ((node.type === 'Identifier' && node.name === 'args') ||
      (node.type === 'MemberExpression' && textOf(node.property) === 'args'));

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
        if (local) remark(node, `extends ${local.component}Props; ${hintOf(local)}`);
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
          !patterns.has(node) &&
          textOf(node.key) === 'args' &&
          node.value.type === 'ObjectExpression'
        ) {
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
        if (!local || !parent || isSeen(node, parent, over, story !== undefined)) return;
        remark(node, `${local.component} is passed on here; ${hintOf(local)}`);
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
  const toastLocal: Local = { component: 'Toast', renames: toastRenames };
  for (const content of toastContents(program, found.toastQueues)) {
    if (content.type === 'ObjectExpression') changeObject(content, toastLocal);
    else remark(content, `Toast: ${hintOf(toastLocal)}`);
  }

  return {
    code: applyEdits(code, edits),
    changed: edits.size,
    remarks: remarks.toSorted((a, b) => a.line - b.line),
  };
}
