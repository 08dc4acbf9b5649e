import { SearchField } from '@martelo/ui/search-field';
import { useEffect, useEffectEvent, useState } from 'react';

const delay = 300;

interface OpportunitySearchProps {
  /** As the address has it. */
  text: string;
  onChange: (text: string) => void;
}

/** Title or city; goes to the address after a rest in the writing, and follows it when it changes from elsewhere. */
export function OpportunitySearch({ text, onChange }: OpportunitySearchProps) {
  const [written, setWritten] = useState(text);
  const [known, setKnown] = useState(text);
  if (known !== text) {
    setKnown(text);
    if (written.trim() !== text) setWritten(text);
  }
  const apply = useEffectEvent((wanted: string) => {
    if (wanted !== text) onChange(wanted);
  });
  useEffect(() => {
    const timer = setTimeout(() => apply(written.trim()), delay);
    return () => clearTimeout(timer);
  }, [written]);
  return (
    <SearchField
      label="Buscar por título ou cidade"
      hideLabel
      placeholder="Buscar por título ou cidade..."
      maxLength={100}
      value={written}
      onValueChange={setWritten}
      onSubmit={(wanted) => onChange(wanted.trim())}
    />
  );
}
