import { backdrop, base, bush, type Scene, shadow, street, tree } from './scenery.ts';
import { box, boxes, grid, path, polygon, stroke } from './shapes.ts';

/** A shed for goods: wide doors under a saw-tooth, an arched or a low pitched roof. */
export function drawShed(scene: Scene): string {
  const { palette: p, random } = scene;
  const wide = random.int(440, 500);
  const left = Math.round((800 - wide) / 2) + random.int(-30, 20);
  const end = left + wide;
  const wall = base - random.int(138, 158);
  const third = Math.round(wide / 3);
  const roofs = {
    teeth: () =>
      [0, 1, 2]
        .map((at) => {
          const x = left + at * third;
          const to = at === 2 ? end : x + third;
          return (
            polygon(p.roof, [x, wall + 2], [x, wall - 62], [to, wall + 2]) +
            polygon(p.glass, [x, wall + 2], [x, wall - 62], [x + 20, wall - 52], [x + 20, wall + 2])
          );
        })
        .join(''),
    arch: () =>
      path(p.roof, `M${left - 10} ${wall + 2}Q${left + wide / 2} ${wall - 130} ${end + 10} ${wall + 2}z`) +
      path(
        p.roofShade,
        `M${left + wide / 2} ${wall - 64}Q${end - 90} ${wall - 58} ${end + 10} ${wall + 2}H${left + wide * 0.62}Q${left + wide * 0.62} ${wall - 50} ${left + wide / 2} ${wall - 64}z`,
      ),
    pitch: () =>
      polygon(p.roof, [left - 16, wall + 4], [left + wide / 2, wall - 72], [end + 16, wall + 4]) +
      polygon(
        p.roofShade,
        [left + wide / 2, wall - 72],
        [end + 16, wall + 4],
        [left + wide / 2 + 60, wall + 4],
      ),
  };
  const doors = random.int(2, 3);
  const gap = Math.round(wide / doors);
  const openings = grid(doors, 1, [left + Math.round((gap - 96) / 2), base - 94, 96, 94], [gap, 0]);
  return (
    backdrop(scene, random.chance(0.5) ? 'hills' : 'skyline') +
    tree(scene, left - 46, base - 8, random.int(36, 48)) +
    shadow(scene, left, end, 100) +
    roofs[random.pick(['teeth', 'arch', 'pitch'] as const)]() +
    box(p.wall, left, wall, wide, base - wall) +
    boxes(p.wallShade, [
      ...grid(Math.floor(wide / 24), 1, [left + 20, wall + 4, 3, base - wall - 4], [24, 0]),
      [end - 60, wall, 60, base - wall],
    ]) +
    box(p.trim, left, base - 10, wide, 10) +
    boxes(
      p.trim,
      openings.map(([x, y, w, h]) => [x - 8, y - 8, w + 16, h + 8]),
    ) +
    boxes(p.roof, openings) +
    stroke(
      p.roofShade,
      3,
      openings.flatMap(([x, y]) => [1, 2, 3, 4].map((at) => `M${x} ${y + at * 19}h96`)).join(''),
    ) +
    boxes(p.glass, grid(doors, 1, [left + Math.round((gap - 60) / 2), wall + 16, 60, 14], [gap, 0])) +
    boxes(
      p.path,
      openings.map(([x]) => [x - 6, base, 108, 40]),
    ) +
    bush(scene, end - 22, base, 20) +
    tree(scene, Math.min(end + 56, 752), base + 4, random.int(30, 44)) +
    street(scene)
  );
}
