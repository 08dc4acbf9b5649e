import { backdrop, base, bush, type Scene, shadow, street, tree } from './scenery.ts';
import { box, boxes, grid, polygon, stroke } from './shapes.ts';

/** A single-storey house: a gable to the street, its side in shade. */
export function drawHouse(scene: Scene): string {
  const { palette: p, random } = scene;
  const wide = random.int(190, 230);
  const deep = random.int(170, 230);
  const tall = random.int(118, 138);
  const left = Math.round((800 - wide - deep) / 2) + random.int(-30, 20);
  const eaves = base - tall;
  const ridge = eaves - random.int(84, 112);
  const middle = left + wide / 2;
  const corner = left + wide;
  const end = corner + deep;
  const doorAt = random.chance(0.5) ? left + 28 : corner - 76;
  const windowAt = doorAt < middle ? corner - 92 : left + 30;
  const slope = (eaves - ridge) / (wide / 2);
  const chimney = random.chance(0.5)
    ? boxes(p.trim, [[corner + 30, ridge - 30, 26, 60]]) + box(p.wallShade, corner + 26, ridge - 36, 34, 9)
    : '';
  return (
    backdrop(scene, 'hills') +
    tree(scene, left - random.int(56, 90), base - 8, random.int(44, 62)) +
    shadow(scene, left, end) +
    chimney +
    box(p.wallShade, corner, eaves, deep, tall) +
    polygon(p.wall, [left, base], [left, eaves], [middle, ridge + 6], [corner, eaves], [corner, base]) +
    polygon(p.roof, [middle, ridge], [end - 34, ridge], [end + 20, eaves + 16], [corner + 20, eaves + 16]) +
    polygon(
      p.roofShade,
      [middle, ridge],
      [middle, ridge + 20],
      [left - 12, eaves + 12 * slope + 16],
      [left - 20, eaves + 16],
    ) +
    polygon(
      p.roofShade,
      [middle, ridge],
      [middle, ridge + 20],
      [corner + 12, eaves + 12 * slope + 16],
      [corner + 20, eaves + 16],
    ) +
    box(p.roof, doorAt, base - 92, 48, 92) +
    box(p.sky, doorAt + 36, base - 50, 5, 8) +
    boxes(p.trim, [
      [windowAt - 5, base - 91, 72, 62],
      [doorAt - 8, base - 5, 64, 5],
    ]) +
    boxes(p.glass, [
      [windowAt, base - 86, 29, 52],
      [windowAt + 33, base - 86, 29, 52],
    ]) +
    boxes(p.glassShade, grid(2, 1, [corner + deep / 2 - 66, base - 84, 42, 46], [84, 0])) +
    bush(scene, corner + 34, base, 20) +
    bush(scene, end - 40, base, 25) +
    polygon(p.path, [doorAt, base], [doorAt + 48, base], [doorAt + 66, 546], [doorAt - 30, 546]) +
    tree(scene, Math.min(end + random.int(60, 100), 745), base + 4, random.int(34, 50)) +
    street(scene)
  );
}

/** Two storeys of plain volumes, the upper one over a garage. */
export function drawTownhouse(scene: Scene): string {
  const { palette: p, random } = scene;
  const wide = random.int(330, 380);
  const left = Math.round((800 - wide) / 2) + random.int(-36, 10);
  const end = left + wide;
  const storey = random.int(108, 118);
  const floor = base - storey;
  const top = floor - storey;
  const split = left + Math.round(wide * (random.chance(0.5) ? 0.56 : 0.48));
  const pitched = random.chance(0.45);
  const roof = pitched
    ? polygon(p.roof, [left - 30, top], [left + 50, top - 66], [split - 10, top - 66], [split + 40, top]) +
      polygon(p.roofShade, [split - 10, top - 66], [split + 40, top], [split + 10, top])
    : box(p.roof, left - 26, top - 16, split - left + 52, 16);
  return (
    backdrop(scene, random.chance(0.5) ? 'hills' : 'skyline') +
    tree(scene, left - random.int(66, 96), base - 6, random.int(46, 60)) +
    shadow(scene, left, end, 110) +
    box(p.wallShade, split, floor - 34, end - split, base - floor + 34) +
    box(p.roofShade, split, floor - 46, end - split + 18, 14) +
    box(p.wall, left - 14, top, split - left + 28, floor - top) +
    box(p.trim, left, floor, split - left, storey) +
    box(p.wallShade, split, floor, 14, 12) +
    roof +
    boxes(
      p.glass,
      grid(
        2,
        1,
        [left + 14, top + 30, Math.round((split - left) / 2) - 22, 58],
        [Math.round((split - left) / 2), 0],
      ),
    ) +
    stroke(p.roofShade, 4, `M${left - 8} ${floor - 34}h${split - left + 16}`) +
    stroke(
      p.trim,
      3,
      grid(8, 1, [left - 6, floor - 33, 0, 0], [Math.round((split - left + 10) / 7), 0])
        .map(([x, y]) => `M${x} ${y}v33`)
        .join(''),
    ) +
    box(p.roof, left + 20, base - 84, split - left - 40, 84) +
    stroke(
      p.roofShade,
      3,
      [1, 2, 3].map((at) => `M${left + 20} ${base - 84 + at * 21}h${split - left - 40}`).join(''),
    ) +
    box(p.roofShade, split + 28, base - 92, 46, 92) +
    boxes(p.glassShade, [[split + 96, base - 88, Math.max(30, end - split - 122), 46]]) +
    polygon(p.path, [left + 20, base], [split - 20, base], [split, 546], [left - 26, 546]) +
    bush(scene, split + 112, base, 18) +
    tree(scene, end + random.int(50, 86), base + 4, random.int(36, 52)) +
    street(scene)
  );
}
