const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows1252 = new TextDecoder('windows-1252');

const utf16 = [
  { mark: [0xff, 0xfe], decoder: new TextDecoder('utf-16le') },
  { mark: [0xfe, 0xff], decoder: new TextDecoder('utf-16be') },
];

/**
 * The text of a list in whatever it was saved: UTF-16 by its mark (Excel), UTF-8 with or without one where the bytes are
 * valid, else windows-1252, of which ISO-8859-1 text is a part. Never throws.
 */
export function decode(bytes: Uint8Array): string {
  const marked = utf16.find(({ mark }) => mark.every((byte, position) => bytes[position] === byte));
  if (marked) return marked.decoder.decode(bytes);
  try {
    return utf8.decode(bytes);
  } catch {
    return windows1252.decode(bytes);
  }
}
