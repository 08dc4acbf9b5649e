const rate = 8000;

/** Half a second of a tone, as a server would send its digits: for stories. */
export const sampleAudio = (() => {
  const samples = Array.from({ length: rate / 2 }, (_, at) => 128 + Math.round(40 * Math.sin(at / 4)));
  const bytes = new Uint8Array(44 + samples.length);
  const head = new DataView(bytes.buffer);
  const write = (at: number, text: string) =>
    [...text].forEach((letter, index) => head.setUint8(at + index, letter.charCodeAt(0)));
  write(0, 'RIFF');
  head.setUint32(4, bytes.length - 8, true);
  write(8, 'WAVEfmt ');
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, rate, true);
  head.setUint32(28, rate, true);
  head.setUint16(32, 1, true);
  head.setUint16(34, 8, true);
  write(36, 'data');
  head.setUint32(40, samples.length, true);
  bytes.set(samples, 44);
  return btoa(String.fromCharCode(...bytes));
})();
