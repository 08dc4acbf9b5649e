import { Button } from '@martelo/ui/button';
import { DateField } from '@martelo/ui/date-field';
import { FileField } from '@martelo/ui/file-field';
import { Form } from '@martelo/ui/form';
import { Grid } from '@martelo/ui/grid';
import { LiveRegion } from '@martelo/ui/live-region';
import { Notice } from '@martelo/ui/notice';
import { ProgressBar } from '@martelo/ui/progress-bar';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { showToast } from '../../lib/toasts.ts';
import { useStillHere } from '../../lib/use-still-here.ts';
import { paths } from '../../paths.ts';
import { sendFeed } from './send-feed.ts';

const megabyte = 1024 * 1024;
const largest = 20 * megabyte;
const kinds = /\.(csv|json|jsonl|ndjson)(\.gz)?$/i;

function validateFile(file: File | null): string | null {
  if (!file) return 'Escolha o arquivo da lista.';
  if (!kinds.test(file.name)) return 'O arquivo deve ser .csv, .json, .jsonl ou .ndjson, ou um deles em .gz.';
  if (file.size === 0) return 'O arquivo está vazio.';
  return file.size > largest ? 'O arquivo passa de 20 MB. Divida a lista ou envie em .gz.' : null;
}

/** Sends a list from the auctioneer's disk and opens the screen that follows it (API-08). */
export function UploadForm() {
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const [progress, setProgress] = useState<{ sent: number; total: number } | null>(null);
  const form = useForm<{ file: File | null; list_date: string }>({
    initial: { file: null, list_date: '' },
    validate: ({ file }) => {
      const wrong = validateFile(file);
      return wrong ? { file: wrong } : {};
    },
    // A file is the disk's to keep.
    draft: { name: 'lista', secret: ['file'] },
    async submit({ file, list_date: listDate }, key) {
      setProgress({ sent: 0, total: file!.size });
      try {
        const onProgress = (sent: number, total: number) => setProgress({ sent, total });
        const { data } = await sendFeed({ file: file!, listDate, key, onProgress });
        const open = async () => navigate(paths.auctioneerFeed(data.id));
        if (isStillHere()) {
          await open();
          return undefined;
        }
        showToast({
          tone: 'positive',
          title: 'Lista enviada',
          message: file!.name,
          action: { label: 'Ver a lista', onAction: () => void open() },
        });
        return undefined;
      } catch (error) {
        if (isStillHere()) throw error;
        showToast({
          tone: 'critical',
          title: 'A lista não foi enviada',
          message: sentenceOf(error),
          action: { label: 'Voltar ao envio', onAction: () => void navigate(paths.auctioneer) },
          durationMs: null,
        });
        // Nothing was sent: what was written stays.
        return 'cancelled';
      } finally {
        setProgress(null);
      }
    },
  });
  const file = form.field('file');
  const date = form.field('list_date');
  const sent = progress !== null && progress.sent >= progress.total;

  return (
    <Form noValidate onSubmit={form.onSubmit} aria-label="Enviar lista">
      <LiveRegion role="alert">{form.failure && <Notice tone="critical">{form.failure}</Notice>}</LiveRegion>
      <Grid columns={{ tablet: 2 }} gap="medium" align="start">
        <FileField
          label="Arquivo da lista"
          hint="Martelo Feed em CSV ou JSON, até 20 MB, também em .gz"
          accept=".csv,.json,.jsonl,.ndjson,.gz"
          required
          disabled={form.busy}
          error={file.error}
          onValueChange={file.onValueChange}
        />
        <DateField
          label="Data da lista"
          hint="Só quando o arquivo não a informa"
          disabled={form.busy}
          value={date.value || null}
          error={date.error}
          onValueChange={(day) => date.onValueChange(day ?? '')}
        />
      </Grid>
      {progress && (
        <ProgressBar
          label={sent ? 'Guardando' : 'Enviando'}
          value={sent ? null : progress.sent}
          max={progress.total}
        />
      )}
      <div>
        <Button type="submit" tone="accent" loading={form.busy}>
          Enviar lista
        </Button>
      </div>
    </Form>
  );
}
