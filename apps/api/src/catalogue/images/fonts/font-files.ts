import { join } from 'node:path';

export const fontWeights = [400, 700] as const;
export type FontWeight = (typeof fontWeights)[number];

/** The name that the fonts give themselves. */
export const fontFamily = 'Inter Variable';

export const fontFile = (weight: FontWeight): string => join(import.meta.dirname, `inter-${weight}.ttf`);
