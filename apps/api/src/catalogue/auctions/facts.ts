import type { AuctionFacts, Debt, DebtPayer } from '@martelo/domain/auction';
import { toReais } from '@martelo/domain/money';
import type { components } from '@martelo/openapi/schema';

export type WireFacts = components['schemas']['AuctionFacts'];

/** Columns of auctions that hold what a source states of a lot besides its figures. */
export const factColumns = [
  'edital_url',
  'process_number',
  'occupancy',
  'accepts_fgts',
  'postal_code',
  'registration_number',
  'registration_office',
  'iptu_debt',
  'iptu_paid_by',
  'condominium_debt',
  'condominium_paid_by',
  'bids',
] as const;

/** These columns of a row; money in centavos. */
export interface FactsRow {
  edital_url: string | null;
  process_number: string | null;
  occupancy: AuctionFacts['occupancy'];
  accepts_fgts: boolean | null;
  postal_code: string | null;
  registration_number: string | null;
  registration_office: string | null;
  iptu_debt: number | null;
  iptu_paid_by: DebtPayer | null;
  condominium_debt: number | null;
  condominium_paid_by: DebtPayer | null;
  bids: number | null;
}

/** The columns of what a list states, all null where it states nothing. */
export const factsRow = (facts: AuctionFacts | undefined): FactsRow => ({
  edital_url: facts?.editalUrl ?? null,
  process_number: facts?.processNumber ?? null,
  occupancy: facts?.occupancy ?? null,
  accepts_fgts: facts?.acceptsFgts ?? null,
  postal_code: facts?.postalCode ?? null,
  registration_number: facts?.registration?.number ?? null,
  registration_office: facts?.registration?.office ?? null,
  iptu_debt: facts?.iptu?.amount ?? null,
  iptu_paid_by: facts?.iptu?.paidBy ?? null,
  condominium_debt: facts?.condominium?.amount ?? null,
  condominium_paid_by: facts?.condominium?.paidBy ?? null,
  bids: facts?.bids ?? null,
});

const debt = (amount: Debt['amount'], paidBy: Debt['paidBy']) =>
  amount === null && paidBy === null ? null : { amount: toReais(amount), paid_by: paidBy };

/** As the wire has them; null where the source states none. */
export function serializeFacts(row: FactsRow): WireFacts | null {
  if (factColumns.every((column) => row[column] === null)) return null;
  const { registration_number: number, registration_office: office } = row;
  return {
    edital_url: row.edital_url,
    process_number: row.process_number,
    occupancy: row.occupancy,
    accepts_fgts: row.accepts_fgts,
    postal_code: row.postal_code,
    registration: number === null && office === null ? null : { number, office },
    iptu_debt: debt(row.iptu_debt, row.iptu_paid_by),
    condominium_debt: debt(row.condominium_debt, row.condominium_paid_by),
    bids: row.bids,
  };
}

/** The facts of a row in the domain's shape: the inverse of `factsRow`. */
export const factsOf = (row: FactsRow): AuctionFacts => ({
  editalUrl: row.edital_url,
  processNumber: row.process_number,
  occupancy: row.occupancy,
  acceptsFgts: row.accepts_fgts,
  postalCode: row.postal_code,
  registration:
    row.registration_number === null && row.registration_office === null
      ? null
      : { number: row.registration_number, office: row.registration_office },
  iptu:
    row.iptu_debt === null && row.iptu_paid_by === null
      ? null
      : { amount: row.iptu_debt, paidBy: row.iptu_paid_by },
  condominium:
    row.condominium_debt === null && row.condominium_paid_by === null
      ? null
      : { amount: row.condominium_debt, paidBy: row.condominium_paid_by },
  bids: row.bids,
});
