// What the sidebar knows of a component beyond its stories: the words it is searched by, and its status as a tag.
import { readStatuses } from './status.mjs';
import { synonyms } from './synonyms.mjs';

/** @typedef {{ getIndexAndStats(): Promise<{ storyIndex: object, stats: unknown }> }} IndexGenerator */

const completed = new WeakSet();

/** @param {IndexGenerator} generator */
export function completeIndex(generator) {
  // Storybook gives the one generator to each of its parts, each time to be completed.
  if (completed.has(generator)) return generator;
  completed.add(generator);
  const read = generator.getIndexAndStats.bind(generator);
  // Storybook asks for each component, and gives the same index until a file has changed.
  const known = new WeakMap();
  generator.getIndexAndStats = async () => {
    const { storyIndex, stats } = await read();
    if (!known.has(storyIndex)) known.set(storyIndex, completeEntries(storyIndex, readStatuses()));
    return { storyIndex: known.get(storyIndex), stats };
  };
  return generator;
}

/** @param {ReadonlyMap<string, string>} statuses by title */
export function completeEntries(index, statuses) {
  const complete = (entry) => {
    const status = statuses.get(entry.title);
    const words = synonyms[entry.title.split('/').at(-1)] ?? [];
    return {
      ...entry,
      tags: status ? [...entry.tags, status] : entry.tags,
      // A heading of a docs page is what its search finds: here the other names of its component.
      ...(entry.type === 'docs' && {
        anchors: words.map((word) => ({ id: word.replaceAll(' ', '-'), title: word })),
      }),
    };
  };
  return {
    ...index,
    entries: Object.fromEntries(Object.entries(index.entries).map(([id, entry]) => [id, complete(entry)])),
  };
}
