/** A name within a sentence: 'Área do terreno' is 'área do terreno', 'CEP' and 'IPTU anterior' stay as they are. */
export const withinSentence = (name: string): string =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
