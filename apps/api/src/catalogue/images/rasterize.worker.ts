import { drawShareCard } from './draw-share-card.ts';
import { rasterize, type VariantFormat } from './make-variant.ts';
import type { ShareCard } from './share-card.ts';

export interface Drawing {
  svg: string;
  width: number;
  format: VariantFormat;
}

export interface SharedDrawing {
  card: ShareCard;
  photo: Uint8Array | null;
}

/** Runs in a thread of its own: rasterizing takes tens of milliseconds without a pause (SAFE-06). */
export const draw = ({ svg, width, format }: Drawing): Promise<Uint8Array> => rasterize(svg, width, format);

export const drawShared = ({ card, photo }: SharedDrawing): Promise<Uint8Array> => drawShareCard(card, photo);
