import type { AreaKind } from '@martelo/domain/square-metre';
import { useRef, useState } from 'react';

import { useMessages } from '../messages/messages.tsx';
import { filtersTexts } from '../messages/pt-br-filters.ts';
import { NumberInput } from '../number-field/number-input.tsx';
import { PriceRangeField } from '../price-range-field/price-range-field.tsx';
import { useDelayedRange } from '../price-range-field/use-delayed-range.ts';
import { Select } from '../select/select.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { Part } from './part.ts';

import * as styles from './filter-panel.css.ts';

const debounceMs = 800;
const maxArea = 20_000_000;
/** Of a year from 1900 on. */
const wholeDay = /^(?:19|[2-9]\d)\d\d-/;

/** From and to in m², of the area that is chosen (FILTER-01). */
export function AreaFilter({ filters, onChange }: Part) {
  const messages = useMessages(filtersTexts);
  const { areaMin, areaMax, areaKind } = filters;
  const root = useRef<HTMLDivElement>(null);
  const { range, write, handlers, disordered } = useDelayedRange(
    { min: areaMin, max: areaMax },
    ({ min, max }) =>
      onChange({ areaMin: min, areaMax: max, areaKind: min === null && max === null ? null : areaKind }),
    debounceMs,
    root,
  );
  const ends = {
    ...handlers,
    unit: 'm²',
    min: 0,
    max: maxArea,
    step: 0.01,
    className: styles.rangeEnd,
  };
  return (
    <div ref={root} className={styles.range}>
      <NumberInput
        {...ends}
        label={messages.priceMinimum}
        value={range.min}
        onValueChange={(min) => write({ min })}
      />
      <NumberInput
        {...ends}
        label={messages.priceMaximum}
        value={range.max}
        onValueChange={(max) => write({ max })}
        error={disordered ? messages.areaOrder : undefined}
      />
      <Select
        label={messages.areaKind}
        className={styles.rangeWhole}
        value={areaKind ?? ''}
        options={[
          { value: '', label: messages.areaKinds.main },
          { value: 'private', label: messages.areaKinds.private },
          { value: 'total', label: messages.areaKinds.total },
          { value: 'land', label: messages.areaKinds.land },
        ]}
        onValueChange={(value) =>
          onChange({ areaMin: range.min, areaMax: range.max, areaKind: (value as AreaKind) || null })
        }
      />
    </div>
  );
}

/** From and to for each square metre. */
export function SquareMetreFilter({ filters, onChange }: Part) {
  const messages = useMessages(filtersTexts);
  return (
    <PriceRangeField
      label={messages.squareMetreFilter}
      value={{ min: filters.squareMetreMin, max: filters.squareMetreMax }}
      onValueChange={({ min, max }) => onChange({ squareMetreMin: min, squareMetreMax: max })}
    />
  );
}

/** From and to, of the day on which the current round closes. */
export function DatesFilter({ filters, onChange }: Part) {
  const messages = useMessages(filtersTexts);
  const { dateFrom, dateTo } = filters;
  const disordered = dateFrom !== null && dateTo !== null && dateFrom > dateTo;
  return (
    <div className={styles.range}>
      <Day label={messages.dateFrom} value={dateFrom} onApply={(day) => onChange({ dateFrom: day })} />
      <Day
        label={messages.dateTo}
        value={dateTo}
        error={disordered ? messages.dateOrder : undefined}
        onApply={(day) => onChange({ dateTo: day })}
      />
    </div>
  );
}

interface DayProps {
  label: string;
  value: string | null;
  error?: string | undefined;
  onApply: (day: string | null) => void;
}

/** A native field gives '0002-12-01' after the first digit of a year: such a day is shown, but not applied. */
function Day({ value, onApply, ...props }: DayProps) {
  const inForce = value ?? '';
  const [draft, setDraft] = useState({ day: inForce, inForce });
  if (draft.inForce !== inForce) setDraft({ day: inForce, inForce });
  return (
    <TextField
      {...props}
      type="date"
      className={styles.rangeWhole}
      value={draft.day}
      onValueChange={(day) => {
        setDraft({ day, inForce });
        if (day === '' || wholeDay.test(day)) onApply(day || null);
      }}
      onBlur={() => setDraft({ day: inForce, inForce })}
    />
  );
}
