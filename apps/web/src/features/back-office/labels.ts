import type { BadgeTone } from '@martelo/ui/badge';

/** What became of a list that was sent. */
export const feedStatuses = {
  queued: { label: 'Na fila', tone: 'info' },
  running: { label: 'Em andamento', tone: 'info' },
  taken: { label: 'Aceita', tone: 'positive' },
  held: { label: 'Retida', tone: 'caution' },
  refused: { label: 'Recusada', tone: 'critical' },
  failed: { label: 'Falhou', tone: 'critical' },
} as const satisfies Record<string, { label: string; tone: BadgeTone }>;

/** What a held list waits for, where that is not the decision on itself. */
const waitingFor = {
  confirmation: { label: 'Aguarda a confirmação do email', tone: 'caution' },
  approval: { label: 'Aguarda a aprovação do leiloeiro', tone: 'caution' },
  suspended: { label: 'Leiloeiro suspenso', tone: 'caution' },
} as const satisfies Record<string, { label: string; tone: BadgeTone }>;

/** What became of the taking back of a list. */
const undoings = {
  queued: { label: 'Desfazendo uma lista', tone: 'info' },
  running: { label: 'Desfazendo uma lista', tone: 'info' },
  taken: { label: 'Desfez uma lista', tone: 'info' },
  held: { label: 'Não desfez a lista', tone: 'critical' },
  refused: { label: 'Não desfez a lista', tone: 'critical' },
  failed: { label: 'Não desfez a lista', tone: 'critical' },
} as const satisfies Record<keyof typeof feedStatuses, { label: string; tone: BadgeTone }>;

/** How a list stands, in a few words. */
export function feedStanding(feed: {
  status: keyof typeof feedStatuses;
  waits_for: 'decision' | keyof typeof waitingFor | null;
  undone_at?: string | null;
  undoes?: string | null;
}): { label: string; tone: 'info' | 'positive' | 'caution' | 'critical' } {
  const { waits_for: missing, status, undone_at: undoneAt, undoes } = feed;
  if (undoes) return undoings[status];
  if (undoneAt) return { label: 'Desfeita', tone: 'caution' };
  return missing === null || missing === 'decision' ? feedStatuses[status] : waitingFor[missing];
}

/** How an auctioneer's account stands. */
export const approvals = {
  pending: { label: 'Aguarda aprovação', tone: 'caution' },
  approved: { label: 'Aprovado', tone: 'positive' },
  refused: { label: 'Recusado', tone: 'critical' },
  suspended: { label: 'Suspenso', tone: 'critical' },
} as const satisfies Record<string, { label: string; tone: BadgeTone }>;

/** What became of one line. */
export const outcomes = {
  rejected: { label: 'Com erro', tone: 'critical' },
  new: { label: 'Novo', tone: 'positive' },
  changed: { label: 'Alterado', tone: 'info' },
  unchanged: { label: 'Sem mudança', tone: 'neutral' },
  gone: { label: 'Fora da lista', tone: 'caution' },
} as const satisfies Record<string, { label: string; tone: BadgeTone }>;

/** The status of a deletion request. */
export const deletionStatuses = {
  open: { label: 'Aguardando', tone: 'caution' },
  cancelled: { label: 'Cancelado pelo cliente', tone: 'neutral' },
  refused: { label: 'Recusado', tone: 'critical' },
  completed: { label: 'Concluído', tone: 'positive' },
} as const satisfies Record<string, { label: string; tone: BadgeTone }>;

/** How an invitation stands. */
export const invitationStatuses = {
  open: { label: 'Aguardando', tone: 'info' },
  used: { label: 'Aceito', tone: 'positive' },
  expired: { label: 'Encerrado', tone: 'neutral' },
} as const satisfies Record<string, { label: string; tone: BadgeTone }>;

/** Whether a message of the contact page was answered. */
export const messageStatuses = { open: 'Esperam resposta', answered: 'Respondidas' } as const;

/** The subjects of the contact page. */
export const subjects = {
  suporte: 'Suporte',
  comercial: 'Comercial',
  duvidas: 'Dúvidas',
  sugestoes: 'Sugestões',
  outros: 'Outros',
} as const;

export const roles = { customer: 'Cliente', auctioneer: 'Leiloeiro', admin: 'Administrador' } as const;

const actions: Readonly<Record<string, string>> = {
  'session.started': 'Entrou',
  'feed.sent': 'Enviou uma lista',
  'feed.accepted': 'Aceitou uma lista retida',
  'feed.refused': 'Recusou uma lista retida',
  'feed.undone': 'Desfez uma lista',
  'auction.flagged': 'Ocultou um leilão',
  'auction.unflagged': 'Voltou a mostrar um leilão',
  'deletion.completed': 'Concluiu uma exclusão',
  'deletion.refused': 'Recusou uma exclusão',
  'message.answered': 'Respondeu uma mensagem',
  'message.reopened': 'Reabriu uma mensagem',
  'auctioneer.approved': 'Aprovou um leiloeiro',
  'auctioneer.refused': 'Recusou um leiloeiro',
  'auctioneer.suspended': 'Suspendeu um leiloeiro',
  'auctioneer.domains': 'Alterou os domínios de um leiloeiro',
  'invitation.sent': 'Convidou um leiloeiro',
  'invitation.revoked': 'Cancelou um convite',
};

/** What an entry of the audit log says was done; one that is new to this screen keeps its own name. */
export const actionLabel = (action: string): string => actions[action] ?? action;

/** The entries that the log can be narrowed to. */
export const actionOptions = Object.entries(actions).map(([value, label]) => ({ value, label }));

/** Options of a select that narrows a list, 'Todos' first. */
export const optionsOf = (words: Readonly<Record<string, string | { label: string }>>, all: string) => [
  { value: '', label: all },
  ...Object.entries(words).map(([value, word]) => ({
    value,
    label: typeof word === 'string' ? word : word.label,
  })),
];
