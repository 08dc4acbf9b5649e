import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Position {
  latitude: number;
  longitude: number;
}

function readPositions(): ReadonlyMap<number, Position> {
  const text = readFileSync(join(import.meta.dirname, 'city-positions.txt'), 'utf8');
  const positions = new Map<number, Position>();
  let id = 0;
  for (const line of text.trim().split('\n')) {
    const [step = 0, latitude = 0, longitude = 0] = line.split(' ').map(Number);
    id += step;
    positions.set(id, { latitude: latitude / 100, longitude: longitude / 100 });
  }
  return positions;
}

let table: ReadonlyMap<number, Position> | undefined;

/** The seats of municipalities by their IBGE codes, to about 1 km; read once. */
export const cityPositions = () => (table ??= readPositions());
