import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { CaptchaField } from '../../src/captcha-field/captcha-field.tsx';
import { Checkbox } from '../../src/checkbox/checkbox.tsx';
import { Combobox } from '../../src/combobox/combobox.tsx';
import { CurrencyInput } from '../../src/currency-input/currency-input.tsx';
import { DateField } from '../../src/date-field/date-field.tsx';
import { DateRangeField } from '../../src/date-range-field/date-range-field.tsx';
import { Field, type FieldIds } from '../../src/field/field.tsx';
import { Fieldset } from '../../src/fieldset/fieldset.tsx';
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
import { Switch } from '../../src/switch/switch.tsx';
import { TextArea } from '../../src/text-area/text-area.tsx';
import { TextField } from '../../src/text-field/text-field.tsx';
import { ToggleGroup } from '../../src/toggle-group/toggle-group.tsx';

const options = [
  { value: 'house', label: 'Casa' },
  { value: 'land', label: 'Terreno' },
];
const santos = { id: '12', label: 'Santos', detail: 'SP', kind: 'city' } as const;

/** The tag that has an attribute, and nothing of its neighbours. */
const tagWith = (html: string, attribute: string) =>
  (html.match(/<[a-z][^>]*>/g) ?? []).filter((tag) => tag.includes(attribute));

test.each<[string, ElementType, object, string]>([
  ['TextField', TextField, { defaultValue: 'Ana' }, 'value="Ana"'],
  ['TextArea', TextArea, { defaultValue: 'Ana' }, '>Ana</textarea>'],
  ['Select', Select, { options, defaultValue: 'land' }, '<option value="land" selected="">'],
  ['SearchField', SearchField, { defaultValue: 'praia' }, 'value="praia"'],
  ['PasswordField', PasswordField, { autoComplete: 'new-password', defaultValue: 'a' }, 'value="a"'],
  ['MaskedField', MaskedField, { mask: 'cpf', defaultValue: '52998224725' }, 'value="529.982.247-25"'],
  ['CurrencyInput', CurrencyInput, { defaultValue: 1_234_56 }, '1.234,56"'],
  ['CaptchaField', CaptchaField, { picture: 'aaaa', defaultValue: 'x7' }, 'value="x7"'],
  ['Combobox', Combobox, { options: [], defaultValue: 'casa' }, 'value="casa"'],
  ['LocationCombobox', LocationCombobox, { options: [], defaultValue: santos }, 'value="Santos - SP"'],
  ['FileField', FileField, {}, 'type="file"'],
  ['Checkbox', Checkbox, { defaultChecked: true }, 'checked=""'],
  ['Switch', Switch, { defaultChecked: true }, 'checked=""'],
])(
  '[GRAM-02] %s: its id and its attributes are the control’s, className and style the field’s, and it starts by itself',
  (_name, component, props, starts) => {
    const html = renderToStaticMarkup(
      createElement(component, {
        label: 'Nome',
        id: 'mine',
        'data-mine': '',
        className: 'placed',
        style: { gridColumn: '1 / 3' },
        ...props,
      }),
    );
    const [control, ...more] = tagWith(html, 'id="mine"');
    expect(more).toEqual([]);
    expect(control).toMatch(/^<(input|textarea|select|button) /);
    expect(control).toContain('data-mine=""');
    expect(tagWith(html, 'data-mine')).toEqual([control]);

    const [root, ...others] = tagWith(html, 'placed');
    expect(others).toEqual([]);
    expect(html.startsWith(root ?? 'nothing')).toBe(true);
    expect(root).toContain('style="grid-column:1 / 3"');
    expect(tagWith(html, 'grid-column')).toEqual([root]);

    // A row's label is around its checkbox.
    if (component !== Checkbox) expect(html).toContain('for="mine"');
    expect(html).toContain(starts);
  },
);

const control = ({ id, describedBy, invalid }: FieldIds) =>
  createElement('input', { id, 'aria-describedby': describedBy, 'aria-invalid': invalid });

const fields: [string, ElementType, object][] = [
  ['Field', Field, { children: control }],
  ['TextField', TextField, {}],
  ['TextArea', TextArea, { counter: true, maxLength: 9 }],
  ['Select', Select, { options }],
  ['SearchField', SearchField, {}],
  ['PasswordField', PasswordField, { autoComplete: 'new-password' }],
  ['MaskedField', MaskedField, { mask: 'cpf' }],
  ['NumberField', NumberField, {}],
  ['CurrencyInput', CurrencyInput, {}],
  ['DateField', DateField, {}],
  ['DateRangeField', DateRangeField, {}],
  ['CaptchaField', CaptchaField, { picture: 'aaaa' }],
  ['Combobox', Combobox, { options: [] }],
  ['MultiCombobox', MultiCombobox, { options: [] }],
  ['LocationCombobox', LocationCombobox, { options: [] }],
  ['FileField', FileField, {}],
  ['Checkbox', Checkbox, {}],
  ['Switch', Switch, {}],
  ['RadioGroup', RadioGroup, { options }],
  ['ToggleGroup', ToggleGroup, { options }],
  ['Slider', Slider, {}],
];

test.each<[string, ElementType, object]>([...fields, ['Fieldset', Fieldset, {}]])(
  '[GRAM-02] %s: what its caller describes it by comes beside its hint and its error',
  (_name, component, props) => {
    const html = renderToStaticMarkup(
      createElement(component, {
        label: 'Nome',
        hint: 'Só você o vê.',
        'aria-describedby': 'note',
        ...(component !== Fieldset && { error: 'Escolha outro.' }),
        ...props,
      }),
    );
    const described = tagWith(html, 'aria-describedby="').map((tag) =>
      (/aria-describedby="([^"]*)"/.exec(tag)?.[1] ?? '').split(' '),
    );
    const ids = described.find((one) => one.includes('note')) ?? [];
    const text = ids.map((id) => new RegExp(`id="${id}"[^>]*>(?:<svg.*?</svg>)?([^<]*)`).exec(html)?.[1]);
    expect(ids).toContain('note');
    if (component !== CaptchaField) expect(text).toContain('Só você o vê.');
    if (component !== Fieldset) expect(text).toContain('Escolha outro.');
  },
);

const invalid = { 'aria-invalid': true };

test.each<[string, ElementType, object]>([...fields, ['PriceRangeField', PriceRangeField, {}]])(
  '[GRAM-02] %s: it is invalid by its error or by its caller’s word, and never valid against either',
  (_name, component, props) => {
    const render = (more: object) =>
      renderToStaticMarkup(createElement(component, { label: 'Nome', ...props, ...more }));
    const error = { error: 'Escolha outro.' };
    for (const wrong of [error, invalid, { ...error, ...invalid }, { ...error, 'aria-invalid': false }]) {
      const html = render(wrong);
      expect(html).toContain('aria-invalid="true"');
      expect(html).not.toContain('aria-invalid="false"');
    }
    expect(render({})).not.toContain('aria-invalid="true"');
  },
);
