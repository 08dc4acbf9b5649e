import { formatNumber } from '@martelo/domain/numbers';
import { Button } from '@martelo/ui/button';
import { Dialog } from '@martelo/ui/dialog';
import { Notice } from '@martelo/ui/notice';
import { useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import { useDecision } from '../back-office/decide.ts';
import { ReasonDialog } from '../back-office/reason-dialog.tsx';
import { previewUndo, undoFeed } from './undo.calls.ts';

type Preview = Awaited<ReturnType<typeof previewUndo>>;
type Figures = NonNullable<Preview['figures']>;

const counted = (count: number, one: string, many: string) =>
  count > 0 ? [`${formatNumber(count)} ${count === 1 ? one : many}`] : [];

/** What to know before a list is undone. */
function undoSentence({ restored, relisted, unlisted, withdrawn, partly }: Figures): string {
  const total = restored + relisted + unlisted + withdrawn;
  const parts = [
    ...counted(restored, 'com os valores de antes', 'com os valores de antes'),
    ...counted(relisted, 'de volta à lista', 'de volta à lista'),
    ...counted(unlisted, 'outra vez fora da lista', 'outra vez fora da lista'),
    ...counted(
      withdrawn,
      'que só esta lista trouxe deixa de aparecer',
      'que só esta lista trouxe deixam de aparecer',
    ),
  ].join(', ');
  const changed =
    total === 0
      ? 'Nenhum imóvel muda.'
      : `${total === 1 ? '1 imóvel volta ao que era' : `${formatNumber(total)} imóveis voltam ao que eram`} antes desta lista: ${parts}.`;
  const unrestored =
    partly > 0
      ? ` Em ${formatNumber(partly)} a descrição e as praças ficam até a próxima lista, porque não foram guardadas.`
      : '';
  return `${changed}${unrestored} Nada é apagado, e a lista pode ser enviada de novo.`;
}

/** Undoes a list: first it says how many properties change, or why it can't be undone (INTAKE-34, INTAKE-38). */
export function UndoImport({ id }: { id: string }) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const decide = useDecision();
  const close = () => {
    setPreview(null);
    setFailure(null);
  };
  const loadPreview = async () => {
    setBusy(true);
    try {
      setPreview(await previewUndo(apiFor(), id));
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(false);
  };
  const refusal = failure ?? preview?.refusal ?? null;

  return (
    <>
      <Button tone="critical" loading={busy} onClick={() => void loadPreview()}>
        Desfazer esta lista
      </Button>
      {refusal !== null && (
        <Dialog open onOpenChange={close} title="A lista não pode ser desfeita agora">
          <Notice tone="caution">{refusal}</Notice>
        </Dialog>
      )}
      {preview?.figures && (
        <ReasonDialog
          open
          onOpenChange={close}
          title="Desfazer esta lista?"
          description={undoSentence(preview.figures)}
          confirmLabel="Desfazer a lista"
          draft={`desfazer-${id}`}
          onConfirm={(reason) => decide(() => undoFeed(apiFor(), id, reason))}
        />
      )}
    </>
  );
}
