import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { DateRangeField } from './date-range-field.tsx';

const meta = {
  title: 'Forms/DateRangeField',
  component: DateRangeField,
  args: {
    label: 'Período do leilão',
    onValueChange: fn(),
    now: new Date('2026-03-10T12:00:00-03:00'),
  },
  parameters: {
    guide: {
      do: [
        'Say in the label what happens in these days.',
        'Take null as no bound: one of the two days is enough.',
      ],
      dont: ['Ask for a range where one day will do.'],
      keyboard: [
        ['Tab', 'To the first day, its calendar, the last day, its calendar.'],
        ['Enter, Space', 'In the calendar: the first day, then the last, which closes it.'],
        ['The rest', 'As in `DateField`.'],
      ],
      accessibility: ['A group named by its label; each day has its own name, error and calendar.'],
    },
  },
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both days are written. */
export const Default: Story = {
  tags: ['PART-03'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Período do leilão' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'De' }), '10032026');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Até' }), '25032026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-03-10', to: '2026-03-25' });
  },
};

export const WithACalendar: Story = {
  name: 'One calendar takes the first day, then the last',
  tags: ['PART-03'],
  decorators: [(Story) => <div style={{ minHeight: 500 }}>{Story()}</div>],
  parameters: { picture: 'page' },
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('button', { name: 'Abrir calendário: Período do leilão, De' });
    await userEvent.click(first);
    await expect(await screen.findByText('Escolha o primeiro dia.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'quinta-feira, 12 de março de 2026' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-03-12', to: null });
    await expect(screen.getByText('Escolha o último dia.')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-03-12', to: '2026-03-20' });
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
    await expect(canvas.getByRole('textbox', { name: 'Até' })).toHaveValue('20/03/2026');
    await userEvent.click(first);
    await expect(await screen.findByRole('button', { name: /^sábado, 14/ })).toHaveAttribute(
      'data-place',
      'inside',
    );
  },
};

export const Required: Story = {
  name: 'One that is required keeps its form back until both days are given',
  tags: ['PART-03'],
  args: { required: true },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <form aria-label="Relatório">
      <DateRangeField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(form.checkValidity()).toBe(false);
    await userEvent.type(canvas.getByRole('textbox', { name: 'De' }), '10032026');
    await expect(form.checkValidity()).toBe(false);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Até' }), '25032026');
    await expect(form.checkValidity()).toBe(true);
  },
};

export const WrongOrder: Story = {
  name: 'A first day after the last is said to be wrong, and no form sends it',
  tags: ['PART-03'],
  args: { defaultValue: { from: '2026-03-25', to: '2026-03-10' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('A data inicial deve vir antes da final.');
    await expect(canvas.getByRole<HTMLInputElement>('textbox', { name: 'Até' }).checkValidity()).toBe(false);
    await userEvent.clear(canvas.getByRole('textbox', { name: 'De' }));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox', { name: 'De' }), '11032026');
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const InAForm: Story = {
  name: 'A form gets both days',
  tags: ['PART-03'],
  args: { defaultValue: { from: '2026-03-10', to: null }, names: { from: 'de', to: 'ate' } },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <form aria-label="Filtro">
      <DateRangeField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await waitFor(() =>
      expect([...new FormData(form)]).toEqual([
        ['de', '2026-03-10'],
        ['ate', ''],
      ]),
    );
  },
};

export const ErrorLeadsIn: Story = {
  name: 'Who focuses the group, as React Hook Form does for an error, comes to its first day',
  tags: ['GRAM-13'],
  args: { error: 'Diga a partir de quando.' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: function WithRef(args) {
    const group = useRef<HTMLFieldSetElement>(null);
    return (
      <>
        <DateRangeField {...args} ref={group} />
        <button type="button" onClick={() => group.current?.focus()}>
          Enviar
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(canvas.getByRole('textbox', { name: 'De' })).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { defaultValue: { from: '2026-03-10', to: '2026-03-25' }, disabled: true },
};
export const LongText: Story = {
  args: {
    label: 'Período em que o leilão, na primeira ou na segunda praça, ainda recebe lances',
    hint: 'Um dos dois dias basta: sem o primeiro, vale desde sempre; sem o último, sem prazo.',
  },
};
