import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

/** What a component's docs say beyond its props; `parameters.guide` of its stories. */
interface Guide {
  do?: readonly string[];
  dont?: readonly string[];
  /** Key and what it does; none for what takes no focus. */
  keyboard?: readonly (readonly [keys: string, effect: string])[];
  accessibility?: readonly string[];
}

/** The one docs page: what it is, how it looks, its props, how to use it, its stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <GuideSections guide={preparedMeta.parameters['guide'] ?? {}} />
      <Stories />
    </>
  );
}

function GuideSections({ guide }: { guide: Guide }) {
  return (
    <>
      <Bullets title="Do" items={guide.do} />
      <Bullets title="Don't" items={guide.dont} />
      {guide.keyboard && (
        <>
          <h2>Keyboard</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">Effect</th>
              </tr>
            </thead>
            <tbody>
              {guide.keyboard.map(([keys, effect]) => (
                <tr key={keys}>
                  <td>
                    <kbd>{keys}</kbd>
                  </td>
                  <td>{effect}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <Bullets title="Accessibility" items={guide.accessibility} />
    </>
  );
}

function Bullets({ title, items }: { title: string; items: readonly string[] | undefined }) {
  if (!items) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
