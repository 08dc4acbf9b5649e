import type { KitModule } from './kit.mjs';

export function completeStoryDocs<Payload>(payload: Payload, kit: readonly KitModule[]): Promise<Payload>;
export function toExample(code: string, kit: readonly KitModule[], source?: string): string;
