const listEnding = /\.(?:csv|jsonl?)(?:\.gz)?$/i;
const archiveEnding = /\.(?:tar|tar\.gz|tgz)$/i;

const isHidden = (path: string) => path.split(/[\\/]/).some((part) => part.startsWith('.'));

/** Whether a name inside a folder or an archive is a list's: by its ending, and nothing of its path hidden. */
export function isListName(path: string): boolean {
  return listEnding.test(path) && !isHidden(path);
}

/** Whether a path is an archive: `.tar`, `.tar.gz`, `.tgz`. */
export function isArchiveName(path: string): boolean {
  return archiveEnding.test(path) && !isHidden(path);
}
