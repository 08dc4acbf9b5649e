/** The encoding of a list's bytes. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'ibm850' | 'macintosh';

/** Turns the bytes of a file into text, chunk after chunk; the last call is without one. */
type Decode = (chunk?: Uint8Array) => string;

/** 0x80 to 0xFF of the code page of DOS and of old Windows consoles; TextDecoder does not know it. */
const ibm850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

const high = Uint8Array.from({ length: 128 }, (_, at) => 0x80 + at);
const pages = [
  ['windows-1252', new TextDecoder('windows-1252').decode(high)],
  ['ibm850', ibm850],
  ['macintosh', new TextDecoder('macintosh').decode(high)],
] as const;

/** The letters of Portuguese beyond ASCII. */
const portuguese = new Set('áàâãéêíóôõúüçÁÀÂÃÉÊÍÓÔÕÚÜÇºª°²–');

const marks = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

/**
 * Finds the encoding while the bytes pass: UTF-16 by its mark, UTF-8 where every byte is valid, else the code page in
 * which most of the bytes above ASCII are Portuguese letters; windows-1252, of which ISO-8859-1 is a part, where two
 * agree.
 */
export function encodingFinder() {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const counts = new Uint32Array(256);
  let marked: TextEncoding | undefined;
  let valid = true;
  let first = true;

  const check = (chunk?: Uint8Array) => {
    if (!valid) return;
    try {
      utf8.decode(chunk, { stream: chunk !== undefined });
    } catch {
      valid = false;
    }
  };
  return {
    add(chunk: Uint8Array): void {
      if (first)
        marked = marks.find(([, mark]) => mark.every((byte, position) => chunk[position] === byte))?.[0];
      first = false;
      check(chunk);
      for (const byte of chunk) counts[byte]! += 1;
    },
    /** How often a byte has occurred. */
    count: (byte: number): number => counts[byte]!,
    found(): TextEncoding {
      check();
      if (marked) return marked;
      if (valid) return 'utf-8';
      const letters = pages.map(([name, page]) => {
        const known = [...page].map((letter, at) => (portuguese.has(letter) ? counts[0x80 + at]! : 0));
        return [name, known.reduce((sum, count) => sum + count, 0)] as const;
      });
      return letters.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
    },
  };
}

/** A decoder for one file. A byte that the encoding does not know becomes a replacement character. */
export function decoderOf(encoding: TextEncoding): Decode {
  if (encoding === 'ibm850')
    return (chunk) =>
      Buffer.from(chunk ?? [])
        .toString('latin1')
        .replace(/[\x80-\xff]/g, (letter) => ibm850[letter.charCodeAt(0) - 0x80]!);
  const decoder = new TextDecoder(encoding);
  return (chunk) => decoder.decode(chunk, { stream: chunk !== undefined });
}
