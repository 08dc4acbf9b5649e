const names = ['data-theme', 'data-contrast', 'data-density'] as const;

/**
 * The attributes by which a popup, which stands in the body, looks like the part of the page that its anchor stands in.
 * What is said of the whole page it has anyhow.
 */
export function themeOf(anchor: Element | null): Partial<Record<(typeof names)[number], string>> {
  const said = names.flatMap((name) => {
    const part = anchor?.closest(`[${name}]:not(html)`);
    return part ? [[name, part.getAttribute(name)]] : [];
  });
  return Object.fromEntries(said);
}
