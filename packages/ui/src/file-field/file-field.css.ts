import { globalStyle, style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const file = style({
  width: '100%',
  minHeight: vars.size.touch,
  padding: vars.space.xsmall,
  border: `${vars.line.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.small,
});

// As the site's own quiet buttons look, in place of the browser's.
globalStyle(`${file}::file-selector-button`, {
  marginInlineEnd: vars.space.small,
  padding: `${vars.line.thin} ${vars.space.small}`,
  border: `${vars.line.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  font: 'inherit',
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
});
