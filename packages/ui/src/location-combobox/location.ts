import type { ComboboxOption } from '../combobox/group-options.ts';

/** A place that may be chosen. */
export interface LocationOption extends ComboboxOption {
  /** Its name alone: 'São Paulo'. */
  label: string;
  /** What it lies in: the UF of a city, the city of a neighbourhood; none for a state. */
  detail?: string | undefined;
  kind?: 'city' | 'state' | 'neighborhood' | undefined;
}

/** `São Paulo - SP` (ALERT-03); the name alone where it is unique. */
export const formatLocation = ({ label, detail }: LocationOption) =>
  detail ? `${label} - ${detail}` : label;
