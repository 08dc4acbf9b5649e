import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormEvent } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { CurrencyInput } from '../currency-input/currency-input.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { DateRangeField } from '../date-range-field/date-range-field.tsx';
import { FileField } from '../file-field/file-field.tsx';
import { Form } from '../form/form.tsx';
import { Inline } from '../inline/inline.tsx';
import { LocationCombobox } from '../location-combobox/location-combobox.tsx';
import { MaskedField } from '../masked-field/masked-field.tsx';
import { MultiCombobox } from '../multi-combobox/multi-combobox.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { PriceRangeField } from '../price-range-field/price-range-field.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { Select } from '../select/select.tsx';
import { Slider } from '../slider/slider.tsx';
import { Switch } from '../switch/switch.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ToggleGroup } from '../toggle-group/toggle-group.tsx';

/** Of a file its name. */
type Entries = readonly (readonly [string, string])[];

interface NativeFormProps {
  onSend: (entries: Entries) => void;
}

const no = () => undefined;
const kinds = [
  { value: 'house', label: 'Casa' },
  { value: 'land', label: 'Terreno' },
];
const views = [
  { value: 'grid', label: 'Grade' },
  { value: 'list', label: 'Lista' },
];
const santos = { id: '12', label: 'Santos', detail: 'SP', kind: 'city' } as const;
const recife = { id: '34', label: 'Recife', detail: 'PE', kind: 'city' } as const;
const period = { from: '2026-03-10', to: '2026-03-20' };

/** Nobody keeps a value: the form does. */
function NativeForm({ onSend }: NativeFormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)];
    onSend(entries.map(([name, value]) => [name, value instanceof File ? value.name : value]));
  };
  return (
    <Form onSubmit={send} width="form">
      <TextField label="Nome" name="name" defaultValue="Ana" />
      <PasswordField label="Senha" name="password" autoComplete="current-password" defaultValue="segredo" />
      <MaskedField label="CPF" name="cpf" mask="cpf" defaultValue="52998224725" />
      <CurrencyInput label="Lance" name="bid" defaultValue={1_234_56} />
      <PriceRangeField name="price" defaultValue={{ min: 10_000_00, max: null }} />
      <Select label="Tipo" name="kind" options={kinds} defaultValue="land" />
      <RadioGroup label="Ocupação" name="use" options={kinds} defaultValue="house" />
      <ToggleGroup label="Vista" name="view" options={views} defaultValue="list" />
      <Slider label="Desconto" name="discount" step={5} defaultValue={[30]} />
      <Switch label="Avisos" name="notify" defaultChecked />
      <Checkbox label="Aceito os termos" name="terms" defaultChecked />
      <SearchField label="Busca" name="q" defaultValue="praia" />
      <Combobox label="Palavra" name="word" options={[]} defaultValue="casa" />
      <LocationCombobox name="city" options={[]} onSearch={no} defaultValue={santos} />
      <MultiCombobox
        label="Outras cidades"
        name="cities"
        options={[santos, recife]}
        defaultValue={[santos]}
      />
      <NumberField label="Quartos" name="rooms" min={1} max={9} defaultValue={2} />
      <DateField label="Visita" name="visit" defaultValue="2026-03-05" />
      <DateRangeField label="Encerra" names={{ from: 'from', to: 'to' }} defaultValue={period} />
      <FileField label="Edital" name="file" />
      <TextArea label="Mensagem" name="text" counter maxLength={50} defaultValue="Olá" />
      <Inline>
        <Button type="submit" tone="accent">
          Enviar
        </Button>
        <Button type="reset">Desfazer</Button>
      </Inline>
    </Form>
  );
}

const meta = {
  title: 'Recipes/Native form',
  component: NativeForm,
  args: { onSend: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A form without a state of its own: every field keeps its value, gives it to `FormData` under its `name`, and takes a reset.',
      },
    },
  },
} satisfies Meta<typeof NativeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const untouched: Entries = [
  ['name', 'Ana'],
  ['password', 'segredo'],
  ['cpf', '52998224725'],
  ['bid', '1234.56'],
  ['price_min', '10000'],
  ['price_max', ''],
  ['kind', 'land'],
  ['use', 'house'],
  ['view', 'list'],
  ['discount', '30'],
  ['notify', 'on'],
  ['terms', 'on'],
  ['q', 'praia'],
  ['word', 'casa'],
  ['city', '12'],
  ['cities', '12'],
  ['rooms', '2'],
  ['visit', '2026-03-05'],
  ['from', '2026-03-10'],
  ['to', '2026-03-20'],
  ['file', ''],
  ['text', 'Olá'],
];

export const Default: Story = {
  name: 'A form that keeps its own values',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(args.onSend).toHaveBeenLastCalledWith(untouched);
  },
};

async function change(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  const write = async (label: string, text: string) => {
    const field = canvas.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  await write('Nome', 'Bia');
  await write('Senha', 'outra');
  await write('CPF', '11144477735');
  await write('Lance', '99');
  await write('Máximo', '5000000{Enter}');
  await userEvent.selectOptions(canvas.getByLabelText('Tipo'), 'Casa');
  await userEvent.click(canvas.getByRole('radio', { name: 'Terreno' }));
  await userEvent.click(canvas.getByRole('radio', { name: 'Grade' }));
  canvas.getByRole('slider').focus();
  await userEvent.keyboard('{PageUp}');
  await userEvent.click(canvas.getByRole('switch'));
  await userEvent.click(canvas.getByRole('checkbox'));
  await write('Busca', 'serra');
  await write('Palavra', 'sítio');
  await userEvent.type(canvas.getByLabelText('Cidade'), 'x');
  await userEvent.type(canvas.getByLabelText('Outras cidades'), 'rec{ArrowDown}{Enter}');
  await write('Quartos', '3');
  await write('Visita', '06/04/2026');
  await write('De', '11/03/2026');
  await write('Até', '21/03/2026');
  const chosen = new DataTransfer();
  chosen.items.add(new File(['%PDF'], 'edital.pdf'));
  // Testing Library's own upload hides the file from FormData.
  const file = canvas.getByLabelText<HTMLInputElement>('Edital');
  file.files = chosen.files;
  await fireEvent.change(file);
  await write('Mensagem', 'Tchau');
}

export const Changed: Story = {
  name: 'FormData holds the real value of every field, not what is seen of it',
  tags: ['GRAM-03'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await change(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(args.onSend).toHaveBeenLastCalledWith([
      ['name', 'Bia'],
      ['password', 'outra'],
      ['cpf', '11144477735'],
      ['bid', '0.99'],
      ['price_min', '10000'],
      ['price_max', '50000'],
      ['kind', 'house'],
      ['use', 'land'],
      ['view', 'grid'],
      ['discount', '40'],
      ['q', 'serra'],
      ['word', 'sítio'],
      ['city', ''],
      ['cities', '12'],
      ['cities', '34'],
      ['rooms', '3'],
      ['visit', '2026-04-06'],
      ['from', '2026-03-11'],
      ['to', '2026-03-21'],
      ['file', 'edital.pdf'],
      ['text', 'Tchau'],
    ]);
  },
};

export const FarAndNameless: Story = {
  name: 'Fields outside of their form go with it; choices without a name go with none, and keep their keys',
  tags: ['GRAM-03'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <>
      <form id="far" aria-label="Longe">
        <RadioGroup label="Sem nome" options={kinds} defaultValue="house" />
        <ToggleGroup label="Vista" options={views} />
      </form>
      <RadioGroup label="Ocupação" name="use" form="far" options={kinds} defaultValue="land" />
      <ToggleGroup label="Ordem" name="order" form="far" options={views} />
      <PriceRangeField name="price" form="far" defaultValue={{ min: 10_000_00, max: null }} />
      <DateRangeField label="Encerra" name="ends" form="far" defaultValue={period} />
      <Slider label="Desconto" name="discount" form="far" defaultValue={[30]} />
    </>
  ),
  play: async ({ canvas }) => {
    const entries = () => [...new FormData(canvas.getByRole<HTMLFormElement>('form'))];
    const sent = (ends: typeof period) => [
      ['use', 'land'],
      ['order', 'grid'],
      ['price_min', '10000'],
      ['price_max', ''],
      ['ends_from', ends.from],
      ['ends_to', ends.to],
      ['discount', '30'],
    ];
    await waitFor(() => expect(entries()).toEqual(sent(period)));
    await userEvent.click(canvas.getAllByRole('radio', { name: 'Casa' })[0]!);
    await userEvent.keyboard('{ArrowDown}');
    const [house, land] = within(canvas.getByRole('group', { name: 'Sem nome' })).getAllByRole('radio');
    await expect(land).toBeChecked();
    await expect(land).toHaveFocus();
    await expect(house).not.toBeChecked();
    await userEvent.clear(canvas.getByLabelText('De'));
    await userEvent.type(canvas.getByLabelText('De'), '11/03/2026');
    await userEvent.clear(canvas.getByLabelText('Mínimo'));
    await expect(entries()).toEqual(
      sent({ ...period, from: '2026-03-11' }).map(([name, value]) => [
        name,
        name === 'price_min' ? '' : value,
      ]),
    );
    canvas.getByRole<HTMLFormElement>('form').reset();
    await waitFor(() => expect(entries()).toEqual(sent(period)));
  },
};

export const Reset: Story = {
  name: 'A reset brings every default back, on screen and in what is sent',
  tags: ['GRAM-04'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await change(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await expect(canvas.getByLabelText('CPF')).toHaveValue('529.982.247-25');
    await expect(canvas.getByLabelText('Lance')).toHaveValue('R$\u00a01.234,56');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '30');
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(canvas.getByLabelText('Cidade')).toHaveValue('Santos - SP');
    await expect(canvas.getByText('3 de 50 caracteres')).toBeVisible();
    await expect(canvas.getByLabelText('Outras cidades')).toHaveValue('');
    await expect(canvas.getByText('Nenhum arquivo')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(args.onSend).toHaveBeenLastCalledWith(untouched);
  },
};

export const ResetUnfinished: Story = {
  name: 'A reset takes away what is written and is no day, number or choice yet',
  tags: ['GRAM-04'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const unfinished = [
      ['Quartos', '99', '2'],
      ['Visita', '06/0', '05/03/2026'],
      ['De', '11/0', '10/03/2026'],
      ['Até', '99/99/2026', '20/03/2026'],
      ['Outras cidades', 'rec', ''],
    ] as const;
    for (const [label, text] of unfinished) {
      await userEvent.clear(canvas.getByLabelText(label));
      await userEvent.type(canvas.getByLabelText(label), text);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    for (const [label, , initial] of unfinished)
      await expect(canvas.getByLabelText(label)).toHaveValue(initial);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
