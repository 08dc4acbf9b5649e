import { Button } from '@martelo/ui/button';
import { Form } from '@martelo/ui/form';
import { MaskedField } from '@martelo/ui/masked-field';
import { Stepper } from '@martelo/ui/stepper';
import { TextField } from '@martelo/ui/text-field';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { apiFor } from '../../lib/api.ts';
import { FormErrors } from '../../lib/forms/form-errors.tsx';
import { NewPasswordFields } from '../../lib/forms/new-password-fields.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { returnToOf } from '../../lib/return-to.ts';
import { startSession } from '../../lib/session.ts';
import { comeBack } from '../../lib/way-back.ts';
import { track } from '../analytics/track.ts';
import { BoardFields } from './board-fields.tsx';
import { CaptchaInput } from './captcha-input.tsx';
import { homeOf } from './profiles.ts';
import {
  type Invitation,
  register,
  type Registering,
  type RegistrationOptions,
} from './registration.calls.ts';
import { wrongRegistration } from './registration-rules.ts';
import { TermsField } from './terms-field.tsx';
import { useCaptcha } from './use-captcha.ts';
import { useSteps } from './use-steps.ts';

interface SignUpFormProps {
  type: Registering;
  options: RegistrationOptions;
  invitation: Invitation | null;
}

const labels = {
  name: 'Nome',
  company_name: 'Nome da empresa',
  registration: 'Matrícula na Junta Comercial',
  uf: 'Junta Comercial',
  website: 'Site',
  email: 'Email',
  cpf_cnpj: 'CPF ou CNPJ',
  cellphone: 'Celular',
  password: 'Senha',
  password_confirmation: 'Confirme a senha',
  accept_terms: 'Termos de uso',
  captcha: 'Código de verificação',
};

/** A new account in two short steps, signed in at its end (AUTH-13). */
export function SignUpForm({ type, options, invitation }: SignUpFormProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
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
        startSession(session, false);
        track({ name: 'lead' });
        return await comeBack(navigate, returnToOf(search) ?? homeOf(session.userType));
      } catch (error) {
        captcha.afterFailure(error);
        throw error;
      }
    },
  });

  const steps = useSteps(element, {
    // A reload keeps what was typed, but no password: without one the first step comes first.
    reached: form.values.password !== '',
    wrong: Object.keys(ofFirstStep(form.errors)).length > 0,
  });

  const shownErrors = steps.current === 1 ? ofFirstStep(form.errors) : form.errors;

  return (
    <Form ref={element} onSubmit={form.onSubmit} noValidate aria-label="Criar conta">
      <Stepper items={[{ title: 'Acesso' }, { title: 'Seus dados' }]} current={steps.current - 1} />
      <FormErrors form={{ ...form, errors: shownErrors }} labels={labels} />
      {steps.current === 1 ? (
        <>
          <TextField
            {...form.field('email')}
            label={labels.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={254}
            required
          />
          <NewPasswordFields field={form.field} labels={labels} required />
          <Button type="submit" tone="accent" size="large" wide>
            Continuar
          </Button>
        </>
      ) : (
        <>
          <TextField
            {...form.field('name')}
            label={labels.name}
            autoComplete="name"
            maxLength={120}
            required
          />
          {type === 'auctioneer' && <BoardFields form={form} labels={labels} boards={options.boards} />}
          <MaskedField {...form.field('cpf_cnpj')} label={labels.cpf_cnpj} mask="cpf-or-cnpj" required />
          <MaskedField {...form.field('cellphone')} label={labels.cellphone} mask="phone" required />
          <CaptchaInput form={form} captcha={captcha} />
          <TermsField {...form.field('accept_terms')} />
          <Button type="submit" tone="accent" size="large" wide loading={form.busy}>
            Criar conta
          </Button>
          <Button variant="quiet" wide onClick={steps.back}>
            Voltar
          </Button>
        </>
      )}
    </Form>
  );
}

const isOfFirstStep = (field: string) => /^(?:email|password|password_confirmation)$/.test(field);

const ofFirstStep = <Sentence,>(errors: Readonly<Record<string, Sentence>>) =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => isOfFirstStep(field)));
