import { canHover } from '../styles/breakpoints.ts';
import { globalStyle, style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style({
  minWidth: 0,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.border}`,
  overflowWrap: 'break-word',
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.size.touch,
  paddingBlock: vars.space.xsmall,
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [canHover]: { ':hover': { color: vars.color.accentText } } },
});

export const title = style({ flex: 1, minWidth: 0, textWrap: 'pretty' });

export const chevron = style({
  flexShrink: 0,
  width: vars.size.iconLarge,
  height: vars.size.iconLarge,
  color: vars.color.textMuted,
  transition: `transform ${vars.motion.feedback} ${vars.easing}`,
  selectors: { [`${root}[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
  '@media': { print: { display: 'none' } },
});

export const body = style({ paddingBlock: `${vars.space.xxsmall} ${vars.space.medium}` });

export const onPaper = style({ '@media': { print: { breakInside: 'auto' } } });

globalStyle(`${onPaper}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});
