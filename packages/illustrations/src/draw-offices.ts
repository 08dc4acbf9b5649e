import { backdrop, base, type Scene, shadow, street, tree } from './scenery.ts';
import { box, boxes, grid, path, polygon } from './shapes.ts';

/** Rooms to let: a block of glass in bands over a shop front. */
export function drawOffice(scene: Scene): string {
  const { palette: p, random } = scene;
  const floors = random.int(4, 6);
  const face = random.int(240, 290);
  const side = random.int(90, 130);
  const left = Math.round((800 - face - side) / 2) + random.int(-40, 30);
  const corner = left + face;
  const top = base - 86 - floors * 48;
  const bays = random.int(4, 6);
  const bay = Math.floor((face - 24) / bays);
  const bands = grid(1, floors, [left, top + 10, face, 32], [0, 48]);
  return (
    backdrop(scene, 'skyline') +
    shadow(scene, left, corner + side, 120) +
    box(p.wall, left, top, face, base - top) +
    box(p.wallShade, corner, top, side, base - top) +
    boxes(p.glass, bands) +
    boxes(p.glassShade, grid(1, floors, [corner, top + 10, side, 32], [0, 48])) +
    boxes(p.wall, grid(bays - 1, 1, [left + 12 + bay - 2, top + 8, 4, floors * 48 - 10], [bay, 0])) +
    boxes(
      p.sky,
      bands.map(([x, y], at) => [x + 12 + bay * ((at * 2 + bays) % bays), y, Math.round(bay / 2), 32]),
    ) +
    box(p.roof, left - 8, top - 10, face + 8, 12) +
    box(p.roofShade, corner, top - 10, side + 6, 12) +
    box(p.trim, corner - 90, top - 38, 70, 28) +
    boxes(
      p.glassShade,
      grid(
        3,
        1,
        [left + 18, base - 62, Math.floor((face - 60) / 3), 56],
        [Math.floor((face - 60) / 3) + 12, 0],
      ),
    ) +
    box(p.roofShade, corner + 24, base - 62, 40, 62) +
    polygon(
      p.roof,
      [left, base - 84],
      [corner, base - 84],
      [corner + 12, base - 60],
      [left - 12, base - 60],
    ) +
    tree(scene, left - random.int(50, 80), base + 6, random.int(36, 50)) +
    tree(scene, corner + side + random.int(46, 76), base + 6, random.int(34, 46)) +
    street(scene)
  );
}

/** A low building of the old centre: a cornice, tall windows and shops at the street. */
export function drawBuilding(scene: Scene): string {
  const { palette: p, random } = scene;
  const floors = random.int(2, 4);
  const columns = random.int(4, 6);
  const face = columns * 58 + 24;
  const side = random.int(60, 90);
  const left = Math.round((800 - face - side) / 2) + random.int(-30, 30);
  const corner = left + face;
  const top = base - 100 - floors * 68;
  const windows = grid(columns, floors, [left + 28, top + 22, 30, 44], [58, 68]);
  const arched = random.chance(0.5);
  const shops = Math.floor(columns / 2);
  const shop = Math.floor((face - 20) / shops);
  return (
    backdrop(scene, 'skyline') +
    tree(scene, left - 56, base - 4, random.int(40, 52)) +
    shadow(scene, left, corner + side, 110) +
    box(p.wall, left, top, face, base - top) +
    box(p.wallShade, corner, top, side, base - top) +
    boxes(p.trim, [
      [left - 10, top - 10, face + 10, 14],
      ...grid(1, floors, [left, top + 70, face, 4], [0, 68]),
    ]) +
    boxes(p.roof, [[left - 4, top - 24, face + 4, 14]]) +
    box(p.roofShade, corner, top - 24, side, 14) +
    (arched ? path(p.glass, windows.map(([x, y]) => `M${x} ${y}a15 15 0 0 1 30 0z`).join('')) : '') +
    boxes(p.glass, windows) +
    boxes(
      p.trim,
      windows.map(([x, y]) => [x - 4, y + 44, 38, 5]),
    ) +
    boxes(p.glassShade, grid(1, floors, [corner + Math.round(side / 2) - 12, top + 22, 24, 44], [0, 68])) +
    boxes(p.glassShade, grid(shops, 1, [left + 22, base - 74, shop - 24, 66], [shop, 0])) +
    grid(shops, 1, [left + 14, base - 88, shop - 8, 24], [shop, 0])
      .map(([x, y, w, h], at) =>
        polygon(at % 2 ? p.leaf : p.roof, [x + 6, y], [x + w - 6, y], [x + w, y + h], [x, y + h]),
      )
      .join('') +
    box(p.roofShade, corner + Math.round(side / 2) - 18, base - 72, 36, 72) +
    tree(scene, corner + side + random.int(50, 80), base + 6, random.int(34, 48)) +
    street(scene)
  );
}
