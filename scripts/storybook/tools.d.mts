import type { Plugin } from 'vite';

export function toolsPlugin(): Plugin;

/** `r/registry.json` and an item for each recipe. */
export function makeRegistry(): { file: string; text: string }[];
