import type { CalendarDate } from '@martelo/domain/auction';
import { type ChangeEvent, type ClipboardEvent, type ComponentProps, useCallback } from 'react';

import { framed } from '../field/field.css.ts';
import { useHydrated } from '../internal/use-hydrated.ts';
import { useMessages } from '../messages/messages.tsx';
import { dateTexts } from '../messages/pt-br-dates.ts';
import { dateCharacters, pasteDate, validDate, writeDate } from './date-text.ts';
import type { DateText } from './use-date-text.ts';

interface DateInputProps extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue'> {
  field: DateText;
  value: CalendarDate | null;
}

/** The text that a day is written as; in a form the day itself is sent under its name. */
export function DateInput({
  field,
  value,
  name,
  ref,
  onBlur,
  onChange,
  onKeyDown,
  onPaste,
  ...props
}: DateInputProps) {
  const messages = useMessages(dateTexts);
  const hydrated = useHydrated();
  const { ref: own } = field;
  const joined = useCallback(
    (element: HTMLInputElement | null) => {
      own(element);
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    },
    [own, ref],
  );

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { currentTarget: input, nativeEvent } = event;
    const text = dateCharacters(input.value);
    const inserts = !(nativeEvent instanceof InputEvent) || nativeEvent.inputType.startsWith('insert');
    const atEnd = input.selectionStart === input.value.length;
    field.write(inserts && atEnd ? writeDate(text) : text);
    onChange?.(event);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    const day = pasteDate(event.clipboardData.getData('text'));
    if (day === null || event.defaultPrevented || props.disabled || props.readOnly) return;
    event.preventDefault();
    field.choose(day);
  };

  return (
    <>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={messages.datePlaceholder}
        {...props}
        {...(name && !hydrated && { name })}
        ref={joined}
        value={field.text}
        onChange={change}
        onPaste={paste}
        onBlur={(event) => {
          field.settle();
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') field.settle();
          onKeyDown?.(event);
        }}
        className={framed}
      />
      {name && hydrated && (
        <input
          type="hidden"
          name={name}
          form={props.form}
          disabled={props.disabled}
          value={validDate(value) ?? ''}
        />
      )}
    </>
  );
}
