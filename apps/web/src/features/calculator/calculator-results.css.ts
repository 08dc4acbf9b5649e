import { from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const results = style({
  ...column,
  alignContent: 'start',
  gap: vars.space.large,
  padding: vars.space.large,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  scrollMarginBlockStart: vars.space.vast,
  '@media': { print: { padding: 0, border: 0 } },
});

export const figures = style({
  ...column,
  gap: vars.space.large,
  paddingBlockEnd: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': {
    [from('phone')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // The fields far down the form still change figures that are seen.
    [from('desktop')]: {
      position: 'sticky',
      top: vars.space.huge,
      zIndex: vars.layer.raised,
      paddingBlockStart: vars.space.medium,
    },
  },
});

export const hero = style({ gridColumn: '1 / -1' });

export const name = style({ color: vars.color.textMuted, fontSize: vars.text.small });

const figures600 = {
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
  fontVariantNumeric: 'tabular-nums',
} as const;

export const total = style({
  ...figures600,
  fontSize: vars.text.title,
  '@media': { [from('phone')]: { fontSize: vars.text.hero } },
});
export const figure = style({ ...figures600, fontSize: vars.text.xxlarge });
export const hint = style({ color: vars.color.textMuted, fontSize: vars.text.small });

/** Heard, not seen: the figures above say the same. */
export const heard = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  '@media': { print: { display: 'none' } },
});

export const tables = style({ ...column, gap: vars.space.large });
