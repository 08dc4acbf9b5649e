import { expect, test } from 'vitest';

import { partialInterests } from './partial-interest.ts';
import { partialInterestWords } from './partial-interest-words.ts';

test.each([
  ['Parte ideal de 33,33% da casa', 'Vende-se só uma parte: 33,33 % do imóvel', 'Código Civil, arts. 1.314'],
  ['Parte ideal de 0,0016% da gleba', 'Vende-se só uma parte: 0,0016 % do imóvel', 'arts. 1.314'],
  ['Parte ideal da casa', 'Vende-se só uma parte do imóvel', 'Código Civil, arts. 1.314'],
  ['Direitos sobre casa', 'Vendem-se direitos sobre o imóvel, não a propriedade', 'CPC, art. 835, XII'],
  ['Nua-propriedade da casa', 'Vende-se a nua-propriedade', 'Código Civil, art. 1.394'],
])('[LABEL-35] %s is said to be so, by its title and the law', (listing, title, law) => {
  const [words] = partialInterests(listing).map(partialInterestWords);
  expect(words!.title).toBe(title);
  expect(words!.text).toMatch(/^É o que diz o título na fonte\. /);
  expect(words!.text).toContain(law);
});
