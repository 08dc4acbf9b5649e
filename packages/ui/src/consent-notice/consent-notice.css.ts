import { from } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style({
  position: 'sticky',
  zIndex: vars.layer.header,
  insetBlockEnd: 0,
  maxHeight: '50dvh',
  overflowY: 'auto',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `${vars.line.thin} solid ${vars.color.borderStrong}`,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
});

export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.small} ${vars.space.xlarge}`,
  maxWidth: vars.width.page,
  marginInline: 'auto',
  padding: vars.space.medium,
  '@media': { [from('phone')]: { paddingInline: vars.space.large } },
});

export const words = style({ flex: `1 1 ${vars.width.filter}`, minWidth: 0, overflowWrap: 'anywhere' });

export const title = style({
  fontSize: vars.text.small,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.reading,
});

export const text = style({
  textWrap: 'pretty',
  maxWidth: vars.measure,
  fontSize: vars.text.small,
  lineHeight: vars.leading.reading,
  color: vars.color.textMuted,
});

export const choices = style({
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  gap: vars.space.small,
  '@media': { [from('tablet')]: { flexGrow: 0 } },
});

/** Of one width, whatever their words and the size of their letters. */
export const choice = style({ flex: '1 1 0', minWidth: `max(${vars.space.vast}, 6em)` });
