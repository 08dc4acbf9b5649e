import { parseCnpj, parseCpf, parsePhone } from '@martelo/domain/documents';

import { refuseFields } from '../../platform/http/errors.ts';
import { cleanText } from '../../platform/text/clean-text.ts';
import { passwordErrors } from '../passwords/new-password.ts';

interface Form {
  name: string;
  email: string;
  cpf_cnpj: string;
  cellphone: string;
  password: string;
  password_confirmation: string;
  accept_terms: boolean;
  company_name?: string;
}

/**
 * A document without punctuation, and whether it is a person's (1) or a company's (2); null where its digits are wrong.
 */
export function readDocument(text: string): { document: string; type: 1 | 2 } | null {
  const cpf = parseCpf(text);
  if (cpf) return { document: cpf, type: 1 };
  const cnpj = parseCnpj(text);
  return cnpj ? { document: cnpj, type: 2 } : null;
}

export type FieldErrors = Record<string, readonly string[]>;

/** What both kinds of registration have in common, validated; all wrong fields are reported at once (AUTH-13). */
export function readRegistration(form: Form, others: FieldErrors = {}) {
  const name = cleanText(form.name);
  const read = readDocument(form.cpf_cnpj);
  const cellphone = parsePhone(form.cellphone);
  refuseFields({
    ...others,
    ...(name.length < 2 && { name: ['Nome é obrigatório'] }),
    ...(!read && { cpf_cnpj: ['CPF ou CNPJ inválido'] }),
    ...(!cellphone && { cellphone: ['Telefone inválido'] }),
    ...passwordErrors(form),
    ...(!form.accept_terms && { accept_terms: ['É preciso aceitar os termos de uso.'] }),
  });
  const { document, type } = read!;
  return {
    name,
    email: form.email.toLowerCase(),
    password: form.password,
    cpfCnpj: document,
    type,
    cellphone: cellphone!,
    companyName: cleanText(form.company_name ?? '') || null,
  };
}

/** Data that the forms need besides their fields. */
export const formOptions = {
  password: { min_length: 6, max_length: 200 },
  terms: {
    terms_address: '/termos-de-uso',
    privacy_address: '/politica-de-privacidade',
    version: '2026-02-02',
  },
};
