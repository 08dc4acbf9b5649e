import { feedRepository } from '../feeds/feeds.repository.ts';
import { serializeReceived } from '../feeds/serialize-feed.ts';
import { queueUndo } from '../feeds/undo-feed.ts';
import { HttpError, notFound } from '../../platform/http/errors.ts';
import { UndoRefused } from '../../catalogue/ingestion/undo/find-list.ts';
import { previewUndo } from '../../catalogue/ingestion/undo/undo-list.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { readReason } from './reason.ts';

const refused = (refusal: string) => ({ data: { possible: false, refusal, figures: null } });

/** Undoing a list in the back office (INTAKE-34, INTAKE-38). */
export function undoFeedHandlers({ work: database, jobs, clock }: Services) {
  const feeds = feedRepository(database);
  const find = async (uuid: string) => {
    const feed = await feeds.find(uuid, null);
    if (!feed) throw notFound('Envio não encontrado.');
    return feed;
  };

  return {
    async previewUndo({ path }) {
      const { undo } = await find(path.id);
      if (undo?.status === 'queued' || undo?.status === 'running')
        return refused('Esta lista já está sendo desfeita.');
      try {
        const figures = await previewUndo(database, path.id);
        return { data: { possible: true, refusal: null, figures } };
      } catch (error) {
        if (error instanceof UndoRefused) return refused(error.message);
        throw error;
      }
    },

    async undoFeed({ person, path, body }) {
      await find(path.id);
      const reason = readReason(body);
      try {
        const undoing = await queueUndo(database, jobs, person, { uuid: path.id, reason }, clock());
        return {
          message: 'A lista será desfeita em seguida.',
          data: serializeReceived(await find(undoing)),
          location: `/api/admin/feeds/${undoing}`,
        };
      } catch (error) {
        if (error instanceof UndoRefused) throw new HttpError(409, error.message);
        throw error;
      }
    },
  } satisfies Partial<Handlers>;
}
