import { Square, Volume2 } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';

import { Button } from '../button/button.tsx';
import { useMessages } from '../messages/messages.tsx';
import { captchaTexts } from '../messages/pt-br-captcha.ts';
import { Spinner } from '../spinner/spinner.tsx';

import * as styles from './captcha-field.css.ts';

export interface CaptchaAudioProps {
  /** Of each button in it. */
  buttonRef: Ref<HTMLButtonElement>;
  /** WAV in base64, with or without its `data:` head; null until it is there. */
  data: string | null;
  failed: boolean;
  disabled: boolean | undefined;
  onRetry: () => void;
}

const toSource = (data: string) => (data.startsWith('data:') ? data : `data:audio/wav;base64,${data}`);

type State = 'new' | 'playing' | 'played';

/**
 * The spoken digits, or in their place a spinner or an error. They play on press, as often as needed.
 */
export function CaptchaAudio({ buttonRef, data, failed, disabled, onRetry }: CaptchaAudioProps) {
  const messages = useMessages(captchaTexts);
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => () => audio.current?.pause(), []);
  const [state, setState] = useState<State>('new');
  const [broken, setBroken] = useState(false);
  if (failed || broken)
    return (
      <div role="alert" className={styles.failure}>
        <p className={styles.failureText}>{messages.audioFailed}</p>
        <Button ref={buttonRef} size="small" onClick={onRetry}>
          {messages.retry}
        </Button>
      </div>
    );
  if (!data)
    return (
      <div className={styles.frame} aria-busy>
        <Spinner />
      </div>
    );

  const playing = state === 'playing';
  function press(source: string) {
    audio.current?.pause();
    if (playing) return setState('played');
    // No element of the page: a caption of it would be the answer.
    const player = new Audio(toSource(source));
    player.addEventListener('ended', () => setState('played'));
    player.addEventListener('error', () => setBroken(true));
    audio.current = player;
    setState('playing');
    // A browser that stops it at once, as for another sound, is no failure of the data.
    player.play().catch(() => setState('played'));
  }

  const Icon = playing ? Square : Volume2;
  const label = playing ? messages.stopAudio : state === 'played' ? messages.playAgain : messages.playAudio;
  return (
    <div className={styles.player}>
      <Button ref={buttonRef} variant="soft" disabled={disabled} onClick={() => press(data)}>
        <Icon className={styles.failureIcon} aria-hidden />
        {label}
      </Button>
    </div>
  );
}
