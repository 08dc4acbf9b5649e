import type { PriceRange } from '@martelo/domain/codecs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { CurrencyInput } from '../currency-input/currency-input.tsx';
import { type DateRange, DateRangeField } from '../date-range-field/date-range-field.tsx';
import { Form } from '../form/form.tsx';
import { Inline } from '../inline/inline.tsx';
import { PriceRangeField } from '../price-range-field/price-range-field.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { Select } from '../select/select.tsx';
import { Slider } from '../slider/slider.tsx';
import { Switch } from '../switch/switch.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ToggleGroup } from '../toggle-group/toggle-group.tsx';

interface Values {
  name: string;
  email: string;
  topic: string;
  place: string;
  text: string;
  terms: boolean;
  budget: number | null;
  kind: string;
}

interface ContactFormProps {
  onSend: (values: Values) => void;
}

const topics = [
  { value: '', label: 'Selecione' },
  { value: 'auction', label: 'Um leilão' },
  { value: 'account', label: 'Minha conta' },
];
const kinds = [
  { value: 'house', label: 'Casa' },
  { value: 'land', label: 'Terreno' },
];
const empty: Values = {
  name: '',
  email: '',
  topic: '',
  place: 'Santos',
  text: '',
  terms: false,
  budget: null,
  kind: 'house',
};

/**
 * `register` goes straight into what is one native control; what gives another value than its text, an amount or one of
 * several radios, goes through `Controller`.
 */
function ContactForm({ onSend }: ContactFormProps) {
  const { register, control, handleSubmit, reset, formState } = useForm<Values>({ defaultValues: empty });
  const { errors, isSubmitting } = formState;
  return (
    <Form noValidate width="form" onSubmit={(event) => void handleSubmit((values) => onSend(values))(event)}>
      <TextField
        label="Nome"
        error={errors.name?.message}
        {...register('name', { required: 'Diga seu nome.' })}
      />
      <TextField
        label="Email"
        type="email"
        error={errors.email?.message}
        {...register('email', { pattern: { value: /^\S+@\S+$/, message: 'Falta o @.' } })}
      />
      <Select
        label="Assunto"
        options={topics}
        error={errors.topic?.message}
        {...register('topic', { required: 'Escolha um assunto.' })}
      />
      <SearchField label="Cidade" {...register('place')} />
      <TextArea label="Mensagem" maxLength={200} {...register('text')} />
      <Controller
        control={control}
        name="budget"
        render={({ field: { onChange, ...field }, fieldState }) => (
          <CurrencyInput
            label="Até quanto"
            error={fieldState.error?.message}
            {...field}
            onValueChange={onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="kind"
        render={({ field: { onChange, ...field } }) => (
          <RadioGroup label="Tipo" options={kinds} {...field} onValueChange={onChange} />
        )}
      />
      <Checkbox label="Aceito os termos" {...register('terms')} />
      <Inline>
        <Button type="submit" tone="accent" loading={isSubmitting}>
          Enviar
        </Button>
        <Button onClick={() => reset()}>Desfazer</Button>
      </Inline>
    </Form>
  );
}

const meta = {
  title: 'Recipes/React Hook Form',
  component: ContactForm,
  args: { onSend: fn() },
  parameters: {
    docs: {
      description: {
        component:
          '`register` goes straight into what is one native control; what gives another value than its text goes through `Controller`.',
      },
    },
  },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'A form with register and Controller' };

export const WithErrors: Story = {
  name: 'What is missing is said, and the focus goes to the first of it',
  tags: ['GRAM-11'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ana');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(canvas.getByLabelText('Nome')).toHaveFocus());
    await expect(canvas.getByLabelText('Nome')).toBeInvalid();
    await expect(canvas.getByLabelText('Nome')).toHaveAccessibleDescription('Diga seu nome.');
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Falta o @.');
    await expect(canvas.getByLabelText('Assunto')).toHaveAccessibleDescription('Escolha um assunto.');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Sent: Story = {
  name: 'Register takes every value by the native event, defaults and a reset included',
  tags: ['GRAM-11'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Cidade')).toHaveValue('Santos');
    await userEvent.type(canvas.getByLabelText('Nome'), 'Ana');
    await userEvent.type(canvas.getByLabelText('Email'), 'ana@exemplo.com');
    await userEvent.selectOptions(canvas.getByLabelText('Assunto'), 'Um leilão');
    await userEvent.type(canvas.getByLabelText('Mensagem'), 'Olá');
    await userEvent.type(canvas.getByLabelText('Até quanto'), '12345');
    await userEvent.click(canvas.getByRole('radio', { name: 'Terreno' }));
    await userEvent.click(canvas.getByRole('checkbox'));
    // Cleared by its cross, which `register` handles too.
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar texto' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    const sent: Values = {
      name: 'Ana',
      email: 'ana@exemplo.com',
      topic: 'auction',
      place: '',
      text: 'Olá',
      terms: true,
      budget: 123_45,
      kind: 'land',
    };
    await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith(sent));

    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await expect(canvas.getByLabelText('Nome')).toHaveValue('');
    await expect(canvas.getByLabelText('Cidade')).toHaveValue('Santos');
    await expect(canvas.getByLabelText('Até quanto')).toHaveValue('');
    await expect(canvas.getByRole('radio', { name: 'Casa' })).toBeChecked();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

interface Choices {
  use: string;
  view: string;
  price: PriceRange;
  days: DateRange;
  discount: readonly number[];
  notices: boolean;
}

const uses = [
  { value: 'vacant', label: 'Desocupado' },
  { value: 'occupied', label: 'Ocupado' },
];
const views = [
  { value: 'list', label: 'Lista' },
  { value: 'map', label: 'Mapa' },
];
const nothingChosen: Choices = {
  use: '',
  view: 'list',
  price: { min: null, max: null },
  days: { from: null, to: null },
  discount: [0],
  notices: false,
};

/** What is several controls, or none of the browser's, takes its ref too: an error leads the focus into it. */
function AlertForm({ onSend }: { onSend: (values: Choices) => void }) {
  const { control, handleSubmit } = useForm<Choices>({ defaultValues: nothingChosen });
  return (
    <Form noValidate width="form" onSubmit={(event) => void handleSubmit((values) => onSend(values))(event)}>
      <Controller
        control={control}
        name="use"
        rules={{ required: 'Escolha uma ocupação.' }}
        render={({ field: { onChange, ...field }, fieldState: { error } }) => (
          <RadioGroup
            label="Ocupação"
            options={uses}
            error={error?.message}
            {...field}
            onValueChange={onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="view"
        rules={{ validate: (view) => view === 'map' || 'Por ora os alertas saem só no mapa.' }}
        render={({ field: { onChange, ...field }, fieldState: { error } }) => (
          <ToggleGroup
            label="Exibição"
            options={views}
            error={error?.message}
            {...field}
            onValueChange={onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="price"
        rules={{ validate: ({ max }) => max !== null || 'Diga até quanto.' }}
        render={({ field: { onChange, ...field }, fieldState: { error } }) => (
          <PriceRangeField error={error?.message} debounceMs={0} {...field} onValueChange={onChange} />
        )}
      />
      <Controller
        control={control}
        name="days"
        rules={{ validate: ({ from }) => from !== null || 'Diga a partir de quando.' }}
        render={({ field: { onChange, ...field }, fieldState: { error } }) => (
          <DateRangeField label="Encerra" error={error?.message} {...field} onValueChange={onChange} />
        )}
      />
      <Controller
        control={control}
        name="discount"
        rules={{ validate: ([percent = 0]) => percent > 0 || 'Escolha um desconto.' }}
        render={({ field: { onChange, ...field }, fieldState: { error } }) => (
          <Slider label="Desconto mínimo" error={error?.message} {...field} onValueChange={onChange} />
        )}
      />
      <Controller
        control={control}
        name="notices"
        rules={{ required: 'Ligue os avisos.' }}
        render={({ field: { onChange, value, ...field }, fieldState: { error } }) => (
          <Switch
            label="Receber avisos"
            error={error?.message}
            {...field}
            checked={value}
            onCheckedChange={onChange}
          />
        )}
      />
      <Inline>
        <Button type="submit" tone="accent">
          Salvar alerta
        </Button>
      </Inline>
    </Form>
  );
}

const saved = fn();

export const ChoicesWithErrors: Story = {
  name: 'Groups, thumbs and switches say what is wrong',
  tags: ['GRAM-13'],
  render: () => <AlertForm onSend={saved} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar alerta' }));
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(6));
  },
};

export const ChoicesInTurn: Story = {
  name: 'An error leads the focus into groups, thumbs and switches',
  tags: ['GRAM-13'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <AlertForm onSend={saved} />,
  play: async ({ canvas }) => {
    saved.mockClear();
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Salvar alerta' }));
    await save();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Desocupado' })).toHaveFocus());

    await userEvent.click(canvas.getByRole('radio', { name: 'Ocupado' }));
    await save();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Lista' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('radio', { name: 'Mapa' }));
    await save();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Mínimo' })).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Máximo' }), '90000000{Enter}');
    await save();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'De' })).toHaveFocus());
    await userEvent.keyboard('10032026');
    await save();
    const thumb = canvas.getByRole('slider', { name: 'Desconto mínimo' });
    await waitFor(() => expect(thumb).toHaveFocus());
    await expect(thumb).toHaveAccessibleDescription('Escolha um desconto.');
    await userEvent.keyboard('{ArrowRight}');
    await save();
    const notices = canvas.getByRole('switch', { name: 'Receber avisos' });
    await waitFor(() => expect(notices).toHaveFocus());
    await expect(notices).toBeInvalid();
    await userEvent.keyboard(' ');
    await save();
    const sent: Choices = {
      use: 'occupied',
      view: 'map',
      price: { min: null, max: 90_000_000 },
      days: { from: '2026-03-10', to: null },
      discount: [1],
      notices: true,
    };
    await waitFor(() => expect(saved).toHaveBeenCalledWith(sent));
  },
};
