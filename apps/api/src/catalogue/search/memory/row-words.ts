const [lineBreak, space, quote] = [0x0a, 0x20, 0x27];

/** A byte more of a word or of a row: FNV-1a. */
const hashWith = (hash: number, byte: number) => Math.imul(hash ^ byte, 0x01000193);
const noHash = 0x811c9dc5 | 0;

/**
 * The words of rows as PostgreSQL prints vectors of words without their places ('casa' 'quintal'), a line each. As
 * bytes: creating a string for every word would cost several times as much as the lookup.
 */
export class RowWords {
  readonly rows: number;
  readonly #bytes: Buffer;
  /** Where each row begins; after the last one, where the next would. */
  readonly #starts: Uint32Array;

  constructor(text: string, rows: number) {
    this.rows = rows;
    this.#bytes = Buffer.from(text);
    this.#starts = new Uint32Array(rows + 1);
    let from = 0;
    for (let row = 1; row <= rows; row++) {
      const end = this.#bytes.indexOf(lineBreak, from);
      from = (end === -1 ? this.#bytes.length : end) + 1;
      this.#starts[row] = from;
    }
  }

  /** Whether a row's words differ from the earlier ones. */
  hashOf(row: number): number {
    const bytes = this.#bytes;
    const end = this.#starts[row + 1]! - 1;
    let hash = noHash;
    for (let at = this.#starts[row]!; at < end; at++) hash = hashWith(hash, bytes[at]!);
    return hash;
  }

  /** The number of rows with each word. */
  count(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const [word] of this.#bytes.toString().matchAll(/[^ '\n]+/g))
      counts.set(word, (counts.get(word) ?? 0) + 1);
    return counts;
  }

  /** Calls `found` with the number of each of the row's words that the table has. */
  find(row: number, table: WordTable, found: (word: number) => void): void {
    const bytes = this.#bytes;
    const end = this.#starts[row + 1]! - 1;
    let [from, hash] = [this.#starts[row]!, noHash];
    for (let at = from; at <= end; at++) {
      const byte = at < end ? bytes[at]! : lineBreak;
      if (byte !== space && byte !== quote && byte !== lineBreak) {
        hash = hashWith(hash, byte);
        continue;
      }
      const word = at > from ? table.find(bytes, from, at, hash) : -1;
      if (word >= 0) found(word);
      [from, hash] = [at + 1, noHash];
    }
  }
}

/** Words by their bytes, each with its place among them. */
export class WordTable {
  readonly #bytes: Buffer;
  readonly #ends: Uint32Array;
  /** The place of a word and one more; 0 is free. */
  readonly #slots: Uint32Array;

  constructor(words: readonly string[]) {
    this.#bytes = Buffer.from(words.join(''));
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(words.length * 4 + 1)));
    this.#ends = new Uint32Array(words.length);
    let from = 0;
    for (const [word, text] of words.entries()) {
      const end = from + Buffer.byteLength(text);
      this.#ends[word] = end;
      let hash = noHash;
      for (let at = from; at < end; at++) hash = hashWith(hash, this.#bytes[at]!);
      let slot = this.#slotOf(hash);
      while (this.#slots[slot] !== 0) slot = (slot + 1) & (this.#slots.length - 1);
      this.#slots[slot] = word + 1;
      from = end;
    }
  }

  #slotOf(hash: number): number {
    return (hash ^ (hash >>> 15)) & (this.#slots.length - 1);
  }

  /** The place of the word that stands there; -1 where it is none of them. */
  find(bytes: Uint8Array, from: number, to: number, hash: number): number {
    const slots = this.#slots;
    for (let slot = this.#slotOf(hash); slots[slot] !== 0; slot = (slot + 1) & (slots.length - 1)) {
      const word = slots[slot]! - 1;
      if (this.#isAt(word, bytes, from, to)) return word;
    }
    return -1;
  }

  #isAt(word: number, bytes: Uint8Array, from: number, to: number): boolean {
    const start = word === 0 ? 0 : this.#ends[word - 1]!;
    if (this.#ends[word]! - start !== to - from) return false;
    for (let at = from; at < to; at++) if (bytes[at] !== this.#bytes[start + at - from]) return false;
    return true;
  }
}
