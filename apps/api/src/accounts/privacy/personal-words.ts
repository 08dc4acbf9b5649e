import { alertAuctionTypes, alertPropertyTypes } from '@martelo/domain/codes';

import type { PersonalData } from './personal-data.ts';

type Words = Readonly<Record<string, string>>;

const labelsOf = (options: readonly { code: number; label: string }[]): Words =>
  Object.fromEntries(options.map(({ code, label }) => [code, label]));

/** The words for codes, by table and column: a person reads in words what is stored (LGPD, art. 9 and 19). */
const words: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  perfil: {
    tipo: { 1: 'Pessoa Física', 2: 'Pessoa Jurídica' },
    situacao: { active: 'ativa' },
  },
  alertas: {
    tipo_de_imovel: labelsOf(alertPropertyTypes),
    tipo_de_leilao: labelsOf(alertAuctionTypes),
    avisa_de: {
      new: 'imóveis novos',
      step: 'preço que caiu um degrau',
      online: 'rodada online',
    },
  },
  oportunidades: { motivo: { alert: 'alerta', discount: 'desconto alto' } },
  avisos: { tipo: { step: 'preço que caiu um degrau', online: 'rodada online' } },
  atividades: {
    tipo: {
      favorite: 'favorito',
      alert: 'alerta',
      opportunity: 'oportunidade',
      bonus: 'bônus',
      account: 'conta',
    },
  },
  notificacoes: {
    frequencia: { at_once: 'na hora', daily: 'diária', weekly: 'semanal', off: 'desligada' },
    dia_da_semana: {
      1: 'segunda-feira',
      2: 'terça-feira',
      3: 'quarta-feira',
      4: 'quinta-feira',
      5: 'sexta-feira',
      6: 'sábado',
      7: 'domingo',
    },
  },
  assinatura: {
    situacao: { 1: 'ativa', 2: 'pendente', 3: 'cancelada', 4: 'reembolsada', 5: 'expirada' },
    tipo_de_intervalo: { month: 'mês', year: 'ano' },
  },
  pedidos_de_exclusao: {
    situacao: { open: 'em aberto', cancelled: 'cancelado', refused: 'recusado', completed: 'concluído' },
  },
  links_enviados: {
    finalidade: {
      password: 'redefinir a senha',
      email: 'confirmar o email',
      'new-email': 'confirmar o novo email',
      'undo-email': 'desfazer a troca de email',
    },
  },
};

const inWords = (value: unknown, known: Words): unknown =>
  Array.isArray(value)
    ? value.map((one: unknown) => inWords(one, known))
    : ((typeof value === 'string' || typeof value === 'number' ? known[value] : undefined) ?? value);

/** The same, with codes in words; a code without words stays unchanged. */
export function labelCodes(data: PersonalData): PersonalData {
  return Object.fromEntries(
    Object.entries(data).map(([table, rows]) => [
      table,
      rows.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([column, value]) => [
            column,
            inWords(value, words[table]?.[column] ?? {}),
          ]),
        ),
      ),
    ]),
  );
}
