import type { WireAccountChange } from '@martelo/api-client';

import type { Account } from './account.calls.ts';
import {
  onlyWrong,
  wrongDocument,
  wrongEmail,
  wrongName,
  wrongPhone,
  wrongZipcode,
} from './profile-rules.ts';

/** The profile's fields as they are typed, named as the server names them. */
export interface ProfileValues {
  name: string;
  user_name: string;
  email: string;
  type: string;
  cpf_cnpj: string;
  company_name: string;
  cellphone: string;
  phone: string;
  zipcode: string;
  street: string;
  number: string;
  complement: string;
  neighborhood: string;
  city: string;
  state: string;
}

const addressFields = [
  'zipcode',
  'street',
  'number',
  'complement',
  'neighborhood',
  'city',
  'state',
] as const satisfies readonly (keyof ProfileValues)[];

/** The server names a field of the address with its way there. */
export const addressAliases: Readonly<Record<string, keyof ProfileValues>> = Object.fromEntries(
  addressFields.map((field) => [`address.${field}`, field]),
);

export const profileLabels: Readonly<Record<keyof ProfileValues, string>> = {
  name: 'Nome',
  user_name: 'Nome de usuário',
  email: 'Email',
  type: 'Tipo de pessoa',
  cpf_cnpj: 'CPF ou CNPJ',
  company_name: 'Razão social',
  cellphone: 'Celular',
  phone: 'Telefone',
  zipcode: 'CEP',
  street: 'Rua',
  number: 'Número',
  complement: 'Complemento',
  neighborhood: 'Bairro',
  city: 'Cidade',
  state: 'Estado',
};

/** What a person's number or a company's is called. */
export const documentLabel = (type: number | string) => (String(type) === '2' ? 'CNPJ' : 'CPF');

/** What the form begins with. */
export function profileValuesOf({ address, ...account }: Account): ProfileValues {
  return {
    name: account.name,
    user_name: account.userName ?? '',
    email: account.email,
    type: String(account.type),
    cpf_cnpj: account.document ?? '',
    company_name: account.companyName ?? '',
    cellphone: account.cellphone ?? '',
    phone: account.phone ?? '',
    zipcode: address.zipcode ?? '',
    street: address.street ?? '',
    number: address.number ?? '',
    complement: address.complement ?? '',
    neighborhood: address.neighborhood ?? '',
    city: address.city ?? '',
    state: address.state ?? '',
  };
}

/** What is wrong with it before anything is sent. What the account has may be changed, but not taken away. */
export function wrongProfile(values: ProfileValues, account: Account) {
  return onlyWrong({
    name: wrongName(values.name),
    email: wrongEmail(values.email),
    cpf_cnpj: wrongDocument(values.cpf_cnpj, documentLabel(values.type), account.document !== null),
    cellphone: wrongPhone(values.cellphone, account.cellphone !== null),
    phone: wrongPhone(values.phone),
    zipcode: wrongZipcode(values.zipcode),
  });
}

/** The form as the server takes it: empty is nothing, and what it does not take empty stays out. */
export function toAccountChange(values: ProfileValues): WireAccountChange {
  const text = (name: keyof ProfileValues) => values[name].trim() || null;
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    user_name: text('user_name'),
    type: Number(values.type),
    company_name: text('company_name'),
    phone: text('phone'),
    ...(values.cpf_cnpj && { cpf_cnpj: values.cpf_cnpj }),
    ...(values.cellphone && { cellphone: values.cellphone }),
    address: Object.fromEntries(addressFields.map((field) => [field, text(field)])),
  };
}
