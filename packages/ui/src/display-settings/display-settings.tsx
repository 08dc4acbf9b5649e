import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { useControlled } from '../internal/use-controlled.ts';
import { useMessages } from '../messages/messages.tsx';
import { shellTexts } from '../messages/pt-br-shell.ts';
import { ToggleGroup } from '../toggle-group/toggle-group.tsx';

import * as styles from './display-settings.css.ts';

/** How a person wants to see the site; `system` follows the device. */
export interface Display {
  /** What its owner sets as `data-theme`; nothing for `system`. */
  theme: 'system' | 'light' | 'dark';
  /** What its owner sets as `data-contrast`; nothing for `system`. */
  contrast: 'system' | 'normal' | 'more';
  /** What its owner sets as `data-density`; nothing for `comfortable`. */
  density: 'comfortable' | 'compact';
}

const choices = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'normal', 'more'],
  density: ['comfortable', 'compact'],
} as const satisfies { [Setting in keyof Display]: readonly Display[Setting][] };

const usual: Display = { theme: 'system', contrast: 'system', density: 'comfortable' };

export interface DisplaySettingsProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** All three settings, where their owner keeps them. */
  value?: Display | undefined;
  /** The initial choice, when uncontrolled. */
  defaultValue?: Display | undefined;
  /** All settings, with the one that changed. */
  onValueChange?: ((value: Display) => void) | undefined;
}

/** Theme, contrast and density. It shows its values; the parent stores the choice and applies it to the document. */
export function DisplaySettings({
  value: given,
  defaultValue = usual,
  onValueChange,
  className,
  ...props
}: DisplaySettingsProps) {
  const messages = useMessages(shellTexts);
  const [value, setValue] = useControlled(given, defaultValue, onValueChange);
  return (
    <div role="group" aria-label={messages.display} {...props} className={cx(styles.base, className)}>
      {(Object.keys(choices) as (keyof Display)[]).map((setting) => {
        const names: Readonly<Record<string, string>> = messages.displayChoices[setting];
        return (
          <div key={setting} className={styles.setting}>
            <span aria-hidden className={styles.name}>
              {messages.displaySettings[setting]}
            </span>
            <ToggleGroup
              label={messages.displaySettings[setting]}
              value={value[setting]}
              options={choices[setting].map((choice) => ({ value: choice, label: names[choice] ?? choice }))}
              onValueChange={(choice) => setValue({ ...value, [setting]: choice })}
            />
          </div>
        );
      })}
    </div>
  );
}
