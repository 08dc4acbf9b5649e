import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';

import { CurrencyInput } from '../currency-input/currency-input.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { DateRangeField } from '../date-range-field/date-range-field.tsx';
import { MaskedField } from '../masked-field/masked-field.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { PriceRangeField } from '../price-range-field/price-range-field.tsx';
import { Form } from './form.tsx';

interface FieldsProps {
  /** With it the values are the page's, which changes nothing by itself. */
  onValueChange?: ((value: unknown) => void) | undefined;
}

const none = { from: null, to: null };
const noPrices = { min: null, max: null };

function Fields({ onValueChange }: FieldsProps) {
  const empty = onValueChange && { value: null, onValueChange };
  const range = onValueChange && { value: none, onValueChange };
  const text = onValueChange && { value: '', onValueChange };
  return (
    <Form width="form" aria-label="Imóvel">
      <NumberField label="Área" name="area" {...empty} />
      <CurrencyInput label="Lance" name="bid" {...empty} />
      <DateField label="Visita" name="visit" {...empty} />
      <DateRangeField label="Encerra" name="ends" {...range} />
      <MaskedField label="CPF" name="cpf" mask="cpf" {...text} />
      {onValueChange && (
        <PriceRangeField label="Preço" name="price" value={noPrices} onValueChange={onValueChange} />
      )}
    </Form>
  );
}

const typed: Readonly<Record<string, string>> = {
  area: '120',
  bid: '100',
  visit: '6/4/2026',
  ends_from: '11/03/2026',
  ends_to: '21/03/2026',
  cpf: '52998224725',
  price_min: '100',
  price_max: '200',
};

/** Renders the fields as a server does, types into them, and hydrates them afterwards. */
function TypedEarly(props: FieldsProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = document.createElement('div');
    place.current?.append(container);
    container.innerHTML = renderToString(<Fields {...props} />);
    for (const [name, text] of Object.entries(typed)) {
      const input = container.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (input) input.value = text;
    }
    const root = hydrateRoot(container, <Fields {...props} />);
    return () => {
      container.remove();
      setTimeout(() => root.unmount());
    };
  });
  return <div ref={place} />;
}

const meta = {
  title: 'Forms/Form before hydration',
  component: TypedEarly,
  parameters: {
    docs: {
      description: {
        component: 'What is typed into a server’s page before its scripts run is read when they do.',
      },
    },
  },
} satisfies Meta<typeof TypedEarly>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'What was typed before hydration stays, and is what the form sends',
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('R$ 100,00')).toBeVisible();
    await expect(canvas.getByLabelText('Área')).toHaveValue('120');
    await expect(canvas.getByLabelText('Visita')).toHaveValue('06/04/2026');
    await expect(canvas.getByLabelText('De')).toHaveValue('11/03/2026');
    await expect(canvas.getByLabelText('Até')).toHaveValue('21/03/2026');
    await expect(canvas.getByLabelText('CPF')).toHaveValue('529.982.247-25');
    await expect([...new FormData(canvas.getByRole<HTMLFormElement>('form'))]).toEqual([
      ['area', '120'],
      ['bid', '100'],
      ['visit', '2026-04-06'],
      ['ends_from', '2026-03-11'],
      ['ends_to', '2026-03-21'],
      ['cpf', '52998224725'],
    ]);
  },
};

export const Reported: Story = {
  name: 'What was typed before hydration is reported to the page that has the values',
  args: { onValueChange: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await canvas.findByLabelText('Área');
    for (const value of [120, 100_00, '2026-04-06', '52998224725'])
      await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith(value));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith({ min: 100_00, max: 200_00 }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2026-03-11', to: '2026-03-21' });
  },
};
