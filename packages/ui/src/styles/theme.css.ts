import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';

import { colors, highContrastColors, ink, type ColorRole, type Pair } from './colors.ts';
import * as tokens from './tokens.ts';

function stringifyAll<Key extends string>(
  table: Readonly<Record<Key, number>>,
  print: (value: number) => string,
): Readonly<Record<Key, string>> {
  return Object.fromEntries(
    Object.entries<number>(table).map(([key, value]) => [key, print(value)] as string[]),
  );
}

const px = (value: number) => `${value}px`;
const rem = (value: number) => `${value / 16}rem`;
const em = (value: number) => `${value}em`;
const ms = (value: number) => `${value}ms`;

function stringifyShadow(layers: readonly tokens.ShadowLayer[]): string {
  return layers
    .map(
      ({ down, blur, spread, ink: share }) =>
        `0 ${px(down)} ${px(blur)} ${px(spread)} rgb(${ink} / ${share})`,
    )
    .join(', ');
}

function contractOf<Key extends string>(table: Readonly<Record<Key, unknown>>, prefix: string) {
  const names: Record<Key, string> = Object.fromEntries(
    Object.keys(table).map((key) => [key, `${prefix}-${key}`] as string[]),
  );
  return createGlobalThemeContract(names);
}

const color = contractOf<ColorRole>(colors, 'c');
const density = contractOf<keyof typeof tokens.density>(tokens.density, 'd');

/** Roles and steps for every style. Colours and density are custom properties; the rest never changes. */
export const vars = {
  color,
  density,
  space: stringifyAll(tokens.space, px),
  radius: stringifyAll(tokens.radius, px),
  text: stringifyAll(tokens.text, rem),
  leading: stringifyAll(tokens.leading, String),
  weight: stringifyAll(tokens.weight, String),
  tracking: stringifyAll(tokens.tracking, em),
  line: stringifyAll(tokens.line, px),
  size: stringifyAll(tokens.size, px),
  width: stringifyAll(tokens.width, px),
  height: stringifyAll(tokens.height, px),
  layer: tokens.layer,
  motion: stringifyAll(tokens.motion, ms),
  easing: `cubic-bezier(${tokens.easing.join(', ')})`,
  measure: `${tokens.measure}ch`,
  font: tokens.fontFamily.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', '),
  shadow: {
    float: `${stringifyShadow(tokens.shadow.float)}, 0 0 0 1px ${color.border}`,
    lift: stringifyShadow(tokens.shadow.lift),
  },
} as const;

/** Both halves in one value: `color-scheme` picks, so a theme is one line. */
function values(pairs: Readonly<Partial<Record<ColorRole, Pair>>>): Record<string, string> {
  const entries = Object.entries(pairs).map(([role, [light, dark]]) => [
    `--c-${role}`,
    light === dark ? light : `light-dark(${light}, ${dark})`,
  ]);
  return Object.fromEntries(entries);
}

const densityValues = (at: 0 | 1) =>
  assignVars(density, {
    control: px(tokens.density.control[at]),
    controlSmall: px(tokens.density.controlSmall[at]),
    controlPadding: px(tokens.density.controlPadding[at]),
    cardPadding: px(tokens.density.cardPadding[at]),
    gap: px(tokens.density.gap[at]),
    text: rem(tokens.density.text[at]),
  });

globalStyle(':root', { colorScheme: 'light dark', vars: densityValues(0) });
// A theme may start at any element: where a build takes `light-dark()` apart, its halves are settled where they are
// declared.
globalStyle(':root, [data-theme]', { vars: values(colors) });
globalStyle('[data-theme="light"]', { colorScheme: 'light' });
globalStyle('[data-theme="dark"]', { colorScheme: 'dark' });

globalStyle('[data-contrast="more"], [data-contrast="more"] [data-theme]', {
  vars: values(highContrastColors),
});
globalStyle(':root:not([data-contrast="normal"]), :root:not([data-contrast="normal"]) [data-theme]', {
  '@media': { '(prefers-contrast: more)': { vars: values(highContrastColors) } },
});

globalStyle('[data-density="compact"]', {
  vars: densityValues(1),
  '@media': {
    '(pointer: coarse)': {
      vars: {
        [density.control]: px(tokens.size.touch),
        [density.controlSmall]: px(tokens.density.controlSmall[0]),
      },
    },
  },
});
