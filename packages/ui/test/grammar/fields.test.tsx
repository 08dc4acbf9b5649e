import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { CaptchaField } from '../../src/captcha-field/captcha-field.tsx';
import { Checkbox } from '../../src/checkbox/checkbox.tsx';
import { Combobox } from '../../src/combobox/combobox.tsx';
import { CurrencyInput } from '../../src/currency-input/currency-input.tsx';
import { FileField } from '../../src/file-field/file-field.tsx';
import { LocationCombobox } from '../../src/location-combobox/location-combobox.tsx';
import { MaskedField } from '../../src/masked-field/masked-field.tsx';
import { PasswordField } from '../../src/password-field/password-field.tsx';
import { SearchField } from '../../src/search-field/search-field.tsx';
import { Select } from '../../src/select/select.tsx';
import { Switch } from '../../src/switch/switch.tsx';
import { TextArea } from '../../src/text-area/text-area.tsx';
import { TextField } from '../../src/text-field/text-field.tsx';

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
  ['Switch', Switch, { defaultChecked: true }, 'aria-checked="true"'],
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
