import type { UserType } from '../../lib/session-storage.ts';

interface FormMessages {
  title: string;
  /** One sentence under the title, and the page's description. */
  lead: string;
}

export const signInMessages: Readonly<Record<UserType, FormMessages>> = {
  customer: { title: 'Entrar', lead: 'Acesse seus favoritos, alertas e oportunidades.' },
  auctioneer: { title: 'Entrar como leiloeiro', lead: 'Envie suas listas e acompanhe cada uma.' },
  admin: { title: 'Administração', lead: 'Acesso restrito à equipe do Martelo.' },
};

export const signUpMessages: Readonly<Record<UserType, FormMessages>> = {
  customer: { title: 'Criar conta', lead: 'A conta é gratuita e nenhum cartão é pedido.' },
  auctioneer: {
    title: 'Criar conta de leiloeiro',
    lead: 'Para leiloeiros com matrícula em Junta Comercial.',
  },
  admin: { title: 'Conta de administrador', lead: 'Estas contas são criadas pela equipe do Martelo.' },
};
