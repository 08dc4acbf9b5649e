/** What the browser has made of a field's text by one key, paste or drop. */
export interface TextEdit {
  text: string;
  caret: number;
  /** Of the input event; unknown for what scripts and some managers write. */
  inputType?: string | undefined;
}

/** The characters that count, without those that the mask brings, on either side of the caret. */
export interface Halves {
  head: string;
  tail: string;
}

/**
 * The edit in characters that count; `unmask` takes the mask's own out. Deleting one of the mask's own would do
 * nothing, so it takes the next one that counts.
 */
export function halvesOf(
  { text, caret, inputType = '' }: TextEdit,
  before: string,
  unmask: (text: string) => string,
): Halves {
  const head = unmask(text.slice(0, caret));
  const tail = unmask(text.slice(caret));
  if (!inputType.startsWith('delete') || head + tail !== before) return { head, tail };
  if (inputType.endsWith('Backward')) return { head: head.slice(0, -1), tail };
  if (inputType.endsWith('Forward')) return { head, tail: tail.slice(1) };
  return { head, tail };
}

/** What is past `maxLength` is taken from what has just been written, never from what stood there. */
export function fitHalves({ head, tail }: Halves, maxLength: number): Halves {
  const excess = Math.max(0, head.length + tail.length - maxLength);
  return { head: head.slice(0, head.length - excess), tail };
}

/**
 * Where the caret stands in a printed text so that `after` characters that count follow it: right behind the one before
 * it, and never before the first.
 */
export function caretBefore(text: string, after: number, unmask: (text: string) => string): number {
  const first = [...text].findIndex((character) => unmask(character) !== '');
  if (first < 0) return text.length;
  let caret = text.length;
  let following = 0;
  while (caret > first && following < after) {
    caret -= 1;
    if (unmask(text.charAt(caret)) !== '') following += 1;
  }
  while (caret > first && unmask(text.charAt(caret - 1)) === '') caret -= 1;
  return caret;
}
