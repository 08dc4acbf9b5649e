import { ApiError } from '@martelo/api-client';
import { readClock } from '@martelo/ui/now-provider';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import {
  type Captcha,
  type CaptchaProof,
  captchaEnd,
  createCaptcha,
  isCaptchaRequired,
  speakCaptcha,
} from './captcha.calls.ts';

export interface CaptchaState {
  /** Whether the form shows one and cannot be sent without its answer. */
  required: boolean;
  key: string | null;
  picture: string | null;
  /** The spoken digits, once they were requested. */
  audio: string | null;
  audioFailed: boolean;
  /** Whether the digits are spoken from now on, in place of the picture. */
  speak: (spoken: boolean) => void;
  loading: boolean;
  failed: boolean;
  /** A new picture in the place of this one. */
  renew: () => void;
  /**
   * After a failed try: the answered captcha is used up, and where none was shown the server says if one is required.
   */
  afterFailure: (error: unknown) => void;
  /** Validates the answer before anything is sent. */
  check: (answer: string) => { captcha?: string };
  /** What the call sends of it; null where none is shown. */
  proofOf: (answer: string) => CaptchaProof | null;
}

/** One request for a picture, in the place of another. */
interface PictureRequest {
  replaced: string | null;
}

/** Renewed this long before it expires, in ms: a slow writer never meets an expired one. */
const margin = 15_000;

/** A form's captcha: shown once required (null: not known yet), new after each failure and before it expires. */
export function useCaptcha(requiredAtFirst: boolean | null): CaptchaState {
  const [request, setRequest] = useState<PictureRequest | null>(requiredAtFirst ? { replaced: null } : null);
  const [answer, setAnswer] = useState<{ to: PictureRequest; captcha: Captcha | null } | null>(null);
  const captcha = answer?.to === request ? answer?.captcha : undefined;
  const key = captcha?.key ?? null;
  const renew = () => setRequest({ replaced: key });
  const [spoken, setSpoken] = useState(false);
  const [speech, setSpeech] = useState<{ of: string; audio: string | null } | null>(null);

  useEffect(() => {
    if (!spoken || key === null) return;
    const abort = new AbortController();
    const load = async () => {
      const audio = await speakCaptcha(apiFor(), key, abort.signal).catch(() => null);
      if (!abort.signal.aborted) setSpeech({ of: key, audio });
    };
    void load();
    return () => abort.abort();
  }, [spoken, key]);
  const leaving = useRef<AbortController>(null);

  useEffect(() => {
    const abort = new AbortController();
    leaving.current = abort;
    return () => abort.abort();
  }, []);

  useEffect(() => {
    if (requiredAtFirst !== null) return;
    const abort = new AbortController();
    void isCaptchaRequired(apiFor(), abort.signal).then(
      (required) => required && !abort.signal.aborted && setRequest((now) => now ?? { replaced: null }),
    );
    return () => abort.abort();
  }, [requiredAtFirst]);

  useEffect(() => {
    if (!request) return;
    const abort = new AbortController();
    const load = async () => {
      const next = await createCaptcha(apiFor(), request.replaced, abort.signal).catch(() => null);
      if (!abort.signal.aborted) setAnswer({ to: request, captcha: next });
    };
    void load();
    return () => abort.abort();
  }, [request]);

  const renewLater = useEffectEvent(() => renew());
  useEffect(() => {
    if (key === null) return;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = async () => {
      const end = await captchaEnd(apiFor(), key, abort.signal).catch(() => null);
      if (!end || abort.signal.aborted) return;
      timer = setTimeout(
        () => renewLater(),
        Math.max(margin, end.getTime() - readClock().getTime() - margin),
      );
    };
    void wait();
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [key]);

  const current = speech !== null && speech.of === key ? speech : null;
  return {
    required: request !== null,
    key,
    picture: captcha?.picture ?? null,
    audio: current?.audio ?? null,
    audioFailed: current?.audio === null,
    speak: setSpoken,
    loading: captcha === undefined,
    failed: captcha === null,
    renew,
    check: (text) => (request && !text.trim() ? { captcha: 'O código de verificação é obrigatório' } : {}),
    proofOf: (text) => (key === null ? null : { captcha: text.trim(), captcha_key: key }),
    afterFailure(cause) {
      if (request || (cause instanceof ApiError && cause.fields['captcha'])) renew();
      else if (leaving.current)
        void isCaptchaRequired(apiFor(), leaving.current.signal).then((now) => now && renew());
    },
  };
}
