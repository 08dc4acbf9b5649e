import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';

import ts from 'typescript';

/** Which room imports which, each arrow with the imports that make it. */
export type Arrows = Map<string, Map<string, string[]>>;

const isSource = (file: string) =>
  /\.(tsx?|mjs)$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file) && !file.split(sep).includes('testing');

/** A folder; of the outermost folder each file for itself, since that one stands for no subject. */
const folderOf = (file: string) => (file.includes(sep) ? dirname(file) : file);

/**
 * Imports between the rooms under `root`, its folders or each file for itself, types included; tests and stories, which
 * import what they like, are left out.
 */
function arrowsBetween(root: string, roomOf: (file: string) => string): Arrows {
  const arrows: Arrows = new Map();
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isSource)) {
    const from = roomOf(file);
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'));
    for (const { fileName } of importedFiles) {
      const target = normalize(join(dirname(file), fileName));
      const to = roomOf(target);
      if (!fileName.startsWith('.') || target.startsWith('..') || to === from) continue;
      const known = arrows.get(from) ?? new Map<string, string[]>();
      arrows.set(from, known.set(to, [...(known.get(to) ?? []), `${file} → ${target}`]));
    }
  }
  return arrows;
}

export const folderArrows = (root: string): Arrows => arrowsBetween(root, folderOf);
export const fileArrows = (root: string): Arrows => arrowsBetween(root, (file) => file);

function reachable(arrows: Arrows, from: string): Set<string> {
  const found = new Set<string>();
  const visit = (room: string) => {
    for (const next of arrows.get(room)?.keys() ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit(from);
  return found;
}

/** The imports of every arrow that is part of a circle. */
export function circularArrows(arrows: Arrows): string[] {
  const circular: string[] = [];
  for (const [from, targets] of arrows)
    for (const [to, imports] of targets) if (reachable(arrows, to).has(from)) circular.push(...imports);
  return circular.toSorted();
}
