import type { ListSource } from './list-source.ts';
import { caixa } from './caixa.ts';
import { marteloFeed } from './martelo-feed.ts';
import { mega } from './mega.ts';

/** Every source that lists can come from. */
export const listSources: readonly ListSource[] = [caixa, mega, marteloFeed];
