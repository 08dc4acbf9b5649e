import type { CalendarDate } from '@martelo/domain/auction';

import type { Database } from '../../../platform/database/database.ts';
import { applyList } from '../apply-list.ts';
import { diffList } from '../diff-list.ts';
import { type ListChanges, type ParsedList, partOfRows, type Source } from '../parsed-list.ts';
import { importList, Quarantined } from '../import-list.ts';
import { quarantineReasons } from '../quarantine.ts';
import { settleStage } from '../settle-stage.ts';
import type { ListedAuction, UnreadRow } from '../sources/listed-auction.ts';
import { stageList } from '../stage-list.ts';
import type { AppliedList } from '../staged-list.ts';

/** A whole list, as a test states it. */
interface TestList {
  source: Source;
  listDate: CalendarDate;
  scope: readonly string[];
  auctions: readonly ListedAuction[];
  /** As Caixa's by default, whose titles are made of its other fields. */
  ownTitles?: boolean;
  unread?: readonly Pick<UnreadRow, 'line' | 'code' | 'uf' | 'reason'>[];
}

export const parsedOf = ({
  source,
  listDate,
  scope,
  auctions,
  ownTitles = false,
  unread = [],
}: TestList): ParsedList => ({
  source,
  listDate,
  capped: false,
  ownTitles,
  files: [
    partOfRows({
      file: 'lista',
      scope,
      rows: auctions.map((auction, at) => ({ line: at + 1, auction })),
      rejected: unread,
    }),
  ],
});

/** Imports a list without its checks. `record` belongs to its transaction; without, no run is recorded. */
export const importListForTest = (
  database: Database,
  list: TestList,
  now: Date,
  record: (applied: AppliedList, changes: ListChanges) => Promise<void> = async () => {},
): Promise<ListChanges> =>
  database.transaction().execute(async (trx) => {
    const staged = await settleStage(await stageList(trx, parsedOf(list)), []);
    const { applied, changes } = await applyList(await diffList(staged), now);
    await record(applied, changes);
    return changes;
  });

/** Why a list would go into quarantine, or null; nothing is imported. */
export async function quarantineOf(
  database: Database,
  list: TestList,
  accepted = false,
): Promise<string | null> {
  const undone = new Error('checked');
  const options = { now: new Date(0), accept: accepted ? quarantineReasons : [] };
  try {
    await database.transaction().execute(async (trx) => {
      await importList(trx, parsedOf(list), options);
      throw undone;
    });
  } catch (error) {
    if (error instanceof Quarantined) return error.message;
    if (error !== undone) throw error;
  }
  return null;
}
