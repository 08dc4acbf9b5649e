import { rasterize, type VariantFormat } from './make-variant.ts';

export interface Drawing {
  svg: string;
  width: number;
  format: VariantFormat;
}

/** Runs in a thread of its own: reading a drawing takes tens of milliseconds without a pause (SAFE-06). */
export const draw = ({ svg, width, format }: Drawing): Promise<Uint8Array> => rasterize(svg, width, format);
