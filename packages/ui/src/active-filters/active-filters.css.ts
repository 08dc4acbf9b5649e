import { canHover, forcedColors } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  // It takes the focus only to keep the place in the page when its last chip goes.
  outline: 'none',
});

export const list = style({ display: 'contents' });

export const item = style({ display: 'flex', minWidth: 0, maxWidth: '100%' });

/** Read out of a sentence, not chosen: a dashed edge and a dot. */
export const read = style({
  borderStyle: 'dashed',
  '::before': {
    content: '""',
    flexShrink: 0,
    width: vars.size.dot,
    height: vars.size.dot,
    borderRadius: vars.radius.full,
    background: vars.color.accent,
  },
});

/** Without room of its own at the sides: on a line of its own its words begin where the chips do. */
export const clear = style({
  paddingInline: 0,
  '@media': {
    // There it has an edge.
    [forcedColors]: { paddingInline: vars.space.small },
    [canHover]: {
      selectors: {
        '&:not(:disabled):not([aria-disabled="true"]):hover': {
          background: 'none',
          textDecoration: 'underline',
        },
      },
    },
  },
});
