import { forcedColors, from, noScript, reducedMotion } from '../styles/breakpoints.ts';
import { globalStyle, style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const gap = vars.space.xsmall;

export const root = style({ display: 'grid', gap: vars.space.small, minWidth: 0 });

export const track = style({
  display: 'flex',
  gap,
  // Room for the rings that a scroller would cut off.
  margin: `calc(-1 * ${vars.space.xxsmall})`,
  padding: vars.space.xxsmall,
  scrollPaddingInline: vars.space.xxsmall,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollBehavior: 'smooth',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media': {
    [reducedMotion]: { scrollBehavior: 'auto' },
    [noScript]: { scrollbarWidth: 'auto' },
    // On paper nothing scrolls: all are seen.
    print: { flexWrap: 'wrap', overflow: 'visible' },
  },
});

export const onlySlide = style({ flex: '0 0 100%', minWidth: 0 });

export const slide = style([
  onlySlide,
  {
    scrollSnapAlign: 'start',
    '@media': { [from('phone')]: { flexBasis: `calc((100% - ${gap}) / 2)` } },
  },
]);

export const open = style({
  // Its unseen words stay with it, or they would reach past the page.
  position: 'relative',
  display: 'block',
  width: '100%',
  borderRadius: vars.radius.large,
  cursor: 'zoom-in',
});

export const picture = style({ borderRadius: vars.radius.large });

/** Where there is no photo: a drawing says less than the figures below it, which move up. */
export const low = style([picture, { selectors: { '&&': { aspectRatio: '2 / 1' } } }]);

// House and tower stand there, the sky above them goes.
globalStyle(`${low} > img`, { objectPosition: '50% 60%' });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space.xsmall,
  minWidth: 0,
});

export const thumbnails = style({
  display: 'flex',
  flex: '1 1 100%',
  gap,
  minWidth: 0,
  margin: `calc(-1 * ${vars.space.xxsmall})`,
  padding: vars.space.xxsmall,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  '@media': {
    [from('phone')]: { flex: '1 1 0' },
    print: { display: 'none' },
  },
});

/** The frame is a line around the picture: in forced colours and in print it is still there. */
export const thumbnail = style({
  position: 'relative',
  display: 'block',
  width: vars.space.huge,
  padding: vars.line.thick,
  border: `${vars.line.thick} solid transparent`,
  borderRadius: vars.radius.medium,
  selectors: { '&[aria-current]': { borderColor: vars.color.accentText } },
  '@media': {
    [from('tablet')]: { width: `calc(${vars.space.huge} + ${vars.space.medium})` },
    // Transparent borders are drawn there.
    [forcedColors]: {
      borderColor: 'Canvas',
      selectors: { '&[aria-current]': { borderColor: 'Highlight' } },
    },
  },
});

export const thumbnailPicture = style({ borderRadius: vars.radius.small });

// Of a missing picture only the drawing has room.
globalStyle(`${thumbnailPicture} > span`, { fontSize: 0 });

export const count = style({
  marginInlineEnd: 'auto',
  paddingInline: vars.space.xxsmall,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  '@media': { [from('phone')]: { marginInlineEnd: 0 } },
});
