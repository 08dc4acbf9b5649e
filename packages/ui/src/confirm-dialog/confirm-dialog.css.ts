import { from } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const question = style({ padding: vars.space.large });

export const title = style({
  fontSize: vars.text.large,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.tight,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const text = style({
  marginBlockStart: vars.space.xsmall,
  color: vars.color.textMuted,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const error = style({
  display: 'flex',
  gap: vars.space.xsmall,
  marginBlockStart: vars.space.medium,
  padding: vars.space.small,
  border: `${vars.line.thin} solid ${vars.color.outline}`,
  borderRadius: vars.radius.medium,
  background: vars.color.criticalSoft,
  color: vars.color.criticalText,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const errorIcon = style({ flexShrink: 0, width: vars.size.icon, height: '1.35em' });

/** The answer that changes nothing is read first and, under a thumb, lies lowest. */
export const answers = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space.small,
  marginBlockStart: vars.space.large,
  overflowWrap: 'anywhere',
  '@media': { [from('phone')]: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end' } },
});
