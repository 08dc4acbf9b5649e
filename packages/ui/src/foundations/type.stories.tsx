import type { Meta, StoryObj } from '@storybook/react-vite';

import { vars } from '../styles/theme.css.ts';
import { leading, text, tracking, weight, type TextSize, type Weight } from '../styles/tokens.ts';
import { Section } from './swatch.tsx';

import * as styles from './foundations.css.ts';

const uses: Readonly<Record<TextSize, string>> = {
  xsmall: 'badges, notes',
  small: 'dense lists, tables, labels',
  medium: 'body on public pages',
  large: 'lead sentences, titles of parts',
  xlarge: 'amounts in rows',
  xxlarge: 'the amount on a card',
  title: 'a page’s title',
  display: 'the figure of a detail page',
  hero: 'the one sentence of the home page',
};

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[];

function TypePage() {
  return (
    <div className={styles.page}>
      <Section
        title="Scale"
        note="Inter Variable, self-hosted; the fallbacks have its width, so nothing moves."
      >
        <div className={styles.rows}>
          {keysOf(text).map((size) => (
            <div key={size} className={styles.row}>
              <span className={styles.legend}>
                <span className={styles.name}>{size}</span>
                <span>{`${text[size]} px · ${text[size] / 16} rem`}</span>
                <span>{uses[size]}</span>
              </span>
              <span
                className={styles.sample}
                style={{
                  fontSize: vars.text[size],
                  lineHeight: text[size] >= text.xxlarge ? vars.leading.tight : vars.leading.reading,
                  letterSpacing: text[size] >= text.xxlarge ? vars.tracking.tight : undefined,
                  fontVariantNumeric: 'tabular-nums',
                }}
              >
                R$ 186.400,00 · Moóca, São Paulo – SP
              </span>
            </div>
          ))}
        </div>
      </Section>
      <Section title="Weight">
        <div className={styles.rows}>
          {keysOf(weight).map((name: Weight) => (
            <div key={name} className={styles.row}>
              <span className={styles.legend}>
                <span className={styles.name}>{name}</span>
                <span>{weight[name]}</span>
              </span>
              <span className={styles.sample} style={{ fontWeight: vars.weight[name] }}>
                Apartamento de 2 quartos em Goiânia, avaliação de R$ 321.000,00
              </span>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="Figures"
        note="Amounts, dates and countdowns have figures of one width: they compare down a column."
      >
        <div
          className={styles.rows}
          style={{ fontVariantNumeric: 'tabular-nums', justifyContent: 'start', textAlign: 'end' }}
        >
          <span>R$ 1.111.111,11</span>
          <span>R$ 987.654,00</span>
          <span>R$ 40.900,00</span>
        </div>
      </Section>
      <Section title="Line height and letter spacing">
        <div className={styles.rows}>
          {[
            ...keysOf(leading).map((name) => [name, String(leading[name]), 'line height'] as const),
            ...keysOf(tracking).map((name) => [name, `${tracking[name]} em`, 'letter spacing'] as const),
          ].map(([name, value, kind]) => (
            <div key={`${kind} ${name}`} className={styles.pair}>
              <span className={styles.name}>{name}</span>
              <span>{`${kind} ${value}`}</span>
            </div>
          ))}
        </div>
      </Section>
    </div>
  );
}

const meta = {
  title: 'Foundations/Type',
  component: TypePage,
  parameters: {
    guide: {
      do: [
        'Use `Heading`, `Text` and `Money`: they carry size, line and figures together.',
        'Keep lines of running text under 70 characters (`measure`).',
      ],
      dont: ['Skip a level of heading for its looks: `size` is for that.', 'Set text under 12 px.'],
      accessibility: ['Sizes are rem: they follow the reader’s own text size and hold at 200 % zoom.'],
    },
  },
} satisfies Meta<typeof TypePage>;

export default meta;

export const Overview: StoryObj<typeof meta> = {};
