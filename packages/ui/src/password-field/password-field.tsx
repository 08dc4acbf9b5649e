import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { FieldFrame } from '../field/field-frame.tsx';
import { framed } from '../field/field.css.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { warnMissingLabel, warnDev } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { formsTexts } from '../messages/pt-br-forms.ts';

import * as styles from './password-field.css.ts';

export interface PasswordFieldProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'size' | 'type' | 'autoComplete'
> {
  /** Shown above the field and read with it. */
  label: string;
  /** What is written, where its owner keeps it; without it the browser does. */
  value?: string | undefined;
  /** The initial value, when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the text at each change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Which of the two it is: password managers fill the one and offer a new one for the other. */
  autoComplete: 'current-password' | 'new-password';
  /** What it must have, said before it is written. */
  hint?: string | undefined;
  /** What is wrong and how to mend it; read aloud when it appears. */
  error?: string | undefined;
  /** Only where the place already says what it is; it stays the control's name. */
  hideLabel?: boolean | undefined;
}

/** A press on the eye leaves the focus, and with it the phone's keyboard, where they are. */
const preventBlur = (event: MouseEvent) => event.preventDefault();

/**
 * A password that may be looked at while it is written; sending its form hides it, so that no browser keeps it as plain
 * text. `className` and `style` go to the field, every other attribute to the input.
 */
export function PasswordField({
  label,
  onChange,
  onValueChange,
  autoComplete,
  hint,
  error,
  hideLabel,
  id: given,
  ref,
  className,
  style,
  ...props
}: PasswordFieldProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('PasswordField', label);
    if (!autoComplete)
      warnDev(
        'PasswordField has no autoComplete.',
        'Password managers cannot know what to fill.',
        'Pass `current-password` or `new-password`.',
      );
  }
  const { showPassword, hidePassword } = useMessages(formsTexts);
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);

  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  const toggle = () => {
    const { current } = input;
    const { selectionStart: start = null, selectionEnd: end = null } = current ?? {};
    flushSync(() => setShown(!shown));
    // Browsers put the caret at an end when the type changes.
    if (current === document.activeElement) current?.setSelectionRange(start, end);
  };

  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame
      aria-describedby={props['aria-describedby']}
      label={label}
      hint={hint}
      error={error}
      hideLabel={hideLabel}
      id={given}
      className={className}
      style={style}
    >
      {({ id, describedBy, invalid }) => (
        <span className={styles.box}>
          <input
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            {...props}
            ref={merged}
            id={id}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
            aria-describedby={describedBy}
            aria-invalid={invalid || props['aria-invalid']}
            className={framed}
          />
          {/* Its name stays while `aria-pressed` changes, or a screen reader would say 'hide, pressed'. */}
          <button
            type="button"
            aria-label={showPassword}
            aria-pressed={shown}
            aria-controls={id}
            title={shown ? hidePassword : showPassword}
            disabled={props.disabled}
            onMouseDown={preventBlur}
            onClick={toggle}
            className={styles.eye}
          >
            <Icon className={styles.icon} aria-hidden />
          </button>
        </span>
      )}
    </FieldFrame>
  );
}
