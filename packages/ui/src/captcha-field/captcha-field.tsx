import { RefreshCw } from 'lucide-react';
import { type ComponentProps, useState } from 'react';

import { Button } from '../button/button.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import { control } from '../field/field.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { expectLabel, misuse } from '../internal/misuse.ts';
import { useMessages } from '../messages/messages.tsx';
import { formsTexts } from '../messages/pt-br-forms.ts';
import { CaptchaPicture } from './captcha-picture.tsx';

import * as styles from './captcha-field.css.ts';

export interface CaptchaFieldProps extends Omit<
  ComponentProps<'input'>,
  'id' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'type'
> {
  /** 'Código de verificação' by default. */
  label?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** The server's PNG in base64, with or without its `data:` head; null until it is there. */
  picture: string | null;
  /** What the picture is, never what it says. */
  pictureAlt?: string | undefined;
  /** A new picture or question is asked for; the owner empties the value. */
  onRefresh: () => void;
  /** Asked in words for those who cannot read the picture, if the server has one. */
  question?: string | undefined;
  /** Which of the two is answered now, since the server checks them differently; the owner empties the value. */
  onChallengeChange?: ((challenge: CaptchaChallenge) => void) | undefined;
  loading?: boolean | undefined;
  /** Neither picture nor question could be had. */
  failed?: boolean | undefined;
  error?: string | undefined;
}

/** What a captcha field asks. */
export type CaptchaChallenge = 'picture' | 'question';

/** Proof that a person writes: a picture with characters, or a question. `className` goes to the field, the rest to the input. */
export function CaptchaField({
  label,
  value,
  onChange,
  picture,
  pictureAlt,
  onRefresh,
  question,
  onChallengeChange,
  loading = false,
  failed = false,
  error,
  className,
  ...props
}: CaptchaFieldProps) {
  const messages = useMessages(formsTexts);
  const title = label ?? messages.captcha;
  if (process.env.NODE_ENV !== 'production') {
    expectLabel('CaptchaField', title);
    if (!picture && !question && !loading && !failed)
      misuse(
        'CaptchaField has neither picture nor question.',
        'There is nothing to answer, so people cannot go on.',
        'Pass `loading` until they are there and `failed` when they cannot be had.',
      );
  }
  const [chosen, setChosen] = useState<CaptchaChallenge>('picture');
  const [broken, setBroken] = useState<string | null>(null);
  const lost = !loading && (failed || !picture || picture === broken);
  const asked = question && chosen === 'question';
  const swap = () => {
    const next = asked ? 'picture' : 'question';
    setChosen(next);
    onChallengeChange?.(next);
  };

  return (
    <FieldFrame
      label={title}
      hint={lost || asked ? undefined : messages.captchaHint}
      error={error}
      className={className}
    >
      {({ id, describedBy, invalid }) => (
        <div className={styles.root}>
          <div className={styles.challenge}>
            {asked ? (
              <p id={`${id}-question`} className={styles.question}>
                {question}
              </p>
            ) : (
              <CaptchaPicture
                data={picture}
                alt={pictureAlt ?? messages.captchaPicture}
                loading={loading}
                failed={lost}
                onRetry={onRefresh}
                onBroken={() => setBroken(picture)}
              />
            )}
            {!asked && !lost && (
              <IconButton
                icon={RefreshCw}
                label={messages.refreshCaptcha}
                tone="neutral"
                disabled={loading || props.disabled}
                onClick={onRefresh}
              />
            )}
            {question && (
              <Button tone="quiet" size="small" disabled={props.disabled} onClick={swap}>
                {asked ? messages.askPicture : messages.askQuestion}
              </Button>
            )}
          </div>
          <input
            type="text"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            {...props}
            id={id}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            disabled={props.disabled || (lost && !asked)}
            aria-describedby={[asked && `${id}-question`, describedBy].filter(Boolean).join(' ') || undefined}
            aria-invalid={invalid || undefined}
            className={control}
          />
        </div>
      )}
    </FieldFrame>
  );
}
