import { SearchField } from '@martelo/ui/search-field';
import { useEffect, useEffectEvent } from 'react';

import { useAddressText } from '../../lib/use-address-text.ts';
import { useStillHere } from '../../lib/use-still-here.ts';

const delay = 300;

interface OpportunitySearchProps {
  /** As the address has it. */
  text: string;
  onChange: (text: string) => void;
}

/** Title or city; goes to the address after a rest in the writing, and follows it when it changes from elsewhere. */
export function OpportunitySearch({ text, onChange }: OpportunitySearchProps) {
  const [written, write] = useAddressText(text);
  const isStillHere = useStillHere();
  const search = (value: string) => {
    const words = value.trim();
    write(value, words);
    onChange(words);
  };
  const apply = useEffectEvent((value: string) => {
    if (value.trim() !== text && isStillHere()) search(value);
  });
  useEffect(() => {
    const timer = setTimeout(() => apply(written), delay);
    return () => clearTimeout(timer);
  }, [written]);
  return (
    <SearchField
      label="Buscar por título ou cidade"
      hideLabel
      placeholder="Buscar por título ou cidade..."
      maxLength={100}
      value={written}
      onValueChange={write}
      onSubmit={search}
    />
  );
}
