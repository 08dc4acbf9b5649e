import { Play } from 'lucide-react';
import { useState } from 'react';

import * as styles from './promo-video.css.ts';

const video = '/martelo.webm';
const poster = '/martelo-video.svg';

/**
 * The promotional film (HOME-01): its picture until somebody presses, and only then the player. The film is the site's own,
 * so that a visit tells no other site of itself.
 */
export function PromoVideo() {
  const [playing, setPlaying] = useState(false);
  if (playing)
    return (
      <video className={styles.frame} src={video} poster={poster} controls autoPlay playsInline muted>
        <a href={video}>Baixar o vídeo</a>
      </video>
    );
  return (
    <button type="button" className={styles.facade} onClick={() => setPlaying(true)}>
      <img src={poster} alt="" width={640} height={360} decoding="async" className={styles.frame} />
      <span className={styles.play}>
        <Play aria-hidden className={styles.icon} />
        Assistir ao vídeo (30 s, sem som)
      </span>
    </button>
  );
}
