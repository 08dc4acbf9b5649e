import { CaptchaField } from '../../src/captcha-field/captcha-field.tsx';
import { Checkbox } from '../../src/checkbox/checkbox.tsx';
import { Chip, RemovableChip } from '../../src/chip/chip.tsx';
import { Combobox } from '../../src/combobox/combobox.tsx';
import { CodeBlock } from '../../src/code/code.tsx';
import { CopyButton } from '../../src/copy-button/copy-button.tsx';
import { CurrencyInput } from '../../src/currency-input/currency-input.tsx';
import { DateField } from '../../src/date-field/date-field.tsx';
import { DateRangeField } from '../../src/date-range-field/date-range-field.tsx';
import { DisplaySettings } from '../../src/display-settings/display-settings.tsx';
import { Field } from '../../src/field/field.tsx';
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
import { nothing, type Row } from './row.ts';

const no = () => undefined;
const many = Array.from({ length: 10_000 }, (_, at) => ({
  id: `${at}`,
  value: `${at}`,
  label: `Opção ${at}`,
}));

export const formRows: readonly Row[] = [
  [
    CaptchaField,
    'nothing to answer',
    { value: '', picture: null },
    'Código de verificação',
    'CaptchaField has neither',
  ],
  [Checkbox, 'no label', { checked: true, onCheckedChange: no }, 'checkbox', 'Checkbox has no label'],
  [Chip, 'no state', { children: 'Casa' }, 'Casa', null],
  [RemovableChip, 'no label', { onRemove: no }, 'Remover filtro', 'RemovableChip has no label'],
  [Combobox, 'no label', { value: '', options: [] }, 'combobox', 'Combobox has no label'],
  [Combobox, '10,000 options', { label: 'Cidade', value: '', options: many }, 'Cidade', null],
  [CurrencyInput, 'no label', { value: null, onValueChange: no }, 'input', 'CurrencyInput has no label'],
  [
    CurrencyInput,
    'no amount',
    { label: 'Preço', value: Number.NaN },
    'Preço',
    'CurrencyInput got value = NaN',
  ],
  [DisplaySettings, 'nothing chosen', { value: {}, onValueChange: no }, 'Tema', null],
  [CopyButton, 'nothing to copy', {}, 'Copiar', 'CopyButton has no value'],
  [CodeBlock, 'no label', { value: 'code;title' }, 'code;title', 'CodeBlock has no label'],
  [DateField, 'no label', {}, 'input', 'DateField has no label'],
  [DateField, 'no day', { label: 'Data', value: '2026-02-31' }, 'Data', null],
  [
    DateField,
    'a day as it is read',
    { label: 'Data', value: '10/03/2026' },
    'Data',
    "A field of a date got '10/03/2026'",
  ],
  [DateRangeField, 'no label', {}, 'fieldset', 'DateRangeField has no label'],
  [NumberField, 'no label', { value: null }, 'input', 'NumberField has no label'],
  [NumberField, 'no number', { label: 'Área', value: Number.NaN }, 'Área', 'NumberField got value = NaN'],
  [MultiCombobox, 'no label', { options: [] }, 'combobox', 'Combobox has no label'],
  [Field, 'no label', { children: () => 'Controle' }, 'Controle', 'Field has no label'],
  [MaskedField, 'no label', { mask: 'cpf', value: '' }, 'input', 'MaskedField has no label'],
  [MaskedField, 'no value', { label: 'CPF', mask: 'cpf' }, 'CPF', null],
  [
    PasswordField,
    'no label',
    { value: '', autoComplete: 'new-password' },
    'input',
    'PasswordField has no label',
  ],
  [PasswordField, 'no purpose', { label: 'Senha', value: '' }, 'Senha', 'PasswordField has no autoComplete'],
  [
    PriceRangeField,
    'no number',
    { value: { min: Number.NaN, max: null } },
    'Mínimo',
    'CurrencyInput got value = NaN',
  ],
  [RadioGroup, 'no label', { name: 'a', options: many.slice(0, 2) }, 'Opção 1', 'RadioGroup has no label'],
  [RadioGroup, 'no options', { label: 'Tipo', name: 'a', options: [] }, nothing, 'RadioGroup got no options'],
  [RadioGroup, '10,000 options', { label: 'Tipo', name: 'a', options: many }, 'Opção 9999', null],
  [
    RadioGroup,
    'an unknown value',
    { label: 'Tipo', name: 'a', value: 'x', options: many.slice(0, 2) },
    'Tipo',
    null,
  ],
  [SearchField, 'no label', { value: '', onValueChange: no }, 'search', 'SearchField has no label'],
  [
    Select,
    'no label',
    { value: '', options: many.slice(0, 2), onValueChange: no },
    'Opção 1',
    'Select has no label',
  ],
  [Select, 'no options', { label: 'Estado', value: '', onValueChange: no }, 'Estado', null],
  [
    Select,
    '10,000 options',
    { label: 'Cidade', value: '9999', options: many, onValueChange: no },
    'Opção 9999',
    null,
  ],
  [
    Select,
    'a value of no option',
    { label: 'Cidade', value: 'x', options: many.slice(0, 2), onValueChange: no },
    'Opção 1',
    "Select got value = 'x'",
  ],
  [Slider, 'no label', { value: [3], onValueChange: no }, 'slider', 'Slider has no label'],
  [Slider, 'no values', { label: 'Área', value: [], onValueChange: no }, 'Área', 'Slider got min 0'],
  [Switch, 'no label', { checked: true }, 'switch', 'Switch has no label'],
  [TextArea, 'no label', { value: '' }, 'textarea', 'TextArea has no label'],
  [
    TextArea,
    'a counter of nothing',
    { label: 'Texto', value: '', counter: true },
    'Texto',
    'TextArea has a counter',
  ],
  [TextField, 'no label', { value: '' }, 'input', 'TextField has no label'],
  [TextField, 'an empty label', { label: ' ', value: '' }, 'input', 'TextField has no label'],
  [ToggleGroup, 'no label', { value: '0', options: many.slice(0, 2) }, 'Opção 1', 'ToggleGroup has no label'],
  [ToggleGroup, 'no options', { label: 'Tipo', options: [] }, nothing, 'ToggleGroup got no options'],
  [Combobox, 'no list', { label: 'Cidade', value: '' }, 'Cidade', null],
  [RadioGroup, 'no list', { label: 'Tipo', name: 'a' }, nothing, 'RadioGroup got no options'],
  [Select, 'no list', { label: 'Estado', value: '', onValueChange: no }, 'Estado', null],
  [ToggleGroup, 'no list', { label: 'Tipo' }, nothing, 'ToggleGroup got no options'],
];
