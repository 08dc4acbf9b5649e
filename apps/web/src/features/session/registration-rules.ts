import { isCnpj, isCpf, isPhone } from '@martelo/domain/documents';

import { wrongEmail } from '../../lib/forms/email-rule.ts';
import type { Registering, Registration } from './registration.calls.ts';

const shortest = 6;

const wrongDocument = (text: string) => {
  if (!text) return 'CPF ou CNPJ é obrigatório';
  return isCpf(text) || isCnpj(text) ? undefined : 'CPF ou CNPJ inválido';
};
const wrongPhone = (text: string) => {
  if (!text) return 'Celular é obrigatório';
  return isPhone(text) ? undefined : 'Telefone inválido';
};

/** What is wrong with a new password and its repetition, in the words of the page that has the fields. */
export function wrongPasswords(
  { password, password_confirmation: again }: { password: string; password_confirmation: string },
  missing: string,
): { password?: string; password_confirmation?: string } {
  const first = !password
    ? missing
    : password.length < shortest && 'A senha deve ter pelo menos 6 caracteres';
  const second = !again
    ? 'A confirmação da senha é obrigatória'
    : again !== password && 'As senhas não coincidem';
  return { ...(first && { password: first }), ...(second && { password_confirmation: second }) };
}

const auctioneerFields = {
  company_name: 'Nome da empresa é obrigatório',
  registration: 'Matrícula é obrigatória',
  uf: 'Estado da Junta Comercial é obrigatório',
} as const;

/** What is wrong with a registration before it is sent, in the server's own words (AUTH-13). */
export function wrongRegistration(
  type: Registering,
  values: Registration,
): Partial<Record<keyof Registration, string>> {
  const entries: [keyof Registration, string | undefined | false][] = [
    ['name', values.name.trim().length < 2 && 'Nome é obrigatório'],
    ['email', wrongEmail(values.email)],
    ['cpf_cnpj', wrongDocument(values.cpf_cnpj)],
    ['cellphone', wrongPhone(values.cellphone)],
    ['accept_terms', !values.accept_terms && 'É preciso aceitar os termos de uso.'],
  ];
  if (type === 'auctioneer')
    for (const [name, missing] of Object.entries(auctioneerFields) as [
      keyof typeof auctioneerFields,
      string,
    ][])
      entries.push([name, !values[name].trim() && missing]);
  return {
    ...(Object.fromEntries(entries.filter(([, text]) => text)) as Partial<
      Record<keyof Registration, string>
    >),
    ...wrongPasswords(values, 'A senha é obrigatória'),
  };
}
