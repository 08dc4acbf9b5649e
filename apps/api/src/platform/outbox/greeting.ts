/** What names are made of: no figures, no marks of addresses. */
const nameLike = /^[\p{L}\p{M}'’. -]{2,60}$/u;
/** A dot inside a word, as addresses have it and names don't. */
const addressLike = /\.[^ ]/;

/**
 * The first line of a mail. Whoever writes another's address into a form chooses the name too, and shall not have us
 * send more than a name in it.
 */
export const greeting = (name: string): string =>
  nameLike.test(name) && !addressLike.test(name) ? `Olá, ${name}.` : 'Olá.';
