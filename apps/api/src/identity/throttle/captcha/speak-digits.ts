import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readWav, writeWav } from './wav.ts';

/** Samples a second. */
export const rate = 11_025;
const files = ['first.wav', 'second.wav', 'third.wav'];
const words = 10;

/** From 0 to 1, without 1. */
export type Random = () => number;
const unseen: Random = () => randomInt(0x1_00_00_00_00) / 0x1_00_00_00_00;

type Voice = readonly Float32Array[];
let voices: readonly Voice[] | undefined;

function readVoice(file: string): Voice {
  const samples = readWav(readFileSync(join(import.meta.dirname, 'voices', file)));
  const slot = samples.length / words;
  return Array.from({ length: words }, (_, digit) => samples.subarray(digit * slot, (digit + 1) * slot));
}

/** The ten words of each voice; read once. */
export const spokenWords = (): readonly Voice[] => (voices ??= files.map(readVoice));

/** Spoken `pace` times as fast, and as much higher in pitch. */
export function repace(word: Float32Array, pace: number): Float32Array {
  const said = new Float32Array(Math.floor(word.length / pace));
  for (let at = 0; at < said.length; at += 1) said[at] = word[Math.floor(at * pace)] ?? 0;
  return said;
}

function mix(into: Float32Array, word: Float32Array, from: number, volume: number) {
  const end = Math.min(word.length, into.length - from);
  for (let at = 0; at < end; at += 1) into[from + at]! += word[at]! * volume;
}

const seconds = (time: number) => Math.floor(time * rate);
/** Silence before the first word: by then a screen reader has ended its sentence. */
const lead = 1;

/**
 * Spoken digits in a WAV file: each with its own pace, volume and pause, over soft noise and reversed words. No two
 * files are alike, and none has the digits in any other form (SAFE-15).
 */
export function speakDigits(digits: string, random: Random = unseen): Buffer {
  const between = (low: number, high: number) => low + random() * (high - low);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  const speaker = pick(spokenWords());
  const said = [...digits].map((digit) => ({
    word: repace(speaker[Number(digit)]!, between(0.92, 1.08)),
    volume: between(0.6, 0.8),
    pause: seconds(between(0.25, 0.5)),
  }));
  const length = said.reduce((sum, { word, pause }) => sum + word.length + pause, seconds(lead));
  const samples = new Float32Array(length);
  let at = seconds(lead);
  for (const { word, volume, pause } of said) {
    mix(samples, word, at, volume);
    at += word.length + pause;
  }
  for (let murmur = 0; murmur < 2 * digits.length; murmur += 1)
    mix(samples, pick(pick(spokenWords())).toReversed(), Math.floor(random() * length), 0.08);
  for (const index of samples.keys()) samples[index]! += between(-0.03, 0.03);
  return writeWav(samples, rate);
}
