/** Words that make a number a maximum, a minimum, or an approximation; folded, for patterns. */
export const maxWords = String.raw`(?:de\s+)?(?:(?:valor\s+)?ate(?:\s+(?:no\s+max(?:imo|\.)?|uns|umas))?|abaixo(?:\s+d[eo])?|menos\s+(?:de|que)|(?:no\s+)?max(?:imo|\.)?(?:\s+de)?|menor(?:es)?\s+(?:do\s+)?que|inferior(?:es)?\s+a)`;
export const minWords = String.raw`(?:de\s+)?(?:(?:a\s*)?partir\s+de|acima(?:\s+d[eo])?|mais\s+(?:de|que)|(?:no\s+)?(?<!\d\s?)min(?:im[oa]|\.)?(?:\s+de)?|pelo\s+menos|ao\s+menos|desde|maior(?:es)?\s+(?:do\s+)?que|superior(?:es)?\s+a)`;
export const aboutWords = String.raw`cerca\s+de|(?:por\s+volta|em\s+torno)\s+d[eo]s?|(?:na\s+)?(?:faixa|base|media)\s+d[eo]s?|aproximadamente|mais\s+ou\s+menos|uns|umas`;
/** Those words, or a sign for them, with the space before the number. */
export const maxLead = String.raw`(?:${maxWords}\s+|<=?\s*)`;
export const minLead = String.raw`(?:${minWords}\s+|>=?\s*|\+\s*de\s+)`;
export const aboutLead = String.raw`(?:(?:${aboutWords})\s+|\+\s*\/?\s*-\s*|[±~]\s*)`;
/** The same after the number: '3 quartos no mínimo', '200 mil ou menos'. */
export const maxAfter = String.raw`\s*(?:ou\s+menos|no\s+max(?:imo)?|para\s+baixo|pra\s+baixo)(?![\p{L}\p{N}])`;
export const minAfter = String.raw`\s*(?:ou\s+mais|no\s+min(?:imo)?|pelo\s+menos|para\s+cima|pra\s+cima)(?![\p{L}\p{N}])|\s*(?:\bou\s*)?\+(?!\s*\d)`;

/** What one number about a thing means: 10 % around it. */
export function around(value: number): { min: number; max: number } {
  return { min: (value * 9) / 10, max: (value * 11) / 10 };
}
