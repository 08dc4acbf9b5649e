// What the story files say by themselves, read without running them.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const exclude = (path) => /(^|\/)(node_modules|dist)$/.test(path);

/** @typedef {{ file: string, source: string, title: string, stories: { name: string, source: string }[] }} StoryFile */

/** @returns {StoryFile[]} every story file with its title and its stories in their order */
export const readStoryFiles = () =>
  globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root, exclude }).sort().map(readStoryFile);

function readStoryFile(file) {
  const source = readFileSync(join(root, file), 'utf8');
  const [meta, ...stories] = source.slice(source.indexOf('const meta')).split(/^(?=export const )/m);
  return {
    file,
    source,
    title: /^ {2}title: '(.*)',$/m.exec(meta)?.[1] ?? '',
    stories: stories.map((story) => ({ name: /^export const (\w+)/.exec(story)[1], source: story })),
  };
}
