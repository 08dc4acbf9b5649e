import { ImageOff } from 'lucide-react';
import type { Ref } from 'react';

import { Button } from '../button/button.tsx';
import { useMessages } from '../messages/messages.tsx';
import { captchaTexts } from '../messages/pt-br-captcha.ts';
import { Spinner } from '../spinner/spinner.tsx';

import * as styles from './captcha-field.css.ts';

export interface CaptchaPictureProps {
  /** Of each button in it. */
  buttonRef: Ref<HTMLButtonElement>;
  data: string | null;
  alt: string;
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
  /** The data are no picture. */
  onBroken: () => void;
}

const toSource = (data: string) => (data.startsWith('data:') ? data : `data:image/png;base64,${data}`);

/** The picture, or in its place its wait or its failure, always as high. */
export function CaptchaPicture({
  buttonRef,
  data,
  alt,
  loading,
  failed,
  onRetry,
  onBroken,
}: CaptchaPictureProps) {
  const messages = useMessages(captchaTexts);
  if (failed)
    return (
      <div role="alert" className={styles.failure}>
        <ImageOff className={styles.failureIcon} aria-hidden />
        <p className={styles.failureText}>{messages.captchaFailed}</p>
        <Button ref={buttonRef} size="small" onClick={onRetry}>
          {messages.retry}
        </Button>
      </div>
    );
  return (
    <div className={styles.frame} aria-busy={loading || undefined}>
      {loading || !data ? (
        <Spinner />
      ) : (
        <img src={toSource(data)} alt={alt} onError={onBroken} className={styles.picture} />
      )}
    </div>
  );
}
