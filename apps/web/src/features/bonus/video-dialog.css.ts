import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

/** Wider than a question: the words in the picture are to be read. */
export const dialog = style({ width: `min(60rem, calc(100vw - ${vars.space.xlarge}))`, maxWidth: 'none' });

export const lesson = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
});

/** Its room is there before it: nothing moves. */
export const video = style({
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
});

export const script = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});
