import { colors, type ColorRole, type Pair } from './colors.ts';
import { contrast, contrastRules } from './contrast.ts';
import { propertyName } from './custom-properties.ts';

/** A brand's own colours in place of Martelo's, each as `#rrggbb` in light and in dark. */
export type BrandColors = Partial<Record<ColorRole, Pair>>;

/** Two colours with too little contrast. */
export interface ContrastProblem {
  /** Which of the two themes has it. */
  theme: 'light' | 'dark';
  /** The role of what is read or seen. */
  front: ColorRole;
  /** The role of what it stands on. */
  back: ColorRole;
  /** WCAG 2.2 contrast ratio, 1 to 21, cut to two decimals. */
  ratio: number;
  /** 4.5 for text, 7 for running text, 3 for edges and focus rings. */
  needed: number;
}

/** Roles that follow another one unless the brand names them. */
const follows: Partial<Record<ColorRole, ColorRole>> = {
  focusRing: 'accentText',
  discountSoft: 'accentSoft',
  discountText: 'accentText',
};

const hex = /^#[0-9a-f]{6}$/i;

/**
 * Where a brand's colours miss WCAG 2.2 AA on the rest of the theme; empty where all is well.
 * Throws a RangeError for a colour that is not `#rrggbb`.
 */
export function checkBrand(brand: BrandColors): readonly ContrastProblem[] {
  for (const [role, pair] of Object.entries(brand))
    for (const color of pair)
      if (!hex.test(color)) throw new RangeError(`${role}: ${color} is not of the form #rrggbb.`);
  const of = (role: ColorRole): Pair => {
    const followed = follows[role];
    return brand[role] ?? (followed && brand[followed]) ?? colors[role];
  };
  return (['light', 'dark'] as const).flatMap((theme, at) =>
    contrastRules.flatMap(([front, back, needed]) => {
      const exact = contrast(of(front)[at] ?? '', of(back)[at] ?? '');
      const ratio = Math.floor(exact * 100) / 100;
      return exact < needed ? [{ theme, front, back, ratio, needed }] : [];
    }),
  );
}

/** The custom properties that a brand sets, for a `style` or a sheet: `--mt-color-accent: light-dark(…)`. */
export function brandProperties(brand: BrandColors): Record<`--${string}`, string> {
  return Object.fromEntries(
    Object.entries(brand).map(([role, [light, dark]]) => [
      propertyName('color', role),
      `light-dark(${light}, ${dark})`,
    ]),
  );
}
