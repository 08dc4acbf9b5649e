import { FileText, X } from 'lucide-react';
import { type RefObject, useRef } from 'react';

import { IconButton } from '../icon-button/icon-button.tsx';
import { formatBytes } from '../messages/format-bytes.ts';
import { useMessages } from '../messages/messages.tsx';
import { formsTexts } from '../messages/pt-br-forms.ts';
import { fileKey } from './take-files.ts';

import * as styles from './file-field.css.ts';

interface ChosenFilesProps {
  label: string;
  files: readonly File[];
  disabled: boolean;
  onRemove: (file: File) => void;
  /** Gets the focus once none is left. */
  control: RefObject<HTMLInputElement | null>;
}

/** What is chosen, each with its size and a button that takes it off; the focus goes to the next one's. */
export function ChosenFiles({ label, files, disabled, onRemove, control }: ChosenFilesProps) {
  const messages = useMessages(formsTexts);
  const list = useRef<HTMLUListElement>(null);
  const remove = (file: File, at: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('button');
    (buttons?.[at + 1] ?? buttons?.[at - 1] ?? control.current)?.focus();
    onRemove(file);
  };
  return (
    <ul ref={list} aria-live="polite" aria-label={messages.chosenOf(label)} className={styles.files}>
      {files.map((file, at) => (
        <li key={fileKey(file)} className={styles.file}>
          <FileText aria-hidden className={styles.icon} />
          <span className={styles.words}>
            <span className={styles.fileName}>{file.name}</span>{' '}
            <span className={styles.size}>{formatBytes(file.size)}</span>
          </span>
          <IconButton
            label={messages.removeChoice(file.name)}
            icon={X}
            size="small"
            disabled={disabled}
            onClick={() => remove(file, at)}
          />
        </li>
      ))}
    </ul>
  );
}
