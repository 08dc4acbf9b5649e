import type { AuctionImage, AuctionType, Centavos, Source } from './auction.ts';

/** An auction that was found for one customer (OPP-03). */
export interface Opportunity {
  /** Unique among the opportunities. */
  id: number | string;
  /** The property's, as its list has it. */
  title: string;
  /** 'Goiânia'. */
  city: string | null;
  /** 'GO'. */
  state: string | null;
  /** What it is worth by the source; struck through. */
  originalValue: Centavos | null;
  /** The least that is asked for now. */
  currentValue: Centavos | null;
  /** When the current round's bids close. */
  date: Date | null;
  /** 'available', 'ending-soon' or 'expired'; any other is 'Desconhecido'. */
  status: string;
  /** null where the source says none. */
  type: AuctionType | null;
  /** Sold without rounds: 'Venda Direta' in place of the type. */
  directSale?: boolean | undefined;
  /** Without one a drawing of its kind stands there. */
  image?: AuctionImage | undefined;
  /** Its owner opened it before. */
  viewed: boolean;
  /** The list that it is from; an old one is shown as old (LABEL-07). */
  source?: Source | null | undefined;
  /** Made up for display: marked (HONEST-02). */
  sample?: boolean | undefined;
}

/** From this discount on, in per cent, an opportunity's is high (OPP-02). */
export const highDiscount = 30;
