import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

import { hidden } from '../internal/visually-hidden.css.ts';
import { useMessages } from '../messages/messages.tsx';
import { searchTexts } from '../messages/pt-br-search.ts';
import type { ComboboxOption } from './group-options.ts';
import { OptionList, type OptionListProps } from './option-list.tsx';

import * as styles from './combobox.css.ts';

export interface OptionPopupProps<Option> extends OptionListProps<Option> {
  /** How many options are listed, and how many there are. */
  shown: number;
  total: number;
  /** There is text and no option for it; `emptyText` says so. */
  nothing: boolean;
  emptyText: string;
  loading: boolean;
}

/** A press on the list or on its scroll bar leaves the focus in the input. */
const preventBlur = (event: MouseEvent) => event.preventDefault();

const load = () => import('./top-layer.ts');

/** Over what scrolls around the field once the code for that is there, which comes with the first options. */
function OptionSurface({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isClosed = false;
    let end: (() => void) | undefined;
    load().then(
      ({ showInTopLayer }) => {
        end = isClosed || !list.current ? undefined : showInTopLayer(list.current);
        return end;
      },
      () => undefined,
    );
    return () => {
      isClosed = true;
      end?.();
    };
  }, []);
  return (
    <div ref={list} role="presentation" onMouseDown={preventBlur} className={styles.popup}>
      {children}
    </div>
  );
}

/** The popup under the input of a combobox, and its live region. */
export function OptionPopup<Option extends ComboboxOption>({
  shown,
  total,
  nothing,
  emptyText,
  loading,
  ...list
}: OptionPopupProps<Option>) {
  const messages = useMessages(searchTexts);
  const expanded = shown > 0;
  return (
    <>
      {(expanded || nothing) && (
        <OptionSurface>
          {expanded && <OptionList {...list} />}
          {nothing && <p className={styles.note}>{emptyText}</p>}
          {expanded && total > shown && (
            <p className={styles.note}>{messages.moreSuggestions(shown, total)}</p>
          )}
        </OptionSurface>
      )}
      <output className={hidden}>
        {expanded && !loading && messages.suggestions(total)}
        {nothing && emptyText}
      </output>
    </>
  );
}
