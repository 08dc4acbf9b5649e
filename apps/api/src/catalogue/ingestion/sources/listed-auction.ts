import type { AuctionFacts, CalendarDate, Centavos, Round, SaleMethod } from '@martelo/domain/auction';

/** One property as a list gives it, parsed and validated; null where the list states nothing. */
export interface ListedAuction {
  /** The source's own number, unique within the source. */
  code: string;
  title: string;
  /** 1 judicial, 2 extrajudicial, 3 Caixa, 4 administrativo, 5 voluntário (RULE-08). */
  type: 1 | 2 | 3 | 4 | 5;
  /** The type is derived from the lot's number. */
  typeInferred?: boolean;
  modality: string | null;
  directSale: boolean;
  /** The kind of sale that the row states; null where it states none. */
  saleMethod: SaleMethod | null;
  subcategoryId: number | null;
  kind: string | null;
  uf: string;
  /** The municipality as the source spells it. */
  city: string | null;
  neighborhood: string | null;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  dateFirst: Date | null;
  dateSecond: Date | null;
  /**
   * The first round's minimum; the asked price where no round is dated. undefined where the list states only the
   * second's, so that a known one is preserved.
   */
  minimumFirst: Centavos | null | undefined;
  minimumSecond: Centavos | null;
  /** Absent where the list gives none, so that the fingerprint of such a row stays the same. */
  third?: Round;
  /** undefined where the list states an impossible one, so that a known one is preserved. */
  valuation: Centavos | null | undefined;
  areaTotal: number | null;
  areaPrivate: number | null;
  areaLand: number | null;
  bedrooms: number | null;
  parking: number | null;
  /** undefined where the list has no such column, so that a known value is preserved. */
  financing: boolean | null | undefined;
  extra: string | null;
  link: string | null;
  images: readonly string[];
  auctioneer: { name: string; website: string | null; phone: string | null; logo: string | null } | null;
  featured: boolean;
  /** Absent where the list states none of them, so that the fingerprint of such a row stays the same. */
  facts?: AuctionFacts;
}

export interface Rejection {
  file: string;
  /** Counted from 1 in the file, blank lines included. */
  line: number;
  /** One sentence in Portuguese. */
  reason: string;
}

/** A line that could not be read, with what could be read of it. */
export interface UnreadRow extends Rejection {
  /** The property's number: what is known of it stays unchanged. Null where the line does not state it. */
  code: string | null;
  /** The property's state; null where the line does not state it. */
  uf: string | null;
}

/** One file of a list, read whole. */
export interface ParsedFile {
  file: string;
  listDate: CalendarDate | null;
  /** The states that the file covers: what it lacks of them is delisted. Empty where it lists only a part. */
  scope: readonly string[];
  rows: readonly { line: number; auction: ListedAuction; warning?: string | null }[];
  rejected: readonly UnreadRow[];
  /** The source that the file itself names, where it names one. */
  source?: { code: string; name: string };
  /** Why the file as a whole can't be imported: an HTML page, a list without a row. One sentence in Portuguese. */
  refused: string | null;
}
