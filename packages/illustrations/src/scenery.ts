import type { Palette } from './palettes.ts';
import type { SeededRandom } from './seeded-random.ts';
import { box, boxes, circle, path, polygon } from './shapes.ts';

/** What every picture is drawn with; light comes from the upper left. */
export interface Scene {
  palette: Palette;
  random: SeededRandom;
}

export const width = 800;
export const height = 600;
/** Where the land begins, and where buildings stand on it. */
export const horizon = 430;
export const base = 506;

function hills({ palette, random }: Scene): string {
  const [a, b] = [random.int(300, 360), random.int(340, 400)];
  const [c, d] = [random.int(360, 410), random.int(350, 400)];
  return (
    path(palette.far, `M0 ${a + 40}C160 ${a - 40} 300 ${a} 430 ${b}S680 ${a - 30} 800 ${b}V600H0z`) +
    path(palette.hill, `M0 ${c}C140 ${d - 20} 260 ${c + 40} 400 ${d + 24}S660 ${c - 30} 800 ${c + 16}V600H0z`)
  );
}

function skyline({ palette, random }: Scene): string {
  const far = Array.from({ length: 9 }, (_, at) => {
    const tall = random.int(90, 230);
    return [at * 92 - random.int(0, 26), horizon - tall, random.int(58, 92), tall + 40] as const;
  });
  const near = Array.from({ length: 7 }, (_, at) => {
    const tall = random.int(40, 120);
    return [at * 122 - random.int(0, 40), horizon - tall, random.int(70, 118), tall + 40] as const;
  });
  return boxes(palette.far, far) + boxes(palette.hill, near);
}

/** Sky, a low sun, what lies far off, and the ground. */
export function backdrop(scene: Scene, far: 'hills' | 'skyline'): string {
  const { palette, random } = scene;
  const sunAt = random.int(110, 250);
  return (
    box(palette.sky, 0, 0, width, height) +
    circle(palette.sun, sunAt, random.int(120, 190), random.int(62, 92)) +
    (far === 'hills' ? hills(scene) : skyline(scene)) +
    box(palette.ground, 0, horizon, width, height - horizon)
  );
}

/** The pavement along the bottom edge, with its kerb. */
export function street({ palette }: Scene): string {
  return box(palette.path, 0, 546, width, 54) + box(palette.trim, 0, 546, width, 4);
}

/** A shadow on the ground, thrown right by what stands from `from` to `to`. */
export function shadow({ palette }: Scene, from: number, to: number, long = 90): string {
  return polygon(
    palette.groundShade,
    [from, base],
    [to, base],
    [to + long, base + 26],
    [from + long * 0.6, base + 26],
  );
}

function roundTree({ palette }: Scene, x: number, y: number, r: number): string {
  const middle = y - Math.round(r * 1.7);
  return (
    path(palette.groundShade, `M${x} ${y - 3}h${r * 2}l${-r} 9h${-r}z`) +
    box(palette.roofShade, x - 4, middle, 8, y - middle) +
    circle(palette.leaf, x, middle, r) +
    path(
      palette.leafShade,
      `M${x} ${middle - r}a${r} ${r} 0 0 1 0 ${2 * r}a${r * 1.3} ${r * 1.3} 0 0 0 0 ${-2 * r}`,
    )
  );
}

function slimTree({ palette }: Scene, x: number, y: number, r: number): string {
  const [half, tall] = [Math.round(r * 0.55), Math.round(r * 3)];
  return (
    path(palette.groundShade, `M${x} ${y - 3}h${r * 2}l${-r} 9h${-r}z`) +
    box(palette.roofShade, x - 3, y - 24, 6, 24) +
    `<ellipse fill="${palette.leaf}" cx="${x}" cy="${y - 14 - tall / 2}" rx="${half}" ry="${tall / 2}"/>` +
    path(
      palette.leafShade,
      `M${x} ${y - 14 - tall}a${half} ${tall / 2} 0 0 1 0 ${tall}a${half * 2} ${tall} 0 0 0 0 ${-tall}`,
    )
  );
}

/** A tree that stands at a point; `r` says how large. */
export function tree(scene: Scene, x: number, y: number, r: number): string {
  return scene.random.chance(0.35) ? slimTree(scene, x, y, r) : roundTree(scene, x, y, r);
}

/** A low hedge with three crowns. */
export function bush({ palette }: Scene, x: number, y: number, r: number): string {
  return (
    path(palette.leafShade, `M${x} ${y}a${r} ${r} 0 0 1 ${r * 2} 0z`) +
    path(palette.leaf, `M${x - r} ${y}a${r * 0.8} ${r * 0.8} 0 0 1 ${r * 1.6} 0z`)
  );
}
