import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

/** Wider than a question: the words in the picture are to be read. */
export const dialog = style({ width: `min(60em, calc(100vw - ${vars.space.xlarge}))`, maxWidth: 'none' });

/** Its room is there before it: nothing moves. */
export const video = style({
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
});
