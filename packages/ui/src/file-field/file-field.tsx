import { cx } from 'class-variance-authority';
import { type ChangeEvent, type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';

import { FieldFrame } from '../field/field-frame.tsx';
import { frame } from '../field/field.css.ts';
import { useControlled, useFormReset } from '../internal/use-controlled.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { warnMissingLabel } from '../internal/warn-dev.ts';
import { formatBytes } from '../messages/format-bytes.ts';
import { useMessages } from '../messages/messages.tsx';
import { filesTexts } from '../messages/pt-br-files.ts';
import { formsTexts } from '../messages/pt-br-forms.ts';
import { ChosenFiles } from './chosen-files.tsx';
import { areSameFiles, noneRefused, takeFiles, totalBytes } from './take-files.ts';

import * as styles from './file-field.css.ts';

/** What a field of files gives: one file or none; a list where it takes several. */
export type FileFieldValue<Multiple extends boolean = false> = Multiple extends true
  ? readonly File[]
  : File | null;

export interface FileFieldProps<Multiple extends boolean = false> extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'multiple'
> {
  /** Shown above the field and read with it. */
  label: string;
  /** Takes several, in as many goes as it takes: they stand below it, each with its size and a way to take it off. */
  multiple?: Multiple | undefined;
  /** The chosen file or null, where its owner keeps it; with `multiple` the list of all. */
  value?: FileFieldValue<Multiple> | undefined;
  /** The initial choice, when uncontrolled; none by default. */
  defaultValue?: FileFieldValue<Multiple> | undefined;
  /** null where the choice was removed; with `multiple` all that is chosen, in the order of choosing. */
  onValueChange?: ((value: FileFieldValue<Multiple>) => void) | undefined;
  /** With `multiple`: more cannot be chosen. */
  limit?: number | undefined;
  /** How large a file may be, in bytes. A larger one is not taken, and is named. */
  maxBytes?: number | undefined;
  /** With `multiple`: how large all may be together, in bytes. */
  maxTotalBytes?: number | undefined;
  /** What helps before anything is wrong; shown below and read with it. */
  hint?: string | undefined;
  /** Comes before what the field itself finds wrong with the files. */
  error?: string | undefined;
  /** Only where the place already says what it is; it stays the control's name. */
  hideLabel?: boolean | undefined;
}

/** In tests without a browser there is no `DataTransfer`, and some set `files` where it is read-only. */
function writeFiles(input: HTMLInputElement, files: readonly File[]) {
  if (areSameFiles([...(input.files ?? [])], files) || typeof DataTransfer === 'undefined') return;
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  Reflect.set(input, 'files', list.files);
}

const named = (names: readonly string[]) => [names.length, names.join(', ')] as const;

const listOf = (value: File | readonly File[] | null): readonly File[] =>
  value === null ? [] : value instanceof File ? [value] : value;

/**
 * Files of the person's disk, chosen or dropped. The browser's control lies over words of the site: its own are in the
 * language of the browser. `className` and `style` go to the field, every other attribute to the input.
 */
export function FileField<Multiple extends boolean = false>({
  label,
  multiple,
  value,
  defaultValue,
  onChange,
  onValueChange,
  limit,
  maxBytes,
  maxTotalBytes,
  hint,
  error,
  hideLabel,
  id: given,
  ref,
  className,
  style,
  ...props
}: FileFieldProps<Multiple>) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('FileField', label);
  const messages = { ...useMessages(formsTexts), ...useMessages(filesTexts) };
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const [files, change] = useControlled<readonly File[]>(
    value === undefined ? undefined : listOf(value),
    listOf(defaultValue ?? null),
    // The list has what the type says: several only with `multiple`.
    (next) => onValueChange?.((multiple ? next : (next[0] ?? null)) as FileFieldValue<Multiple>),
    input,
  );
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState(noneRefused);
  const written = useRef<readonly File[]>([]);
  const left = useRef<readonly File[] | null>(null);

  // The native control holds what is chosen: a form sends it, and `required` looks at it.
  useEffect(() => {
    if (!input.current || areSameFiles(written.current, files)) return;
    written.current = files;
    writeFiles(input.current, files);
  });
  // Chosen before the scripts were there, or brought back by the browser with the page.
  const adopt = useEffectEvent(() => {
    const early = [...(input.current?.files ?? [])];
    if (early.length === 0 || value !== undefined) return;
    written.current = early;
    change(early);
  });
  useEffect(() => adopt(), []);
  // The browser empties it after the event: then what is still chosen is written once more.
  useFormReset(input, () =>
    setTimeout(() => {
      written.current = [];
      setRefused({ ...noneRefused });
    }),
  );

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const picked = [...(event.target.files ?? [])];
    const limits = { limit: multiple ? limit : 1, maxBytes, maxTotalBytes };
    const next = left.current
      ? { files: left.current, refused: noneRefused }
      : takeFiles(multiple ? files : [], picked, limits);
    written.current = next.files;
    writeFiles(event.target, next.files);
    setRefused({ ...next.refused });
    onChange?.(event);
    if (!multiple || !areSameFiles(next.files, files)) change(next.files);
  };
  /** Dispatches a native change event, so that all listeners get it. */
  const remove = (file: File) => {
    if (!input.current) return;
    left.current = files.filter((other) => other !== file);
    writeFiles(input.current, left.current);
    input.current.dispatchEvent(new Event('change', { bubbles: true }));
    left.current = null;
  };

  const refusal = [
    refused.maxBytes.length > 0 &&
      messages.fileTooLarge(...named(refused.maxBytes), formatBytes(maxBytes ?? 0) ?? ''),
    refused.maxTotalBytes.length > 0 &&
      messages.filesTooLarge(...named(refused.maxTotalBytes), formatBytes(maxTotalBytes ?? 0) ?? ''),
    refused.limit.length > 0 && messages.filesTooMany(...named(refused.limit), multiple ? (limit ?? 0) : 1),
  ].filter(Boolean);
  const single = files[0]?.name ?? messages.noFile;
  const several = messages.filesOf(files.length, formatBytes(totalBytes(files)) ?? '');
  return (
    <FieldFrame
      aria-describedby={props['aria-describedby']}
      label={label}
      hint={hint}
      error={error ?? (refusal.join(' ') || undefined)}
      hideLabel={hideLabel}
      id={given}
      className={className}
      style={style}
    >
      {({ id, describedBy, invalid }) => (
        <>
          <div
            data-over={over ? '' : undefined}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            className={cx(frame, styles.box)}
          >
            <input
              {...props}
              ref={merged}
              id={id}
              type="file"
              multiple={multiple}
              aria-describedby={describedBy}
              aria-invalid={invalid || props['aria-invalid']}
              onChange={take}
              className={styles.input}
            />
            <span aria-hidden className={styles.button}>
              {multiple ? messages.chooseFiles : messages.chooseFile}
            </span>
            <span aria-hidden className={styles.name}>
              {multiple && files.length > 0 ? several : single}
            </span>
          </div>
          {multiple && (
            <ChosenFiles
              label={label}
              files={files}
              disabled={props.disabled ?? false}
              onRemove={remove}
              control={input}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}
