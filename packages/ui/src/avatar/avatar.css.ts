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

export const size = styleVariants({
  small: { width: vars.size.chip, height: vars.size.chip, fontSize: vars.text.xsmall },
  medium: { width: vars.size.touch, height: vars.size.touch, fontSize: vars.text.small },
  large: { width: vars.space.huge, height: vars.space.huge, fontSize: vars.text.xlarge },
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
