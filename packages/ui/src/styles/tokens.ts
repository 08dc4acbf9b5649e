/** Plain numbers, in CSS pixels unless a name says otherwise; the theme turns them into lengths. */

export const space = {
  xxsmall: 4,
  xsmall: 8,
  small: 12,
  medium: 16,
  large: 24,
  xlarge: 32,
  xxlarge: 48,
  huge: 64,
  vast: 96,
} as const;

export const radius = { small: 4, medium: 6, large: 12, full: 9999 } as const;

export const text = {
  xsmall: 12,
  small: 14,
  medium: 16,
  large: 18,
  xlarge: 20,
  xxlarge: 24,
  title: 30,
  display: 38,
  hero: 48,
} as const;

/** Unitless line heights: `tight` for headings and figures, `reading` for running text. */
export const leading = { flat: 1, tight: 1.2, snug: 1.35, reading: 1.5 } as const;

export const weight = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const;

/** In em: headings tighten, small capitals open. */
export const tracking = { tight: -0.02, normal: 0, wide: 0.04 } as const;

export const line = { thin: 1, thick: 2 } as const;

/** Icons, marks and the least area a finger can hit. */
export const size = { dot: 6, mark: 12, icon: 16, iconLarge: 20, chip: 32, disc: 36, touch: 44 } as const;

export const width = {
  page: 1200,
  form: 480,
  filter: 280,
  sideMenu: 220,
  cardPicture: 200,
  cardFigures: 304,
  /** A card this narrow leaves out what it can. */
  cardNarrow: 280,
  dialog: 560,
} as const;

/** Of a card in a row before it is rendered for the first time: on a phone, a tablet, a wide screen. */
export const height = {
  /** @deprecated Nothing of the kit uses it: cards go by the window's width. */
  card: 480,
  cardRowPhone: 244,
  cardRow: 196,
  cardRowWide: 158,
} as const;

/** In characters: the longest comfortable line. */
export const measure = 70;

/** In milliseconds. */
export const motion = { feedback: 120, open: 200, pulse: 1600, turn: 800 } as const;

/** The two control points of the one curve: quick to leave, slow to arrive. */
export const easing = [0.2, 0, 0, 1] as const;

/** Each layer of a shadow: how far down, how soft, how much wider, in pixels, and how much ink, 0 to 1. */
export const shadow = {
  float: [
    { down: 8, blur: 24, spread: -4, ink: 0.16 },
    { down: 2, blur: 6, spread: -2, ink: 0.08 },
  ],
  lift: [{ down: 6, blur: 16, spread: -6, ink: 0.14 }],
} as const;

/** The fallbacks are fonts of the system, stretched to Inter's width. */
export const fontFamily = [
  'Inter Variable',
  'Inter on Arial',
  'Inter on Roboto',
  'Inter on Open Sans',
  'sans-serif',
] as const;

export const layer = {
  base: 0,
  raised: 1,
  control: 2,
  sticky: 10,
  header: 20,
  overlay: 30,
  dialog: 40,
  popup: 50,
  toast: 60,
} as const;

export const breakpoint = { phone: 640, tablet: 768, desktop: 1024, wide: 1200 } as const;

/** Pairs of comfortable and compact. */
export const density = {
  control: [44, 36],
  controlSmall: [36, 28],
  controlPadding: [16, 12],
  cardPadding: [16, 12],
  gap: [24, 16],
  text: [16, 14],
} as const;

export interface ShadowLayer {
  /** How far down, in CSS pixels. */
  down: number;
  /** How soft, in CSS pixels. */
  blur: number;
  /** How much wider than what casts it, in CSS pixels; below 0 narrower. */
  spread: number;
  /** How much ink, 0 to 1. */
  ink: number;
}

export type Space = keyof typeof space;
export type TextSize = keyof typeof text;
export type Weight = keyof typeof weight;
export type Breakpoint = keyof typeof breakpoint;
