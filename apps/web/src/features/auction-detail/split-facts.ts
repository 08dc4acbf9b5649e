interface Fact {
  term: string;
  description: string;
}

const unknown = 'não informado';

/** 'Área do terreno' within a sentence: 'área do terreno'; 'CEP' stays as it is. */
const within = (term: string) =>
  /^\p{Lu}\p{Lu}/u.test(term) ? term : term.charAt(0).toLowerCase() + term.slice(1);

/** What is known, and the names of the rest as a line: 'Não informado: matrícula, área do terreno.' */
export function splitFacts(facts: readonly Fact[]): { known: Fact[]; unknown: string | null } {
  const missing = facts.filter(({ description }) => description === unknown).map(({ term }) => within(term));
  return {
    known: facts.filter(({ description }) => description !== unknown),
    unknown: missing.length > 0 ? `Não informado: ${missing.join(', ')}.` : null,
  };
}
