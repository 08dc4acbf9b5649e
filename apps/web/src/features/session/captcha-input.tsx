import { CaptchaField } from '@martelo/ui/captcha-field';

import type { Form } from '../../lib/forms/form.ts';
import type { CaptchaState } from './use-captcha.ts';

interface CaptchaInputProps<Values extends { captcha: string }> {
  form: Pick<Form<Values>, 'field' | 'change'>;
  captcha: CaptchaState;
}

/** A form's captcha field, once one is required. */
export function CaptchaInput<Values extends { captcha: string }>({
  form,
  captcha,
}: CaptchaInputProps<Values>) {
  if (!captcha.required) return null;
  const empty = () => form.change({ captcha: '' } as Partial<Values>);
  return (
    <CaptchaField
      {...form.field('captcha')}
      picture={captcha.picture}
      audio={captcha.audio}
      audioFailed={captcha.audioFailed}
      loading={captcha.loading}
      failed={captcha.failed}
      onRefresh={() => {
        empty();
        captcha.renew();
      }}
      onChallengeChange={(challenge) => {
        empty();
        captcha.speak(challenge === 'audio');
      }}
      maxLength={20}
      required
    />
  );
}
