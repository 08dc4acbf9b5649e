import { type } from '../checkbox/choice-row.css.ts';

import * as styles from './data-table.css.ts';

interface SelectBoxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for is selected. */
  some?: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** A native checkbox whose words are only heard, in an area that a finger hits. */
export function SelectBox({ label, checked, some = false, onCheckedChange }: SelectBoxProps) {
  const partly = some && !checked;
  return (
    <label className={styles.boxArea}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = partly;
        }}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
        className={type.checkbox}
      />
      {partly && <span className={styles.dash} aria-hidden />}
    </label>
  );
}
