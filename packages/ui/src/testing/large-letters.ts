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
