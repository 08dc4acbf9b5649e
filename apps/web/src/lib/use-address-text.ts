import { useState } from 'react';

/**
 * The text of a field whose words the address keeps. One that changes from elsewhere, by a step back or a chip taken
 * off, changes it; its own words come back when later ones may already be written, and leave those alone.
 */
export function useAddressText(address: string) {
  const [text, setText] = useState(address);
  const [known, setKnown] = useState(address);
  // Since the address last said what stands in the field.
  const [written, setWritten] = useState<readonly string[]>([]);
  if (known !== address) {
    const arrived = text.trim() === address;
    setKnown(address);
    if (arrived || !written.includes(address)) {
      setWritten([]);
      if (!arrived) setText(address);
    }
  }
  /** With the words that are written to the address at the same time. */
  const write = (next: string, ...words: [] | [string]) => {
    setText(next);
    setWritten((before) => [...before, ...words]);
  };
  return [text, write] as const;
}
