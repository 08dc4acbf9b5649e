/** What a text of the repository leads to that has a page here. */
const pages: Readonly<Record<string, string>> = {
  'packages/ui/README.md': 'guides-in-an-application--docs',
  'docs/how-to-add-a-component.md': 'guides-how-to-add-a-component--docs',
};

/** Markdown whose links to other files of the repository lead to their pages; those without a page are their words. */
export const withPageLinks = (text: string) =>
  text.replaceAll(/\[([^\]]+)\]\((\.[^)#]*)(#[^)]*)?\)/g, (_link, words: string, path: string, hash = '') => {
    const page = pages[path.replace(/^(?:\.\.?\/)+/, '')];
    return page ? `[${words}](?path=/docs/${page}${hash})` : words;
  });
