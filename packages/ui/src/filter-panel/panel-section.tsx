import type { ListFilters } from '@martelo/domain/list-filters';
import { memo } from 'react';

import { Badge } from '../badge/badge.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { type MessagesWith, useMessages } from '../messages/messages.tsx';
import { filtersTexts } from '../messages/pt-br-filters.ts';
import type { Part } from './part.ts';
import { chosenCount, type Section } from './sections.ts';

interface PanelSectionProps extends Omit<Part, 'onChange'> {
  section: Section;
  onChange: (change: Partial<ListFilters>, shown: ListFilters) => void;
}

/**
 * All sections at once are too much for the frame after a press on a slow phone: each is rendered again for its own
 * filters alone.
 */
const rendersAlike = (before: PanelSectionProps, after: PanelSectionProps): boolean =>
  before.section === after.section &&
  before.facets === after.facets &&
  before.onChange === after.onChange &&
  after.section.shows.every(
    (field) => JSON.stringify(before.filters[field]) === JSON.stringify(after.filters[field]),
  );

/** One section of the panel, which opens and closes, with how many of its filters are set. */
export const PanelSection = memo(function PanelSection({ section, onChange, ...part }: PanelSectionProps) {
  const messages = useMessages(filtersTexts);
  const { name, Body, open = false } = section;
  const chosen = chosenCount(section, part.filters);
  return (
    <Disclosure
      title={messages[name]}
      badge={chosen > 0 && <Chosen count={chosen} messages={messages} />}
      defaultOpen={open || chosen > 0}
    >
      <Body {...part} onChange={(change) => onChange(change, part.filters)} />
    </Disclosure>
  );
}, rendersAlike);

function Chosen({ count, messages }: { count: number; messages: MessagesWith<typeof filtersTexts> }) {
  return (
    <>
      <Badge tone="accent" aria-hidden>
        {count}
      </Badge>
      <VisuallyHidden>{messages.chosen(count)}</VisuallyHidden>
    </>
  );
}
