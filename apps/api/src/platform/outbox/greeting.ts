/** The characters of names: no digits, no punctuation of addresses. */
const nameLike = /^[\p{L}\p{M}'’. -]{2,60}$/u;
/** A dot inside a word, as addresses have it and names don't. */
const addressLike = /\.[^ ]/;

/**
 * The first line of a mail. A person who enters somebody else's address into a form chooses the name too, and must not
 * be able to send more than a name by it.
 */
export const greeting = (name: string): string =>
  nameLike.test(name) && !addressLike.test(name) ? `Olá, ${name}.` : 'Olá.';
