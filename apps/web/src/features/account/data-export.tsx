import { formatNumber } from '@martelo/domain/numbers';
import type { Progress } from '@martelo/api-client';
import { Button } from '@martelo/ui/button';
import { LiveRegion } from '@martelo/ui/live-region';
import { Notice } from '@martelo/ui/notice';
import { ProgressBar } from '@martelo/ui/progress-bar';
import { Stack } from '@martelo/ui/stack';
import { useEffect, useRef, useState } from 'react';

import { downloadFile } from '../../lib/download-file.ts';
import { saveFile } from '../../lib/save-file.ts';
import { explainFailure } from './explain-failure.ts';
import { messages } from './messages.ts';

type State =
  | { step: 'idle' | 'done' }
  | { step: 'running'; progress: Progress }
  | { step: 'failed'; sentence: string };
const kibibyte = 1024;
const formatSize = (count: number) => `${formatNumber(Math.ceil(count / kibibyte))} kB`;

/** Downloads all stored data of the customer as a file (ACC-09). */
export function DataExport() {
  const [state, setState] = useState<State>({ step: 'idle' });
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function fetchFile() {
    const { signal } = (abort.current = new AbortController());
    setState({ step: 'running', progress: { loaded: 0, total: null } });
    try {
      const { content, name } = await downloadFile('/api/customer/export-data', {
        signal,
        onProgress: (progress) => setState({ step: 'running', progress }),
      });
      saveFile(content, name ?? 'martelo-meus-dados.zip');
      setState({ step: 'done' });
    } catch (error) {
      const sentence = explainFailure(messages.settings.exportFailed)(error);
      if (!signal.aborted) setState({ step: 'failed', sentence: sentence ?? messages.settings.exportFailed });
    }
  }

  const running = state.step === 'running' ? state.progress : null;
  return (
    <Stack>
      <div>
        <Button loading={running !== null} onClick={() => void fetchFile()}>
          {state.step === 'done' ? 'Exportar novamente' : 'Exportar meus dados'}
        </Button>
      </div>
      {running && (
        <ProgressBar
          label="Preparando o arquivo"
          value={running.total === null ? null : running.loaded}
          max={running.total ?? 1}
          hint={running.loaded > 0 ? `${formatSize(running.loaded)} recebidos` : undefined}
        />
      )}
      <LiveRegion>
        {state.step === 'done' && (
          <Notice tone="positive">O arquivo com seus dados foi salvo no seu dispositivo.</Notice>
        )}
      </LiveRegion>
      <LiveRegion role="alert">
        {state.step === 'failed' && <Notice tone="critical">{state.sentence}</Notice>}
      </LiveRegion>
    </Stack>
  );
}
