import { type } from '../checkbox/choice-row.css.ts';

import * as styles from './data-table.css.ts';

interface SelectBoxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for is selected. */
  some?: boolean | undefined;
  /** There is no row to be selected. */
  disabled?: boolean | undefined;
  /** `further` where Shift was held: all since the last one. */
  onCheckedChange: (checked: boolean, further: boolean) => void;
  onEnter: () => void;
}

/** A native checkbox in an area that a finger hits. Its label is visually hidden where a column has the words. */
export function SelectBox({
  label,
  checked,
  some = false,
  disabled,
  onCheckedChange,
  onEnter,
}: SelectBoxProps) {
  const partly = some && !checked;
  return (
    <label className={styles.boxArea}>
      <span className={styles.boxMark}>
        <input
          ref={(input) => {
            if (input) input.indeterminate = partly;
          }}
          type="checkbox"
          aria-label={label}
          checked={checked}
          disabled={disabled}
          onChange={({ target, nativeEvent }) =>
            onCheckedChange(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
          }
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onEnter();
          }}
          className={type.checkbox}
        />
        {partly && <span className={styles.dash} aria-hidden />}
      </span>
      <span className={styles.boxWords} aria-hidden>
        {label}
      </span>
    </label>
  );
}
