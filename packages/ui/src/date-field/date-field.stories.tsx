import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { withLargeLetters, wordsOf } from '../testing/large-letters.ts';
import { NowProvider } from '../now-provider/now-provider.tsx';
import { Calendar } from './calendar.tsx';
import { DateField } from './date-field.tsx';

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  args: {
    label: 'Data da lista',
    hint: 'Só quando o arquivo não a informa',
    onValueChange: fn(),
    now: new Date('2026-03-10T12:00:00-03:00'),
  },
  parameters: {
    guide: {
      do: [
        'Say in the hint which day is meant.',
        'Set `min` and `max` where days are refused: the calendar shows it and the error says it.',
      ],
      dont: ['Ask for a day that everybody knows, such as today.', 'Ask for a birthday by a calendar alone.'],
      keyboard: [
        ['Digits', 'Are written; the bars come by themselves.'],
        ['Enter, Space', 'On the button: opens the calendar, at the chosen day or at today.'],
        ['← → ↑ ↓', 'To the day before or after, to the week before or after.'],
        ['Home, End', 'To the first or the last day of the week.'],
        ['Page Up, Page Down', 'To the month before or after; with Shift to the year.'],
        ['Enter, Space', 'On a day: chooses it and closes.'],
        ['Escape', 'Closes; the focus returns to the button.'],
      ],
      accessibility: [
        'A text field that can be written in; the calendar is an offer beside it (APG date grid in a non-modal dialog).',
        'A day is read with its weekday, month and year. A day that cannot be chosen can be reached and is said to be unavailable.',
        'Forms get `2026-03-10`; what is no day is reported by `setCustomValidity` as well.',
      ],
    },
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvas: { getByRole: (role: 'textbox') => HTMLElement }) => canvas.getByRole('textbox');

/** A day is written, the bars come by themselves. */
export const Default: Story = {
  tags: ['PART-02'],
  play: async ({ canvas, args }) => {
    const input = box(canvas);
    await userEvent.type(input, '10032026');
    await expect(input).toHaveValue('10/03/2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-10');
    await userEvent.type(input, '{Backspace}');
    await expect(input).toHaveValue('10/03/202');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.clear(input);
    await userEvent.type(input, '1/3/26');
    await userEvent.tab();
    await expect(input).toHaveValue('01/03/2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-01');
  },
};

export const InTheMiddle: Story = {
  name: 'A part is written again where it stands; a paste is read as a day',
  tags: ['PART-02'],
  args: { defaultValue: '2026-03-10' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    input.focus();
    input.setSelectionRange(3, 5);
    await userEvent.keyboard('12');
    await expect(input).toHaveValue('10/12/2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-10');
    input.select();
    await userEvent.paste('2027-01-31');
    await expect(input).toHaveValue('31/01/2027');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-01-31');
    input.select();
    await userEvent.paste('2012-01-08T00:00:00');
    await expect(input).toHaveValue('08/01/2012');
    await userEvent.clear(input);
    await userEvent.keyboard('2012-1-8{Tab}');
    await expect(input).toBeInvalid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const WithACalendar: Story = {
  name: 'The calendar opens at the chosen day and writes the one that is pressed',
  tags: ['PART-02'],
  args: { defaultValue: '2026-03-24' },
  decorators: [(Story) => <div style={{ minHeight: 460 }}>{Story()}</div>],
  parameters: { picture: 'page' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir calendário: Data da lista' }));
    const day = await screen.findByRole('button', { name: 'terça-feira, 24 de março de 2026' });
    await waitFor(() => expect(day).toHaveFocus());
    await expect(screen.getByRole('grid', { name: 'março de 2026' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'sexta-feira, 20 de março de 2026' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-03-20');
    await expect(box(canvas)).toHaveValue('20/03/2026');
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('grid');
  },
};

export const CalendarAlone: Story = {
  parameters: { forcedColors: true },
  render: (args) => (
    <Calendar
      first="2026-03-12"
      marked={{ from: '2026-03-12', to: '2026-03-18' }}
      question={undefined}
      max="2026-03-25"
      onChoose={fn()}
      now={args.now}
    />
  ),
};

const rendered = fn();

export const CalendarAtRest: Story = {
  name: 'An open calendar is rendered again at midnight, and not before',
  tags: ['PART-02'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <NowProvider fixed={false}>
      <Profiler id="calendar" onRender={rendered}>
        <Calendar
          first="2026-03-12"
          marked={{ from: null, to: null }}
          question={undefined}
          onChoose={fn()}
          now={undefined}
        />
      </Profiler>
    </NowProvider>
  ),
  beforeEach: () => {
    rendered.mockClear();
  },
  play: async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    // Once more than at first where the page's instant is not the browser's.
    await expect(rendered.mock.calls.length).toBeLessThan(10);
  },
};

export const LargeLetters: Story = {
  ...CalendarAlone,
  name: 'With letters twice as large each day has one line and its own column',
  tags: ['SHELL-12'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      const cells = [
        ...canvas.getAllByRole('columnheader'),
        ...canvas.getAllByRole('button', { name: /feira/ }),
      ];
      await expect(cells.length).toBeGreaterThan(20);
      for (const cell of cells) {
        const { left, right, height } = cell.getBoundingClientRect();
        const words = wordsOf(cell);
        await expect(words.left >= left && words.right <= right && words.height <= height).toBe(true);
      }
    }),
};

export const Keyboard: Story = {
  name: 'The keyboard goes through days, weeks, months and years',
  tags: ['PART-02'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    const expectFocus = (name: string) =>
      waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    await screen.findByRole('grid');
    await expectFocus('terça-feira, 10 de março de 2026');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expectFocus('quarta-feira, 18 de março de 2026');
    await userEvent.keyboard('{Home}');
    await expectFocus('domingo, 15 de março de 2026');
    await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}{ArrowUp}');
    await expectFocus('sábado, 28 de fevereiro de 2026');
    await userEvent.keyboard('{PageDown}');
    await expectFocus('sábado, 28 de março de 2026');
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await expectFocus('sexta-feira, 28 de março de 2025');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('2025-03-28');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard(' ');
    await screen.findByRole('grid');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const Bounds: Story = {
  name: 'Days out of bounds and unavailable ones are refused, in the calendar and in words',
  tags: ['PART-02'],
  args: {
    min: '2026-03-05',
    max: '2026-03-25',
    isUnavailable: (day) => new Date(day).getUTCDay() % 6 === 0,
  },
  decorators: [(Story) => <div style={{ minHeight: 480 }}>{Story()}</div>],
  parameters: { picture: 'page' },
  play: async ({ canvas, args }) => {
    const input = box(canvas);
    const expectError = (text: string) =>
      expect(input).toHaveAccessibleDescription(expect.stringContaining(text));
    for (const [written, error] of [
      ['04/03/2026', 'Escolha uma data a partir de 05/03/2026.'],
      ['26/03/2026', 'Escolha uma data até 25/03/2026.'],
      ['15/03/2026', 'Esta data não está disponível. Escolha outra.'],
      ['31/02/2026', 'Esta data não existe no calendário.'],
      ['31/02', 'Escreva a data como dd/mm/aaaa.'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, written);
      await userEvent.tab();
      await expectError(error);
      await expect(input).toBeInvalid();
    }
    await userEvent.clear(input);
    await expect(input).toBeValid();
    await userEvent.click(canvas.getByRole('button'));
    const sunday = await screen.findByRole('button', { name: /^domingo, 15/ });
    await expect(sunday).toHaveAttribute('aria-disabled', 'true');
    const calls = (args.onValueChange as ReturnType<typeof fn>).mock.calls.length;
    await userEvent.click(sunday);
    await expect(args.onValueChange).toHaveBeenCalledTimes(calls);
    await expect(screen.getByRole('button', { name: 'Próximo mês' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const InAForm: Story = {
  name: 'A form gets the day as 2026-03-10, and is invalid with what is none',
  tags: ['PART-02'],
  args: { defaultValue: '2026-03-10', name: 'list_date' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <form aria-label="Lista">
      <DateField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const data = () => [...new FormData(form)];
    await waitFor(() => expect(data()).toEqual([['list_date', '2026-03-10']]));
    const input = box(canvas);
    await userEvent.clear(input);
    await userEvent.type(input, '31/02/2026');
    await expect(data()).toEqual([['list_date', '']]);
    await expect(form.checkValidity()).toBe(false);
  },
};

export const Refused: Story = {
  name: 'A day that its owner refuses goes back to the one that is sent, once the writing is over',
  tags: ['PART-02'],
  args: { value: '2026-03-10', name: 'list_date' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: InAForm.render!,
  play: async ({ canvas, args }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const input = box(canvas);
    const expectTheOld = async () => {
      await waitFor(() => expect(input).toHaveValue('10/03/2026'));
      await expect([...new FormData(form)]).toEqual([['list_date', '2026-03-10']]);
    };
    for (const written of ['24/12/2026', '24/12/26']) {
      await userEvent.clear(input);
      await userEvent.type(input, written);
      await expect(input).toHaveValue(written);
      await userEvent.tab();
      await expect(args.onValueChange).toHaveBeenCalledWith('2026-12-24');
      await expectTheOld();
    }
    await userEvent.clear(input);
    await userEvent.tab();
    await expectTheOld();
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'sexta-feira, 20 de março de 2026' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-20');
    await expectTheOld();
    await userEvent.clear(input);
    await userEvent.type(input, '31/02/2026');
    await userEvent.tab();
    await expect(input).toHaveValue('31/02/2026');
  },
};

export const WithError: Story = {
  args: { error: 'A lista deve ser de antes de hoje.', defaultValue: '2026-03-12' },
};
export const Disabled: Story = { args: { defaultValue: '2026-03-10', disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Data em que o leiloeiro publicou a lista de imóveis que você está enviando agora',
    hint: 'Só quando o arquivo não a informa; quando informa, vale a do arquivo, ainda que seja outra.',
  },
};

export const OfNoDay: Story = {
  name: 'What is no day is not sent either, be it written or passed',
  tags: ['PART-02'],
  args: { value: '10/03/2026', name: 'list_date' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <form aria-label="Lista">
      <DateField {...args} />
      <DateField {...args} value="2026-02-31" />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await waitFor(() => expect(new FormData(form).getAll('list_date')).toEqual(['', '']));
  },
};
