import type { Node } from '@babel/types';

import { textOf } from './syntax.ts';

/** The old `onChange` got a value, today's gets the event: a handler that reads one is of today. */
export function readsEvent(value: Node | null | undefined, code: string): boolean {
  const handler = value?.type === 'JSXExpressionContainer' ? value.expression : value;
  if (handler?.type !== 'ArrowFunctionExpression' && handler?.type !== 'FunctionExpression') return false;
  const [event] = handler.params;
  if (event?.type === 'ObjectPattern')
    return event.properties.some(
      (property) =>
        property.type === 'ObjectProperty' && /^(currentTarget|target)$/.test(textOf(property.key) ?? ''),
    );
  if (event?.type !== 'Identifier') return false;
  if (/^(e|ev|evt|event)$/.test(event.name)) return true;
  const body = code.slice(handler.body.start ?? 0, handler.body.end ?? 0);
  return ['target', 'currentTarget', 'nativeEvent', 'preventDefault', 'stopPropagation'].some((name) =>
    body.includes(`${event.name}.${name}`),
  );
}

/** react-hook-form's props have today's `onChange`. */
export const isRegistered = (node: Node) =>
  node.type === 'CallExpression' &&
  textOf(node.callee.type === 'MemberExpression' ? node.callee.property : node.callee) === 'register';
