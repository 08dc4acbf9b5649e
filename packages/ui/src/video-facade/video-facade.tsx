import { Play } from 'lucide-react';
import { cx } from 'class-variance-authority';
import { type CSSProperties, type ReactNode, useState } from 'react';

import { warnMissingLabel } from '../internal/warn-dev.ts';

import * as styles from './video-facade.css.ts';

export interface VideoFacadeProps {
  /** What the press does, with what to expect: how long, whether there is sound. */
  label: string;
  /** The film's address; nothing of it is fetched before the press. */
  src: string;
  /** The picture in its place until somebody presses. */
  poster: string;
  /** For browsers without a player. */
  fallback: ReactNode;
  /** Of the picture, and of the player in its place. */
  className?: string | undefined;
  /** Of the picture, and of the player in its place. */
  style?: CSSProperties | undefined;
}

/** A film's picture until somebody presses, and only then the player: nothing of it is loaded before. Without sound. */
export function VideoFacade({ label, src, poster, fallback, className, style }: VideoFacadeProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('VideoFacade', label);
  const [playing, setPlaying] = useState(false);
  if (playing)
    return (
      <video
        src={src}
        poster={poster}
        controls
        autoPlay
        playsInline
        muted
        className={cx(styles.frame, className)}
        style={style}
      >
        {fallback}
      </video>
    );
  return (
    <button
      type="button"
      onClick={() => setPlaying(true)}
      className={cx(styles.facade, className)}
      style={style}
    >
      <img src={poster} alt="" width={640} height={360} decoding="async" className={styles.frame} />
      <span className={styles.play}>
        <Play aria-hidden className={styles.icon} />
        {label}
      </span>
    </button>
  );
}
