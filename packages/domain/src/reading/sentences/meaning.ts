import type { ReadFilters } from '../../sentence.ts';

/** The filters of a sentence, its places by their names: 'Goiânia/GO', 'GO'. */
export interface Meaning extends Omit<ReadFilters, 'stateIds' | 'cityIds' | 'excludedCityIds'> {
  state?: string;
  cities?: readonly string[];
  /** The city, and those around it. */
  near?: string;
  without?: readonly string[];
}

/** A sentence as people write it, its filters, and the words of it that have no filter. */
export type Sentence = readonly [text: string, meaning: Meaning, rest?: string];

/** A thousand reais in centavos. */
export const mil = 100_000;
