import { canHover, from } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.size.touch,
  paddingInline: vars.space.medium,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.border}`,
  background: vars.color.accentSoft,
  color: vars.color.text,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});

export const words = style({
  // On phones one text, which takes two lines and not three.
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
  minWidth: 0,
  paddingBlock: vars.space.xsmall,
  overflowWrap: 'anywhere',
  textAlign: 'center',
  textWrap: 'balance',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from('tablet')]: { display: 'flex' } },
});

export const link = style({
  borderRadius: vars.radius.small,
  color: vars.color.accentText,
  fontWeight: vars.weight.semibold,
  textUnderlineOffset: '0.2em',
  '@media': {
    // As high as a finger, without a higher line.
    '(pointer: coarse)': { paddingBlock: vars.space.small, marginBlock: `calc(-1 * ${vars.space.small})` },
  },
});

export const dismiss = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  marginInlineEnd: `calc(-1 * ${vars.space.small})`,
  borderRadius: vars.radius.medium,
  color: vars.color.textMuted,
  outlineOffset: `calc(-1 * ${vars.line.thick})`,
  '@media': { [canHover]: { ':hover': { color: vars.color.text } } },
});

export const glyph = style({ width: vars.size.icon, height: vars.size.icon });
