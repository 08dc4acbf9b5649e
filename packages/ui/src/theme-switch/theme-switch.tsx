import { cx } from 'class-variance-authority';
import { Monitor, Moon, Sun } from 'lucide-react';
import { type ComponentProps, useId } from 'react';

import { useMessages } from '../messages/messages.tsx';
import { shellTexts } from '../messages/pt-br-shell.ts';

import * as styles from './theme-switch.css.ts';

const icons = { system: Monitor, light: Sun, dark: Moon } as const;
const choices = ['system', 'light', 'dark'] as const;

export type ThemeChoice = (typeof choices)[number];

export interface ThemeSwitchProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue'> {
  /** The choice, where its owner keeps it; without it the browser does. */
  value?: ThemeChoice | undefined;
  /** The initial choice, when uncontrolled; the system's by default. */
  defaultValue?: ThemeChoice | undefined;
  /** Called with the choice after each change: the parent applies it. */
  onValueChange?: ((value: ThemeChoice) => void) | undefined;
  /** Its name in a form; without it nothing is sent. */
  name?: string | undefined;
}

/** Light, dark, or the system's. It shows its value; the parent stores the choice. */
export function ThemeSwitch({
  value,
  defaultValue = 'system',
  onValueChange,
  name,
  className,
  ...props
}: ThemeSwitchProps) {
  const own = useId();
  const { theme, themes } = useMessages(shellTexts);
  return (
    <fieldset aria-label={theme} {...props} className={cx(styles.base, className)}>
      {choices.map((choice) => {
        const Icon = icons[choice];
        return (
          <label key={choice} title={themes[choice]} className={styles.choice}>
            <input
              type="radio"
              name={name ?? own}
              form={name ? props.form : ''}
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
