import type { Database } from '../../platform/database/database.ts';
import { applyList } from './apply-list.ts';
import { type Check, checkFiles, checkList, findNotes } from './check-list.ts';
import { diffList } from './diff-list.ts';
import type { ListChanges, ParsedList } from './parsed-list.ts';
import type { Finding, QuarantineReason } from './quarantine.ts';
import { settleStage } from './settle-stage.ts';
import { type Progress, stageList } from './stage-list.ts';
import { type AppliedList, type ListFigures, readFigures, type StagedFile } from './staged-list.ts';

interface ImportOptions {
  now: Date;
  /** The quarantine reasons that a person accepts. */
  accept: readonly QuarantineReason[];
  /** It goes into quarantine for a reason of the caller, besides any other findings. */
  blocked?: boolean;
  progress?: Progress;
}

/** A list that is in the catalogue once its transaction commits. */
export interface ImportedList {
  figures: ListFigures;
  applied: AppliedList;
  changes: ListChanges;
  /** Notes for people, a sentence each. */
  notes: string[];
  /** Files that were left out, and why. */
  quarantined: { files: readonly StagedFile[]; findings: readonly Finding[] };
}

/** A list goes into quarantine: the transaction that would import it is rolled back. */
export class Quarantined extends Error {
  override readonly name = 'Quarantined';
  readonly figures: ListFigures;
  readonly check: Check;
  /** False where each of its files went into quarantine by itself; lists after it may still be imported. */
  readonly whole: boolean;
  constructor(figures: ListFigures, check: Check, whole: boolean) {
    super(check.refusal ?? check.findings.map(({ sentence }) => sentence).join(' '));
    this.figures = figures;
    this.check = check;
    this.whole = whole;
  }
}

/**
 * Imports a list in the caller's transaction: stage → check → diff → apply. The caller parses it before, and records
 * the run in the same transaction: if the process is killed, the old state remains. Throws Quarantined.
 */
export async function importList(
  trx: Database,
  parsed: ParsedList,
  { now, accept, blocked = false, progress }: ImportOptions,
): Promise<ImportedList> {
  const everything = await stageList(trx, parsed, progress);
  const { quarantined, findings } = checkFiles(everything.files, accept);
  const staged = await settleStage(everything, quarantined);
  const figures = await readFigures(staged, everything.files);
  if (staged.files.length === 0) throw new Quarantined(figures, { refusal: null, findings }, false);
  const check = await checkList(staged, accept);
  if (blocked || check.refusal !== null || check.findings.length > 0)
    throw new Quarantined(figures, { ...check, findings: [...findings, ...check.findings] }, true);
  const notes = await findNotes(staged, quarantined);
  const { applied, changes } = await applyList(await diffList(staged), now);
  return { figures, applied, changes, notes, quarantined: { files: quarantined, findings } };
}
