/** The groups of Storybook's sidebar, in its order; `Welcome` stands before them. */
export const groups = [
  'Foundations',
  'Layout',
  'Actions',
  'Forms',
  'Overlays',
  'Feedback',
  'Navigation',
  'Data',
  'Auction',
  'Marketing',
  'Shell',
  'Recipes',
  'Screens',
  'Guides',
];
