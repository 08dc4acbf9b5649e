import { globalStyle, style } from '@vanilla-extract/css';

export const columns = style({});

/** On paper the calculation stands alone. */
globalStyle(`body:has(${columns}) > :is(header, footer), body:has(${columns}) nav`, {
  '@media': { print: { display: 'none' } },
});
