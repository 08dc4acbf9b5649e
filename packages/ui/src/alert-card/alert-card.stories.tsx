import { alertPropertyTypes, propertyTypeLabels } from '@martelo/domain/codes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Disclosure } from '../disclosure/disclosure.tsx';
import { Grid } from '../grid/grid.tsx';
import { linesOf, withLargeLetters, wordsOf } from '../testing/large-letters.ts';
import { type Alert, AlertCard } from './alert-card.tsx';

const one: Alert = {
  id: 12,
  category: 'Imóveis',
  subCategory: 'Apartamentos',
  city: 'Goiânia - GO',
  auctionType: 'Judicial',
  minimum: 100_000_00,
  maximum: 500_000_00,
  active: true,
  frequency: 'daily',
  matches: 14,
};

const meta = {
  title: 'Auction/AlertCard',
  component: AlertCard,
  args: { alert: one, onEdit: fn(), onPausedChange: fn(), onDelete: fn() },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxWidth: parameters['width'] ?? 384 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: [
        'Confirm a deletion before the call: ‘Tem certeza que deseja excluir este alerta?’.',
        'Give `loading` to the one card whose call runs.',
      ],
      dont: ['Show a number of matches that nothing counts.'],
      keyboard: [
        ['Tab', 'Moves through edit, pause and delete.'],
        ['Enter, Space', 'Presses the button.'],
      ],
      accessibility: [
        'Each button is named with its alert: ‘Excluir alerta: Apartamentos em Goiânia - GO’.',
        'Active and paused are words; the dot is filled or a ring.',
        'A deletion under way is announced and the button keeps the focus.',
      ],
    },
  },
} satisfies Meta<typeof AlertCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is watched, where, for how much, and its buttons. */
export const Default: Story = {
  tags: ['ALERT-05'],
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('article', { name: 'Apartamentos' });
    for (const text of ['Goiânia - GO', 'Imóveis', 'R$ 100.000,00 até R$ 500.000,00', 'Judicial', 'Ativo'])
      await expect(card).toHaveTextContent(text);

    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Editar alerta: Apartamentos em Goiânia - GO' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledWith(12);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onPausedChange).toHaveBeenCalledWith(12, true);
    await userEvent.tab();
    const remove = canvas.getByRole('button', { name: /^Excluir alerta: / });
    await expect(remove).toHaveFocus();
    await expect(remove).toHaveAttribute('title', 'Excluir alerta');
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith(12);
  },
};

export const Named: Story = {
  name: 'With a name, every filter and the way to its list',
  tags: ['ALERT-10', 'ALERT-11'],
  args: {
    listHref: '#lista',
    alert: {
      ...one,
      name: 'Perto do metrô',
      filterLabels: ['Setor Bueno', '2 quartos', '40 % ou mais de desconto', 'Desocupado', '2ª praça'],
    },
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Perto do metrô' });
    await expect(card).toHaveTextContent('Apartamentos · Goiânia - GO');
    await expect(
      within(canvas.getByRole('list', { name: 'Filtros do alerta' })).getAllByRole('listitem'),
    ).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'Ver lista: Perto do metrô' })).toHaveAttribute(
      'href',
      '#lista',
    );
  },
};

export const Deleting: Story = {
  name: 'While it is deleted it says so and takes no press',
  tags: ['ALERT-05'],
  args: { loading: 'delete', onDelete: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Excluindo alerta')).toBeInTheDocument();
    const remove = canvas.getByRole('button', { name: /^Excluir alerta: / });
    await userEvent.click(remove);
    await expect(remove).toHaveFocus();
    await expect(args.onDelete).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: /^Editar/ })).toBeDisabled();
  },
};

export const Paused: Story = {
  parameters: { forcedColors: true },
  args: { alert: { ...one, active: false, matches: 0 }, onPausedChange: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Pausado')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Retomar alerta: / }));
    await expect(args.onPausedChange).toHaveBeenCalledWith(12, false);
  },
};

export const PausedOnPhone: Story = {
  ...Paused,
  name: 'On a phone the state and all actions share a line',
  tags: ['ALERT-05'],
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const { top, bottom } = canvas.getByText('Pausado').getBoundingClientRect();
    for (const action of canvas.getAllByRole('button')) {
      const box = action.getBoundingClientRect();
      await expect(box.top).toBeLessThan(top);
      await expect(box.bottom).toBeGreaterThan(bottom);
    }
  },
};

export const PausingIsUnderWay: Story = { args: { loading: 'pause' } };

export const ReadOnly: Story = {
  render: () => <AlertCard alert={one} />,
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).not.toBeInTheDocument(),
};

export const LittleKnown: Story = {
  name: 'What is not known is said so',
  tags: ['RULE-04'],
  args: {
    alert: {
      id: 1,
      category: null,
      subCategory: null,
      city: null,
      auctionType: null,
      minimum: null,
      maximum: null,
      active: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Valor não informado')).toBeVisible();
    await expect(canvas.getByText('Localização não especificada')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    alert: {
      ...one,
      subCategory: 'Imóveis comerciais com estacionamento',
      city: 'São José do Vale do Rio Preto - RJ',
      auctionType: 'Extra Judicial',
      minimum: 1_000_000_00,
      maximum: 12_345_678_901_23,
      matches: 12_480,
    },
  },
};

export const NarrowFigures: Story = {
  name: 'In a narrow place, as with letters twice as large, a long figure stays whole',
  tags: ['SHELL-12'],
  args: { alert: { ...one, name: 'palavrasemespaco'.repeat(5), maximum: 9_999_999_999_99 } },
  parameters: { width: 176, chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    // A line for each end of the range.
    await expect(linesOf(canvas.getByText(/^R\$.100\.000,00/))).toBe(2);
  },
};

export const LargeLetters: Story = {
  ...Named,
  name: 'With letters twice as large nothing leaves the card, and facts stand below their names',
  tags: ['SHELL-12'],
  parameters: { width: 256, chromatic: { disableSnapshot: true } },
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      const card = canvas.getByRole('article');
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
      const amounts = canvas.getByText(/^R\$.100\.000,00/);
      await expect(amounts.scrollWidth).toBeLessThanOrEqual(amounts.clientWidth);
      await expect(wordsOf(canvas.getByText('Aviso por email')).bottom).toBeLessThanOrEqual(
        wordsOf(canvas.getByText('Resumo diário')).top,
      );
    }),
};

export const WithDetails: Story = {
  name: 'More about it, folded',
  tags: ['NEWS-09'],
  args: {
    listHref: '#lista',
    details: <Disclosure title="Calendário das praças">Endereço do calendário</Disclosure>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Calendário das praças'));
    await expect(canvas.getByText('Endereço do calendário')).toBeVisible();
  },
};

export const EveryType: Story = {
  name: 'An icon for each property type',
  tags: ['ALERT-05', 'RULE-08'],
  parameters: { width: 1200 },
  render: (args) => (
    <Grid>
      {alertPropertyTypes.map(({ code, type }) => (
        <AlertCard
          key={code}
          {...args}
          alert={{ ...one, id: code, subCategory: type && propertyTypeLabels[type].many, matches: code - 1 }}
        />
      ))}
    </Grid>
  ),
};

export const Compact: Story = { ...EveryType, name: 'compact density', globals: { density: 'compact' } };
export const HighContrast: Story = {
  ...Paused,
  parameters: {},
  name: 'High contrast',
  globals: { contrast: 'more' },
};
