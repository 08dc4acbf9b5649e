import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const icon = style({ flexShrink: 0, width: vars.size.icon, height: vars.size.icon });

/** Both texts in one place: the button is as wide as the longer one. */
export const words = style({
  display: 'inline-grid',
  gridTemplateAreas: '"words"',
  placeItems: 'center',
  minWidth: 0,
});

export const said = style({
  gridArea: 'words',
  minWidth: 0,
  maxWidth: '100%',
  overflowWrap: 'break-word',
});

/** Still the button's name. */
export const unseen = style([said, { opacity: 0 }]);

export const failed = style({
  marginInlineStart: vars.space.xsmall,
  color: vars.color.criticalText,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
