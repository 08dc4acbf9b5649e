import { aboutWords, minAfter, minLead, minWords, maxAfter, maxWords } from './bounds.ts';
import { numeralOf, numeralPattern } from './numerals.ts';
import { cut, type Scan, take, written } from './scan.ts';

const percent = String.raw`(?<percent>\d{1,2}(?:[.,]\d{1,2})?|${numeralPattern})\s*(?:%|por\s*cento)`;
const before = String.raw`(?<![\p{L}\p{N}]|\d[.,])(?:(?:com|tenha|tendo|a|por|pel[ao])\s+)?`;
const least = String.raw`(?:${minLead}|(?:${aboutWords}|d[eo])\s+)?`;
const valuation = String.raw`(?:(?:(?:valor|preco)\s+d[ae]\s+)?avaliacao|(?:valor|preco)\s+avaliado)`;
const reduced = String.raw`(?:descontos?|desc|desagio|off|abaixo\s+d[aeo]\s+${valuation})(?![\p{L}\p{N}])`;

/**
 * Two digits that nothing makes another figure of: 'desconto acima de 40 em Campinas', not 'de 40 mil' or 'de 3
 * quartos'.
 */
const plain = String.raw`(?<percent>[1-9]\d)`;
const ends = String.raw`(?=\s*(?:$|[;!?${cut}]|[.,](?!\d)|(?:n[oa]s?|e|com|em(?!\s+(?:\d|cada)))(?![\p{L}\p{N}])))`;
const sum = String.raw`(?<!r\$\s*)`;

const figure = (name: string) => String.raw`(?<${name}>\d{1,2}(?:[.,]\d{1,2})?|${numeralPattern})`;
const sign = String.raw`\s*(?:%|por\s*cento)`;
const maxOf = String.raw`(?<maxPart>(?:(?:a|e|ate|e\s+no\s+max(?:imo|\.)?|max(?:imo|\.)?)\s+|-\s*)(?:de\s+)?${figure('high')}${sign})`;
const rangeOf = String.raw`(?:entre\s+|(?:na\s+faixa\s+)?d[eo]\s+|${minLead})?${figure('low')}(?:${sign})?\s*${maxOf}`;
const plainRange = String.raw`(?:entre|de)\s+(?<low>[1-9]\d)\s+(?<maxPart>(?:a|e|ate)\s+(?<high>[1-9]\d))`;

/** 'De 40 a 60 % de desconto', 'com desconto entre 40 e 60 %'. */
const ranges: readonly RegExp[] = [
  new RegExp(String.raw`${before}${rangeOf}\s*(?:de\s+)?${reduced}`, 'u'),
  new RegExp(String.raw`${before}(?:descontos?|desc|desagio)\s+${rangeOf}`, 'u'),
  new RegExp(String.raw`${before}(?:descontos?|desc|desagio)\s+${plainRange}${ends}`, 'u'),
];

const halfLead = String.raw`(?:(?:ate|no\s+maximo)\s+(?:a\s+)?|(?:abaixo|menos)\s+d[ae]\s+|a\s+)?`;
/** 'Metade do valor de mercado' is in no list, 'metade do valor de desconto' is no price. */
const ofOther = String.raw`\s+d[aeo]\s+(?:mercado|tabela|custo|venda|descontos?|desagio)(?![\p{L}\p{N}])`;
/** The start of a discount with a figure of its own: 'com desconto de até 50 %', 'de R$ 30 mil'. */
const ownPercent = String.raw`(?:(?:${maxWords}|${minWords}|${aboutWords}|entre|d[eo])\s+)*(?:${figure('own')}${sign}|[1-9]\d${ends})`;
const ownSum = String.raw`(?:(?:d[eo]|pelo\s+menos|(?:mais|acima|minimo)\s+de|superior\s+a|no\s+minimo)\s+)*(?:r\$\s*\d|(?:\d+(?:[.,]\d+)*|${numeralPattern})\s*(?:mil|milh(?:ao|oes)|reais|k)(?![\p{L}\p{N}]))`;
const ownFigure = String.raw`\s+(?:${ownPercent}|${ownSum})`;

/** '30 % de desconto ou menos' sets no minimum, 'metade da avaliação ou mais' no discount. */
const maxNext = new RegExp(`^(?:${maxAfter})`, 'u');
const minNext = new RegExp(`^(?:${minAfter})`, 'u');

interface Form {
  pattern: RegExp;
  /** Of the figure that was said. */
  least: (percent: number) => number;
  /** What makes it the other end, behind it. */
  otherEnd: RegExp;
}

const patterns: readonly Form[] = [
  {
    pattern: new RegExp(
      String.raw`${before}${least}${percent}\s*(?:ou\s+mais|\+)?\s*(?:de\s+)?${reduced}(?:${minAfter})?`,
      'u',
    ),
    least: (said) => said,
    otherEnd: maxNext,
  },
  {
    pattern: new RegExp(
      String.raw`${before}(?:descontos?|desc|desagio)\s+${least}${percent}(?:${minAfter})?`,
      'u',
    ),
    least: (said) => said,
    otherEnd: maxNext,
  },
  {
    pattern: new RegExp(
      String.raw`${before}(?:descontos?|desc|desagio)\s+(?:${minWords}|de)\s+${plain}(?:${minAfter})?${ends}`,
      'u',
    ),
    least: (said) => said,
    otherEnd: maxNext,
  },
  {
    pattern: new RegExp(
      String.raw`${sum}${before}${least}${plain}\s+(?:ou\s+mais\s+)?de\s+(?:descontos?|desagio)(?![\p{L}\p{N}])`,
      'u',
    ),
    least: (said) => said,
    otherEnd: maxNext,
  },
  {
    pattern: new RegExp(
      String.raw`${before}(?:ate|abaixo\s+de|menos\s+(?:de|que)|no\s+maximo)?\s*${percent}\s+d[aeo]\s+${valuation}(?![\p{L}\p{N}])(?:${maxAfter})?`,
      'u',
    ),
    least: (said) => 100 - said,
    otherEnd: minNext,
  },
  {
    pattern: new RegExp(
      String.raw`${before}${halfLead}metade\s+d[aeo]\s+(?:${valuation}|(?:preco|valor)(?!${ofOther}))(?![\p{L}\p{N}])(?:${maxAfter})?`,
      'u',
    ),
    least: () => 50,
    otherEnd: minNext,
  },
  {
    pattern: new RegExp(
      String.raw`${before}abaixo\s+d[aeo]\s+${valuation}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])com\s+descontos?(?![\p{L}\p{N}]|${ownFigure})`,
      'u',
    ),
    least: () => 1,
    otherEnd: maxNext,
  },
];
/** 'Até 50 % de desconto' sets no minimum, 'acima de 60 % da avaliação' no discount. */
const otherEnd =
  /(?:^|[^\p{L}])(?:ate|maximo|menos|abaixo|acima|mais|partir|minimo|menos)(?:\s+d[aeo])?\s+$/u;

/** 'De 40 a 60 % da avaliação': neither end can be filtered by. */
const rangeBefore = new RegExp(
  String.raw`(?:\d|(?<!\p{L})${numeralPattern})\s*%?\s*(?:(?:a|e|ate)\s+|-\s*)?$`,
  'u',
);
const rangeAfter = new RegExp(
  String.raw`^\s*(?:(?:a|e|ate)\s+|-\s*)(?:\d{1,2}(?:[.,]\d{1,2})?|${numeralPattern})\s*(?:%|por\s*cento)`,
  'u',
);

const percentOf = (said: string) => Math.ceil(numeralOf(said) ?? Number(said.replace(',', '.')));

/** The minimum of a range; its maximum, which no filter takes, is reported separately. */
function readRange(scan: Scan): number | null {
  for (const pattern of ranges) {
    const match = pattern.exec(scan.plain);
    const { low, high, maxPart } = match?.groups ?? {};
    if (!match || !low || !high || !maxPart) continue;
    const [least, limit] = [percentOf(low), percentOf(high)];
    if (least < 1 || least >= limit || otherEnd.test(scan.plain.slice(0, match.index))) continue;
    const at = match.index + match[0].indexOf(maxPart);
    const apart = written(scan, at, at + maxPart.length);
    take(
      scan,
      match.index,
      match.index + match[0].length,
      'discount',
      `${least} % ou mais de desconto`,
      apart,
    );
    return least;
  }
  return null;
}

/**
 * 'desconto acima de 50%', '50% abaixo da avaliação', 'metade do preço': whole per cent below the valuation. Of 'entre
 * 40 e 60 %' the least.
 */
export function readDiscount(scan: Scan): number | null {
  return readRange(scan) ?? readLeast(scan);
}

function readLeast(scan: Scan): number | null {
  for (const { pattern, least: meaning, otherEnd: endAfter } of patterns) {
    const match = pattern.exec(scan.plain);
    if (!match) continue;
    const [lead, tail] = [scan.plain.slice(0, match.index), scan.plain.slice(match.index + match[0].length)];
    if (otherEnd.test(lead) || rangeBefore.test(lead) || rangeAfter.test(tail) || endAfter.test(tail))
      continue;
    const said = match.groups?.['percent'] ?? '0';
    const least = Math.ceil(meaning(numeralOf(said) ?? Number(said.replace(',', '.'))));
    if (least < 1 || least > 99) continue;
    const label = least === 1 ? 'Abaixo da avaliação' : `${least} % ou mais de desconto`;
    take(scan, match.index, match.index + match[0].length, 'discount', label);
    return least;
  }
  return null;
}
