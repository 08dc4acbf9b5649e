import { cx } from 'class-variance-authority';
import { Monitor, Moon, Sun } from 'lucide-react';
import { type ComponentProps, useId } from 'react';

import { useMessages } from '../messages/messages.tsx';

import * as styles from './theme-switch.css.ts';

const icons = { system: Monitor, light: Sun, dark: Moon } as const;
const choices = ['system', 'light', 'dark'] as const;

export type ThemeChoice = (typeof choices)[number];

export interface ThemeSwitchProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue'> {
  value?: ThemeChoice | undefined;
  /** What is chosen at first where nobody keeps the value; the system's by default. */
  defaultValue?: ThemeChoice | undefined;
  onValueChange?: ((value: ThemeChoice) => void) | undefined;
  /** Its name in a form. */
  name?: string | undefined;
}

/** Light, dark, or what the system says. It shows what it is told; the owner keeps the choice. */
export function ThemeSwitch({
  value,
  defaultValue = 'system',
  onValueChange,
  name,
  className,
  ...props
}: ThemeSwitchProps) {
  const own = useId();
  const { theme, themes } = useMessages();
  return (
    <fieldset aria-label={theme} {...props} className={cx(styles.base, className)}>
      {choices.map((choice) => {
        const Icon = icons[choice];
        return (
          <label key={choice} title={themes[choice]} className={styles.choice}>
            <input
              type="radio"
              name={name ?? own}
              value={choice}
              {...(value === undefined
                ? { defaultChecked: choice === defaultValue }
                : { checked: choice === value })}
              aria-label={themes[choice]}
              onChange={() => onValueChange?.(choice)}
              className={styles.input}
            />
            <Icon aria-hidden className={styles.icon} />
          </label>
        );
      })}
    </fieldset>
  );
}
