import { backdrop, base, bush, type Scene, shadow, street, tree } from './scenery.ts';
import { box, boxes, grid } from './shapes.ts';

/** A tower of flats with balconies; a second, smaller one behind it in half of the pictures. */
export function drawApartment(scene: Scene): string {
  const { palette: p, random } = scene;
  const floors = random.int(6, 8);
  const columns = random.int(3, 4);
  const step = 46;
  const face = columns * 52 + 20;
  const side = random.int(72, 104);
  const left = Math.round((800 - face - side) / 2) + random.int(-70, 60);
  const top = base - 52 - floors * step;
  const corner = left + face;
  const balcony = random.int(0, columns - 1);
  const behindAt = left > 320 ? left - 150 : corner + side - 30;
  const behind = random.chance(0.6)
    ? box(p.wallShade, behindAt, top + 110, 170, base - top - 110) +
      boxes(
        p.glass,
        grid(4, Math.floor((base - top - 170) / 40), [behindAt + 16, top + 128, 22, 24], [38, 40]),
      )
    : '';
  const windows = grid(columns, floors, [left + 22, top + 14, 32, 28], [52, step]);
  const isBalcony = (at: number) => at % columns === balcony;
  return (
    backdrop(scene, 'skyline') +
    behind +
    shadow(scene, left, corner + side, 120) +
    box(p.wall, left, top, face, base - top) +
    box(p.wallShade, corner, top, side, base - top) +
    box(p.roof, left - 8, top - 12, face + 8, 14) +
    box(p.roofShade, corner, top - 12, side + 6, 14) +
    box(p.trim, left + 40, top - 40, 60, 28) +
    boxes(
      p.glass,
      windows.filter((_, at) => !isBalcony(at)),
    ) +
    boxes(
      p.glassShade,
      windows.filter((_, at) => isBalcony(at)).map(([x, y, w, h]) => [x - 5, y - 4, w + 10, h + 8]),
    ) +
    boxes(
      p.roof,
      windows.filter((_, at) => isBalcony(at)).map(([x, y]) => [x - 9, y + 16, 50, 16]),
    ) +
    boxes(p.glassShade, grid(2, floors, [corner + Math.round(side / 2) - 26, top + 14, 16, 28], [36, step])) +
    box(p.roofShade, left + face / 2 - 34, base - 44, 68, 44) +
    boxes(p.glass, grid(2, 1, [left + face / 2 - 28, base - 38, 26, 38], [30, 0])) +
    box(p.roof, left + face / 2 - 50, base - 52, 100, 9) +
    tree(scene, left - random.int(44, 70), base + 6, random.int(36, 50)) +
    bush(scene, left + 30, base, 18) +
    bush(scene, corner + 30, base, 20) +
    tree(scene, corner + side + random.int(44, 80), base + 6, random.int(34, 48)) +
    street(scene)
  );
}
