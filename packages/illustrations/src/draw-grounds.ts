import { backdrop, base, bush, height, horizon, type Scene, tree, width } from './scenery.ts';
import { box, circle, path, polygon, stroke } from './shapes.ts';

function stake({ palette: p }: Scene, x: number, y: number, tall: number): string {
  return (
    box(p.wall, x - 4, y - tall, 5, tall) +
    box(p.wallShade, x + 1, y - tall, 4, tall) +
    box(p.roof, x - 4, y - tall, 9, 10)
  );
}

/** A plot staked out, nothing on it yet. */
export function drawLand(scene: Scene): string {
  const { palette: p, random } = scene;
  const lean = random.int(-40, 40);
  const back = random.int(444, 456);
  const front = random.int(552, 566);
  const [a, b] = [
    [250 + lean, back],
    [560 + lean, back - 4],
  ] as const;
  const [c, d] = [
    [690 + lean / 2, front],
    [120 + lean / 2, front + 4],
  ] as const;
  const gate = random.int(320, 420);
  return (
    backdrop(scene, random.chance(0.6) ? 'hills' : 'skyline') +
    tree(scene, random.int(60, 150), horizon + 26, random.int(38, 54)) +
    tree(scene, random.int(170, 220), horizon + 18, random.int(24, 34)) +
    tree(scene, random.int(640, 740), horizon + 22, random.int(34, 50)) +
    polygon(p.path, a, b, c, d) +
    polygon(p.groundShade, [c[0], c[1]], [c[0] + 26, c[1] + 8], [d[0] + 26, d[1] + 8], [d[0], d[1]]) +
    path(p.ground, `M${gate} ${back + 24}q26 -16 52 0zm90 34q34 -20 68 0zm-190 30q30 -18 60 0z`) +
    stroke(
      p.roof,
      3,
      `M${a[0]} ${a[1] - 26}L${b[0]} ${b[1] - 26}L${c[0]} ${c[1] - 40}L${d[0]} ${d[1] - 40}z`,
      '14 9',
    ) +
    stake(scene, a[0], a[1], 38) +
    stake(scene, b[0], b[1], 38) +
    stake(scene, c[0], c[1], 58) +
    stake(scene, d[0], d[1], 58) +
    bush(scene, random.int(40, 90), 560, 24)
  );
}

function barn(scene: Scene, x: number, y: number): string {
  const { palette: p } = scene;
  return (
    polygon(p.groundShade, [x, y], [x + 190, y], [x + 250, y + 16], [x + 60, y + 16]) +
    box(p.wallShade, x + 96, y - 66, 94, 66) +
    polygon(
      p.wall,
      [x, y],
      [x, y - 66],
      [x + 16, y - 100],
      [x + 48, y - 122],
      [x + 80, y - 100],
      [x + 96, y - 66],
      [x + 96, y],
    ) +
    polygon(p.roof, [x + 48, y - 128], [x + 146, y - 128], [x + 180, y - 102], [x + 84, y - 102]) +
    polygon(p.roofShade, [x + 84, y - 102], [x + 180, y - 102], [x + 200, y - 60], [x + 102, y - 60]) +
    stroke(
      p.roofShade,
      7,
      `M${x - 6} ${y - 60}L${x + 14} ${y - 102}L${x + 48} ${y - 127}L${x + 82} ${y - 102}L${x + 102} ${y - 60}`,
    ) +
    box(p.roof, x + 28, y - 52, 40, 52) +
    circle(p.glass, x + 48, y - 82, 11)
  );
}

function silo(scene: Scene, x: number, y: number): string {
  const { palette: p } = scene;
  return (
    path(p.roof, `M${x} ${y - 120}a24 24 0 0 1 48 0z`) +
    box(p.wall, x, y - 120, 28, 120) +
    box(p.wallShade, x + 28, y - 120, 20, 120) +
    stroke(p.trim, 3, `M${x} ${y - 86}h48M${x} ${y - 50}h48`)
  );
}

/** A farm: rows that run to the horizon, a barn, a silo now and then, a fence. */
export function drawRural(scene: Scene): string {
  const { palette: p, random } = scene;
  const farmAt = random.chance(0.5) ? random.int(130, 200) : random.int(450, 520);
  const vanish = farmAt < 400 ? random.int(480, 600) : random.int(180, 300);
  const rows = Array.from({ length: 11 }, (_, at) => {
    const foot = -460 + at * 170;
    return `M${vanish - 2} ${horizon + 6}L${foot} ${height}h78L${vanish + 2} ${horizon + 6}z`;
  }).join('');
  return (
    backdrop(scene, 'hills') +
    path(p.leaf, rows) +
    polygon(
      p.ground,
      [farmAt - 150, horizon],
      [farmAt + 400, horizon],
      [farmAt + 330, base + 8],
      [farmAt - 120, base + 8],
    ) +
    tree(scene, farmAt - 60, base - 22, random.int(36, 48)) +
    (random.chance(0.6) ? silo(scene, farmAt + 206, base - 16) : '') +
    barn(scene, farmAt, base - 10) +
    tree(scene, farmAt + random.int(276, 300), base - 10, random.int(28, 38)) +
    stroke(p.wall, 5, `M0 566H${width}M0 584H${width}`) +
    stroke(p.wall, 8, Array.from({ length: 9 }, (_, at) => `M${at * 96 + 16} 552V600`).join(''))
  );
}
