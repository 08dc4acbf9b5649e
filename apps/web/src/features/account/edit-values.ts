import type { Account } from './account.calls.ts';
import { wrongOptionalPassword } from './password-rules.ts';
import { onlyWrong, wrongDocument, wrongEmail, wrongName, wrongPhone } from './profile-rules.ts';
import { documentLabel } from './profile-values.ts';

export const editLabels = {
  name: 'Nome',
  cpf: 'CPF',
  email: 'Email',
  cellphone: 'Celular',
  current_password: 'Senha atual',
  password: 'Nova senha',
  password_confirmation: 'Confirmar nova senha',
};

/** What the form begins with. */
export const editValuesOf = (account: Account) => ({
  name: account.name,
  cpf: account.document ?? '',
  email: account.email,
  cellphone: account.cellphone ?? '',
  current_password: '',
  password: '',
  password_confirmation: '',
});

/** What is wrong with them before anything is sent. */
export const wrongEdit = (values: ReturnType<typeof editValuesOf>, known: Account) => ({
  ...onlyWrong({
    name: wrongName(values.name),
    cpf: wrongDocument(values.cpf, values.cpf ? 'any' : documentLabel(known.type), true),
    email: wrongEmail(values.email),
    cellphone: wrongPhone(values.cellphone, known.cellphone !== null),
  }),
  ...wrongOptionalPassword(values),
});
