import { vars } from '@martelo/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

export const prose = style({ maxWidth: vars.measure, lineHeight: 1.6, overflowWrap: 'break-word' });

globalStyle(`${prose} > * + *, ${prose} > section > * + *`, { marginBlockStart: vars.space.medium });
globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: vars.space.large });
globalStyle(`${prose} ul`, { listStyle: 'disc' });
globalStyle(`${prose} ol`, { listStyle: 'decimal' });
globalStyle(`${prose} li + li`, { marginBlockStart: vars.space.xsmall });
globalStyle(`${prose} li::marker`, { color: vars.color.textMuted });
globalStyle(`${prose} a`, {
  color: vars.color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '0.15em',
});
globalStyle(`${prose} strong`, { fontWeight: vars.weight.semibold });
globalStyle(`${prose} :is(h2, h3)`, {
  marginBlockStart: vars.space.xlarge,
  fontSize: vars.text.xxlarge,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
  scrollMarginBlockStart: vars.space.vast,
});
globalStyle(`${prose} h3`, { marginBlockStart: vars.space.large, fontSize: vars.text.large });

/** Nothing stands above the first title. */
globalStyle(`${prose} > :first-child, ${prose} > :first-child > h2`, { marginBlockStart: 0 });
