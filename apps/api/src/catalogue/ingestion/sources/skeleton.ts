/**
 * The plain letters of a text, without its accented ones: what is left equal when accents were lost, replaced by `?` or
 * read in the wrong encoding ('Preço', 'Pre�o', 'PreÃ§o' are all `preo`).
 */
export function skeleton(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}
