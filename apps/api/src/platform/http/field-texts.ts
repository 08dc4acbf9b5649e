import type { operations } from '@martelo/openapi/schema';

/** Words for a field that is missing or empty, and for one that is too short. */
export type FieldTexts = Readonly<Record<string, { missing?: string; short?: string }>>;

const email = { missing: 'O email é obrigatório' };
const short = 'A senha deve ter pelo menos 6 caracteres';

const signIn: FieldTexts = {
  email,
  password: { missing: 'A senha é obrigatória' },
  captcha: { missing: 'O código de verificação é obrigatório' },
};
const recovery: FieldTexts = { email };
const reset: FieldTexts = {
  token: { missing: 'Token não encontrado na URL.' },
  password: { missing: 'A nova senha é obrigatória', short },
  password_confirmation: { missing: 'A confirmação da senha é obrigatória' },
};
const registration: FieldTexts = {
  ...signIn,
  name: { missing: 'Nome é obrigatório' },
  cpf_cnpj: { missing: 'CPF ou CNPJ é obrigatório', short: 'CPF ou CNPJ inválido' },
  cellphone: { missing: 'Celular é obrigatório', short: 'Telefone inválido' },
  password: { missing: 'A senha é obrigatória', short },
  password_confirmation: { missing: 'A confirmação da senha é obrigatória' },
  accept_terms: { missing: 'É preciso aceitar os termos de uso.' },
  company_name: { missing: 'Nome da empresa é obrigatório' },
  registration: { missing: 'Matrícula é obrigatória' },
  uf: { missing: 'Estado da Junta Comercial é obrigatório' },
};

/** What the specification says word by word of single fields (AUTH-02, AUTH-10, ACC-05, ACC-07). */
export const fieldTexts: Readonly<Partial<Record<keyof operations, FieldTexts>>> = {
  signInCustomer: signIn,
  signInAuctioneer: signIn,
  signInAdmin: signIn,
  issueToken: { username: email, password: { missing: 'A senha é obrigatória' } },
  requestPasswordReset: recovery,
  requestAuctioneerPasswordReset: recovery,
  resetPassword: reset,
  resetAuctioneerPassword: reset,
  sendContactMessage: {
    name: { missing: 'Nome é obrigatório' },
    email,
    subject: { missing: 'Assunto é obrigatório' },
    message: { missing: 'Mensagem é obrigatória' },
    captcha: { missing: 'O código de verificação é obrigatório' },
  },
  registerCustomer: registration,
  registerAuctioneer: registration,
  updateAccount: {
    name: { missing: 'Nome é obrigatório' },
    email: { missing: 'Email é obrigatório' },
    cpf: { missing: 'CPF é obrigatório', short: 'CPF ou CNPJ inválido' },
    cpf_cnpj: { missing: 'CPF é obrigatório', short: 'CPF ou CNPJ inválido' },
    cellphone: { missing: 'Celular é obrigatório', short: 'Telefone inválido' },
    current_password: { missing: 'Senha atual é obrigatória para alterar a senha' },
    password: { short },
    password_confirmation: { missing: 'As senhas não coincidem' },
  },
  updatePassword: {
    current_password: { missing: 'Senha atual é obrigatória' },
    old_password: { missing: 'Senha atual é obrigatória' },
    password: { missing: 'Nova senha é obrigatória', short },
    password_confirmation: { missing: 'Confirme a nova senha' },
  },
};
