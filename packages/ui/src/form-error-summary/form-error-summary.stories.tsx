import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useRef, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { Form } from '../form/form.tsx';
import { MultiCombobox } from '../multi-combobox/multi-combobox.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { PriceRangeField } from '../price-range-field/price-range-field.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Slider } from '../slider/slider.tsx';
import { Switch } from '../switch/switch.tsx';
import { ToggleGroup } from '../toggle-group/toggle-group.tsx';
import { bareBrowser, blindBrowser } from '../testing/bare-browser.ts';
import { withLargeLetters, wordsPast } from '../testing/large-letters.ts';
import { FormErrorSummary } from './form-error-summary.tsx';

const errors = [
  { field: 'rooms', label: 'Quartos', error: 'Escolha ao menos um quarto.' },
  { field: 'day', label: 'Data da lista', error: 'Escreva a data da lista.' },
];

const meta = {
  title: 'Forms/FormErrorSummary',
  component: FormErrorSummary,
  args: { errors },
  parameters: {
    guide: {
      do: [
        'Put it first in the form, and give it the focus after a try that failed.',
        'Say in each line what is wrong, in the words that stand under the field as well.',
      ],
      dont: [
        'Show it while somebody is still writing.',
        'Let it take the place of the errors under the fields.',
      ],
      keyboard: [['Enter', 'On a line: to the field.']],
      accessibility: [
        'An `alert` that is read as it fills; each line is a link to its field, by `id` or by `name`.',
      ],
    },
  },
} satisfies Meta<typeof FormErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwoOfOneField: Story = {
  name: 'Two errors of one field are two lines',
  parameters: { chromatic: { disableSnapshot: true } },
  args: { errors: [...errors, { field: 'day', label: 'Data da lista', error: 'A lista é de ontem.' }] },
  beforeEach: () => {
    const { error } = console;
    console.error = fn();
    return () => {
      console.error = error;
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(console.error).not.toHaveBeenCalled();
  },
};
export const One: Story = { args: { errors: errors.slice(0, 1) } };
export const Failed: Story = {
  args: { errors: [], failure: 'A lista não foi aceita. Tente novamente em instantes.' },
};
export const LongText: Story = {
  args: {
    failure:
      'A lista não foi aceita porque o leiloeiro ainda não confirmou o email nem foi aprovado pela nossa equipe.',
    errors: errors.map((item) => ({
      ...item,
      error: `${item.error} Ele aparece em todos os leilões desta lista e não pode ser mudado depois do envio.`,
    })),
  },
};

export const LargeLetters: Story = {
  name: 'With letters twice as large its words stay within it',
  tags: ['PART-07', 'SHELL-12'],
  args: {
    errors: [
      { field: 'mail', label: 'Email', error: 'Escreva o email inteiro, por exemplo ana@exemplo.com.br.' },
    ],
  },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
  play: ({ canvas }) =>
    withLargeLetters(async () => expect(wordsPast(canvas.getByRole('alert'))).toBeLessThanOrEqual(0)),
};

function Example() {
  const [sent, setSent] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    summary.current?.focus();
  };
  return (
    <Form aria-label="Lista" width="form" noValidate onSubmit={submit}>
      <FormErrorSummary ref={summary} errors={sent ? errors : []} />
      <NumberField label="Quartos" name="rooms" error={sent ? errors[0]!.error : undefined} />
      <DateField
        label="Data da lista"
        id="day"
        error={sent ? errors[1]!.error : undefined}
        onValueChange={fn()}
      />
      <div>
        <Button type="submit" tone="accent">
          Enviar lista
        </Button>
      </div>
    </Form>
  );
}

export const InAForm: Story = {
  name: 'After a try that failed it has the focus, and its lines lead to the fields',
  tags: ['PART-07'],
  render: () => <Example />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar lista' }));
    const summary = canvas.getByRole('alert', { name: /2 campos precisam de correção/ });
    await expect(summary).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Quartos:/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Quartos' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /^Data da lista:/ }));
    await expect(canvas.getByRole('textbox', { name: 'Data da lista' })).toHaveFocus();
  },
};

const cities = [
  { id: '12', label: 'Santos' },
  { id: '34', label: 'Recife' },
];

export const Groups: Story = {
  name: 'Its lines lead to groups and to fields of several choices by their name, chosen or not',
  tags: ['PART-07'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Form aria-label="Alerta" width="form">
      <FormErrorSummary
        errors={[
          { field: 'cities', label: 'Cidades' },
          { field: 'others', label: 'Outras' },
          { field: 'use', label: 'Ocupação' },
        ]}
      />
      <MultiCombobox label="Cidades" name="cities" options={cities} />
      <MultiCombobox label="Outras" name="others" options={cities} defaultValue={cities} />
      <RadioGroup label="Ocupação" name="use" options={[{ value: 'vacant', label: 'Desocupado' }]} />
    </Form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const follow = (name: string) => userEvent.click(canvas.getByRole('link', { name }));
    await follow('Cidades');
    await expect(canvas.getByRole('combobox', { name: 'Cidades' })).toHaveFocus();
    await follow('Outras');
    await expect(canvas.getByRole('combobox', { name: 'Outras' })).toHaveFocus();
    await follow('Ocupação');
    await expect(canvas.getByRole('radio')).toHaveFocus();
    const sent = [...new FormData(canvasElement.querySelector('form')!)];
    await expect(sent).toEqual([
      ['others', '12'],
      ['others', '34'],
    ]);
  },
};

const uses = [
  { value: 'vacant', label: 'Desocupado' },
  { value: 'occupied', label: 'Ocupado' },
];

export const Choices: Story = {
  name: 'Its lines lead to the chosen radio, else the first, to thumbs, switches and amounts',
  tags: ['PART-07', 'GRAM-13'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Form aria-label="Alerta" width="form">
      <FormErrorSummary
        errors={[
          { field: 'use', label: 'Ocupação' },
          { field: 'was', label: 'Ocupação anterior' },
          { field: 'by-id', label: 'Ocupação futura' },
          { field: 'view', label: 'Exibição' },
          { field: 'discount', label: 'Desconto' },
          { field: 'area', label: 'Área' },
          { field: 'mail', label: 'Avisos' },
          { field: 'price', label: 'Preço' },
        ]}
      />
      <RadioGroup label="Ocupação" name="use" options={uses} />
      <RadioGroup label="Ocupação anterior" name="was" defaultValue="occupied" options={uses} />
      <RadioGroup label="Ocupação futura" id="by-id" name="will" defaultValue="occupied" options={uses} />
      <ToggleGroup label="Exibição" name="view" defaultValue="occupied" options={uses} />
      <Slider label="Desconto" name="discount" />
      <Slider label="Área" name="area" defaultValue={[10, 20]} />
      <Switch label="Avisos" name="mail" />
      <PriceRangeField label="Preço" name="price" error="Nenhum leilão custa tão pouco." />
    </Form>
  ),
  play: async ({ canvas }) => {
    const follow = (name: string) => userEvent.click(canvas.getByRole('link', { name }));
    const inGroup = (name: string) => within(canvas.getByRole('group', { name }));
    await follow('Ocupação');
    await expect(inGroup('Ocupação').getByRole('radio', { name: 'Desocupado' })).toHaveFocus();
    for (const group of ['Ocupação anterior', 'Ocupação futura', 'Exibição']) {
      await follow(group);
      await expect(inGroup(group).getByRole('radio', { name: 'Ocupado' })).toHaveFocus();
    }
    await follow('Desconto');
    await expect(canvas.getByRole('slider', { name: 'Desconto' })).toHaveFocus();
    await follow('Área');
    await expect(canvas.getByRole('slider', { name: 'Área: Mínimo' })).toHaveFocus();
    await follow('Avisos');
    await expect(canvas.getByRole('switch', { name: 'Avisos' })).toHaveFocus();
    await follow('Preço');
    await expect(canvas.getByRole('textbox', { name: 'Mínimo' })).toHaveFocus();
  },
};

export const InUnitTests: Story = {
  name: 'In the DOM of unit tests, which has no sizes and scrolls nothing',
  beforeEach: bareBrowser,
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Example />,
  play: async ({ canvas }) => {
    const bringBack = blindBrowser();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar lista' }));
    await userEvent.click(canvas.getByRole('link', { name: /^Quartos:/ }));
    bringBack();
    await expect(canvas.getByRole('textbox', { name: 'Quartos' })).toHaveFocus();
  },
};
