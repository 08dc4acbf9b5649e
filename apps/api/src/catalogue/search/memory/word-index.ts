import { type RowWords, WordTable } from './row-words.ts';

/** The share of rows from which on a bitmap is smaller than a list of their numbers. */
const dense = 1 / 32;
/** The share of rows from which on a word is frequent; rarer ones are quickly found by the database. */
const frequent = 0.0003;
const minFrequent = 4;

interface Sparse {
  rows: Uint32Array<ArrayBuffer>;
  size: number;
}
type Posting = { bits: Uint32Array<ArrayBuffer> } | Sparse;

/** The rows of frequent words. Rows come in ascending order and are never removed: callers skip dead ones. */
export class WordIndex {
  readonly #postings: ReadonlyMap<string, Posting>;
  /** The words of the postings, in their order. */
  readonly #table: WordTable;
  readonly #inOrder: readonly Posting[];
  #capacity: number;

  /** A sample decides which words are frequent. */
  constructor(sample: RowWords, capacity: number) {
    const least = Math.max(minFrequent, sample.rows * frequent);
    const postings = new Map<string, Posting>();
    for (const [word, count] of sample.count())
      if (count >= least)
        postings.set(
          word,
          count >= sample.rows * dense
            ? { bits: new Uint32Array(Math.ceil(capacity / 32)) }
            : { rows: new Uint32Array(Math.ceil(((count * 1.1) / sample.rows) * capacity) + 8), size: 0 },
        );
    this.#postings = postings;
    this.#table = new WordTable([...postings.keys()]);
    this.#inOrder = [...postings.values()];
    this.#capacity = capacity;
  }

  isFrequent(word: string): boolean {
    return this.#postings.has(word);
  }

  /** Whether a frequent word begins with it. */
  hasFrequent(prefix: string): boolean {
    for (const word of this.#postings.keys()) if (word.startsWith(prefix)) return true;
    return false;
  }

  /** Adds a row with the words at `from`. */
  add(row: number, words: RowWords, from: number): void {
    words.find(from, this.#table, (word) => {
      const posting = this.#inOrder[word]!;
      if ('bits' in posting) {
        posting.bits[row >>> 5]! |= 1 << (row & 31);
        return;
      }
      if (posting.size === posting.rows.length) {
        const more = new Uint32Array(posting.size * 1.5 + 8);
        more.set(posting.rows);
        posting.rows = more;
      }
      posting.rows[posting.size++] = row;
    });
  }

  /** Allocates capacity for this many rows. */
  grow(capacity: number): void {
    this.#capacity = capacity;
    for (const posting of this.#postings.values())
      if ('bits' in posting) {
        const more = new Uint32Array(Math.ceil(capacity / 32));
        more.set(posting.bits);
        posting.bits = more;
      }
  }

  /** Releases unused capacity. */
  trim(): void {
    for (const posting of this.#postings.values())
      if ('rows' in posting && posting.rows.length > posting.size * 1.25 + 8)
        posting.rows = posting.rows.slice(0, posting.size + 8);
  }

  /** A bit for each row that has any of these words, dead rows among them. */
  rowsWith(words: readonly string[]): Uint32Array<ArrayBuffer> {
    const found = new Uint32Array(Math.ceil(this.#capacity / 32));
    for (const word of words) {
      const posting = this.#postings.get(word);
      if (!posting) continue;
      if ('bits' in posting) {
        const { bits } = posting;
        for (let at = 0; at < bits.length; at++) found[at]! |= bits[at]!;
      } else {
        const { rows, size } = posting;
        for (let at = 0; at < size; at++) found[rows[at]! >>> 5]! |= 1 << (rows[at]! & 31);
      }
    }
    return found;
  }
}
