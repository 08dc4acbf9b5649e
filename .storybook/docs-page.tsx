import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Badge } from '@martelo/ui/badge';

import budgets from '../packages/ui/size-budgets.json' with { type: 'json' };
import sizes from '../packages/ui/sizes.json' with { type: 'json' };
import { meanings } from '../scripts/storybook/status-meanings.ts';
import { pairs } from './do-dont.tsx';
import { Pairs } from './pairs.tsx';
import { useStatus } from './use-status.ts';

import * as styles from './docs-styles.ts';

/** What a component's docs say beyond its props; `parameters.guide` of its stories. Its texts are Markdown. */
interface Guide {
  do?: readonly string[];
  dont?: readonly string[];
  /** Key and what it does; none for what takes no focus. */
  keyboard?: readonly (readonly [keys: string, effect: string])[];
  accessibility?: readonly string[];
}

/** The one docs page: what it is and how far it can be trusted, how it looks, how to use it, its props, its stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide: Guide = preparedMeta.parameters['guide'] ?? {};
  const name = preparedMeta.title.split('/').at(-1)!;
  return (
    <>
      <Title />
      <Status title={preparedMeta.title} />
      <Size name={name} />
      <Subtitle />
      <Description />
      <Primary />
      <Usage guide={guide} name={name} />
      {guide.keyboard && <Keyboard keys={guide.keyboard} />}
      {guide.accessibility && (
        <>
          <Heading>Accessibility</Heading>
          <Markdown>{bullets(guide.accessibility)}</Markdown>
        </>
      )}
      {preparedMeta.component && <Heading>Props</Heading>}
      <Controls />
      <Stories />
    </>
  );
}

const entryOf = (name: string) => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** What it adds to a page, as weighed from the packed package (SIZE-02). */
function Size({ name }: { name: string }) {
  const size = (sizes as Record<string, number>)[entryOf(name)];
  const budget = (budgets as Record<string, number>)[entryOf(name)];
  if (size === undefined) return null;
  const figure = size.toLocaleString('en', { minimumFractionDigits: 1 });
  return (
    <p style={styles.size}>
      {`${figure} KiB over React and the base sheet, scripts and styles, brotli`}
      {budget !== undefined && ` (budget ${budget})`}
    </p>
  );
}

const tones = { stable: 'positive', new: 'info', untested: 'neutral', deprecated: 'caution' } as const;

function Status({ title }: { title: string }) {
  const status = useStatus(title);
  if (!status) return null;
  return (
    <div style={styles.status}>
      <Badge tone={tones[status]}>{status}</Badge> <Markdown>{meanings[status]}</Markdown>
    </div>
  );
}

const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

function Usage({ guide, name }: { guide: Guide; name: string }) {
  const shown = pairs[name];
  if (!guide.do && !guide.dont && !shown) return null;
  return (
    <>
      <Heading>Do and don’t</Heading>
      {shown && <Pairs pairs={shown} />}
      <div style={styles.sides}>
        <Side title="Do" items={guide.do} />
        <Side title="Don’t" items={guide.dont} />
      </div>
    </>
  );
}

function Side({ title, items }: { title: string; items: readonly string[] | undefined }) {
  if (!items) return null;
  return (
    <div>
      <Subheading>{title}</Subheading>
      <Markdown>{bullets(items)}</Markdown>
    </div>
  );
}

function Keyboard({ keys }: { keys: NonNullable<Guide['keyboard']> }) {
  const rows = keys.map(([key, effect]) => `| <kbd>${key}</kbd> | ${effect} |`);
  return (
    <>
      <Heading>Keyboard</Heading>
      <Markdown>{['| Key | Effect |', '| --- | --- |', ...rows].join('\n')}</Markdown>
    </>
  );
}
