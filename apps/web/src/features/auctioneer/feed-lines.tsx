import { Link } from '@martelo/ui/link';
import { type TableRow, TableText } from '@martelo/ui/table';

import { paths } from '../../paths.ts';
import { StatusBadge } from '../back-office/status-badge.tsx';
import { outcomes } from '../back-office/labels.ts';

export interface FeedLine {
  line: number;
  code: string | null;
  outcome: keyof typeof outcomes;
  reason: string | null;
  uuid_key: string | null;
}

export const lineColumns = [
  { id: 'line', label: 'Linha', numeric: true },
  { id: 'code', label: 'Código' },
  { id: 'outcome', label: 'Resultado' },
  { id: 'reason', label: 'O que corrigir' },
  { id: 'auction', label: 'Leilão' },
];

/** The lines of a list as rows of a table; line 0 is what the list no longer has. */
export const lineRows = (lines: readonly FeedLine[]): TableRow[] =>
  lines.map(({ line, code, outcome, reason, uuid_key: key }, at) => ({
    id: `${line} ${code ?? ''} ${at}`,
    cells: [
      line === 0 ? '—' : line,
      <TableText key="code">{code ?? 'não informado'}</TableText>,
      <StatusBadge key="outcome" words={outcomes} status={outcome} />,
      reason ? <TableText key="reason">{reason}</TableText> : '',
      key ? (
        <Link key="auction" href={paths.auction(key)}>
          Abrir
        </Link>
      ) : (
        ''
      ),
    ],
  }));
