import { Button } from '@martelo/ui/button';
import { Dialog } from '@martelo/ui/dialog';
import { Inline } from '@martelo/ui/inline';
import { Notice } from '@martelo/ui/notice';
import { Stack } from '@martelo/ui/stack';
import { TextArea } from '@martelo/ui/text-area';
import type { ReactNode } from 'react';

import { useForm } from '../../lib/forms/use-form.ts';

interface ReasonDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What follows from it, and who reads the reason. */
  description: string;
  confirmLabel: string;
  /** Names the decision: what was typed for it outlives a lost session. */
  draft: string;
  onConfirm: (reason: string) => Promise<void>;
  /** What is said when `onConfirm` fails, where that is not the server's own word. */
  errorText?: ((reason: unknown) => string) | undefined;
  /** Above its buttons: how far it is. */
  children?: ReactNode;
}

const maxReasonLength = 500;

/** A decision in the back office that needs a reason, which goes to the audit log. */
export function ReasonDialog({ open, ...props }: ReasonDialogProps) {
  return open ? <Question {...props} /> : null;
}

function Question({
  onOpenChange,
  title,
  description,
  confirmLabel,
  draft,
  onConfirm,
  errorText,
  children,
}: Omit<ReasonDialogProps, 'open'>) {
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => (reason.trim() ? {} : { reason: 'Escreva o motivo.' }),
    async submit({ reason }) {
      await onConfirm(reason.trim());
      onOpenChange(false);
    },
    draft: { name: `motivo-${draft}` },
    ...(errorText && { explain: errorText }),
  });
  const giveUp = () => {
    form.reset();
    onOpenChange(false);
  };
  return (
    <Dialog
      open
      // Escape by mistake loses nothing: 'Cancelar' is who gives it up.
      onOpenChange={() => form.busy || onOpenChange(false)}
      title={title}
      description={description}
      initialFocus="field"
    >
      <form noValidate onSubmit={form.onSubmit}>
        <Stack gap="medium">
          <TextArea
            label="Motivo"
            rows={3}
            maxLength={maxReasonLength}
            counter
            required
            {...form.field('reason')}
          />
          <div role="alert">{form.failure && <Notice tone="critical">{form.failure}</Notice>}</div>
          {children}
          <Inline gap="small" justify="end" align="stretch">
            <Button onClick={giveUp} disabled={form.busy}>
              Cancelar
            </Button>
            <Button type="submit" tone="critical" loading={form.busy}>
              {confirmLabel}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}
