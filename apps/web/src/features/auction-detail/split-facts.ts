import { withinSentence } from './within-sentence.ts';

interface Fact {
  term: string;
  description: string;
}

const unknown = 'não informado';

/** What is known, and the names of the rest as a line: 'Não informado: matrícula, área do terreno.' */
export function splitFacts(facts: readonly Fact[]): { known: Fact[]; unknown: string | null } {
  const missing = facts
    .filter(({ description }) => description === unknown)
    .map(({ term }) => withinSentence(term));
  return {
    known: facts.filter(({ description }) => description !== unknown),
    unknown: missing.length > 0 ? `Não informado: ${missing.join(', ')}.` : null,
  };
}
