import type { KitModule } from './kit.mjs';

export function completeStoryDocs<Payload>(payload: Payload, kit: readonly KitModule[]): Payload;
