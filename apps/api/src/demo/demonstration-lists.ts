import type { ListFile } from '../catalogue/ingestion/reading/input-file.ts';
import { caixaLists } from './caixa-lists.ts';
import { feedFile } from './feed-lots.ts';

interface DemonstrationList {
  source: 'caixa' | 'martelo-feed';
  files: readonly ListFile[];
}

/**
 * The invented lists that a first start shows, oldest first, dated relative to `now`: weekly ones in Caixa's format, so
 * that prices fall step by step and properties are listed, delisted and relisted, then one feed of auctioneers. The
 * same `now` gives the same bytes.
 */
export function demonstrationLists(now: Date): readonly DemonstrationList[] {
  return [
    ...caixaLists(now).map((files) => ({ source: 'caixa' as const, files })),
    { source: 'martelo-feed', files: [feedFile(now)] },
  ];
}
