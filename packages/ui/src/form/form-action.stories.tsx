import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActionState, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Inline } from '../inline/inline.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Select } from '../select/select.tsx';
import { Slider } from '../slider/slider.tsx';
import { Switch } from '../switch/switch.tsx';
import { ToggleGroup } from '../toggle-group/toggle-group.tsx';
import { Form } from './form.tsx';

const kinds = [
  { value: 'house', label: 'Casa' },
  { value: 'land', label: 'Terreno' },
];
const uses = [
  { value: 'empty', label: 'Desocupado' },
  { value: 'occupied', label: 'Ocupado' },
];
const views = [
  { value: 'grid', label: 'Grade' },
  { value: 'list', label: 'Lista' },
];

interface Choices {
  kind: string;
  use: string;
  view: string;
  discount: readonly number[];
  fgts: boolean;
  live: boolean;
}

const initial: Choices = {
  kind: 'house',
  use: 'empty',
  view: 'grid',
  discount: [0],
  fgts: false,
  live: false,
};

const textOf = (data: FormData, name: string) => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

const choicesOf = (data: FormData): Choices => ({
  kind: textOf(data, 'kind'),
  use: textOf(data, 'use'),
  view: textOf(data, 'view'),
  discount: [Number(data.get('discount'))],
  fgts: data.get('fgts') === 'on',
  live: data.get('live') === 'on',
});

interface ActionFormProps {
  /** Whether the page has the values; otherwise the action returns them as defaults. */
  controlled: boolean;
  onSend: (choices: Choices) => void;
  /** What the page's values become. */
  onChoose: (choices: Choices) => void;
}

function ActionForm({ controlled, onSend, onChoose }: ActionFormProps) {
  const [choices, setChoices] = useState(initial);
  const [returned, send] = useActionState((_: Choices, data: FormData) => {
    onSend(choicesOf(data));
    return Promise.resolve(choicesOf(data));
  }, initial);
  const set = (change: Partial<Choices>) => {
    const next = { ...choices, ...change };
    setChoices(next);
    onChoose(next);
  };
  const field = <Name extends 'kind' | 'use' | 'view' | 'discount'>(name: Name) => ({
    name,
    ...(controlled ? { value: choices[name] } : { defaultValue: returned[name] }),
    onValueChange: (value: Choices[Name]) => set({ [name]: value }),
  });
  const tick = (name: 'fgts' | 'live') => ({
    name,
    ...(controlled ? { checked: choices[name] } : { defaultChecked: returned[name] }),
    onCheckedChange: (checked: boolean) => set({ [name]: checked }),
  });
  return (
    <Form action={send} width="form" aria-label="Imóvel">
      <Select label="Tipo" options={kinds} {...field('kind')} />
      <RadioGroup label="Ocupação" options={uses} {...field('use')} />
      <ToggleGroup label="Vista" options={views} {...field('view')} />
      <Slider label="Desconto" step={5} {...field('discount')} />
      <Checkbox label="Aceita FGTS" {...tick('fgts')} />
      <Switch label="Publicado" {...tick('live')} />
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
  title: 'Forms/Form under an action',
  component: ActionForm,
  args: { controlled: true, onSend: fn(), onChoose: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'React resets the form of a `<form action>` when the action is done. Controlled values stay; defaults are those that the action returned.',
      },
    },
  },
} satisfies Meta<typeof ActionForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const chosen: Choices = {
  kind: 'land',
  use: 'occupied',
  view: 'list',
  discount: [10],
  fgts: true,
  live: true,
};

async function choose(canvas: Parameters<Play>[0]['canvas']) {
  await userEvent.selectOptions(canvas.getByLabelText('Tipo'), 'Terreno');
  await userEvent.click(canvas.getByRole('radio', { name: 'Ocupado' }));
  await userEvent.click(canvas.getByRole('radio', { name: 'Lista' }));
  canvas.getByRole('slider').focus();
  await userEvent.keyboard('{PageUp}');
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('switch'));
}

async function expectShown(canvas: Parameters<Play>[0]['canvas'], { kind, use, view, discount }: Choices) {
  await expect(canvas.getByLabelText('Tipo')).toHaveValue(kind);
  const group = (name: string) => within(canvas.getByRole('group', { name }));
  await expect(group('Ocupação').getByRole('radio', { checked: true })).toHaveAttribute('value', use);
  await expect(group('Vista').getByRole('radio', { checked: true })).toHaveAttribute('value', view);
  await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', String(discount[0]));
}

const sentTwice: Play = async ({ canvas, canvasElement, args }) => {
  const reset = fn();
  canvasElement.addEventListener('reset', reset);
  await choose(canvas);
  for (const times of [1, 2]) {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(reset).toHaveBeenCalledTimes(times));
    await expect(args.onSend).toHaveBeenCalledTimes(times);
    await expect(args.onSend).toHaveBeenLastCalledWith(chosen);
    await waitFor(() => expectShown(canvas, chosen));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(choicesOf(new FormData(canvas.getByRole<HTMLFormElement>('form')))).toEqual(chosen);
  }
  await expect(args.onChoose).toHaveBeenCalledTimes(6);
};

export const Default: Story = {
  name: 'Fields under an action, sent twice: controlled values stay',
  tags: ['GRAM-04'],
  play: sentTwice,
};

export const Returned: Story = {
  name: 'Fields under an action, sent twice: the defaults are those that the action returned',
  tags: ['GRAM-04'],
  args: { controlled: false },
  parameters: { chromatic: { disableSnapshot: true } },
  play: sentTwice,
};

export const Reset: Story = {
  name: 'A reset changes no controlled value, is not reported and leaves the focus',
  tags: ['GRAM-04'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await choose(canvas);
    const button = canvas.getByRole('button', { name: 'Desfazer' });
    await userEvent.click(button);
    await expectShown(canvas, chosen);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(button).toHaveFocus();
    await expect(args.onChoose).toHaveBeenCalledTimes(6);
  },
};
