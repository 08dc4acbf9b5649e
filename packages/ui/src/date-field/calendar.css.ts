import { canHover, forcedColors } from '../styles/breakpoints.ts';
import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style({ display: 'grid', gap: vars.space.xsmall, justifyItems: 'center' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  width: '100%',
});

export const title = style({
  fontSize: vars.text.medium,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
});

export const turn = style({
  borderColor: 'transparent',
  selectors: { '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' } },
});

export const grid = style({ borderCollapse: 'separate', borderSpacing: `0 ${vars.line.thick}` });

// As wide as a finger needs where the calendar is seven of them wide: 320 px less what surrounds it.
const side = vars.size.disc;
/** Letters of any size stay within their column. */
const within = (text: string, share: number) =>
  ({ fontSize: `min(${text}, ${side} * ${share})`, whiteSpace: 'nowrap' }) as const;

export const weekday = style({
  paddingBlock: vars.space.xxsmall,
  ...within(vars.text.xsmall, 0.4),
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  textAlign: 'center',
});

const base = style({ width: side, height: side, padding: 0, textAlign: 'center' });
const band = vars.color.accentSoft;

export const cell = styleVariants({
  none: [base],
  single: [base],
  start: [
    base,
    { borderStartStartRadius: vars.radius.full, borderEndStartRadius: vars.radius.full, background: band },
  ],
  inside: [base, { background: band }],
  end: [
    base,
    { borderStartEndRadius: vars.radius.full, borderEndEndRadius: vars.radius.full, background: band },
  ],
});

export const day = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: side,
  height: side,
  borderRadius: vars.radius.full,
  ...within(vars.text.small, 0.6),
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.flat,
  color: vars.color.text,
  cursor: 'pointer',
  outlineOffset: `calc(-1 * ${vars.line.thick})`,
  selectors: {
    '&[aria-current="date"]': { fontWeight: vars.weight.bold, color: vars.color.accentText },
    // Today has a dot below its number as well: nothing differs by colour alone.
    '&[aria-current="date"]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: vars.space.xxsmall,
      width: vars.space.xxsmall,
      height: vars.space.xxsmall,
      borderRadius: vars.radius.full,
      background: 'currentColor',
    },
    '&[data-place]:not([data-place="inside"])': {
      background: vars.color.accent,
      color: vars.color.onSolid,
      fontWeight: vars.weight.semibold,
      outlineOffset: vars.line.thin,
    },
    '&[aria-disabled="true"]': {
      color: vars.color.textMuted,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover:not([data-place]):not([aria-disabled="true"])': { background: vars.color.surfaceSunken },
      },
    },
    [forcedColors]: {
      selectors: {
        '&[data-place]': { border: `${vars.line.thick} solid Highlight` },
        '&[aria-current="date"]::after': { background: 'CanvasText' },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});

export const question = style({ color: vars.color.textMuted });
