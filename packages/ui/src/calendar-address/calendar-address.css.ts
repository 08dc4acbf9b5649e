import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { color, space } = vars;

export const root = style({ display: 'grid', gap: space.small, justifyItems: 'start', minWidth: 0 });

export const fresh = style({ display: 'grid', gap: space.xsmall, width: '100%', minWidth: 0 });

/** Whole, so that it can be selected manually where the clipboard is refused. */
export const address = style({
  padding: space.small,
  border: `${vars.line.thin} solid ${color.outline}`,
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xsmall });

export const icon = style({ width: vars.size.icon, height: vars.size.icon });

export const text = style({
  maxWidth: vars.measure,
  color: color.textMuted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.reading,
  textWrap: 'pretty',
});
