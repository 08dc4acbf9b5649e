import { canHover, from } from '../styles/breakpoints.ts';
import { footerHeight } from '../styles/footer-height.ts';
import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  marginBlockStart: vars.space.vast,
  paddingBlock: vars.space.xxlarge,
  borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.reading,
  // At the end of every page, and seen at once on few: it is laid out as it comes near.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${footerHeight.narrow}`,
  '@media': {
    [from('tablet')]: { containIntrinsicBlockSize: `auto ${footerHeight.tablet}` },
    [from('desktop')]: { containIntrinsicBlockSize: `auto ${footerHeight.desktop}` },
    [`not ${from('wide')}`]: {
      selectors: {
        // The way to a conversation floats over the page's end: its last line can be read above it.
        ':root:has([data-chat-button]) &': {
          paddingBlockEnd: `calc(${vars.space.xxlarge} + 2 * ${vars.space.medium} + env(safe-area-inset-bottom))`,
        },
      },
    },
  },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${vars.space.xlarge} ${vars.space.large}`,
  '@media': {
    [from('desktop')]: { gridTemplateColumns: '1.4fr 0.8fr 1.6fr 1fr', columnGap: vars.space.xxlarge },
  },
});

export const about = style({
  gridColumn: '1 / -1',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.medium,
  maxWidth: vars.width.form,
  '@media': { [from('desktop')]: { gridColumn: 'auto' } },
});

export const column = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  '@media': { [from('desktop')]: { gridColumn: 'auto' } },
});

/**
 * Side by side: one below the other they would be longer than many a page. Letters twice as large leave no room for
 * two.
 */
export const links = styleVariants({
  one: { columns: '2 8em', columnGap: vars.space.large, '@media': { [from('desktop')]: { columns: 1 } } },
  two: { columns: '2 8em', columnGap: vars.space.large },
});

export const title = style({
  marginBlockEnd: vars.space.xsmall,
  color: vars.color.text,
  fontSize: vars.text.small,
  fontWeight: vars.weight.semibold,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: vars.space.xlarge,
  borderRadius: vars.radius.small,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@media': {
    '(pointer: coarse)': { minHeight: vars.size.touch },
    [canHover]: { ':hover': { color: vars.color.text, textDecoration: 'underline' } },
  },
});

export const hours = style({ marginBlock: vars.space.xsmall });

export const contact = style({ marginBlockStart: vars.space.small });

export const settings = style({ marginBlockStart: vars.space.xlarge });
