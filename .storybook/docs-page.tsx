import {
  Controls,
  Description,
  DocsContext,
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
import { useContext } from 'react';

import budgets from '../packages/ui/size-budgets.json' with { type: 'json' };
import sizes from '../packages/ui/sizes.json' with { type: 'json' };
import { meanings } from '../scripts/storybook/status-meanings.ts';
import { pairs } from './do-dont.tsx';
import { isBehaviour } from './behaviour.ts';
import { GuideText } from './guide-text.tsx';
import { capsOf } from './key-caps.ts';
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

/** The one docs page: what it is, how it looks, how to use it, its props, its stories, how far it can be trusted. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide: Guide = preparedMeta.parameters['guide'] ?? {};
  const name = preparedMeta.title.split('/').at(-1)!;
  const within = /packages\/ui\/src\/([\w-]+)\//.exec(preparedMeta.parameters['fileName'])?.[1];
  // What the package has no address for, foundations and recipes, is imported from nowhere.
  const folder = within && Object.hasOwn(sizes, within) ? within : undefined;
  return (
    <>
      <Title />
      <Subtitle />
      <div className={lead}>
        <style href={lead} precedence="default">
          {`.sbdocs .${lead} p { ${styles.lead} } .sbdocs kbd { ${styles.keyCap} } ${styles.tables}`}
        </style>
        <Description />
      </div>
      {preparedMeta.component && folder && <ImportLine name={name} folder={folder} />}
      <Primary />
      <Usage guide={guide} name={name} />
      {guide.keyboard && <Keyboard keys={guide.keyboard} />}
      {guide.accessibility && (
        <>
          <Heading>Accessibility</Heading>
          <GuideText own={name}>{bullets(guide.accessibility)}</GuideText>
        </>
      )}
      {hasProps(preparedMeta) && (
        <>
          <Heading>Props</Heading>
          <Controls />
        </>
      )}
      <Stories title={<Heading>States</Heading>} includePrimary={false} />
      <Behaviour />
      <Trust title={preparedMeta.title} folder={folder} />
    </>
  );
}

const lead = 'martelo-lead';

/** Foundations are no components, and the components of the kit's own recipes can't be imported. */
const hasProps = ({ title, parameters }: { title: string; parameters: Record<string, unknown> }) =>
  !title.startsWith('Foundations/') && !String(parameters['fileName']).includes('/src/recipes/');

function ImportLine({ name, folder }: { name: string; folder: string }) {
  return (
    <p style={styles.importLine}>
      <code style={styles.importCode}>{`import { ${name} } from '@martelo/ui/${folder}';`}</code>
    </p>
  );
}

/** How far it can be trusted, and what it adds to a page, as weighed from the packed package (SIZE-02). */
function Trust({ title, folder }: { title: string; folder: string | undefined }) {
  const status = useStatus(title);
  const size = folder && (sizes as Record<string, number>)[folder];
  const budget = folder && (budgets as Record<string, number>)[folder];
  if (!status && !size) return null;
  return (
    <>
      <Heading>Status and size</Heading>
      {status && (
        <div style={styles.status}>
          <Badge tone={tones[status]}>{status}</Badge> <Markdown>{meanings[status]}</Markdown>
        </div>
      )}
      {size && (
        <p style={styles.size}>
          {`${size.toLocaleString('en', { minimumFractionDigits: 1 })} KiB over React and the base sheet, scripts and styles, brotli`}
          {budget && ` (budget ${budget})`}
        </p>
      )}
    </>
  );
}

const tones = { stable: 'positive', new: 'info', untested: 'neutral', deprecated: 'caution' } as const;

const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

function Usage({ guide, name }: { guide: Guide; name: string }) {
  const shown = pairs[name];
  if (!guide.do && !guide.dont && !shown) return null;
  return (
    <>
      <Heading>Do and don’t</Heading>
      {shown && <Pairs pairs={shown} />}
      <div style={styles.sides}>
        <Side title="Do" items={guide.do} own={name} />
        <Side title="Don’t" items={guide.dont} own={name} />
      </div>
    </>
  );
}

/** What is played and looks like another story: its name says what holds, and leads to where it can be watched. */
function Behaviour() {
  // The first one is shown on top.
  const played = useContext(DocsContext).componentStories().slice(1).filter(isBehaviour);
  if (played.length === 0) return null;
  return (
    <>
      <Heading>Behaviour</Heading>
      <Markdown>
        {bullets(played.map(({ id, name }) => `[${name.replaceAll(/[[\]`]/g, '')}](?path=/story/${id})`))}
      </Markdown>
    </>
  );
}

function Side({ title, items, own }: { title: string; items: readonly string[] | undefined; own: string }) {
  if (!items) return null;
  return (
    <div>
      <Subheading>{title}</Subheading>
      <GuideText own={own}>{bullets(items)}</GuideText>
    </div>
  );
}

function Keyboard({ keys }: { keys: NonNullable<Guide['keyboard']> }) {
  const rows = keys.map(([key, effect]) => `| ${capsOf(key)} | ${effect} |`);
  return (
    <>
      <Heading>Keyboard</Heading>
      <Markdown>{['| Key | Effect |', '| --- | --- |', ...rows].join('\n')}</Markdown>
    </>
  );
}
