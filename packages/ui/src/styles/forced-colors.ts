/**
 * What is chosen, where the system forces its colours: surfaces and tints are gone there, so it takes the system's own
 * marking, as a chosen option of a native list does.
 */
export const chosen = {
  forcedColorAdjust: 'none',
  borderColor: 'Highlight',
  background: 'Highlight',
  color: 'HighlightText',
} as const;
