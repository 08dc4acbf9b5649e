import { cx } from 'class-variance-authority';
import { Monitor, Moon, Sun } from 'lucide-react';
import { type ComponentProps, useId } from 'react';

import { useMessages } from '../messages/messages.tsx';

import * as styles from './theme-switch.css.ts';

const icons = { system: Monitor, light: Sun, dark: Moon } as const;
const choices = ['system', 'light', 'dark'] as const;

export type ThemeChoice = (typeof choices)[number];

export interface ThemeSwitchProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> {
  value: ThemeChoice;
  onChange: (value: ThemeChoice) => void;
}

/** Light, dark, or what the system says. It shows what it is told; the owner keeps the choice. */
export function ThemeSwitch({ value, onChange, className, ...props }: ThemeSwitchProps) {
  const name = useId();
  const { theme, themes } = useMessages();
  return (
    <fieldset aria-label={theme} {...props} className={cx(styles.base, className)}>
      {choices.map((choice) => {
        const Icon = icons[choice];
        return (
          <label key={choice} title={themes[choice]} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === value}
              aria-label={themes[choice]}
              onChange={() => onChange(choice)}
              className={styles.input}
            />
            <Icon aria-hidden className={styles.icon} />
          </label>
        );
      })}
    </fieldset>
  );
}
