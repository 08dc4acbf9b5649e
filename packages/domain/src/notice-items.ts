import type { Auction } from './auction.ts';

export const noticeItems = [
  'description',
  'registration',
  'valuation',
  'minimum',
  'commission',
  'payment',
  'period',
  'second_date',
  'encumbrances',
  'edital',
] as const;
/** What an edital of a court must state (CPC, art. 886), and the edital itself. */
export type NoticeItem = (typeof noticeItems)[number];

/** The parts of an auction that its edital's content is looked for in. */
export type NoticeFacts = Pick<
  Auction,
  'kind' | 'areas' | 'valuation' | 'price' | 'rounds' | 'undatedSecond' | 'extra' | 'facts'
>;

/**
 * Which of the contents that CPC, art. 886, requires of an edital are in the source's facts (RITE-03). Not found means
 * no more than that: the edital itself may have it.
 */
export function findNoticeItems(auction: NoticeFacts): { item: NoticeItem; found: boolean }[] {
  const { kind, areas, valuation, price, rounds, undatedSecond, extra, facts } = auction;
  const says = (words: RegExp) => words.test(extra ?? '');
  const found: Readonly<Record<NoticeItem, boolean>> = {
    description: Boolean(kind) && [areas.private, areas.total, areas.land].some((area) => area !== null),
    registration: Boolean(facts?.registration?.number) || says(/matr[íi]cula/i),
    valuation: valuation !== null,
    minimum: [rounds.first?.minimum, rounds.second?.minimum, undatedSecond, price].some(Number.isFinite),
    commission: says(/comiss[ãa]o/i),
    payment: says(/pagamento|parcela|[àa] vista/i),
    period: rounds.first !== null,
    second_date: rounds.second !== null,
    encumbrances: Boolean(facts?.iptu || facts?.condominium) || says(/[ôo]nus|penhora|hipoteca|d[ée]bito/i),
    edital: Boolean(facts?.editalUrl),
  };
  return noticeItems.map((item) => ({ item, found: found[item] }));
}
