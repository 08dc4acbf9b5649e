import { Button } from '@martelo/ui/button';
import { Form } from '@martelo/ui/form';
import { MaskedField } from '@martelo/ui/masked-field';
import { Stepper } from '@martelo/ui/stepper';
import { TextField } from '@martelo/ui/text-field';

import { FormErrors } from '../../lib/forms/form-errors.tsx';
import { NewPasswordFields } from '../../lib/forms/new-password-fields.tsx';
import { BoardFields } from './board-fields.tsx';
import { CaptchaInput } from './captcha-input.tsx';
import { TermsField } from './terms-field.tsx';
import { type SignUp, useSignUp } from './use-sign-up.ts';

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
export function SignUpForm(signUp: SignUp) {
  const { type, options } = signUp;
  const { form, captcha, steps, element, shownErrors } = useSignUp(signUp);
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
