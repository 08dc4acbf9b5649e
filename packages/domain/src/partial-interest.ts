import { fold } from './fold.ts';

/**
 * What is sold where it is not the whole property: a share that makes its buyer one of several owners (Código Civil,
 * art. 1.314), rights of a contract or of possession (CPC, art. 835, XII), or the property without its use (Código
 * Civil, art. 1.394).
 */
export interface PartialInterest {
  kind: 'share' | 'rights' | 'bare-ownership';
  /** Per cent of the property, above 0 and below 100; null where it is not stated so, and for all but shares. */
  share: number | null;
}

/**
 * 'Parte ideal', 'Partel ideal', 'metade ideal' where what is sold is named: at the beginning or after 'Lote 2 -'.
 * Later in a title it may be of a garage that comes with a flat, and a fraction is of the land that every flat has.
 */
const ideal =
  /(?:(?:^|[-–:)] ?)(?:(?:partel?|metade) ideal|partes ideais)|^fracao ideal)\b(?![ (]{0,2}(?:de|sobre)?[ (]{0,2}(?:100(?:[.,]0{1,4})? ?%|1 ?\/ ?1(?!\d)))/;
/** '50% do apartamento' at the beginning; '50% de desconto' is none. */
const percentFirst =
  /^(?!100(?:[.,]0{1,4})? ?%)(?=[\d.,]{1,8} ?% (?:d[aeo]|sobre)(?: o| a| uma?)? (?:apto|apartamento|area|box|casa|chacara|conjunto|fazenda|galpao|gleba|imovel|loja|lote|predio|sala|sitio|sobrado|terreno|vaga)\b)/;
/** ' de 50%', ' (50%)', ' sobre (16,66%)', ' de 1/3', from the word before. */
const portion =
  /^[ (]{0,2}(?:de|sobre)?[ (]{0,2}(?:(?<percent>\d{1,3}(?:[.,]\d{1,4})?) ?%|(?<of>\d{1,3}) ?\/ ?(?<parts>\d{1,4})(?!\d))/;
/** There as well, or as what the share is of. */
const rights =
  /(?:^|[-–:)(] ?|(?:[%)\d]|ideal) dos )direitos (?:sobre|aquisitivos|possessorios|hereditarios|de posse)\b|^direitos d[aeo]\b|\bleilao de direitos\b/;
const bareOwnership = /\bnua[ -]propriedade\b/;

function percentOf({ percent, of, parts }: Partial<Record<string, string>>): number | null {
  if (percent !== undefined) return Number(percent.replace(',', '.'));
  return of === undefined ? null : Math.round((Number(of) / Number(parts)) * 10_000) / 100;
}

function readShare(title: string): PartialInterest[] {
  const found = ideal.exec(title) ?? percentFirst.exec(title);
  if (!found) return [];
  const share = percentOf(portion.exec(title.slice(found.index + found[0].length))?.groups ?? {});
  // What can be no part of a whole says that it is one, and not which.
  return [{ kind: 'share', share: share !== null && share > 0 && share < 100 ? share : null }];
}

/**
 * What the title of a listing says is sold instead of the whole property; none where it says nothing. Titles alone are
 * read: a description names the share of the land that every flat has (LABEL-35). The database finds the same
 * (`is_partial_interest`).
 */
export function partialInterests(title: string): PartialInterest[] {
  const text = fold(title);
  return [
    ...readShare(text),
    ...(rights.test(text) ? [{ kind: 'rights', share: null } as const] : []),
    ...(bareOwnership.test(text) ? [{ kind: 'bare-ownership', share: null } as const] : []),
  ];
}
