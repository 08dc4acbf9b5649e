import { listOfAlert, toAlertQuery } from '@martelo/domain/alert-filters';
import { formatCalendarDate } from '@martelo/domain/dates';
import { formatNumber } from '@martelo/domain/numbers';
import { AuctionRows } from '@martelo/ui/auction-rows';
import { Link } from '@martelo/ui/link';
import { Stack } from '@martelo/ui/stack';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';

import { paths } from '../../paths.ts';
import { type AlertValues, criteriaOf } from './alert-values.ts';
import type { Preview } from './alerts.calls.ts';
import { messages } from './messages.ts';
import { type PreviewState, usePreview } from './use-preview.ts';

import * as styles from './alert-preview.css.ts';

const times = (count: number) => `${formatNumber(count)} ${count === 1 ? 'vez' : 'vezes'}`;
const span = (days: number) => (days === 1 ? 'no último dia' : `nos últimos ${formatNumber(days)} dias`);

/** Why it has no past matches: no list arrived, or its filters let none through. */
function noneSentence({ days, lastListBefore }: Preview, isFiltered: boolean): string {
  if (lastListBefore === null) return 'Ainda não veio nenhuma lista destes lugares: não há o que contar.';
  if (lastListBefore !== undefined)
    return `Não veio nenhuma lista destes lugares ${span(days)}: a última é de ${formatCalendarDate(lastListBefore)}.`;
  const wider = `${isFiltered ? 'Menos filtros, mais' : 'Mais'} cidades ou valores mais largos`;
  return `Não teria avisado nenhuma vez ${span(days)}. ${wider} encontram mais.`;
}

function describe(preview: PreviewState, isFiltered: boolean): ReactNode {
  switch (preview.state) {
    case 'incomplete':
      return 'Preencha tipo, cidade e valores para saber quantas vezes este alerta teria avisado.';
    case 'counting':
      return 'Contando nas listas guardadas…';
    case 'failed':
      return 'Não foi possível contar agora. O alerta pode ser salvo assim mesmo.';
    case 'counted':
      if (preview.count === 0) return noneSentence(preview, isFiltered);
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

/**
 * 'Teria avisado 41 vezes': what the stored lists say of the form as it is filled, and the latest of those auctions as
 * they are now (ALERT-13).
 */
export function AlertPreview({ values }: { values: AlertValues }) {
  const preview = usePreview(values);
  const criteria = criteriaOf(values);
  const { discountRankMin, squareMetreRankMin } = values.filters;
  const hasRankFilter = discountRankMin !== null || squareMetreRankMin !== null;
  const isFiltered = Object.keys(toAlertQuery(values.filters)).length > 0;
  const auctions = preview.state === 'counted' ? preview.auctions : [];
  return (
    <aside aria-label="Este alerta no passado" className={styles.root}>
      <Stack gap="small">
        <div className={styles.head}>
          <History aria-hidden className={styles.icon} />
          <p role="status" className={styles.text}>
            {describe(preview, isFiltered)}
          </p>
        </div>
        {hasRankFilter && preview.state === 'counted' && <p className={styles.text}>{messages.ofToday}</p>}
        {auctions.length > 0 && (
          <AuctionRows
            aria-label="Leilões que teria avisado"
            auctions={auctions}
            hrefOf={({ key }) => paths.auction(key)}
          />
        )}
        {criteria && (
          <p className={styles.text}>
            <Link href={paths.list(paths.auctions, listOfAlert(criteria))}>{messages.seeList}</Link>
          </p>
        )}
      </Stack>
    </aside>
  );
}
