import { from, vars } from '@martelo/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  maxWidth: vars.width.form,
});

const names = '11rem';
const beside = vars.space.large;

// A live region is there before its words and takes no room until then.
globalStyle(`${form} > :empty`, { position: 'absolute' });

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  selectors: {
    '& + &': {
      marginBlockStart: vars.space.xsmall,
      paddingBlockStart: vars.space.large,
      borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
    },
  },
  '@media': {
    [from('tablet')]: {
      gridTemplate: `'name fields' auto 'hint fields' 1fr / ${names} minmax(0, 1fr)`,
      columnGap: beside,
      rowGap: vars.space.xsmall,
    },
  },
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  minWidth: 0,
  '@media': { [from('tablet')]: { gridArea: 'fields' } },
});

// Where the parts' names stand beside their fields, what belongs to the whole form stands below the fields.
globalStyle(`${form}:has(> ${part})`, {
  paddingBlockStart: vars.space.small,
  '@media': { [from('tablet')]: { maxWidth: `calc(${names} + ${beside} + ${vars.width.form})` } },
});
globalStyle(`${part} ~ :not(${part})`, {
  '@media': { [from('tablet')]: { marginInlineStart: `calc(${names} + ${beside})` } },
});

/** Out of the border's line, where browsers put it. */
export const legend = style({
  float: 'left',
  width: '100%',
  padding: 0,
  fontSize: vars.text.large,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  '@media': { [from('tablet')]: { gridArea: 'name' } },
});

export const hint = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  color: vars.color.textMuted,
  '@media': { [from('tablet')]: { gridArea: 'hint' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });

/** Two short fields beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  alignItems: 'start',
  '@media': { [from('phone')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const error = style({
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  color: vars.color.criticalText,
});
