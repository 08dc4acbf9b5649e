/** What each status of a component says on its docs page. */
export const meanings = {
  stable:
    'Every story passed in the last test run: behaviour, axe and its picture, on a desktop in light and on a phone in dark.',
  new: 'Passed like a stable one, and no release has it yet: its props may still change.',
  untested: 'No passed test run is known for its files as they are. `npm test` makes one.',
  deprecated: 'Goes in a later release. What to use instead stands below.',
} as const;

export type Status = keyof typeof meanings;
