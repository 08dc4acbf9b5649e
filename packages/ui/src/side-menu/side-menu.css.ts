import { canHover, forcedColors, from } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const menu = style({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // From edge to edge, so that a cut-off entry says that there is more.
  marginInline: `calc(-1 * ${vars.space.medium})`,
  paddingInline: vars.space.medium,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.border}`,
  '@media': {
    [from('tablet')]: { marginInline: `calc(-1 * ${vars.space.large})`, paddingInline: vars.space.large },
    [from('desktop')]: {
      display: 'grid',
      gap: vars.space.small,
      overflow: 'visible',
      margin: 0,
      padding: 0,
      border: 0,
    },
  },
});

export const part = style({
  display: 'flex',
  flexShrink: 0,
  '@media': {
    [from('desktop')]: {
      display: 'grid',
      gap: vars.space.xxsmall,
      selectors: {
        '& + &': {
          paddingBlockStart: vars.space.small,
          borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
        },
      },
    },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.size.touch,
  paddingInline: vars.space.small,
  borderBlockEnd: `${vars.line.thick} solid transparent`,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: vars.color.textMuted,
  // Inside, where the scroller cannot cut it off.
  outlineOffset: `calc(-1 * ${vars.line.thick})`,
  selectors: { '&[aria-current]': { borderBlockEndColor: vars.color.accentText, color: vars.color.text } },
  '@media': {
    [canHover]: { selectors: { '&:hover': { color: vars.color.text } } },
    [forcedColors]: {
      selectors: {
        '&': { borderBlockEndColor: 'Canvas' },
        '&[aria-current]': { borderBlockEndColor: 'Highlight' },
      },
    },
    [from('desktop')]: {
      gap: vars.space.small,
      minHeight: vars.density.control,
      border: `${vars.line.thin} solid ${vars.color.outline}`,
      borderRadius: vars.radius.medium,
      selectors: {
        '&:hover': { background: vars.color.surfaceHover },
        '&[aria-current]': {
          borderBlockEndColor: vars.color.outline,
          background: vars.color.accentSoft,
          color: vars.color.accentText,
        },
      },
    },
    // After what desktops have: there the ground of the current one is taken away.
    [`${from('desktop')} and ${forcedColors}`]: {
      selectors: { '&[aria-current]': { borderColor: 'Highlight' } },
    },
  },
});

export const icon = style({ flexShrink: 0, width: vars.size.icon, height: vars.size.icon });

/** Beside the screen from desktops up, above it below. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  paddingBlockEnd: vars.space.xxlarge,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: `minmax(${vars.width.sideMenu}, auto) minmax(0, 1fr)`,
      gap: vars.space.xxlarge,
      alignItems: 'start',
      paddingBlockStart: vars.space.xlarge,
    },
  },
});

export const screen = style({ minWidth: 0 });
