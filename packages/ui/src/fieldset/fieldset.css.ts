import { base as form, beside, names } from '../form/form.css.ts';
import { from } from '../styles/breakpoints.ts';
import { globalStyle, style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const root = { minWidth: 0, margin: 0, padding: 0, border: 0 };
const line = `${vars.line.thin} solid ${vars.color.border}`;

const besideFields = style({
  ...root,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  selectors: {
    '& + &': {
      marginBlockStart: vars.space.xsmall,
      paddingBlockStart: vars.space.large,
      borderBlockStart: line,
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

export const layout = {
  beside: besideFields,
  above: style({ ...root, paddingBlockStart: vars.space.large, borderBlockStart: line }),
};

// What belongs to the whole form stands below the fields, and the form is as much wider.
globalStyle(`${form}:has(> ${besideFields})`, {
  paddingBlockStart: vars.space.small,
  '@media': { [from('tablet')]: { maxWidth: `calc(${names} + ${beside} + ${vars.width.form})` } },
});
globalStyle(`${besideFields} ~ :not(${besideFields})`, {
  '@media': { [from('tablet')]: { marginInlineStart: `calc(${names} + ${beside})` } },
});

// A legend lies on its border: floated it is a title like any other.
const legendBase = { float: 'left', width: '100%', padding: 0 } as const;
const title = { fontSize: vars.text.large, fontWeight: vars.weight.semibold } as const;

export const legend = styleVariants({
  beside: {
    ...legendBase,
    ...title,
    lineHeight: vars.leading.tight,
    '@media': { [from('tablet')]: { gridArea: 'name' } },
  },
  above: {
    ...legendBase,
    ...title,
    marginBlockEnd: vars.space.medium,
    letterSpacing: vars.tracking.tight,
    selectors: { '&:has(+ p)': { marginBlockEnd: vars.space.xxsmall } },
  },
});

const hintBase = { fontSize: vars.text.small, lineHeight: vars.leading.snug, color: vars.color.textMuted };

export const hint = styleVariants({
  beside: { ...hintBase, '@media': { [from('tablet')]: { gridArea: 'hint' } } },
  above: { ...hintBase, clear: 'both', paddingBlockEnd: vars.space.medium },
});

const fields = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 } as const;

export const body = styleVariants({
  beside: { ...fields, '@media': { [from('tablet')]: { gridArea: 'fields' } } },
  above: { ...fields, clear: 'both' },
});

/** Its own checkboxes are marked together, as the radios of a group are. */
globalStyle(`fieldset[aria-invalid="true"] > div > label > input`, {
  borderColor: vars.color.criticalText,
  boxShadow: `inset 0 0 0 ${vars.line.thin} ${vars.color.criticalText}`,
});
