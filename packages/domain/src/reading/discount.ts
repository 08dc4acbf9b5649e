import { aboutWords, leastAfter, leastLead, leastWords } from './bounds.ts';
import { numeralOf, numeralPattern } from './numerals.ts';
import { cut, type Scan, take } from './scan.ts';

const percent = String.raw`(?<percent>\d{1,2}(?:[.,]\d{1,2})?|${numeralPattern})\s*(?:%|por\s*cento)`;
const before = String.raw`(?<![\p{L}\p{N}]|\d[.,])(?:(?:com|tenha|tendo|a|por|pel[ao])\s+)?`;
const least = String.raw`(?:${leastLead}|(?:${aboutWords}|d[eo])\s+)?`;
const valuation = String.raw`(?:(?:(?:valor|preco)\s+d[ae]\s+)?avaliacao|(?:valor|preco)\s+avaliado)`;
const reduced = String.raw`(?:descontos?|desc|desagio|off|abaixo\s+d[aeo]\s+${valuation})(?![\p{L}\p{N}])`;

/** Two digits that nothing makes another figure of: 'desconto acima de 40 em Campinas', not 'de 40 mil' or 'de 3 quartos'. */
const plain = String.raw`(?<percent>[1-9]\d)`;
const ends = String.raw`(?=\s*(?:$|[;!?${cut}]|[.,](?!\d)|(?:n[oa]s?|e|com|em(?!\s+(?:\d|cada)))(?![\p{L}\p{N}])))`;
const sum = String.raw`(?<!r\$\s*)`;

const patterns: readonly (readonly [pattern: RegExp, least: (percent: number) => number])[] = [
  [
    new RegExp(
      String.raw`${before}${least}${percent}\s*(?:ou\s+mais|\+)?\s*(?:de\s+)?${reduced}(?:${leastAfter})?`,
      'u',
    ),
    (said) => said,
  ],
  [
    new RegExp(String.raw`${before}(?:descontos?|desc|desagio)\s+${least}${percent}(?:${leastAfter})?`, 'u'),
    (said) => said,
  ],
  [
    new RegExp(
      String.raw`${before}(?:descontos?|desc|desagio)\s+(?:${leastWords}|de)\s+${plain}(?:${leastAfter})?${ends}`,
      'u',
    ),
    (said) => said,
  ],
  [
    new RegExp(
      String.raw`${sum}${before}${least}${plain}\s+(?:ou\s+mais\s+)?de\s+(?:descontos?|desagio)(?![\p{L}\p{N}])`,
      'u',
    ),
    (said) => said,
  ],
  [
    new RegExp(
      String.raw`${before}(?:ate|abaixo\s+de|menos\s+(?:de|que)|no\s+maximo)?\s*${percent}\s+d[aeo]\s+${valuation}(?![\p{L}\p{N}])`,
      'u',
    ),
    (said) => 100 - said,
  ],
  [
    new RegExp(
      String.raw`${before}(?:a\s+)?metade\s+d[aeo]\s+(?:${valuation}|preco|valor)(?![\p{L}\p{N}])`,
      'u',
    ),
    () => 50,
  ],
  [
    new RegExp(
      String.raw`${before}abaixo\s+d[aeo]\s+${valuation}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])com\s+descontos?(?![\p{L}\p{N}])`,
      'u',
    ),
    () => 1,
  ],
];
/** 'Até 50 % de desconto' asks for no least, 'acima de 60 % da avaliação' for no discount. */
const otherEnd = /(?:^|[^\p{L}])(?:ate|maximo|menos|abaixo|acima|mais|partir|minimo|menos)(?:\s+d[eo])?\s+$/u;

/** 'De 40 a 60 % de desconto', 'desconto de 40 % a 60 %': no most can be asked for. */
const rangeBefore = new RegExp(
  String.raw`(?:\d|(?<!\p{L})${numeralPattern})\s*%?\s*(?:(?:a|e|ate)\s+|-\s*)?$`,
  'u',
);
const rangeAfter = new RegExp(
  String.raw`^\s*(?:(?:a|e|ate)\s+|-\s*)(?:\d{1,2}(?:[.,]\d{1,2})?|${numeralPattern})\s*(?:%|por\s*cento)`,
  'u',
);

/** 'desconto acima de 50%', '50% abaixo da avaliação', 'metade do preço': whole per cent below the valuation. */
export function readDiscount(scan: Scan): number | null {
  for (const [pattern, meaning] of patterns) {
    const match = pattern.exec(scan.plain);
    if (!match) continue;
    const [lead, tail] = [scan.plain.slice(0, match.index), scan.plain.slice(match.index + match[0].length)];
    if (otherEnd.test(lead) || rangeBefore.test(lead) || rangeAfter.test(tail)) continue;
    const said = match.groups?.['percent'] ?? '0';
    const least = Math.ceil(meaning(numeralOf(said) ?? Number(said.replace(',', '.'))));
    if (least < 1 || least > 99) continue;
    const label = least === 1 ? 'Abaixo da avaliação' : `${least} % ou mais de desconto`;
    take(scan, match.index, match.index + match[0].length, 'discount', label);
    return least;
  }
  return null;
}
