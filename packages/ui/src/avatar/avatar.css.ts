import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  position: 'relative',
  display: 'inline-grid',
  flexShrink: 0,
  placeItems: 'center',
  overflow: 'hidden',
  border: `${vars.line.thin} solid ${vars.color.outline}`,
  borderRadius: vars.radius.full,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.flat,
  userSelect: 'none',
});

/** Letters of any size stay within. */
const sized = (side: string, text: string) => ({
  width: side,
  height: side,
  fontSize: `min(${text}, ${side} * 0.4)`,
});

export const size = styleVariants({
  small: sized(vars.size.chip, vars.text.xsmall),
  medium: sized(vars.size.touch, vars.text.small),
  large: sized(vars.space.huge, vars.text.xlarge),
});

export const figure = style({ width: '50%', height: '50%' });

/** Over the initials, which are seen until it is there. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
