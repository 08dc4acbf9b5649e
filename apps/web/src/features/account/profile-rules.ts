import { isCep, isCnpj, isCpf, isPhone, parseCnpj, parseCpf } from '@martelo/domain/documents';

import { isEmail } from '../../lib/forms/email-rule.ts';
import type { Account } from './account.calls.ts';

/** A field's sentence, or undefined where nothing is wrong. */
type Rule = string | undefined;

export const wrongName = (name: string): Rule => (name.trim().length < 2 ? 'Nome é obrigatório' : undefined);

export function wrongEmail(email: string): Rule {
  if (!email.trim()) return 'Email é obrigatório';
  return isEmail(email.trim()) ? undefined : 'Email inválido';
}

/** A person's number, a company's, or either. An account that never had one may stay without. */
export function wrongDocument(text: string, kind: 'CPF' | 'CNPJ' | 'any', required: boolean): Rule {
  const name = kind === 'any' ? 'CPF' : kind;
  if (!text) return required ? `${name} é obrigatório` : undefined;
  const fits = { CPF: isCpf(text), CNPJ: isCnpj(text), any: isCpf(text) || isCnpj(text) }[kind];
  return fits ? undefined : `${kind === 'any' ? 'CPF ou CNPJ' : kind} inválido`;
}

export function wrongPhone(text: string, required = false): Rule {
  if (!text) return required ? 'Celular é obrigatório' : undefined;
  return isPhone(text) ? undefined : 'Telefone inválido';
}

export const wrongZipcode = (text: string): Rule => (!text || isCep(text) ? undefined : 'CEP inválido');

/** Whether a form changes who the account belongs to: that takes the current password (SAFE-12). */
export function changesIdentity(
  { email, document }: { email: string; document: string },
  account: Pick<Account, 'email' | 'document'>,
): boolean {
  const written = parseCpf(document) ?? parseCnpj(document) ?? account.document;
  return email.trim().toLowerCase() !== account.email || written !== account.document;
}

/** Only what is wrong, as a form takes it. */
export function onlyWrong<Name extends string>(
  rules: Readonly<Record<Name, Rule>>,
): Partial<Record<Name, string>> {
  const wrong = Object.entries<Rule>(rules).filter(([, rule]) => rule !== undefined);
  return Object.fromEntries(wrong) as Partial<Record<Name, string>>;
}
