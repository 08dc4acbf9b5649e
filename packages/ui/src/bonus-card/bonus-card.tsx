import {
  BookOpen,
  CircleCheck,
  FileSpreadsheet,
  Gift,
  GraduationCap,
  type LucideIcon,
  Video,
} from 'lucide-react';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';

import { Badge } from '../badge/badge.tsx';
import { warnMissingLabel } from '../internal/warn-dev.ts';
import { formatBytes } from '../messages/format-bytes.ts';
import { useMessages } from '../messages/messages.tsx';
import { accountTexts } from '../messages/pt-br-account.ts';
import { BonusActions, type Download } from './bonus-actions.tsx';
import { type BonusType, bonusTypeOf, formatDuration } from './describe-bonus.ts';

import * as styles from './bonus-card.css.ts';

export type { Download } from './bonus-actions.tsx';
export { formatBytes } from '../messages/format-bytes.ts';
export { formatDuration } from './describe-bonus.ts';

const icons: Readonly<Record<BonusType, LucideIcon>> = {
  ebook: BookOpen,
  planilha: FileSpreadsheet,
  tutorial: GraduationCap,
  video: Video,
  extra: Gift,
};

/** One piece of bonus content (BONUS-02). */
export interface BonusItem {
  /** What `onDownload` and `onWatch` are called with. */
  id: number | string;
  /** Its heading; also part of its buttons' names: 'Baixar: …'. */
  title: string;
  /** Below the title; '' leaves it out. */
  description: string;
  /** 'ebook', 'planilha', 'tutorial', 'video', 'extra'; any other is 'Conteúdo Extra'. */
  type: string;
  /** In bytes; null where it is not known. */
  size: number | null;
  /** In seconds; null for what does not play. */
  duration: number | null;
  /** 'PDF'; null where it is not known. */
  fileType: string | null;
  /** It has a file to download. */
  downloadable: boolean;
  /** It has a video to watch. */
  watchable: boolean;
  /** It was downloaded before: a badge says so, and the button offers it again. */
  downloaded: boolean;
}

export interface BonusCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The bonus: what it is, and what can be done with it. */
  item: BonusItem;
  /** How its download stands; none while nothing runs. */
  download?: Download | undefined;
  /** Called with its id: fetch it, and show the progress by `download`. */
  onDownload?: ((id: BonusItem['id']) => void) | undefined;
  /** Called with its id: play it. */
  onWatch?: ((id: BonusItem['id']) => void) | undefined;
  /** The title's level in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A file or a video for members: what it is, and how to have it (BONUS-02). */
export function BonusCard({
  item,
  download,
  onDownload,
  onWatch,
  headingLevel = 3,
  className,
  ...props
}: BonusCardProps) {
  const { id, title, description, size, duration, fileType, downloadable, watchable, downloaded } = item;
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('BonusCard', title, 'item.title');
  const messages = useMessages(accountTexts);
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const type = bonusTypeOf(item.type, messages);
  const Icon = icons[type];
  const facts = [fileType, formatBytes(size), formatDuration(duration)].filter(Boolean);
  return (
    <article aria-labelledby={titleId} {...props} className={cx(styles.base, className)}>
      <header className={styles.head}>
        <span className={styles.disc}>
          <Icon aria-hidden className={styles.icon} />
        </span>
        <div className={styles.badges}>
          <Badge tone="neutral">{messages.bonusTypes[type]}</Badge>
          {downloaded && (
            <Badge tone="positive">
              <CircleCheck aria-hidden className={styles.mark} />
              {messages.downloaded}
            </Badge>
          )}
        </div>
      </header>
      <div className={styles.what}>
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      <BonusActions
        title={title}
        downloaded={downloaded}
        download={download}
        onDownload={downloadable && onDownload ? () => onDownload(id) : undefined}
        onWatch={watchable && onWatch ? () => onWatch(id) : undefined}
      />
    </article>
  );
}
