import type { Node, StringLiteral } from '@babel/types';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'loc' || key.endsWith('Comments')) return [];
    return (Array.isArray(value) ? value : [value]).filter(isNode);
  });
}

/** Every node from the outside in, each with what it stands in, the nearest first. */
export function walk(
  node: Node,
  visit: (node: Node, parents: readonly Node[]) => void,
  parents: Node[] = [],
): void {
  visit(node, parents);
  const within = [node, ...parents];
  for (const child of childrenOf(node)) walk(child, visit, within);
}

/** The name or text that a node is. */
export const textOf = (node: Node): string | null =>
  node.type === 'Identifier' || node.type === 'JSXIdentifier'
    ? node.name
    : node.type === 'StringLiteral'
      ? node.value
      : null;

/** The literals that an expression can come to: both ends of a condition; null where it holds anything else. */
export function literalsOf(node: Node | null | undefined): StringLiteral[] | null {
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

/** Where a component's name is no use of it, or one that is looked at elsewhere. */
export function isSeen(node: Node, parent: Node, over: Node | undefined, inStory: boolean): boolean {
  if (parent.type.startsWith('Import') || parent.type === 'TSTypeQuery') return true;
  if (parent.type === 'ExportSpecifier')
    return parent.local !== node || (over?.type === 'ExportNamedDeclaration' && Boolean(over.source));
  if (parent.type === 'MemberExpression' && parent.property === node && !parent.computed) return true;
  if (parent.type === 'ObjectProperty')
    return (parent.key === node && !parent.shorthand) || (inStory && textOf(parent.key) === 'component');
  return (
    parent.type === 'CallExpression' &&
    parent.arguments[0] === node &&
    parent.arguments[1]?.type === 'ObjectExpression' &&
    over !== undefined
  );
}

/** `component: X` beside a title, in the Component Story Format: whose `args` a file has, if `read` knows it. */
export function componentOfStories<Found>(
  program: Node,
  read: (component: Node) => Found | undefined,
): Found | undefined {
  let component: Found | undefined;
  walk(program, (node) => {
    if (node.type !== 'ObjectExpression' || component) return;
    const valueOf = (name: string) => {
      const property = node.properties.find(
        (one) => one.type === 'ObjectProperty' && textOf(one.key) === name,
      );
      return property?.type === 'ObjectProperty' ? property.value : undefined;
    };
    const value = valueOf('title') && valueOf('component');
    if (value) component = read(value);
  });
  return component;
}
