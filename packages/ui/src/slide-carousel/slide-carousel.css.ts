import { forcedColors, from, noScript, reducedMotion } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const gap = vars.space.large;
const seen = (count: number) => `calc((100% - ${count - 1} * ${gap}) / ${count})`;

export const base = style({ minWidth: 0 });

export const track = style({
  // Room for the rings and shadows that a scroller would cut off.
  margin: `calc(-1 * ${vars.space.xxsmall})`,
  padding: vars.space.xxsmall,
  scrollPaddingInline: vars.space.xxsmall,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: seen(1),
  gap,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollBehavior: 'smooth',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media': {
    [reducedMotion]: { scrollBehavior: 'auto' },
    [from('phone')]: { gridAutoColumns: seen(2) },
    [from('desktop')]: { gridAutoColumns: seen(4) },
    [noScript]: { scrollbarWidth: 'auto' },
  },
});

export const slide = style({ display: 'grid', minWidth: 0, scrollSnapAlign: 'start' });

/** As many slides as are seen at once leave nothing to move to. */
const needed = (count: number) => `${track}:has(> :nth-child(${count + 1})) + &`;
const unneeded = (count: number) => `${track}:not(:has(> :nth-child(${count + 1}))) + &`;

export const bar = style({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  marginBlockStart: vars.space.medium,
  selectors: { [needed(1)]: { display: 'flex' } },
  '@media': {
    [from('phone')]: { selectors: { [unneeded(2)]: { display: 'none' } } },
    [from('desktop')]: { selectors: { [unneeded(4)]: { display: 'none' } } },
    [noScript]: { selectors: { [needed(1)]: { display: 'none' } } },
  },
});

export const dots = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.xsmall,
});

export const count = style({
  minWidth: vars.space.huge,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  color: vars.color.textMuted,
});

const dotHidden = { display: 'none' } as const;

/** One for each place to scroll to: the last slides are seen together. */
export const dot = style({
  width: vars.size.dot,
  height: vars.size.dot,
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.full,
  background: vars.color.borderStrong,
  transition: `width ${vars.motion.open} ${vars.easing}`,
  selectors: { '&[data-current]': { width: vars.space.medium, background: vars.color.accentText } },
  '@media': {
    // Backgrounds are gone: the current one is filled by its border.
    [forcedColors]: {
      borderColor: 'CanvasText',
      selectors: {
        '&[data-current]': { borderColor: 'Highlight', borderWidth: `calc(${vars.size.dot} / 2)` },
      },
    },
    [from('phone')]: { ':last-child': dotHidden },
    [from('desktop')]: { selectors: { '&:nth-last-child(-n + 3)': dotHidden } },
  },
});
