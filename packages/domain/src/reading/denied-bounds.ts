import { numeralOf } from './numerals.ts';

/** What denies, words between, and the bound that is denied; folded. 'Ou não' and 'nem mais nem menos' deny none. */
const denial =
  /(?<![\p{L}\p{N}-])(?:(?<!ou\s)nao|nada|nunca|jamais|sem|(?<!nem\s(?:mais|menos)\s)nem)\s+(?<between>(?:(?:pode[m]?|posso|quer[oe]|queria|queremos|vou|deve[m]?|precis\p{L}+|muito|nada|ser|seja[m]?|cust\p{L}+|val(?:e[mr]?|ha[m]?)|pag\p{L}+|gast\p{L}+|fi(?:car|ca[m]?|que[m]?)|ten(?:ha[m]?|ho)|ter|tem|esteja[m]?|(?:encerr|termin|fech|venc)\p{L}+|com|por|de|em|casas?|apartamentos?|aptos?|imove(?:l|is)|terrenos?)\s+){0,4})(?<bound>(?:(?<over>mais\s+(?:car[oa]s?\s+)?(?:(?:do\s+)?que|d[eo]s?)|acima(?:\s+d[eo]s?)?|maior(?:es)?\s+(?:do\s+)?que|superior(?:es)?\s+ao?s?|pass(?:e[m]?|a[mr]?)\s+d[eo]s?|ultrapass\p{L}+|exced\p{L}+)|(?<under>menos\s+(?:(?:do\s+)?que|d[eo]s?)|abaixo(?:\s+d[eo]s?)?|menor(?:es)?\s+(?:do\s+)?que|inferior(?:es)?\s+ao?s?)|(?<after>depois\s+d[eo](?!\s+amanha)|apos)|(?<ahead>antes\s+d[eo])|ate|(?:no\s+)?(?:max|min)(?:im[oa])?(?:\s+de)?|(?:a\s*)?partir\s+de|(?:pelo|ao)\s+menos)(?![\p{L}\p{N}]))?/gu;
/** With these it is no bound the other way round: 'não precisa de mais de 2', 'não quero casa acima de 300 mil'. */
const vague = /(?<!\p{L})(?:precis|muito)/u;
const thing = /(?<!\p{L})(?:casas?|apartamentos?|aptos?|imove(?:l|is)|terrenos?)(?!\p{L})/u;
/** Right before the bound it is what is left out, and the bound is meant: 'não apartamento até 300 mil'. */
const deniedKind = /(?<!\p{L})(?:casas?|apartamentos?|aptos?|terrenos?)\s+$/u;
/** The number is no price. */
const counted =
  /^\s*(?:m2|m²|mt|metros?|hectares?|ha(?!\p{L})|quartos?|dormitorios?|dorms?|suites?|vagas?|anos?|dias?|%)/u;
/** A symbol of no meaning, which stays among the words. */
const unread = '¤';

const token = /\s*(?:r?\$\s*)?(?:(?<digits>\d[\d.,]*)|(?<word>\p{L}+))/uy;
const largeUnits = new Set(['mil', 'milhao', 'milhoes', 'mi', 'k', 'bilhao', 'bilhoes']);
const day =
  /^\s+(?:o\s+)?(?:\d|dia\s|hoje|amanha|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)/u;

/** Where the number that begins at a place ends; null without one. */
function endOfNumber(plain: string, at: number): number | null {
  let end: number | null = null;
  token.lastIndex = at;
  for (let match = token.exec(plain); match; match = token.exec(plain)) {
    const { digits, word = '' } = match.groups ?? {};
    const isJoint = word === 'e' && end !== null;
    if (digits === undefined && !isJoint && !largeUnits.has(word) && numeralOf(word) === null) break;
    if (!isJoint) end = token.lastIndex;
  }
  return end;
}

interface Replacement {
  start: number;
  end: number;
  /** As long as what it stands for, or shorter. */
  text: string;
}

/**
 * Denied bounds of a folded sentence the other way round, so that no reader takes them for their opposite: 'ate' for
 * 'não custe mais que', 'partir de' for 'não menos que'. Of a number that is denied in another way ('não até 300 mil',
 * 'não quero 2 quartos') nothing is read.
 */
export function deniedBounds(plain: string): Replacement[] {
  return [...plain.matchAll(denial)].flatMap(({ index: start, 0: words, groups = {} }) => {
    const { between = '', bound, over, under, after, ahead } = groups;
    const end = start + words.length;
    const numberEnd = endOfNumber(plain, end);
    const isDay = (after ?? ahead) !== undefined && day.test(plain.slice(end));
    const isBound = (over ?? under) !== undefined && numberEnd !== null;
    if ((isDay || isBound) && !vague.test(between) && !thing.test(between))
      return [{ start, end, text: (over ?? after) === undefined ? 'partir de' : 'ate' }];
    if (numberEnd === null) return [];
    const isPrice = bound === 'ate' && deniedKind.test(between) && !counted.test(plain.slice(numberEnd));
    // 'Não apartamento, 3 quartos' denies no number.
    if (isPrice || (bound === undefined && (between === '' || thing.test(between)))) return [];
    const text = plain.slice(start, numberEnd).replace(/\S/gu, unread);
    return [{ start, end: numberEnd, text }];
  });
}
