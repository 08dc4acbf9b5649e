import { Button } from '../button/button.tsx';
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx';
import { useMessages } from '../messages/messages.tsx';

import * as styles from './error-state.css.ts';

export interface ErrorStateProps extends Omit<EmptyStateProps, 'action' | 'drawing'> {
  /** None where trying again cannot help. */
  onRetry?: (() => void) | undefined;
  /** 'Tentar novamente' by default. */
  retryLabel?: string | undefined;
}

/** In place of what failed to load: what happened, and a way to try again (SHELL-10). Read aloud as it appears. */
export function ErrorState({ onRetry, retryLabel, ...props }: ErrorStateProps) {
  const { retry } = useMessages();
  return (
    <EmptyState
      role="alert"
      {...props}
      drawing={<FallenSign />}
      action={onRetry && <Button onClick={onRetry}>{retryLabel ?? retry}</Button>}
    />
  );
}

/** An auction's sign that hangs by one nail. */
function FallenSign() {
  return (
    <>
      <path className={styles.board} d="m36 28 44 14-6 18-44-14z" />
      <path d="M2 66h116M78 66V14M78 20H34" />
      <path d="m36 28 44 14-6 18-44-14z" />
      <path className={styles.loose} d="m43 38 20 6.4M41 44l12 3.8M36 28l2-8" />
      <path className={styles.loose} strokeDasharray="2 4" d="M72 20v14" />
    </>
  );
}
