import { ApiError } from '@martelo/api-client';
import { Button } from '@martelo/ui/button';
import { Dialog } from '@martelo/ui/dialog';
import { Inline } from '@martelo/ui/inline';
import { Notice } from '@martelo/ui/notice';
import { Stack } from '@martelo/ui/stack';
import { TextArea } from '@martelo/ui/text-area';

import { useForm } from '../../lib/forms/use-form.ts';

interface DomainsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whose they are. */
  company: string;
  domains: readonly string[];
  onSave: (domains: string[]) => Promise<void>;
}

const maxDomains = 20;
const maxTextLength = 4000;
const listed = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

/** The server numbers the domains that are wrong: people read which they are, under the field. */
function nameDomains(error: unknown, domains: readonly string[]): unknown {
  if (!(error instanceof ApiError)) return error;
  const wrong = Object.entries(error.fields).flatMap(([field, [text = '']]) => {
    const domain = domains[Number(/^domains\.(\d+)$/.exec(field)?.[1])];
    return domain === undefined ? [] : [{ domain, text }];
  });
  if (wrong.length === 0) return error;
  const sentences = [...Map.groupBy(wrong, ({ text }) => text)].map(
    ([text, those]) => `${those.map(({ domain }) => `“${domain}”`).join(', ')}: ${text}.`,
  );
  return new ApiError(error.status, error.message, { domains: [sentences.join(' ')] }, { cause: error });
}

/** Where an auctioneer's lots may lead, a domain a line. */
export function DomainsDialog({ open, ...props }: DomainsDialogProps) {
  return open ? <Domains {...props} /> : null;
}

function Domains({ onOpenChange, company, domains, onSave }: Omit<DomainsDialogProps, 'open'>) {
  const form = useForm({
    initial: { domains: domains.join('\n') },
    validate: ({ domains: text }) =>
      listed(text).length > maxDomains ? { domains: `No máximo ${maxDomains} domínios.` } : {},
    async submit({ domains: text }) {
      const named = listed(text);
      try {
        await onSave(named);
      } catch (error) {
        throw nameDomains(error, named);
      }
      onOpenChange(false);
    },
    draft: { name: `dominios-${company}` },
  });
  const giveUp = () => {
    form.reset();
    onOpenChange(false);
  };
  return (
    <Dialog
      open
      onOpenChange={() => form.busy || giveUp()}
      title={`Domínios de ${company}`}
      description="Uma lista com um lote que leva a outro endereço fica retida."
      initialFocus="field"
    >
      <form noValidate onSubmit={form.onSubmit}>
        <Stack gap="medium">
          <TextArea
            label="Domínios"
            hint="Um por linha, como leiloes.com.br; vale também para o que fica abaixo dele"
            rows={4}
            maxLength={maxTextLength}
            spellCheck={false}
            {...form.field('domains')}
          />
          <div role="alert">{form.failure && <Notice tone="critical">{form.failure}</Notice>}</div>
          <Inline gap="small" justify="end" align="stretch">
            <Button onClick={giveUp} disabled={form.busy}>
              Cancelar
            </Button>
            <Button type="submit" tone="accent" loading={form.busy}>
              Salvar
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}
