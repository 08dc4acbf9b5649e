import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { apiFor } from '../../lib/api.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { returnToOf } from '../../lib/return-to.ts';
import { startSession } from '../../lib/session.ts';
import { returnAfterSignIn } from '../../lib/return-after-sign-in.ts';
import { useStillHere } from '../../lib/use-still-here.ts';
import { track } from '../analytics/track.ts';
import { homeOf } from './profiles.ts';
import {
  type Invitation,
  register,
  type Registering,
  type RegistrationOptions,
} from './registration.calls.ts';
import { wrongRegistration } from './registration-rules.ts';
import { useCaptcha } from './use-captcha.ts';
import { useSteps } from './use-steps.ts';

export interface SignUp {
  type: Registering;
  options: RegistrationOptions;
  invitation: Invitation | null;
}

const isOfFirstStep = (field: string) => /^(?:email|password|password_confirmation)$/.test(field);

const ofFirstStep = <Sentence>(errors: Readonly<Record<string, Sentence>>) =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => isOfFirstStep(field)));

/** What a new account is made of, written in two steps, and its registration, which signs the person in. */
export function useSignUp({ type, options, invitation }: SignUp) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const isStillHere = useStillHere();
  const captcha = useCaptcha(options.captchaRequired);
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    initial: {
      name: invitation?.name ?? '',
      company_name: '',
      registration: '',
      uf: '',
      website: '',
      email: invitation?.email ?? '',
      cpf_cnpj: '',
      cellphone: invitation?.cellphone ?? '',
      password: '',
      password_confirmation: '',
      accept_terms: false,
      captcha: '',
    },
    draft: {
      name: `cadastro-${type}`,
      secret: ['password', 'password_confirmation', 'cpf_cnpj', 'captcha', 'accept_terms'],
    },
    spent: ['captcha'],
    elsewhere: (field) => steps.current === 1 && !isOfFirstStep(field),
    validate: (values) => {
      const wrong = { ...wrongRegistration(type, values), ...captcha.check(values.captcha) };
      return steps.current === 1 ? ofFirstStep(wrong) : wrong;
    },
    async submit({ captcha: answer, ...values }, key) {
      if (steps.current === 1) {
        await steps.next();
        return 'cancelled';
      }
      const given = { ...values, email: values.email.trim() };
      try {
        const proof = captcha.proofOf(answer);
        const uuid = invitation?.uuid ?? null;
        const session = await register(apiFor(), type, given, { proof, uuid, key });
        const stays = isStillHere();
        startSession(session, false);
        track({ name: 'lead' });
        if (stays) await returnAfterSignIn(navigate, returnToOf(search) ?? homeOf(session.userType));
        return undefined;
      } catch (error) {
        captcha.afterFailure(error);
        throw error;
      }
    },
  });

  const steps = useSteps(element, {
    // A reload restores what was typed except the password: without one the first step comes first.
    reached: form.values.password !== '',
    wrong: Object.keys(ofFirstStep(form.errors)).length > 0,
  });

  const shownErrors = steps.current === 1 ? ofFirstStep(form.errors) : form.errors;
  return { form, captcha, steps, element, shownErrors };
}
