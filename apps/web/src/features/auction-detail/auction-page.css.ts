import { from, vars } from '@martelo/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** For paper; on the screen it is a page like any other. */
export const page = style({ '@media': { print: { paddingBlock: 0 } } });

/** On phones in the order of need: pictures, figures, the rest. From there on the figures stay beside all of it. */
export const columns = style({
  ...oneColumn,
  gap: vars.space.large,
  gridTemplateAreas: '"media" "side" "body"',
  '@media': {
    [from('desktop')]: {
      gap: vars.space.xlarge,
      gridTemplateColumns: 'minmax(0, 1fr) 22em',
      gridTemplateAreas: '"media side" "body side"',
      gridTemplateRows: 'auto 1fr',
    },
    print: { display: 'block' },
  },
});

export const media = style({
  gridArea: 'media',
  minWidth: 0,
  '@media': { print: { float: 'right', width: '34%', marginInlineStart: vars.space.medium } },
});

export const body = style({
  ...oneColumn,
  gridArea: 'body',
  gap: vars.space.large,
  minWidth: 0,
  '@media': {
    [from('tablet')]: { gap: vars.space.xxlarge },
    print: {
      display: 'block',
      clear: 'both',
      marginBlockStart: vars.space.medium,
      columnCount: 2,
      columnGap: vars.space.large,
    },
  },
});

export const side = style({ gridArea: 'side', minWidth: 0 });

export const panel = style({
  ...oneColumn,
  gap: vars.space.medium,
  '@media': {
    [from('desktop')]: { position: 'sticky', top: `calc(${vars.space.huge} + ${vars.space.medium})` },
  },
});

/** For visitors: the one picture, and the ways in below it. */
export const firstPicture = style({ borderRadius: vars.radius.large, overflow: 'hidden' });

export const more = style({
  padding: vars.space.large,
  border: `${vars.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
});

// On paper the auction alone: the site's own frame leads nowhere there.
globalStyle(`body:has(${page}) > :not(main)`, { '@media': { print: { display: 'none' } } });

globalStyle(`${body} > * + *`, { '@media': { print: { marginBlockStart: vars.space.medium } } });
// Long parts go on in the next column.
globalStyle(`${body} section`, { '@media': { print: { breakInside: 'auto' } } });
globalStyle(`${body} :is(h2, h3, summary)`, { '@media': { print: { breakAfter: 'avoid' } } });
// Two pages hold what people take along.
globalStyle(`html:has(${page})`, { '@media': { print: { fontSize: '70%' } } });
