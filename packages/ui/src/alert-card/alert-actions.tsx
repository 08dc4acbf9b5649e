import { Pause, Pencil, Play, Trash2 } from 'lucide-react';

import { Button } from '../button/button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useMessages } from '../messages/messages.tsx';
import { accountTexts } from '../messages/pt-br-account.ts';

import * as styles from './alert-card.css.ts';

interface AlertActionsProps {
  /** 'Apartamentos em Goiânia - GO': distinguishes the buttons of one card from another's. */
  name: string;
  paused: boolean;
  loading: 'delete' | 'pause' | undefined;
  onEdit: (() => void) | undefined;
  onPause: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** Edit, pause or resume, delete: those that somebody listens to. While one is under way the others wait. */
export function AlertActions({ name, paused, loading, onEdit, onPause, onDelete }: AlertActionsProps) {
  const messages = useMessages(accountTexts);
  const shared = { variant: 'quiet', size: 'small', className: styles.action } as const;
  if (!onEdit && !onPause && !onDelete) return null;
  return (
    <div className={styles.actions}>
      {onEdit && (
        <Button
          {...shared}
          aria-label={messages.editAlert(name)}
          disabled={Boolean(loading)}
          onClick={onEdit}
        >
          <Pencil aria-hidden className={styles.actionIcon} />
          {messages.edit}
        </Button>
      )}
      {onPause && (
        <Button
          {...shared}
          aria-label={paused ? messages.resumeAlert(name) : messages.pauseAlert(name)}
          disabled={loading === 'delete'}
          loading={loading === 'pause'}
          onClick={onPause}
        >
          {paused ? (
            <Play aria-hidden className={styles.actionIcon} />
          ) : (
            <Pause aria-hidden className={styles.actionIcon} />
          )}
          {paused ? messages.resume : messages.pause}
        </Button>
      )}
      {onDelete && (
        <>
          <Button
            {...shared}
            title={messages.deleteAlert}
            aria-label={`${messages.deleteAlert}: ${name}`}
            disabled={loading === 'pause'}
            loading={loading === 'delete'}
            onClick={onDelete}
          >
            <Trash2 aria-hidden className={styles.actionIcon} />
          </Button>
          <VisuallyHidden role="status">{loading === 'delete' && messages.deletingAlert}</VisuallyHidden>
        </>
      )}
    </div>
  );
}
