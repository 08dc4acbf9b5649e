// Which folder may import from which.
import { posix } from 'node:path';

/** Folders that stand on each other, the lowest first: each may import from those before it. */
const buildings = [
  {
    root: '/apps/api/src/',
    // docs/decisions/0034
    floors: [
      'platform',
      'identity',
      'catalogue',
      'billing',
      'accounts',
      'members',
      'public',
      'backoffice',
      'site',
    ],
  },
  { root: '/apps/web/src/', floors: ['paths.ts', 'lib', 'features', 'shell', 'routes'] },
];
export const floors = {
  meta: {
    messages: {
      up: '{{order}} < all else: {{own}} may not import {{target}}, types included. Move what both need down, or have it handed in.',
    },
  },
  create(context) {
    const path = context.filename.replaceAll('\\', '/');
    const building = buildings.find(({ root }) => path.includes(root));
    const file = building && path.split(building.root)[1];
    const own = file?.split('/')[0];
    if (!building?.floors.includes(own)) return {};
    const { floors: order } = building;
    const check = (source) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const target = posix.join(posix.dirname(file), source.value).split('/')[0];
      // What is outside is for another rule.
      if (target === '..') return;
      const place = order.indexOf(target);
      if (place < 0 || place > order.indexOf(own))
        context.report({ node: source, messageId: 'up', data: { order: order.join(' < '), own, target } });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
    };
  },
};
