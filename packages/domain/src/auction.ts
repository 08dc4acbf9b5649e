/** Money in integer centavos of BRL. */
export type Centavos = number;

/** A day of the calendar in São Paulo, as `YYYY-MM-DD`. */
export type CalendarDate = string;

export const auctionTypes = ['judicial', 'extrajudicial', 'caixa', 'administrativo', 'voluntario'] as const;
export type AuctionType = (typeof auctionTypes)[number];

export const propertyTypes = ['house', 'apartment', 'land', 'shed', 'commercial', 'rural'] as const;
export type PropertyType = (typeof propertyTypes)[number];

/**
 * What kind of sale the source's row says that it is, where it says so. `rounds` names its praças; `auction` is one
 * auction without a word about the praça; `sfi` has two auctions whose dates stand in the edital; `tender` takes
 * proposals until one date, `online` until a deadline on the seller's page; `direct` sells to the first who pays the
 * price (LABEL-01).
 */
export const saleMethods = ['rounds', 'auction', 'sfi', 'tender', 'online', 'direct'] as const;
export type SaleMethod = (typeof saleMethods)[number];

/** One praça: the moment its bids close, and the least bid that it takes. */
export interface Round {
  date: Date;
  minimum: Centavos | null;
}

/** Which of an auction's rounds one is, in the order of time. */
export const roundPlaces = ['first', 'second', 'third'] as const;
export type RoundPlace = (typeof roundPlaces)[number];

/** The dated rounds of an auction; all null for a sale without a date. */
export interface Rounds {
  first: Round | null;
  second: Round | null;
  /** Only after a dated second; null or nothing where there is none. */
  third?: Round | null | undefined;
}

export interface Place {
  /** Street and number as the source gives them. */
  address: string | null;
  neighborhood: string | null;
  /** A district of the city, or a region of the Federal District: Taguatinga of Brasília. */
  district?: string | null | undefined;
  /** `id` is the IBGE code; null for a name that is no municipality. */
  city: { id: number | null; name: string } | null;
  state: { id: number; name: string; uf: string } | null;
  latitude: number | null;
  longitude: number | null;
  /** What the coordinates are of; nothing is of the municipality. */
  position?: 'address' | 'municipality' | null | undefined;
}

/** Areas in m²; null where the source says 0,00 or nothing. */
export interface Areas {
  total: number | null;
  private: number | null;
  land: number | null;
}

export interface AuctionImage {
  url: string;
  /** An illustration is drawn by the platform and labelled so; a photo comes from the source. */
  kind: 'photo' | 'illustration';
  /** Where smaller forms of it are had: a width of `imageWidths` ends this address. Without it there is only `url`. */
  sized?: string | undefined;
}

export interface Auctioneer {
  id: number | null;
  name: string;
  website: string | null;
  phone: string | null;
  logo: string | null;
  /** As an image's `sized`. */
  sizedLogo?: string | undefined;
}

/** Where a figure comes from, and the date of the list that said so. */
export interface Source {
  name: string;
  listDate: CalendarDate;
  /** For how many days its lists are current; without it nothing is said of their age (LABEL-07). */
  freshDays?: number | undefined;
}

export const occupancies = ['occupied', 'vacant'] as const;
export type Occupancy = (typeof occupancies)[number];

/** Who pays a debt: the buyer, the seller, or the price itself (CTN, art. 130, parágrafo único). */
export const debtPayers = ['buyer', 'seller', 'proceeds'] as const;
export type DebtPayer = (typeof debtPayers)[number];

/** A debt of the property, as far as the source states it. */
export interface Debt {
  amount: Centavos | null;
  paidBy: DebtPayer | null;
}

/** What a source states of a lot besides its figures; null is 'não informado'. No person's name is included. */
export interface AuctionFacts {
  /** The official document of the sale; https only. */
  editalUrl: string | null;
  /** The 20 digits of the court case's unique number (Resolução CNJ 65/2008). */
  processNumber: string | null;
  occupancy: Occupancy | null;
  acceptsFgts: boolean | null;
  /** The 8 digits of the CEP. */
  postalCode: string | null;
  /** The matrícula and the registry office that keeps it. */
  registration: { number: string | null; office: string | null } | null;
  iptu: Debt | null;
  condominium: Debt | null;
  /** How many bids the source counted on the day of its list. */
  bids: number | null;
}

/**
 * What a sale asks after its next fall by the rule that the lists show, while the proof of such statements holds
 * (NEXT-12).
 */
export interface ForecastPrice {
  price: Centavos;
  /** Of its own cut, or of most with its discount, which is weaker. */
  kind: 'observed' | 'frequent';
  /** In how many of the falls the price came to the forecast. */
  hits: number;
  falls: number;
  from: CalendarDate;
  to: CalendarDate;
}

/** @deprecated The same as `ForecastPrice`. */
export type ToldNextPrice = ForecastPrice;

/** An auction or sale of one property, in the one shape that every screen knows (RULE-09). */
export interface Auction {
  /** `uuid_key`, or the numeric id of a legacy item: the id in its address (DETAIL-11). */
  key: string;
  /** The source's own number for the property. */
  code: string | null;
  title: string;
  type: AuctionType | null;
  /** The type is concluded from something else that the source says, and not stated by it. */
  typeInferred?: boolean | undefined;
  /** How it is sold, in the source's words: 'Leilão SFI - Edital Único', 'Venda Online'. */
  modality: string | null;
  /** Sold at a price without bids in rounds: 'Venda Online', 'Venda Direta Online'. */
  directSale: boolean;
  /** The kind of sale; null or missing where only the rounds say it (RULE-01). */
  saleMethod?: SaleMethod | null | undefined;
  propertyType: PropertyType | null;
  /** The kind in the source's words: 'Sobrado', 'Gleba Urbana', 'Sala'. */
  kind: string | null;
  rounds: Rounds;
  /** The least bid of a second round whose date the source does not give. */
  undatedSecond?: Centavos | null | undefined;
  /** The asked price where no round is dated. */
  price: Centavos | null;
  valuation: Centavos | null;
  place: Place;
  areas: Areas;
  bedrooms: number | null;
  parking: number | null;
  /** Whether the source says that it takes financing; null where it says nothing. */
  financing: boolean | null;
  images: readonly AuctionImage[];
  /** The official page; http(s) only. */
  link: string | null;
  extra: string | null;
  auctioneer: Auctioneer | null;
  featured: boolean;
  /** Null or missing where the source states none of them, and in lists and summaries. */
  facts?: AuctionFacts | null | undefined;
  /** The date of the first list that it was missing from; null while listed. Gone is never 'sold'. */
  goneSince: CalendarDate | null;
  source: Source | null;
  /** Null or missing where no next price is forecast. */
  forecastNextPrice?: ForecastPrice | null | undefined;
  /** Made up for display; marked wherever it is shown (HONEST-02). */
  sample: boolean;
}
