import { isDeepStrictEqual } from 'node:util';

import { parseCep, parsePhone } from '@martelo/domain/documents';

import { boards } from '../auctioneers/boards.ts';
import { cleanText } from '../../platform/text/clean-text.ts';
import type { Input } from '../../platform/contract/contract.ts';
import { type FieldErrors, readDocument } from '../registration/registration-form.ts';
import type { Address, Profile } from './customers.repository.ts';

type Form = Omit<Input<'updateAccount'>['body'], 'current_password' | 'password' | 'password_confirmation'>;

/** Undefined leaves a field unchanged; an empty text clears it. */
const textOr = (typed: string | null | undefined, stored: string | null) =>
  typed === undefined ? stored : cleanText(typed ?? '') || null;

function readAddress(form: Form['address'], stored: Address | null, errors: FieldErrors): Address | null {
  if (!form) return stored;
  const given = Object.fromEntries(
    Object.entries(form).map(([field, typed]) => [field, textOr(typed, null)]),
  ) as Address;
  if (given.state && !boards.some(({ uf }) => uf === given.state))
    errors['address.state'] = ['não é um estado'];
  const zipcode = given.zipcode && parseCep(given.zipcode);
  if (given.zipcode && !zipcode) errors['address.zipcode'] = ['CEP inválido'];
  return { ...stored, ...given, ...(zipcode && { zipcode }) };
}

function readPhone(
  field: string,
  typed: string | null | undefined,
  stored: string | null,
  errors: FieldErrors,
) {
  const text = textOr(typed, stored);
  if (typed === undefined || text === null) return text;
  const phone = parsePhone(text);
  if (!phone) errors[field] = ['Telefone inválido'];
  return phone;
}

/** The document and the kind of person that goes with it; `type` alone can only repeat what the document says. */
function readKind(form: Form, stored: Profile, errors: FieldErrors): Pick<Profile, 'type' | 'cpf_cnpj'> {
  const field = form.cpf === undefined ? 'cpf_cnpj' : 'cpf';
  const typed = form.cpf ?? form.cpf_cnpj;
  const read = typed === undefined ? null : readDocument(typed);
  if (typed !== undefined && !read) errors[field] = ['CPF ou CNPJ inválido'];
  const { document, type } = read ?? { document: stored.cpf_cnpj, type: stored.type };
  if (form.type !== undefined && form.type !== type && document !== null && !errors[field])
    errors['type'] = [
      form.type === 1 ? 'Pessoa Física precisa de um CPF' : 'Pessoa Jurídica precisa de um CNPJ',
    ];
  const chosen = form.type === 2 ? 2 : 1;
  return { cpf_cnpj: document, type: document === null && form.type !== undefined ? chosen : type };
}

/** The profile that a form submits, and its errors by field; what is left out stays (ACC-07). */
export function readProfile(form: Form, stored: Profile): { profile: Profile; errors: FieldErrors } {
  const errors: FieldErrors = {};
  const name = cleanText(form.name);
  if (name.length < 2) errors['name'] = ['Nome é obrigatório'];
  const profile = {
    name,
    email: form.email.toLowerCase(),
    user_name: textOr(form.user_name, stored.user_name),
    ...readKind(form, stored, errors),
    company_name: textOr(form.company_name, stored.company_name),
    cellphone: readPhone('cellphone', form.cellphone, stored.cellphone, errors),
    phone: readPhone('phone', form.phone, stored.phone, errors),
    address: readAddress(form.address, stored.address, errors),
  };
  return { profile, errors };
}

const filledOf = (address: Address | null) =>
  Object.fromEntries(Object.entries(address ?? {}).filter(([, text]) => text));

/** Whether a form changes anything of what is stored; an address whose fields are empty is none. */
export function isChanged({ address, ...fields }: Profile, stored: Profile): boolean {
  const names = Object.keys(fields) as (keyof typeof fields)[];
  return (
    names.some((name) => fields[name] !== stored[name]) ||
    !isDeepStrictEqual(filledOf(address), filledOf(stored.address))
  );
}
