import type { Database } from '../database/connection.ts';
import { feedRepository } from '../feeds/feeds.repository.ts';
import { printReceived } from '../feeds/print-feed.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { tidy } from '../ingestion/ingest.ts';
import { UndoRefused } from '../ingestion/undo/find-list.ts';
import type { UndoFigures } from '../ingestion/undo/restore.ts';
import { previewUndo, undoList } from '../ingestion/undo/undo-list.ts';
import type { Handlers } from '../operations.ts';
import { readReason } from './reason.ts';

const number = new Intl.NumberFormat('pt-BR');

function sentenceOf({ restored, relisted, unlisted, withdrawn }: UndoFigures): string {
  const total = restored + relisted + unlisted + withdrawn;
  if (total === 0) return 'Lista desfeita: nenhum imóvel tinha mudado por causa dela.';
  const auctions = total === 1 ? '1 imóvel voltou' : `${number.format(total)} imóveis voltaram`;
  return `Lista desfeita: ${auctions} ao que ${total === 1 ? 'era' : 'eram'} antes.`;
}

/** Taking a list back at the desk (INTAKE-34). */
export function undoFeedHandlers(database: Database, clock: () => Date) {
  const feeds = feedRepository(database);
  const find = async (uuid: string) => {
    const feed = await feeds.find(uuid, null);
    if (!feed) throw notFound('Envio não encontrado.');
    return feed;
  };

  return {
    async previewUndo({ path }) {
      await find(path.id);
      try {
        const figures = await previewUndo(database, path.id);
        return { data: { possible: true, refusal: null, figures } };
      } catch (error) {
        if (!(error instanceof UndoRefused)) throw error;
        return { data: { possible: false, refusal: error.message, figures: null } };
      }
    },

    async undoFeed({ person, path, body }) {
      await find(path.id);
      const reason = readReason(body);
      try {
        const undone = await undoList(database, path.id, { now: clock(), by: person, reason });
        const { run: _run, undone: _undone, ...figures } = undone;
        // The list is back; that statistics are older than could be is no failure of it.
        await tidy(database).catch(() => {});
        return { message: sentenceOf(figures), data: printReceived(await find(path.id)), figures };
      } catch (error) {
        if (error instanceof UndoRefused) throw new HttpError(409, error.message);
        throw error;
      }
    },
  } satisfies Partial<Handlers>;
}
