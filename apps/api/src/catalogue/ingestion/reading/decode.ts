import { decoderOf, encodingFinder } from './text-encoding.ts';
import { repairText } from './repair-text.ts';

/** The text of a list in any encoding (see {@link encodingFinder}), encoded twice or once. Never throws. */
export function decode(bytes: Uint8Array): string {
  const encoding = encodingFinder();
  encoding.add(bytes);
  const decoder = decoderOf(encoding.found());
  return repairText(decoder(bytes) + decoder());
}
