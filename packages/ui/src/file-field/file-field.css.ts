import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const box = style({
  position: 'relative',
  flexWrap: 'wrap',
  gap: vars.space.small,
  padding: vars.space.xsmall,
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
