/** Words of asking that readers know, in the forms that people misspell; folded. */
const known = (
  'apartamento apartamentos terreno terrenos sobrado sobrados galpao galpoes predio chacara chacaras fazenda fazendas ' +
  'comercial quarto quartos dormitorio dormitorios garagem garagens financiamento financiavel financiaveis financiado ' +
  'financiada financiar ocupado ocupada ocupados ocupadas desocupado desocupada desocupados desocupadas desconto ' +
  'descontos avaliacao licitacao judicial extrajudicial milhao milhoes hectare hectares nordeste sudeste privativa'
).split(' ');
/** Right words of their own that are a letter away from those. */
const others = new Set(
  (
    'quatro quarta quartas quarteto quartel quartzo quadros terreo terrea terreos fazendo fazendeiro sobrando galvao galeao galoes ' +
    'judiciais extrajudiciais comerciais cobrado dobrado hectar predios milhar chacareiro apartamentinho financeiro ' +
    'financeira financeiros financeiras financia financiam financiando ocupante ocupando ocupacao ocupar desocupar ' +
    'desocupando desocupacao sudoeste noroeste suleste'
  ).split(' '),
);
/** Too short for the letter comparison. */
const short: ReadonlyMap<string, string> = new Map([
  ['caza', 'casa'],
  ['cazas', 'casas'],
]);
const minLength = 6;
const twoMistakesFrom = 11;
const knownSet = new Set(known);

/** How many letters to change, add, drop or swap with the next; more than `maxDistance` is as good as any more. */
function distance(a: string, b: string, maxDistance: number): number {
  if (Math.abs(a.length - b.length) > maxDistance) return maxDistance + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(change, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [before, above] = [above, row];
  }
  return above[b.length] ?? maxDistance + 1;
}

/**
 * The word of asking that a folded word is a mistake for: 'apartameto', 'garajem', 'quarots'; itself where it is none,
 * or a name of a place. Two mistakes are allowed in long words, and the first letter must be right.
 */
export function mendWord(word: string, isPlace: (word: string) => boolean): string {
  const mended = short.get(word);
  if (mended !== undefined) return mended;
  if (word.length < minLength || word.length > 20 || knownSet.has(word) || others.has(word)) return word;
  const maxMistakes = word.length >= twoMistakesFrom ? 2 : 1;
  const [nearest] = known
    .filter((one) => one[0] === word[0] && one.length >= minLength)
    .map((one) => ({ one, mistakes: distance(word, one, maxMistakes) }))
    .filter(({ mistakes }) => mistakes <= maxMistakes)
    .toSorted((a, b) => a.mistakes - b.mistakes);
  return nearest && !isPlace(word) ? nearest.one : word;
}
