import { CircleAlert, Download as DownloadIcon, Play } from 'lucide-react';
import { useId } from 'react';

import { Button } from '../button/button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { formatBytes } from '../messages/format-bytes.ts';
import { useMessages } from '../messages/messages.tsx';
import { accountTexts } from '../messages/pt-br-account.ts';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { Spinner } from '../spinner/spinner.tsx';

import * as styles from './bonus-card.css.ts';

/** A download under way, with its bytes where they are known, or one that failed. */
export type Download =
  | { state: 'running'; loaded?: number | undefined; total?: number | undefined }
  | { state: 'failed' };

interface BonusActionsProps {
  title: string;
  downloaded: boolean;
  download: Download | undefined;
  onDownload: (() => void) | undefined;
  onWatch: (() => void) | undefined;
}

/** Download, with how far it is and what went wrong, and watch. */
export function BonusActions({ title, downloaded, download, onDownload, onWatch }: BonusActionsProps) {
  const messages = useMessages(accountTexts);
  const errorId = useId();
  if (!onDownload && !onWatch) return null;
  const running = download?.state === 'running';
  const failed = download?.state === 'failed';
  const label = running
    ? messages.downloading
    : failed
      ? messages.retry
      : downloaded
        ? messages.downloadAgain
        : messages.download;
  return (
    <footer className={styles.foot}>
      {running && <Progress title={title} loaded={download.loaded} total={download.total} />}
      {failed && (
        <p id={errorId} role="alert" className={styles.error}>
          <CircleAlert aria-hidden className={styles.errorIcon} />
          {messages.downloadFailed}
        </p>
      )}
      <div className={styles.actions}>
        {onDownload && (
          <Button
            // It keeps its word and its focus while it works.
            {...(running && { 'aria-busy': true, 'aria-disabled': true })}
            {...(failed && { 'aria-describedby': errorId })}
            aria-label={`${label}: ${title}`}
            tone={downloaded || running ? 'neutral' : 'accent'}
            onClick={() => running || onDownload()}
            className={styles.action}
          >
            {running ? (
              <Spinner size="small" label={null} />
            ) : (
              <DownloadIcon aria-hidden className={styles.actionIcon} />
            )}
            {label}
          </Button>
        )}
        {onWatch && (
          <Button
            aria-label={`${messages.watch}: ${title}`}
            tone={onDownload ? 'neutral' : 'accent'}
            onClick={onWatch}
            className={styles.action}
          >
            <Play aria-hidden className={styles.actionIcon} />
            {messages.watch}
          </Button>
        )}
      </div>
    </footer>
  );
}

interface ProgressProps {
  title: string;
  loaded: number | undefined;
  total: number | undefined;
}

/** A bar where the bytes are known; else the button's own mark is enough and only the words are said. */
function Progress({ title, loaded, total }: ProgressProps) {
  const messages = useMessages(accountTexts);
  const label = `${messages.downloading} ${title}`;
  const [done, all] = [formatBytes(loaded ?? null), formatBytes(total ?? null)];
  if (done === null || all === null || !total) return <VisuallyHidden role="status">{label}</VisuallyHidden>;
  return (
    <div className={styles.progress}>
      <ProgressBar label={label} hideLabel value={loaded ?? null} max={total} />
      <p className={styles.facts}>{messages.downloadProgress(done, all)}</p>
    </div>
  );
}
