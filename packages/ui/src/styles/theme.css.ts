import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';

import { colors, highContrastColors, ink, type ColorRole, type Pair } from './colors.ts';
import { propertyName } from './custom-properties.ts';
import { tokenStyle } from './layered.ts';
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

function contractOf<Key extends string>(group: string, table: Readonly<Record<Key, unknown>>) {
  const names: Record<Key, string> = Object.fromEntries(
    Object.keys(table).map((key) => [key, propertyName(group, key).slice(2)] as string[]),
  );
  return createGlobalThemeContract(names);
}

const color = contractOf<ColorRole>('color', colors);
const density = contractOf<keyof typeof tokens.density>('density', tokens.density);
const space = contractOf<tokens.Space>('space', tokens.space);
const radius = contractOf<keyof typeof tokens.radius>('radius', tokens.radius);
const text = contractOf<tokens.TextSize>('font-size', tokens.text);
const motion = contractOf<keyof typeof tokens.motion>('motion', tokens.motion);
const single = createGlobalThemeContract({
  font: 'mt-font-family',
  easing: 'mt-motion-easing',
});

/**
 * Roles and steps for every style. Colours, density, space, radius, font sizes, the font and motion are custom
 * properties that an app may set; the rest never changes.
 */
export const vars = {
  color,
  density,
  space,
  radius,
  text,
  motion,
  font: single.font,
  easing: single.easing,
  leading: stringifyAll(tokens.leading, String),
  weight: stringifyAll(tokens.weight, String),
  tracking: stringifyAll(tokens.tracking, em),
  line: stringifyAll(tokens.line, px),
  size: stringifyAll(tokens.size, px),
  width: stringifyAll(tokens.width, px),
  height: stringifyAll(tokens.height, px),
  layer: tokens.layer,
  measure: `${tokens.measure}ch`,
  shadow: {
    float: `${stringifyShadow(tokens.shadow.float)}, 0 0 0 1px ${color.border}`,
    lift: stringifyShadow(tokens.shadow.lift),
  },
} as const;

/** Both halves in one value: `color-scheme` picks, so a theme is one line. */
function values(pairs: Readonly<Partial<Record<ColorRole, Pair>>>): Record<string, string> {
  const entries = Object.entries(pairs).map(([role, [light, dark]]) => [
    propertyName('color', role),
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

tokenStyle(':root', {
  colorScheme: 'light dark',
  vars: {
    ...densityValues(0),
    ...assignVars(space, stringifyAll(tokens.space, px)),
    ...assignVars(radius, stringifyAll(tokens.radius, px)),
    ...assignVars(text, stringifyAll(tokens.text, rem)),
    ...assignVars(motion, stringifyAll(tokens.motion, ms)),
    [single.font]: tokens.fontFamily.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', '),
    [single.easing]: `cubic-bezier(${tokens.easing.join(', ')})`,
  },
});
// A theme may start at any element: where a build takes `light-dark()` apart, its halves are settled where they are
// declared.
tokenStyle(':root, [data-theme]', {
  vars: {
    ...values(colors),
    // What a brand's accent brings along.
    [color.focusRing]: color.accentText,
    [color.discountSoft]: color.accentSoft,
    [color.discountText]: color.accentText,
  },
});
tokenStyle('[data-theme="light"]', { colorScheme: 'light' });
tokenStyle('[data-theme="dark"]', { colorScheme: 'dark' });
// Paper is light.
tokenStyle(':root, [data-theme]', { '@media': { print: { colorScheme: 'light' } } });

// Outside of layers and with the root's name: more contrast, where chosen, wins over any brand of the app.
globalStyle(
  ':root[data-contrast="more"], [data-contrast="more"], [data-contrast="more"][data-theme], [data-contrast="more"] [data-theme]',
  { vars: values(highContrastColors) },
);
globalStyle(':root:not([data-contrast="normal"]), :root:not([data-contrast="normal"]) [data-theme]', {
  '@media': { '(prefers-contrast: more)': { vars: values(highContrastColors) } },
});

tokenStyle('[data-density="compact"]', {
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
