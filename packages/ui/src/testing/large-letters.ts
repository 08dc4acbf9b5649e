/** Looks at a story with letters twice as large as usual. */
export async function withLargeLetters(look: () => Promise<void>) {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  try {
    await look();
  } finally {
    style.fontSize = '';
  }
}

/** Where the words of an element end, whatever room it has. */
export function wordsOf(element: Element): DOMRect {
  const words = document.createRange();
  words.selectNodeContents(element);
  return words.getBoundingClientRect();
}
