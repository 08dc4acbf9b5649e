import type { OwnAlert } from '@martelo/api-client';
import { listOfAlert } from '@martelo/domain/alert-filters';
import { AlertCard } from '@martelo/ui/alert-card';
import { ConfirmDialog } from '@martelo/ui/confirm-dialog';
import { Disclosure } from '@martelo/ui/disclosure';
import { Grid } from '@martelo/ui/grid';
import { useMemo, useState } from 'react';

import { useFocusRestoration } from '../../lib/use-focus-restoration.ts';
import { paths } from '../../paths.ts';
import { CalendarPanel } from '../calendars/calendar-panel.tsx';
import type { CalendarDates } from '../calendars/calendars.calls.ts';
import { messages } from './messages.ts';
import { useAlertActions } from './use-alert-actions.ts';

interface AlertListProps {
  /** All of them, as they were loaded. */
  alerts: readonly OwnAlert[];
  /** Those that the search leaves. */
  shown: readonly OwnAlert[];
  /** The addresses of their calendars; null where they failed to load. */
  calendars: CalendarDates | null;
  onEdit: (id: number) => void;
  reload: () => void;
}

/** The cards, and the question before one is deleted (ALERT-05). */
export function AlertList({ alerts, shown, calendars, onEdit, reload }: AlertListProps) {
  const [pendingRemoval, setPendingRemoval] = useState<OwnAlert | null>(null);
  const { busyOf, remove, pause } = useAlertActions(alerts, reload);
  const place = useFocusRestoration<HTMLUListElement>(
    useMemo(() => shown.map(({ id }) => String(id)), [shown]),
  );

  return (
    <>
      <Grid as="ul" columns={{ tablet: 2 }} gap="medium" {...place} aria-label="Seus alertas">
        {shown.map((alert) => (
          <Grid as="li" key={alert.id} columns={1}>
            <AlertCard
              alert={alert}
              listHref={paths.list(paths.auctions, listOfAlert(alert.criteria))}
              loading={busyOf(alert.id)}
              {...(calendars && {
                details: (
                  <Disclosure title="Calendário das praças">
                    <CalendarPanel
                      label={alert.name ?? `${alert.subCategory} em ${alert.city}`}
                      alertId={alert.id}
                      createdAt={calendars.get(alert.id) ?? null}
                    />
                  </Disclosure>
                ),
              })}
              onEdit={() => onEdit(alert.id)}
              onPausedChange={(_id, paused) => void pause(alert.id, paused)}
              onDelete={() => setPendingRemoval(alert)}
            />
          </Grid>
        ))}
      </Grid>
      <ConfirmDialog
        open={pendingRemoval !== null}
        onOpenChange={(open) => open || setPendingRemoval(null)}
        title={messages.confirm}
        confirmLabel="Excluir alerta"
        onConfirm={() => {
          // Done beside the question: the card itself says that it is being deleted.
          if (pendingRemoval) void remove(pendingRemoval.id);
        }}
      >
        {pendingRemoval &&
          `${pendingRemoval.name ? `“${pendingRemoval.name}”: ` : ''}${pendingRemoval.subCategory} em ${pendingRemoval.city}. `}
        As oportunidades que ele encontrou ficam guardadas. Não é possível desfazer.
      </ConfirmDialog>
    </>
  );
}
