import { globalStyle, style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  maxWidth: vars.measure,
  lineHeight: 1.6,
  textWrap: 'pretty',
  overflowWrap: 'break-word',
});

export const small = style({ fontSize: vars.text.small, color: vars.color.textMuted });

globalStyle(`${base} > * + *, ${base} > section > * + *`, { marginBlockStart: vars.space.medium });
globalStyle(`${base} :is(ul, ol)`, { paddingInlineStart: vars.space.large });
globalStyle(`${base} ul`, { listStyle: 'disc' });
globalStyle(`${base} ol`, { listStyle: 'decimal' });
globalStyle(`${base} li + li`, { marginBlockStart: vars.space.xsmall });
globalStyle(`${base} li::marker`, { color: vars.color.textMuted });
globalStyle(`${base} a`, {
  color: vars.color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '0.15em',
});
globalStyle(`${base} strong`, { fontWeight: vars.weight.semibold });
globalStyle(`${base} :is(h2, h3)`, {
  marginBlockStart: vars.space.xlarge,
  fontSize: vars.text.xxlarge,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
  scrollMarginBlockStart: vars.space.large,
});
globalStyle(`${base} h3`, { marginBlockStart: vars.space.large, fontSize: vars.text.large });
// Nothing stands above the first title.
globalStyle(`${base} > :first-child, ${base} > :first-child > h2`, { marginBlockStart: 0 });
