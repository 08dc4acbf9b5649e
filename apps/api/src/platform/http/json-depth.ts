const byteOf = (sign: string) => sign.charCodeAt(0);
const [quote, backslash] = [byteOf('"'), byteOf('\\')];
const [openArray, closeArray, openObject, closeObject] = [byteOf('['), byteOf(']'), byteOf('{'), byteOf('}')];

/**
 * Whether JSON, given as its bytes, nests arrays and objects deeper than `levels`. Found without parsing: any recursive
 * walk over such a value would overflow the stack (SAFE-02).
 */
export function isDeeper(json: Uint8Array, levels: number): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]!;
    if (inText) {
      if (byte === backslash) at += 1;
      else if (byte === quote) inText = false;
    } else if (byte === quote) inText = true;
    else if (byte === openArray || byte === openObject) {
      depth += 1;
      if (depth > levels) return true;
    } else if (byte === closeArray || byte === closeObject) depth -= 1;
  }
  return false;
}
