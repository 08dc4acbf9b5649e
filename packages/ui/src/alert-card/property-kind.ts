import type { PropertyType } from '@martelo/domain/auction';
import { alertPropertyTypes, propertyTypeLabels } from '@martelo/domain/codes';
import { fold } from '@martelo/domain/fold';

/** Words of labels that a server may give, beside the platform's own: older and shorter ones. */
const others: readonly (readonly [word: string, type: PropertyType])[] = [
  ['comercial', 'commercial'],
  ['comerciais', 'commercial'],
  ['rural', 'rural'],
  ['rurais', 'rural'],
  ['galpao', 'shed'],
  ['lote', 'land'],
  ['gleba', 'land'],
  ['sobrado', 'house'],
];

const words: readonly (readonly [word: string, type: PropertyType])[] = [
  ...alertPropertyTypes.flatMap(({ type }) => {
    if (!type) return [];
    const { one, many } = propertyTypeLabels[type];
    return [one, many].map((label) => [fold(label), type] as const);
  }),
  ...others,
];

/**
 * The property type that a label names, whatever its accents, capitals and number; null for an unknown one (ALERT-05).
 */
export function propertyTypeOfLabel(label: string): PropertyType | null {
  const text = ` ${fold(label).replace(/[^a-z]+/g, ' ')} `;
  return words.find(([word]) => text.includes(` ${word} `))?.[1] ?? null;
}
