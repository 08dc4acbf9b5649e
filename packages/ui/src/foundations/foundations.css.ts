import { from } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { space, color, text, line } = vars;

export const page = style({ display: 'grid', gap: space.xxlarge, maxWidth: vars.width.page, minWidth: 0 });

export const section = style({ display: 'grid', gap: space.medium, minWidth: 0 });

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(7em, 34%)), 1fr))',
  gap: space.medium,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const swatch = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minWidth: 0,
  overflow: 'hidden',
  border: `${line.thin} solid ${color.border}`,
  borderRadius: vars.radius.large,
  background: color.surface,
});

export const patch = style({
  display: 'flex',
  alignItems: 'end',
  minHeight: space.vast,
  padding: space.small,
  borderBlockEnd: `${line.thin} solid ${color.border}`,
  fontSize: text.xlarge,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
});

export const facts = style({
  display: 'grid',
  alignContent: 'start',
  gap: line.thick,
  padding: space.small,
  fontSize: text.xsmall,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});

export const name = style({ fontSize: text.small, fontWeight: vars.weight.semibold, color: color.text });

export const figures = style({ fontVariantNumeric: 'tabular-nums' });

export const rows = style({ display: 'grid', gap: space.small, minWidth: 0 });

export const row = style({
  display: 'grid',
  gap: `${space.xxsmall} ${space.large}`,
  alignItems: 'baseline',
  minWidth: 0,
  paddingBlockEnd: space.small,
  borderBlockEnd: `${line.thin} solid ${color.border}`,
  '@media': { [from('tablet')]: { gridTemplateColumns: `${vars.width.sideMenu} minmax(0, 1fr)` } },
});

/** A name and its value, side by side on phones too. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: space.large,
  paddingBlockEnd: space.small,
  borderBlockEnd: `${line.thin} solid ${color.border}`,
  fontVariantNumeric: 'tabular-nums',
});

export const legend = style([facts, { padding: 0 }]);

export const sample = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const bar = style({ height: space.medium, maxWidth: '100%', background: color.accent });

export const box = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: space.vast,
  padding: space.medium,
  background: color.surface,
  fontSize: text.small,
  textAlign: 'center',
});

export const icons = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, 1.5 * ${space.vast}), 1fr))`,
  gap: space.medium,
});

export const icon = style({
  display: 'grid',
  gap: space.xsmall,
  justifyItems: 'center',
  alignContent: 'start',
  padding: space.medium,
  border: `${line.thin} solid ${color.border}`,
  borderRadius: vars.radius.large,
  background: color.surface,
  fontSize: text.xsmall,
  color: color.textMuted,
  textAlign: 'center',
});

export const track = style({
  display: 'flex',
  width: '100%',
  padding: space.xsmall,
  borderRadius: vars.radius.full,
  background: color.surfaceSunken,
});

export const runner = style({
  width: vars.size.touch,
  height: space.large,
  borderRadius: vars.radius.full,
  background: color.accent,
  transitionProperty: 'translate',
  transitionTimingFunction: vars.easing,
  selectors: {
    '[data-there] &': { translate: `calc(min(100vw - ${space.vast}, ${vars.width.filter})) 0` },
  },
});
