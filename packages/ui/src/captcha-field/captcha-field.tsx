import { RefreshCw } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';

import { Button } from '../button/button.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import { control } from '../field/field.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { warnMissingLabel, warnDev } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { captchaTexts } from '../messages/pt-br-captcha.ts';
import { CaptchaAudio } from './captcha-audio.tsx';
import { CaptchaPicture } from './captcha-picture.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';

import * as styles from './captcha-field.css.ts';

export interface CaptchaFieldProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'size' | 'type'
> {
  /** 'Código de verificação' by default. */
  label?: string | undefined;
  /** What is written, where its owner keeps it; without it the browser does. */
  value?: string | undefined;
  /** The initial value, when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the text at each change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The server's PNG in base64, with or without its `data:` head; null until it is there. */
  picture: string | null;
  /** What the picture is, never what it says. */
  pictureAlt?: string | undefined;
  /** Requests a new captcha; the parent clears the value. */
  onRefresh: () => void;
  /** The same proof spoken, as WAV in base64: null until it is there, undefined where the server speaks none. */
  audio?: string | null | undefined;
  /** The audio failed to load. */
  audioFailed?: boolean | undefined;
  /** Which of the two is answered now; the parent clears the value, and fetches the audio once it is needed. */
  onChallengeChange?: ((challenge: CaptchaChallenge) => void) | undefined;
  /** The challenge is on its way: a spinner holds its place, and no new one can be requested. */
  loading?: boolean | undefined;
  /** The picture failed to load. */
  failed?: boolean | undefined;
  /** What is wrong and how to mend it; read aloud when it appears. */
  error?: string | undefined;
}

/** The kinds of a captcha's challenge. */
export type CaptchaChallenge = 'picture' | 'audio';

/**
 * Proof that a person writes: a picture with characters, or spoken digits. `className` and `style` go to the
 * field, the rest to the input.
 */
export function CaptchaField({
  label,
  onChange,
  onValueChange,
  picture,
  pictureAlt,
  onRefresh,
  audio,
  audioFailed = false,
  onChallengeChange,
  loading = false,
  failed = false,
  error,
  id: given,
  className,
  style,
  ...props
}: CaptchaFieldProps) {
  const messages = useMessages(captchaTexts);
  const title = label ?? messages.captcha;
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('CaptchaField', title);
    if (!picture && !audio && !loading && !failed)
      warnDev(
        'CaptchaField has neither picture nor audio.',
        'There is nothing to answer, so people cannot go on.',
        'Pass `loading` until they are there and `failed` when they cannot be had.',
      );
  }
  const [chosen, setChosen] = useState<CaptchaChallenge>('picture');
  const challenge = useRef<HTMLDivElement>(null);
  const buttonRef = useFocusFallback(challenge);
  const [broken, setBroken] = useState<string | null>(null);
  const lost = !loading && (failed || !picture || picture === broken);
  const spoken = audio !== undefined && chosen === 'audio';
  const nothing = spoken ? failed || audioFailed : lost;
  const swap = () => {
    const next = spoken ? 'picture' : 'audio';
    setChosen(next);
    onChallengeChange?.(next);
  };
  const hint = spoken ? messages.audioHint : messages.captchaHint;

  return (
    <FieldFrame
      aria-describedby={props['aria-describedby']}
      label={title}
      hint={nothing ? undefined : hint}
      error={error}
      id={given}
      className={className}
      style={style}
    >
      {({ id, describedBy, invalid }) => (
        <div className={styles.root}>
          <div ref={challenge} className={styles.challenge}>
            {spoken ? (
              <CaptchaAudio
                key={audio}
                buttonRef={buttonRef}
                data={loading ? null : audio}
                failed={nothing && !loading}
                disabled={props.disabled}
                onRetry={onRefresh}
              />
            ) : (
              <CaptchaPicture
                buttonRef={buttonRef}
                data={picture}
                alt={pictureAlt ?? messages.captchaPicture}
                loading={loading}
                failed={lost}
                onRetry={onRefresh}
                onBroken={() => setBroken(picture)}
              />
            )}
            {!nothing && (
              <IconButton
                ref={buttonRef}
                icon={RefreshCw}
                label={spoken ? messages.refreshAudio : messages.refreshCaptcha}
                variant="outlined"
                disabled={props.disabled}
                aria-disabled={loading || undefined}
                onClick={() => loading || onRefresh()}
                className={styles.refresh}
              />
            )}
            {audio !== undefined && (
              <Button variant="quiet" size="small" disabled={props.disabled} onClick={swap}>
                {spoken ? messages.askPicture : messages.askAudio}
              </Button>
            )}
          </div>
          <input
            type="text"
            inputMode={spoken ? 'numeric' : 'text'}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            {...props}
            id={id}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
            disabled={props.disabled || nothing}
            aria-describedby={describedBy}
            aria-invalid={invalid || props['aria-invalid']}
            className={control}
          />
        </div>
      )}
    </FieldFrame>
  );
}
