import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Checkbox } from '../../src/checkbox/checkbox.tsx';
import { Combobox } from '../../src/combobox/combobox.tsx';
import { CurrencyInput } from '../../src/currency-input/currency-input.tsx';
import { DateField } from '../../src/date-field/date-field.tsx';
import { DateRangeField } from '../../src/date-range-field/date-range-field.tsx';
import { DisplaySettings } from '../../src/display-settings/display-settings.tsx';
import { FileField } from '../../src/file-field/file-field.tsx';
import { LocationCombobox } from '../../src/location-combobox/location-combobox.tsx';
import { MaskedField } from '../../src/masked-field/masked-field.tsx';
import { MultiCombobox } from '../../src/multi-combobox/multi-combobox.tsx';
import { NumberField } from '../../src/number-field/number-field.tsx';
import { PasswordField } from '../../src/password-field/password-field.tsx';
import { PriceRangeField } from '../../src/price-range-field/price-range-field.tsx';
import { RadioGroup } from '../../src/radio-group/radio-group.tsx';
import { SearchField } from '../../src/search-field/search-field.tsx';
import { Select } from '../../src/select/select.tsx';
import { Slider } from '../../src/slider/slider.tsx';
import { TextArea } from '../../src/text-area/text-area.tsx';
import { TextField } from '../../src/text-field/text-field.tsx';
import { ThemeSwitch } from '../../src/theme-switch/theme-switch.tsx';
import { ToggleGroup } from '../../src/toggle-group/toggle-group.tsx';
import { ViewToggle } from '../../src/view-toggle/view-toggle.tsx';

const options = [
  { value: 'house', label: 'Casa' },
  { value: 'land', label: 'Terreno' },
];
const santos = { id: '12', label: 'Santos', detail: 'SP', kind: 'city' } as const;

const render = (component: ElementType, props: object) =>
  renderToStaticMarkup(createElement(component, { label: 'Nome', ...props }));

/** Without Radix's inputs of a slider, which are not shown and belong to no form. */
const controls = (html: string) =>
  (html.match(/<(?:input|textarea|select)\b[^>]*>/g) ?? []).filter((tag) => !tag.includes('display:none'));

test.each<[string, ElementType, object]>([
  ['TextField', TextField, {}],
  ['TextArea', TextArea, {}],
  ['Select', Select, { options }],
  ['SearchField', SearchField, {}],
  ['PasswordField', PasswordField, { autoComplete: 'new-password' }],
  ['MaskedField', MaskedField, { mask: 'cpf' }],
  ['NumberField', NumberField, {}],
  ['CurrencyInput', CurrencyInput, {}],
  ['PriceRangeField', PriceRangeField, {}],
  ['DateField', DateField, {}],
  ['DateRangeField', DateRangeField, {}],
  ['Combobox', Combobox, { options: [] }],
  ['MultiCombobox', MultiCombobox, { options: [], defaultValue: [santos] }],
  ['LocationCombobox', LocationCombobox, { options: [], defaultValue: santos }],
  ['FileField', FileField, {}],
  ['Checkbox', Checkbox, {}],
  ['RadioGroup', RadioGroup, { options }],
  ['ToggleGroup', ToggleGroup, { options }],
  ['ThemeSwitch', ThemeSwitch, {}],
  ['Slider', Slider, { defaultValue: [20, 40] }],
])('[GRAM-03] %s: all that it sends belongs to the form that it names', (_name, component, props) => {
  const found = controls(render(component, { name: 'mine', form: 'far', ...props }));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((tag) => !tag.includes('form="far"'))).toEqual([]);
});

test.each<[string, ElementType, object]>([
  ['RadioGroup', RadioGroup, { options }],
  ['ToggleGroup', ToggleGroup, { options }],
  ['ViewToggle', ViewToggle, {}],
  ['ThemeSwitch', ThemeSwitch, {}],
  ['DisplaySettings', DisplaySettings, {}],
])(
  '[GRAM-03] %s: without a name it belongs to no form, and is one group all the same',
  (_name, component, props) => {
    const radios = controls(render(component, props));
    expect(radios.length).toBeGreaterThan(1);
    expect(radios.filter((tag) => !tag.includes('form=""'))).toEqual([]);
    expect(radios.filter((tag) => !/ name="[^"]+"/.test(tag))).toEqual([]);
    if (component !== DisplaySettings)
      expect(controls(render(component, { ...props, name: 'mine' })).join('')).not.toContain('form=');
  },
);

test('[GRAM-03] a required RadioGroup without a name still holds its form back', () =>
  expect(render(RadioGroup, { options, required: true })).not.toContain('form='));

test.each<[ElementType, object, string[]]>([
  [DateRangeField, { name: 'periodo' }, ['periodo_from', 'periodo_to']],
  [DateRangeField, { name: 'periodo', names: { from: 'de', to: 'ate' } }, ['de', 'ate']],
  [DateRangeField, {}, []],
  [PriceRangeField, { name: 'preco' }, ['preco_min', 'preco_max']],
])('[GRAM-03] the two ends of a range are sent under names of their own', (component, props, names) => {
  const found = controls(render(component, props)).flatMap((tag) => / name="([^"]*)"/.exec(tag)?.[1] ?? []);
  expect(found).toEqual(names);
});
