import { Fieldset } from '@martelo/ui/fieldset';
import { MaskedField } from '@martelo/ui/masked-field';
import { PasswordField } from '@martelo/ui/password-field';
import { Stack } from '@martelo/ui/stack';
import { TextField } from '@martelo/ui/text-field';
import { useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { NewPasswordFields } from '../../lib/forms/new-password-fields.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import type { Account } from './account.calls.ts';
import { editLabels as labels, editValuesOf, wrongEdit } from './edit-values.ts';
import { explainAllErrors, explainFailure } from './explain-failure.ts';
import { FormFrame } from './form-frame.tsx';
import { messages } from './messages.ts';
import { usePasswordQuestion } from './password-question.tsx';
import { PendingEmail } from './pending-email.tsx';
import { changesIdentity } from './profile-rules.ts';
import { documentLabel } from './profile-values.ts';
import { saveAccount } from './save-account.ts';

/** The short form of the account: the essentials and, optionally, a new password (ACC-07). */
export function EditForm({ account }: { account: Account }) {
  const [known, setKnown] = useState(account);
  const [success, setSuccess] = useState<string | null>(null);
  const question = usePasswordQuestion(explainFailure(messages.edit.saveFailed));
  const form = useForm({
    initial: editValuesOf(account),
    validate: (values) => wrongEdit(values, known),
    explain: explainAllErrors(messages.edit.saveFailed),
    aliases: { cpf_cnpj: 'cpf' },
    draft: { name: 'account-edit', secret: ['current_password', 'password', 'password_confirmation'] },
    async submit({ name, cpf, email, cellphone, password, current_password, password_confirmation }) {
      const change = {
        name: name.trim(),
        cpf,
        email: email.trim(),
        ...(cellphone && { cellphone }),
        ...(password && { password, password_confirmation }),
      };
      const send = (current?: string) =>
        saveAccount(apiFor(), { ...change, ...(current && { current_password: current }) });
      // Who chooses a new password has written the current one already.
      const saved = password
        ? await send(current_password)
        : await question.withPassword(changesIdentity({ email, document: cpf }, known), send);
      if (saved === 'cancelled') return saved;
      setKnown(saved);
      setSuccess(messages.profile.saved);
      return editValuesOf(saved);
    },
  });
  const document = documentLabel(known.type);

  return (
    <Stack gap="large">
      <PendingEmail account={known} onCancelled={() => setKnown({ ...known, pendingEmail: null })} />
      <FormFrame
        form={form}
        name="Editar perfil"
        labels={{ ...labels, cpf: document }}
        submitLabel="Salvar alterações"
        success={success}
        onDiscard={() => form.reset()}
      >
        <Fieldset layout="beside" label="Seus dados">
          <TextField
            {...form.field('name')}
            label={labels.name}
            autoComplete="name"
            maxLength={120}
            required
          />
          <MaskedField {...form.field('cpf')} label={document} mask="cpf-or-cnpj" required />
          <TextField
            {...form.field('email')}
            label={labels.email}
            type="email"
            hint="Um email novo só vale depois de confirmado pelo link que enviamos a ele."
            autoComplete="email"
            maxLength={254}
            required
          />
          <MaskedField {...form.field('cellphone')} label={labels.cellphone} mask="phone" />
        </Fieldset>
        <Fieldset
          layout="beside"
          label="Nova senha"
          hint="Opcional: deixe em branco para manter a senha de hoje."
        >
          <PasswordField
            {...form.field('current_password')}
            label={labels.current_password}
            autoComplete="current-password"
            maxLength={200}
          />
          <NewPasswordFields field={form.field} labels={labels} />
        </Fieldset>
      </FormFrame>
      {question.dialog}
    </Stack>
  );
}
