import type { FeedRow, Figures } from './feeds.repository.ts';

const none: Figures = { rows: 0, new: 0, changed: 0, unchanged: 0, returned: 0, gone: 0, rejected: 0 };

/** A feed as the calls return it. */
export const serializeFeed = ({ uuid, summary, source_code: code, source_name: name, ...run }: FeedRow) => ({
  id: uuid,
  status: run.status,
  waits_for: run.waits_for,
  file_name: run.file_name,
  source: { code, name },
  list_date: run.list_date,
  ...none,
  notes: [],
  ...summary,
  reason: run.held_reason,
  received_at: run.received_at.toISOString(),
  finished_at: run.finished_at?.toISOString() ?? null,
  undone_at: run.undone_at?.toISOString() ?? null,
  undoes: run.undoes,
});

/** The same for the back office, with who sent it and who accepted it. */
export const serializeReceived = (run: FeedRow) => ({
  feed: serializeFeed(run),
  sender:
    run.person_id === null
      ? null
      : { id: run.person_id, name: run.person_name!, company_name: run.company_name ?? run.person_name! },
  accepted_by: run.status === 'refused' || run.undoes !== null ? null : run.decided_by,
  refused_by: run.status === 'refused' && run.undoes === null ? run.decided_by : null,
  undo: run.undo,
});
