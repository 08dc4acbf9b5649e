import type { Node, Program } from '@babel/types';

import { textOf, walk } from './syntax.ts';

/** What is added to the queues of toasts that these functions make: `queue.add(content)`. */
export function toastContents(program: Program, makers: ReadonlySet<string>): Node[] {
  if (makers.size === 0) return [];
  const queues = new Set<string>();
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.init?.type === 'CallExpression') {
      if (makers.has(textOf(node.init.callee) ?? '')) queues.add(textOf(node.id) ?? '');
    }
  });
  const contents: Node[] = [];
  walk(program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return;
    const { object, property } = node.callee;
    const [content] = node.arguments;
    if (content && textOf(property) === 'add' && queues.has(textOf(object) ?? '')) contents.push(content);
  });
  return contents;
}
