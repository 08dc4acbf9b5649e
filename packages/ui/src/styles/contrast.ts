import type { ColorRole } from './colors.ts';

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** WCAG 2.2 relative luminance of `#rrggbb`, 0 to 1. */
function luminance(hex: string): number {
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(first: string, second: string): number {
  const both = [luminance(first), luminance(second)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

const surfaces = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'] as const;
const texts = [
  'text',
  'textMuted',
  'accentText',
  'positiveText',
  'cautionText',
  'criticalText',
  'infoText',
] as const;

const onSofts = [
  ['textFaint', 'canvas'],
  ['textFaint', 'surface'],
  ['textFaint', 'surfaceRaised'],
  ['text', 'accentSoft'],
  ['accentText', 'accentSoft'],
  ['accentText', 'accentSoftHover'],
  ['discountText', 'discountSoft'],
  ['phaseFirstText', 'phaseFirstSoft'],
  ['phaseSecondText', 'phaseSecondSoft'],
  ['phaseUniqueText', 'phaseUniqueSoft'],
  ['phaseDirectText', 'phaseDirectSoft'],
  ['phaseEndedText', 'phaseEndedSoft'],
  ['positiveText', 'positiveSoft'],
  ['cautionText', 'cautionSoft'],
  ['criticalText', 'criticalSoft'],
  ['infoText', 'infoSoft'],
  ['onSolid', 'accent'],
  ['onSolid', 'accentHover'],
  ['onSolid', 'positiveSolid'],
  ['onSolid', 'cautionSolid'],
  ['onSolid', 'criticalSolid'],
  ['onSolid', 'infoSolid'],
] as const;

/** A colour that is read or seen on another, and the least ratio of both (WCAG 2.2, 1.4.3 and 1.4.11; text is AAA). */
export type ContrastRule = readonly [front: ColorRole, back: ColorRole, needed: number];

export const contrastRules: readonly ContrastRule[] = [
  ...surfaces.flatMap((back) => texts.map((front) => [front, back, front === 'text' ? 7 : 4.5] as const)),
  ...onSofts.map(([front, back]) => [front, back, 4.5] as const),
  ['borderStrong', 'canvas', 3],
  ['borderStrong', 'surface', 3],
  ['focusRing', 'canvas', 3],
  ['focusRing', 'surface', 3],
  ['focusRing', 'surfaceRaised', 3],
];
