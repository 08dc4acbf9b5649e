import { cx } from 'class-variance-authority';

import { isBlank } from '../internal/is-blank.ts';
import { Anchor } from '../internal/link-anchor.tsx';
import { tableRoles as as } from '../internal/table-roles.ts';
import type { DataColumn } from './data-column.ts';
import { SelectBox } from './select-box.tsx';

import * as styles from './data-table.css.ts';

interface DataTableRowProps<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
  href: string | undefined;
  /** Each cell says its column's name where the row is a block. */
  stacked: boolean;
  box?: Parameters<typeof SelectBox>[0] | undefined;
}

/** One row: its box, the cell that names it, the others. */
export function DataTableRow<Row>({ row, columns, href, stacked, box }: DataTableRowProps<Row>) {
  return (
    <tr
      {...as.row}
      className={cx(
        styles.row,
        href && styles.leading,
        box && styles.besideBox,
        box?.checked && styles.selectedRow,
      )}
    >
      {box && (
        <td {...as.cell} className={styles.box}>
          <SelectBox {...box} />
        </td>
      )}
      {columns.map(({ id, label, cell, numeric }, at) => {
        const Cell = at === 0 ? 'th' : 'td';
        const content = cell(row);
        return (
          <Cell
            key={id}
            {...(at === 0 ? { ...as.rowheader, scope: 'row' } : as.cell)}
            className={cx(
              at === 0 ? styles.name : styles.cell,
              numeric && styles.numeric,
              at > 0 && isBlank(content) && styles.blank,
            )}
          >
            {stacked && at > 0 && <span className={styles.cellLabel}>{label}</span>}
            {stacked && at === 0 && numeric && (
              <>
                <span className={styles.nameLabel}>{label}</span>{' '}
              </>
            )}
            {at === 0 && href ? (
              <Anchor href={href} className={styles.link}>
                {content}
              </Anchor>
            ) : (
              content
            )}
          </Cell>
        );
      })}
    </tr>
  );
}
