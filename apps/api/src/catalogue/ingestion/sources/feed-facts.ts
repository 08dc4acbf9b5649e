import type { AuctionFacts, Debt, DebtPayer, Occupancy } from '@martelo/domain/auction';
import { parseCaseNumber, parseCep } from '@martelo/domain/documents';
import { fold } from '@martelo/domain/fold';

import {
  type FeedRecord,
  readChoice,
  readMoney,
  readNumber,
  readText,
  readUrl,
  readYesOrNo,
  WrongField,
} from './feed-field.ts';
import { containsCpf } from './hide-cpf.ts';

const occupancies: ReadonlyMap<string, Occupancy | null> = new Map([
  ['ocupado', 'occupied'],
  ['desocupado', 'vacant'],
  ['nao informado', null],
] as const);

const payers: ReadonlyMap<string, DebtPayer> = new Map([
  ['arrematante', 'buyer'],
  ['vendedor', 'seller'],
  ['preco', 'proceeds'],
] as const);

const maxBids = 1_000_000;
/** One warning for all wrong fields of a line. */
const maxWarning = 600;

/** A text, refused where it contains a CPF; the error does not repeat it. */
function readWithoutCpf(record: FeedRecord, field: string, maxLength: number): string | null {
  const text = readText(record, field, maxLength);
  if (text !== null && containsCpf(text)) throw new WrongField(field, 'não pode trazer um CPF');
  return text;
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

function readEdital(record: FeedRecord): string | null {
  const field = 'edital_url';
  const url = readUrl(record, field);
  if (url === null) return null;
  if (!url.startsWith('https://'))
    throw new WrongField(field, 'deve ser um endereço que comece por https://');
  if (containsCpf(decoded(url))) throw new WrongField(field, 'não pode trazer um CPF');
  return url;
}

function readProcessNumber(record: FeedRecord): string | null {
  const field = 'process_number';
  const text = readWithoutCpf(record, field, 200);
  const number = text && parseCaseNumber(text);
  if (text !== null && !number)
    throw new WrongField(
      field,
      'deve ser só o número único do processo, NNNNNNN-DD.AAAA.J.TR.OOOO, com o dígito verificador certo',
    );
  return number;
}

function readPostalCode(record: FeedRecord): string | null {
  const text = readWithoutCpf(record, 'postal_code', 40);
  const cep = text && parseCep(text);
  if (text !== null && !cep) throw new WrongField('postal_code', 'deve ser um CEP de 8 algarismos');
  return cep;
}

/** A number as registries write it, or one of the national code; no words, which could be a name. */
function readRegistrationNumber(record: FeedRecord): string | null {
  const field = 'registration_number';
  const text = readWithoutCpf(record, field, 30);
  if (text !== null && !/^(?:[A-Z]{1,2}[-. ]?)?\d[\d./-]*$/i.test(text))
    throw new WrongField(field, 'deve ser só o número da matrícula');
  return text;
}

const office = /\b(?:registro|registros|cartorio|oficio|oficial|servico|serventia|cri|sri|rgi|ri)\b/;

function readRegistrationOffice(record: FeedRecord): string | null {
  const field = 'registration_office';
  const text = readWithoutCpf(record, field, 120);
  if (text !== null && !office.test(fold(text)))
    throw new WrongField(field, "deve ser o nome do cartório, como '1º Registro de Imóveis de Campinas'");
  return text;
}

function readBids(record: FeedRecord): number | null {
  const bids = readNumber(record, 'bids', 0, maxBids);
  if (bids !== null && !Number.isInteger(bids)) throw new WrongField('bids', 'deve ser um número inteiro');
  return bids;
}

const bothOrNothing = <First, Second>(first: First | null, second: Second | null) =>
  first === null && second === null ? null : ([first, second] as const);

function toDebt(amount: Debt['amount'], paidBy: Debt['paidBy']): Debt | null {
  return bothOrNothing(amount, paidBy) && { amount, paidBy };
}

/**
 * What a lot states besides its figures. A field that is wrong is left out and named in `warning`, and the rest of the
 * lot is imported; its value is not repeated.
 */
export function readFacts(record: FeedRecord): { facts: AuctionFacts | null; warning: string | null } {
  const wrong: string[] = [];
  const readOrWarn = <Value>(read: (record: FeedRecord) => Value | null): Value | null => {
    try {
      return read(record);
    } catch (error) {
      if (!(error instanceof WrongField)) throw error;
      wrong.push(`${error.message} Ficou de fora.`);
      return null;
    }
  };
  const debt = (name: 'iptu' | 'condominium') =>
    toDebt(
      readOrWarn(() => readMoney(record, `${name}_debt`)),
      readOrWarn(() => readChoice(record, `${name}_paid_by`, payers)),
    );
  const number = readOrWarn(readRegistrationNumber);
  const registry = readOrWarn(readRegistrationOffice);
  const facts: AuctionFacts = {
    editalUrl: readOrWarn(readEdital),
    processNumber: readOrWarn(readProcessNumber),
    occupancy: readOrWarn(() => readChoice(record, 'occupancy', occupancies)),
    acceptsFgts: readOrWarn(() => readYesOrNo(record, 'accepts_fgts')),
    postalCode: readOrWarn(readPostalCode),
    registration: bothOrNothing(number, registry) && { number, office: registry },
    iptu: debt('iptu'),
    condominium: debt('condominium'),
    bids: readOrWarn(readBids),
  };
  return {
    facts: Object.values(facts).some((value) => value !== null) ? facts : null,
    warning: wrong.join(' ').slice(0, maxWarning) || null,
  };
}
