// Writes the WAV files beside it: node make-voices.mjs <path of espeak-ng.js> (see README.md).
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [engine] = process.argv.slice(2);
const words = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'meia', 'sete', 'oito', 'nove'];
const voices = [
  { file: 'first.wav', voice: 'pt-br', rate: 130 },
  { file: 'second.wav', voice: 'pt-br+f3', rate: 125 },
  { file: 'third.wav', voice: 'pt-br+m7', rate: 130 },
];
/** Of the engine; half of it is kept. */
const engineRate = 22_050;
const rate = engineRate / 2;
/** Samples that each word has, the longest included. */
const slot = 6836;

const tapCount = 63;
const middle = (tapCount - 1) / 2;
const cut = 5000 / engineRate;
const taps = Array.from({ length: tapCount }, (_, at) => {
  const n = at - middle;
  const ideal = n === 0 ? 2 * cut : Math.sin(2 * Math.PI * cut * n) / (Math.PI * n);
  return ideal * (0.54 - 0.46 * Math.cos((2 * Math.PI * at) / (tapCount - 1)));
});

/** Every second sample, without what is higher than that can hold. */
const halve = (samples) =>
  Float64Array.from({ length: Math.ceil(samples.length / 2) }, (_, at) =>
    taps.reduce((sum, tap, n) => sum + tap * (samples[2 * at + n - middle] ?? 0), 0),
  );

/** Without the silence around it, as loud as can be. */
function trim(samples) {
  const peak = samples.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
  const heard = (value) => Math.abs(value) >= peak / 50;
  const first = Math.max(0, samples.findIndex(heard) - 80);
  const last = Math.min(samples.length, samples.findLastIndex(heard) + 201);
  return samples.slice(first, last).map((value) => (value / peak) * 0.98);
}

const { default: open } = await import(pathToFileURL(resolve(engine)).href);
const speech = await open();
for (const { file, voice, rate: pace } of voices) {
  const speaker = new speech.eSpeakNGWorker();
  speaker.set_voice(voice);
  speaker.set_rate(pace);
  const data = Buffer.alloc(words.length * slot, 128);
  for (const [at, word] of words.entries()) {
    const chunks = [];
    speaker.synthesize(word, (audio) => {
      if (audio) chunks.push(...new Int16Array(audio));
      return false;
    });
    for (const [n, value] of trim(halve(chunks)).entries())
      data[at * slot + n] = Math.round(128 + 127 * value);
  }
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  writeFileSync(join(import.meta.dirname, file), Buffer.concat([head, data]));
}
