import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  position: 'relative',
  display: 'block',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  containerType: 'inline-size',
  background: vars.color.surfaceSunken,
});

export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });

/** A drawing is no photo of the property: it takes on the page's own tone, in the dark as well. */
export const illustration = style([
  image,
  {
    opacity: 0.55,
    filter: 'saturate(0.75)',
    '@media': { '(forced-colors: active)': { opacity: 1, filter: 'none' } },
  },
]);

// Letters twice as large are as large as a narrow picture has room for.
export const label = style({
  position: 'absolute',
  insetBlockStart: vars.space.xxsmall,
  insetInlineStart: vars.space.xxsmall,
  // Beside a heart.
  maxWidth: `calc(100% - ${vars.size.touch} - 2 * ${vars.space.xxsmall})`,
  minWidth: 'min-content',
  paddingInline: vars.space.xxsmall,
  borderRadius: vars.radius.small,
  background: vars.color.scrim,
  color: vars.color.onScrim,
  fontSize: `min(${vars.text.xsmall}, 13.6cqi)`,
  lineHeight: vars.leading.reading,
  // A thumbnail has no heart on it: one line over its whole width.
  '@container': {
    '(max-width: 7.5em)': {
      insetBlockStart: 0,
      insetInline: 0,
      maxWidth: 'none',
      borderRadius: 0,
      fontSize: `min(${vars.text.xsmall}, 10cqi)`,
      textAlign: 'center',
      whiteSpace: 'nowrap',
    },
  },
});

export const missing = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.xsmall,
  height: '100%',
  color: vars.color.textMuted,
  fontSize: `min(${vars.text.small}, 15.9cqi)`,
});

export const drawing = style({
  width: vars.space.xxlarge,
  fill: 'none',
  stroke: vars.color.borderStrong,
  strokeWidth: '1.25',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
