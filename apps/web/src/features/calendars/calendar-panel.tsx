import { CalendarAddress } from '@martelo/ui/calendar-address';
import { ConfirmDialog } from '@martelo/ui/confirm-dialog';
import { useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import { sessionNow } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { createCalendar, revokeCalendar } from './calendars.calls.ts';

interface CalendarPanelProps {
  /** What it is of: 'Favoritos'. */
  label: string;
  /** Null for the favourites'. */
  alertId: number | null;
  /** Since when there is one. */
  createdAt: Date | null;
}

type CalendarAction = 'create' | 'revoke';

const questions = {
  create: { title: 'Criar outro endereço?', confirm: 'Criar outro' },
  revoke: { title: 'Desligar este calendário?', confirm: 'Desligar' },
} as const satisfies Record<CalendarAction, unknown>;

/** A calendar's subscription address: created, shown once, renewed and revoked (NEWS-09, NEWS-12). */
export function CalendarPanel({ label, alertId, createdAt }: CalendarPanelProps) {
  const [since, setSince] = useState(createdAt);
  const [address, setAddress] = useState<string | null>(null);
  const [loading, setLoading] = useState<CalendarAction>();
  const [pendingAction, setPendingAction] = useState<CalendarAction | null>(null);

  async function run(what: CalendarAction) {
    setLoading(what);
    try {
      const made = what === 'create' ? await createCalendar(apiFor(), alertId) : null;
      if (!made) await revokeCalendar(apiFor(), alertId);
      setAddress(made?.address ?? null);
      setSince(made?.createdAt ?? null);
      const title = made ? 'Endereço do calendário criado' : 'Calendário desligado';
      showToast({ tone: 'positive', title });
    } catch (error) {
      // A session that is over says so itself.
      if (sessionNow())
        showToast({ tone: 'critical', title: 'O calendário não mudou', message: sentenceOf(error) });
    } finally {
      setLoading(undefined);
    }
  }

  return (
    <>
      <CalendarAddress
        label={label}
        address={address}
        createdAt={since}
        loading={loading}
        onCreate={() => (since ? setPendingAction('create') : void run('create'))}
        onRevoke={() => setPendingAction('revoke')}
      />
      <ConfirmDialog
        open={pendingAction !== null}
        onOpenChange={(open) => open || setPendingAction(null)}
        title={pendingAction ? questions[pendingAction].title : ''}
        confirmLabel={pendingAction ? questions[pendingAction].confirm : ''}
        onConfirm={() => {
          // Done beside the question: the panel says that it runs.
          if (pendingAction) void run(pendingAction);
        }}
      >
        Calendários que assinam o endereço de agora deixam de receber as datas.
      </ConfirmDialog>
    </>
  );
}
