import { Fieldset } from '@martelo/ui/fieldset';
import { Grid } from '@martelo/ui/grid';
import { MaskedField } from '@martelo/ui/masked-field';
import { Stack } from '@martelo/ui/stack';
import { TextField } from '@martelo/ui/text-field';
import { useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import type { Account } from './account.calls.ts';
import { AddressFields } from './address-fields.tsx';
import { explainFailure } from './explain-failure.ts';
import { FormFrame } from './form-frame.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { messages } from './messages.ts';
import { usePasswordQuestion } from './password-question.tsx';
import { PendingEmail } from './pending-email.tsx';
import { changesIdentity } from './profile-rules.ts';
import {
  addressAliases,
  documentLabel,
  profileLabels as labels,
  profileValuesOf,
  toAccountChange,
  wrongProfile,
} from './profile-values.ts';
import { saveAccount } from './save-account.ts';

/** The profile's first tab: who somebody is, how to reach them, where they live (ACC-04). */
export function ProfileForm({ account }: { account: Account }) {
  const [known, setKnown] = useState(account);
  const [success, setSuccess] = useState<string | null>(null);
  const question = usePasswordQuestion(explainFailure(messages.profile.saveFailed));
  const form = useForm({
    initial: profileValuesOf(account),
    validate: (values) => wrongProfile(values, known),
    explain: explainFailure(messages.profile.saveFailed),
    aliases: { ...addressAliases, cpf: 'cpf_cnpj' },
    draft: { name: 'profile' },
    async submit(values) {
      const change = toAccountChange(values);
      const identity = { email: values.email, document: values.cpf_cnpj };
      const saved = await question.withPassword(changesIdentity(identity, known), async (current) =>
        saveAccount(apiFor(), { ...change, ...(current && { current_password: current }) }),
      );
      if (saved === 'cancelled') return saved;
      setKnown(saved);
      setSuccess(messages.profile.saved);
      return profileValuesOf(saved);
    },
  });

  return (
    <Stack gap="large">
      <PendingEmail account={known} onCancelled={() => setKnown({ ...known, pendingEmail: null })} />
      <FormFrame
        form={form}
        name="Informações pessoais"
        labels={{ ...labels, cpf_cnpj: documentLabel(form.values.type) }}
        submitLabel="Salvar alterações"
        success={success}
        onDiscard={() => form.reset()}
      >
        <IdentityFields form={form} />
        <Fieldset layout="beside" label="Contato">
          <TextField
            {...form.field('email')}
            label={labels.email}
            type="email"
            hint="Um email novo só vale depois de confirmado pelo link que enviamos a ele."
            autoComplete="email"
            maxLength={254}
            required
          />
          <Grid columns={2} gap="medium" align="start">
            <MaskedField {...form.field('cellphone')} label={labels.cellphone} mask="phone" />
            <MaskedField {...form.field('phone')} label={labels.phone} mask="phone" autoComplete="off" />
          </Grid>
        </Fieldset>
        <AddressFields form={form} />
      </FormFrame>
      {question.dialog}
    </Stack>
  );
}
