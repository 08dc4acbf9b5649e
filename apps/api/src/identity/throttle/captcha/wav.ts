const headBytes = 44;
const middle = 128;

/** Samples from -1 to 1 of a WAV file with one channel of 8 bits. */
export function readWav(file: Buffer): Float32Array {
  return Float32Array.from(file.subarray(headBytes), (byte) => (byte - middle) / (middle - 1));
}

/** A WAV file with one channel of 8 bits; louder samples are clipped. */
export function writeWav(samples: Float32Array, rate: number): Buffer {
  const file = Buffer.alloc(headBytes + samples.length);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  // Uncompressed, one channel, and a byte for each sample.
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples.length, 40);
  for (const [at, sample] of samples.entries())
    file[headBytes + at] = Math.round(middle + (middle - 1) * Math.max(-1, Math.min(1, sample)));
  return file;
}
