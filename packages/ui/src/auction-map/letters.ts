import { isWithin, labelOf, type Uf, ufs } from './outline.ts';
import { type MapPosition, unproject } from './projection.ts';
import type { View } from './view.ts';

/** A circle that lies on the map: its middle in units, its radius in letters. */
export interface MapCircle {
  middle: MapPosition;
  radius: number;
}

/** A state's letters need this share of the square. */
const legible = 0.022;
/** In units, how wide the states are whose letters have little room. */
const small: Partial<Record<Uf, number>> = {
  AL: 1.2,
  DF: 0.7,
  ES: 1.6,
  PB: 1.5,
  PE: 1.6,
  RJ: 1.6,
  RN: 1.5,
  SE: 0.9,
};
const usual = 3;

/** One letter's size as a share of a square of a usual size: 12 px of 540. */
const em = 1 / 45;
/** In letters. */
const halfWidth = 0.85;
const halfHeight = 0.5;
const room = 0.3;

/** Where letters may stand instead, in letters from the middle of the land: the nearest first. */
const elsewhere: readonly MapPosition[] = [1.5, 2.5, 3.5].flatMap((far) =>
  [0, 4, 2, 6, 1, 3, 5, 7].map((turn) => ({
    x: far * Math.cos((turn * Math.PI) / 4),
    y: far * Math.sin((turn * Math.PI) / 4),
  })),
);

/**
 * The letters of the states that have room for them, in units: in the middle of the land, or beside the circles that
 * lie there; none where circles leave no room.
 */
export function placeLetters(
  { span }: Pick<View, 'span'>,
  circles: readonly MapCircle[],
): readonly (readonly [Uf, MapPosition])[] {
  const unit = em * span;
  const isFree = ({ x, y }: MapPosition) =>
    circles.every(({ middle, radius }) => {
      const [dx, dy] = [
        Math.abs(x - middle.x) / unit - halfWidth,
        Math.abs(y - middle.y) / unit - halfHeight,
      ];
      return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) >= radius + room;
    });
  const isOnLand = (uf: Uf, { x, y }: MapPosition) =>
    [-halfWidth, halfWidth].every((side) => isWithin(uf, unproject({ x: x + side * unit, y })));

  return ufs.flatMap((uf) => {
    if ((small[uf] ?? usual) / span <= legible * 2) return [];
    const middle = labelOf(uf);
    if (isFree(middle)) return [[uf, middle]];
    const beside = elsewhere
      .map(({ x, y }) => ({ x: middle.x + x * unit, y: middle.y + y * unit }))
      .find((place) => isFree(place) && isOnLand(uf, place));
    return beside ? [[uf, beside]] : [];
  });
}
