import type { ReactNode } from 'react';

import { Heading } from '../heading/heading.tsx';
import { colors, highContrastColors, type ColorRole, type Pair } from '../styles/colors.ts';
import { contrast } from '../styles/contrast.ts';
import { vars } from '../styles/theme.css.ts';
import { Text } from '../text/text.tsx';

import * as styles from './foundations.css.ts';

interface SwatchProps {
  role: ColorRole;
  /** The role that lies under it, when the role is a text's; its contrast is printed. */
  on?: ColorRole | undefined;
  use: string;
}

const themes = [
  ['light', 0],
  ['dark', 1],
] as const;

const ratio = (front: string, back: string) =>
  contrast(front, back).toLocaleString('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

function Value({ role, on, at }: { role: ColorRole; on: ColorRole | undefined; at: 0 | 1 }) {
  const value = colors[role][at];
  return (
    <span className={styles.figures}>
      {value}
      {on && ` · ${ratio(value, colors[on][at])} : 1`}
    </span>
  );
}

/** A colour role as the theme shows it now, with its values and, for a text, its contrast in both themes. */
export function Swatch({ role, on, use }: SwatchProps) {
  const more: Pair | undefined = (highContrastColors as Partial<Record<ColorRole, Pair>>)[role];
  return (
    <li className={styles.swatch}>
      <span
        className={styles.patch}
        style={
          on ? { color: vars.color[role], background: vars.color[on] } : { background: vars.color[role] }
        }
      >
        {on && 'R$ 186.400'}
      </span>
      <span className={styles.facts}>
        <span className={styles.name}>{role}</span>
        <span>{use}</span>
        {themes.map(([name, at]) => (
          <span key={name}>
            {name} <Value role={role} on={on} at={at} />
          </span>
        ))}
        {more && (
          <span>
            high contrast <span className={styles.figures}>{`${more[0]} · ${more[1]}`}</span>
          </span>
        )}
      </span>
    </li>
  );
}

/** A titled part of a page of foundations. */
export function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <Heading headingLevel={2}>{title}</Heading>
      {note && (
        <Text color="muted" measure>
          {note}
        </Text>
      )}
      {children}
    </section>
  );
}
