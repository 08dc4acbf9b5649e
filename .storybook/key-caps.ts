/** A cap for each key: '← →' are two, and 'Page Up' is one. */
export const capsOf = (keys: string) =>
  keys
    .split(/, |(?<=[←→↑↓+−]) | (?=[←→↑↓+−])/)
    .map((key) => `<kbd>${key}</kbd>`)
    .join(' ');
