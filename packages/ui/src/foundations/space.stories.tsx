import type { Meta, StoryObj } from '@storybook/react-vite';

import { vars } from '../styles/theme.css.ts';
import { breakpoint, density, layer, line, radius, size, space, width } from '../styles/tokens.ts';
import { Section } from './swatch.tsx';

import * as styles from './foundations.css.ts';

function Rows({
  table,
  print = (value) => `${value} px`,
}: {
  table: Readonly<Record<string, number>>;
  print?: (value: number, name: string) => string;
}) {
  return (
    <div className={styles.rows}>
      {Object.entries(table).map(([name, value]) => (
        <div key={name} className={styles.pair}>
          <span className={styles.name}>{name}</span>
          <span>{print(value, name)}</span>
        </div>
      ))}
    </div>
  );
}

function SpacePage() {
  return (
    <div className={styles.page}>
      <Section
        title="Space"
        note="Steps of 4 px. Parents set the distance between children; components have no outer margin."
      >
        <div className={styles.rows}>
          {(Object.keys(space) as (keyof typeof space)[]).map((name) => (
            <div key={name} className={styles.row}>
              <span className={styles.legend}>
                <span className={styles.name}>{name}</span>
                <span>{`${space[name]} px`}</span>
              </span>
              <div className={styles.bar} style={{ width: vars.space[name] }} />
            </div>
          ))}
        </div>
      </Section>
      <Section title="Radius" note="Controls 6, cards 12, chips full.">
        <ul className={styles.swatches}>
          {(Object.keys(radius) as (keyof typeof radius)[]).map((name) => (
            <li
              key={name}
              className={styles.box}
              style={{
                borderRadius: vars.radius[name],
                border: `${vars.line.thin} solid ${vars.color.borderStrong}`,
              }}
            >
              {`${name} · ${radius[name] > 100 ? 'full' : `${radius[name]} px`}`}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Shadow" note="One level for what floats, a soft lift under the pointer, none at rest.">
        <ul className={styles.swatches}>
          {(Object.keys(vars.shadow) as (keyof typeof vars.shadow)[]).map((name) => (
            <li
              key={name}
              className={styles.box}
              style={{ boxShadow: vars.shadow[name], borderRadius: vars.radius.large }}
            >
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Density" note="Comfortable and compact; on touch screens compact keeps areas of 44 px.">
        <Rows
          table={Object.fromEntries(Object.entries(density).map(([name, pair]) => [name, pair[0]]))}
          print={(value, name) => `${value} px · ${density[name as keyof typeof density][1]} px`}
        />
      </Section>
      <Section
        title="Breakpoints"
        note="Styles are written for phones first; these are the widths from which they change."
      >
        <Rows table={breakpoint} />
      </Section>
      <Section title="Lines, sizes and widths">
        <Rows table={{ ...line, ...size, ...width }} />
      </Section>
      <Section title="Order of layers" note="Higher lies over lower.">
        <Rows table={layer} print={String} />
      </Section>
    </div>
  );
}

const meta = {
  title: 'Foundations/Space and shape',
  component: SpacePage,
  parameters: {
    guide: {
      do: [
        'Set distances with `Stack`, `Grid` and `vars.space`.',
        'Use `vars.density` where lists get dense.',
      ],
      dont: [
        'Write pixels or a z-index outside `styles/`: lint refuses them.',
        'Put a box in a box: a hairline is enough.',
      ],
    },
  },
} satisfies Meta<typeof SpacePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const Compact: Story = {
  globals: { density: 'compact' },
  parameters: { chromatic: { disableSnapshot: true } },
};
