const particles = new Set(['da', 'de', 'do', 'das', 'dos', 'e', 'di', 'du', 'del', 'van', 'von']);

/**
 * First letters of the first and the last name, without particles: 'Maria da Silva' is 'MS', 'Érico' is 'É'. Empty for
 * a name without letters.
 */
export function initials(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const names = words.filter((word) => !particles.has(word.toLocaleLowerCase('pt-BR')));
  const first = names[0] ?? words[0];
  const last = names.length > 1 ? names.at(-1) : undefined;
  return [first, last].map((word) => firstLetter(word ?? '')).join('');
}

/** With its accent, also where that is a character of its own. */
const firstLetter = (word: string) => (word.normalize('NFC').at(0) ?? '').toLocaleUpperCase('pt-BR');
