import { Markdown } from '@storybook/addon-docs/blocks';

import { useIndex } from './use-index.ts';

/** Markdown in which the name of another component leads to its page. */
export function GuideText({ children, own }: { children: string; own: string }) {
  const pages = useIndex().filter(({ type }) => type === 'docs');
  const linked = children.replaceAll(/`([A-Z]\w+)`/g, (name, component: string) => {
    const page = component !== own && pages.find(({ title }) => title.split('/').at(-1) === component);
    return page ? `[${name}](?path=/docs/${page.id})` : name;
  });
  return <Markdown>{linked}</Markdown>;
}
