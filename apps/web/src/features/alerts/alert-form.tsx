import { Button } from '@martelo/ui/button';
import { Card } from '@martelo/ui/card';
import { Columns } from '@martelo/ui/columns';
import { Form } from '@martelo/ui/form';
import { FormErrorSummary } from '@martelo/ui/form-error-summary';
import { Heading } from '@martelo/ui/heading';
import { Inline } from '@martelo/ui/inline';
import { LiveRegion } from '@martelo/ui/live-region';
import { Notice } from '@martelo/ui/notice';
import { Stack } from '@martelo/ui/stack';
import { useEffect, useId, useRef } from 'react';

import { apiFor } from '../../lib/api.ts';
import { removeDraft, setDraft } from '../../lib/forms/drafts.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { sessionNow } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { useStillHere } from '../../lib/use-still-here.ts';
import { AlertFields } from './alert-fields.tsx';
import { AlertPreview } from './alert-preview.tsx';
import { type AlertValues, checkValues, criteriaOf, missingOf, noValues } from './alert-values.ts';
import { createAlert, updateAlert } from './alerts.calls.ts';
import { EventFields } from './event-fields.tsx';
import { FurtherFilters } from './further-filters.tsx';
import { messages } from './messages.ts';
import { isGone } from './is-gone.ts';
import { draftOf, type OpenForm, searchOfDeleted } from './open-form.ts';

interface AlertFormProps extends OpenForm {
  onSaved: (isStillHere: boolean) => void;
  /** The alert to change was deleted meanwhile; the draft of the address is what it would have become. */
  onGone: (search: string, isStillHere: boolean) => void;
  onCancel: () => void;
}

const aliases = {
  property_type: 'propertyType',
  auction_type: 'auctionType',
  city: 'cities',
  price_min: 'minimum',
  price_max: 'maximum',
  tells: 'events',
} as const;

const requiredFields = Object.keys(messages.required) as (keyof typeof messages.required)[];

async function save(id: number | null, values: AlertValues, key: string) {
  if (!sessionNow()) {
    showToast({ tone: 'caution', ...messages.loginToCreate });
    throw new Error(messages.loginToCreate.message);
  }
  const criteria = criteriaOf(values)!;
  if (id === null) await createAlert(apiFor(), criteria, key);
  else await updateAlert(apiFor(), id, criteria);
  showToast({ tone: 'positive', ...(id === null ? messages.created : messages.updated) });
}

/** 'Criar Novo Alerta', or the same fields of one that there is. */
export function AlertForm({
  id,
  values: initial,
  chipLabels,
  citiesFrom,
  unwatched,
  draft,
  ofDeleted,
  onSaved,
  onGone,
  onCancel,
}: AlertFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isStillHere = useStillHere();
  const titleId = useId();
  const noteId = useId();
  const form = useForm<AlertValues>({
    initial,
    validate: checkValues,
    submit: async (values, key) => {
      try {
        await save(id, values, key);
      } catch (error) {
        if (id === null || !isGone(error)) throw error;
        removeDraft(draft);
        setDraft(draftOf(searchOfDeleted(id)), values, noValues);
        onGone(searchOfDeleted(id), isStillHere());
        return 'cancelled';
      }
      onSaved(isStillHere());
      return undefined;
    },
    explain: () => (sessionNow() ? null : messages.loginToCreate.message),
    draft: { name: draft },
    aliases,
  });
  useEffect(() => heading.current?.focus(), []);

  const stillMissing = requiredFields.filter(
    (field) => field in form.errors && field in missingOf(form.values),
  );
  return (
    <Card as="section" padding="large" aria-labelledby={titleId}>
      <Stack>
        <Inline>
          <Heading
            ref={heading}
            id={titleId}
            headingLevel={2}
            size="medium"
            tabIndex={-1}
            aria-describedby={ofDeleted ? noteId : undefined}
          >
            {id === null ? 'Criar Novo Alerta' : 'Editar Alerta'}
          </Heading>
        </Inline>
        {ofDeleted && (
          <Notice id={noteId} tone="caution" title={messages.gone.title}>
            {messages.goneOnSaving}
          </Notice>
        )}
        <Form noValidate onSubmit={form.onSubmit} gap="large">
          <LiveRegion role="alert">
            {form.failure && (
              <Notice tone="critical" title={id === null ? messages.createFailed : messages.updateFailed}>
                {form.failure}
              </Notice>
            )}
          </LiveRegion>
          <FormErrorSummary
            title={messages.missing}
            errors={stillMissing.map((field) => ({ field, label: messages.required[field] }))}
          />
          <Columns sizes="form-rest" columnGap="xlarge" align="start">
            <Stack>
              <AlertFields form={form} citiesFrom={citiesFrom} />
              <EventFields form={form} />
              <FurtherFilters form={form} {...{ chipLabels, unwatched }} />
            </Stack>
            <AlertPreview values={form.values} />
          </Columns>
          <Inline gap="small" align="stretch">
            <Button type="submit" tone="accent" loading={form.busy}>
              Salvar Alerta
            </Button>
            <Button
              disabled={form.busy}
              onClick={() => {
                form.reset();
                onCancel();
              }}
            >
              Cancelar
            </Button>
          </Inline>
        </Form>
      </Stack>
    </Card>
  );
}
