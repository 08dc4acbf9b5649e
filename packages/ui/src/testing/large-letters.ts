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

/** On how many lines the words of an element stand. */
export function linesOf(element: Node): number {
  const words = document.createRange();
  words.selectNodeContents(element);
  return new Set(Array.from(words.getClientRects(), ({ top }) => Math.round(top))).size;
}

/** How far words reach past the sides of the box that they stand in, in pixels; those alone that are seen. */
export function wordsPast(box: Element): number {
  const { left, right } = box.getBoundingClientRect();
  const words = document.createRange();
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  let past = 0;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility() || (parent instanceof HTMLElement && parent.offsetWidth === 1)) continue;
    words.selectNodeContents(text);
    const { width, ...reach } = words.getBoundingClientRect().toJSON() as DOMRect;
    if (width > 0) past = Math.max(past, left - reach.left, reach.right - right);
  }
  return past;
}
