/** A file of a list as received. */
export interface ListFile {
  name: string;
  bytes: Uint8Array;
}

/** A file of a list that can be read more than once, a chunk at a time, unpacked. */
export interface InputFile {
  name: string;
  chunks: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** A file that is already in memory. */
export const inMemory = ({ name, bytes }: ListFile): InputFile => ({ name, chunks: () => [bytes] });
