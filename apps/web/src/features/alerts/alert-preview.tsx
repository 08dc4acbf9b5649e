import { formatNumber } from '@martelo/domain/numbers';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';

import type { AlertValues } from './alert-values.ts';
import { type PreviewState, usePreview } from './use-preview.ts';

import * as styles from './alert-preview.css.ts';

const times = (count: number) => `${formatNumber(count)} ${count === 1 ? 'vez' : 'vezes'}`;
const span = (days: number) => (days === 1 ? 'no último dia' : `nos últimos ${formatNumber(days)} dias`);

function describe(preview: PreviewState): ReactNode {
  switch (preview.state) {
    case 'incomplete':
      return 'Preencha tipo, cidade e valores para saber quantas vezes este alerta teria avisado.';
    case 'counting':
      return 'Contando nas listas guardadas…';
    case 'failed':
      return 'Não foi possível contar agora. O alerta pode ser salvo assim mesmo.';
    case 'counted':
      if (preview.count === 0)
        return `Não teria avisado nenhuma vez ${span(preview.days)}. Mais cidades ou valores mais largos encontram mais.`;
      return (
        <>
          Teria avisado <strong className={styles.figure}>{times(preview.count)}</strong> {span(preview.days)}
          .
        </>
      );
    default:
      return preview satisfies never;
  }
}

/** 'Teria avisado 41 vezes': what the stored lists say of the form as it is filled. */
export function AlertPreview({ values }: { values: AlertValues }) {
  return (
    <aside aria-label="Este alerta no passado" className={styles.root}>
      <History aria-hidden className={styles.icon} />
      <p role="status" className={styles.text}>
        {describe(usePreview(values))}
      </p>
    </aside>
  );
}
