import { canHover } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

/** Takes no room in the form's gaps while nothing is wrong, and is there to be filled. */
export const empty = style({ position: 'absolute' });

export const root = style({
  display: 'flex',
  gap: vars.space.small,
  padding: vars.space.medium,
  border: `${vars.line.thin} solid ${vars.color.criticalText}`,
  borderRadius: vars.radius.large,
  background: vars.color.criticalSoft,
  color: vars.color.criticalText,
  fontSize: vars.text.small,
  lineHeight: vars.leading.reading,
});

export const icon = style({ flexShrink: 0, width: vars.size.iconLarge, height: vars.size.iconLarge });

export const body = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const title = style({ color: vars.color.text, fontWeight: vars.weight.semibold });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxsmall,
  marginBlockStart: vars.space.xxsmall,
});

export const link = style({
  maxWidth: '100%',
  borderRadius: vars.radius.small,
  color: vars.color.text,
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  '@media': {
    '(pointer: coarse)': { display: 'inline-block', paddingBlock: vars.space.xsmall },
    [canHover]: { ':hover': { textDecorationThickness: vars.line.thick } },
  },
});
