import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const box = style({
  position: 'relative',
  flexWrap: 'wrap',
  gap: vars.space.small,
  padding: vars.space.xsmall,
  selectors: { '&[data-over]': { borderColor: vars.color.accentText, background: vars.color.accentSoft } },
});

/** Over the whole field, so that a press and a dropped file reach it anywhere; its own words take no room. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  border: 0,
  background: 'none',
  fontSize: 0,
  outline: 'none',
  cursor: 'pointer',
  '::file-selector-button': { display: 'none' },
});

/** As the site's own quiet buttons look, in place of the browser's. */
export const button = style({
  flexShrink: 0,
  maxWidth: '100%',
  padding: `${vars.line.thin} ${vars.space.small}`,
  border: `${vars.line.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceRaised,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
});

export const name = style({
  flex: '1 1 7em',
  minWidth: 0,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
});

export const files = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minWidth: 0,
  paddingInlineStart: vars.space.xsmall,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.border}`,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});

export const icon = style({
  flexShrink: 0,
  width: vars.size.icon,
  height: vars.size.icon,
  color: vars.color.textMuted,
});

export const words = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  gap: `0 ${vars.space.xsmall}`,
  minWidth: 0,
  paddingBlock: vars.space.xxsmall,
});

export const fileName = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const size = style({ color: vars.color.textMuted, whiteSpace: 'nowrap' });
