import { Columns } from '@martelo/ui/columns';
import { Prose } from '@martelo/ui/prose';
import { TableOfContents } from '@martelo/ui/table-of-contents';
import type { ReactNode } from 'react';

export interface TextSection {
  /** Its place in the page's address. */
  id: string;
  title: string;
  content: ReactNode;
}

/** A long text in numbered parts, with its table of contents. */
export function Sections({ sections }: { sections: readonly TextSection[] }) {
  return (
    <Columns sizes="filter-rest" gap="xlarge" columnGap="huge">
      <TableOfContents title="Nesta página" items={sections} />
      <Prose>
        {sections.map(({ id, title, content }, at) => (
          <section key={id}>
            <h2 id={id}>
              {at + 1}. {title}
            </h2>
            {content}
          </section>
        ))}
      </Prose>
    </Columns>
  );
}
