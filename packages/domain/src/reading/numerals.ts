/** Numbers that people write as words, folded. */
export const numerals: ReadonlyMap<string, number> = new Map([
  ['meio', 0.5],
  ['um', 1],
  ['dois', 2],
  ['tres', 3],
  ['quatro', 4],
  ['cinco', 5],
  ['cem', 100],
  ['duzentos', 200],
  ['trezentos', 300],
  ['quatrocentos', 400],
  ['quinhentos', 500],
]);

export const numeralPattern = [...numerals.keys()].join('|');
