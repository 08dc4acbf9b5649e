import { formatDate } from '@martelo/domain/dates';
import { ApiError } from '@martelo/api-client';
import { Button } from '@martelo/ui/button';
import { LiveRegion } from '@martelo/ui/live-region';
import { Notice } from '@martelo/ui/notice';
import { Stack } from '@martelo/ui/stack';
import { useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { takeFocus } from '../../lib/take-focus.ts';
import { explainFailure } from './explain-failure.ts';
import { messages } from './messages.ts';
import { cancelDeletion } from './settings.calls.ts';

const noneWaits = 404;

interface PendingDeletionProps {
  due: Date;
  /** Whether it was requested just now: the focus moves here from the control that requested it. */
  fresh: boolean;
  onCancelled: () => void;
}

/** A deletion that waits for its day, and the way to take it back. */
export function PendingDeletion({ due, fresh, onCancelled }: PendingDeletionProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function cancel() {
    setBusy(true);
    setFailure(null);
    try {
      await cancelDeletion(apiFor());
      onCancelled();
    } catch (error) {
      // Another tab was sooner.
      if (error instanceof ApiError && error.status === noneWaits) onCancelled();
      else setFailure(explainFailure(messages.settings.cancelFailed)(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack>
      <Notice
        tone="caution"
        role="status"
        title={`Sua conta será excluída em ${formatDate(due)}.`}
        {...(fresh && { ref: takeFocus, tabIndex: -1 })}
      >
        Até lá tudo continua funcionando e você pode cancelar o pedido.
      </Notice>
      <LiveRegion role="alert">{failure && <Notice tone="critical">{failure}</Notice>}</LiveRegion>
      <div>
        <Button loading={busy} onClick={() => void cancel()}>
          Cancelar pedido de exclusão
        </Button>
      </div>
    </Stack>
  );
}
