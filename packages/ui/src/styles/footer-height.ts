/** What a page's end is taken for until it is rendered, by the window's width: its links, contacts and settings. */
export const footerHeight = { narrow: '79rem', tablet: '70rem', desktop: '30rem' } as const;
