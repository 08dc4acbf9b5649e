import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { Card } from '../card/card.tsx';
import { Link } from '../link/link.tsx';
import { Text } from '../text/text.tsx';
import { SlideCarousel } from './slide-carousel.tsx';

const places = [
  'Moóca, São Paulo – SP',
  'Tijuca, Rio de Janeiro – RJ',
  'Savassi, Belo Horizonte – MG',
  'Boa Viagem, Recife – PE',
  'Setor Bueno, Goiânia – GO',
  'Batel, Curitiba – PR',
];

const cards = places.map((place, at) => (
  <Card key={place}>
    <Text weight="semibold" tabular>
      R$ {186 + at * 14}.400,00
    </Text>
    <Text size="small" color="muted">
      {place}
    </Text>
    <Link href={`#${at}`}>Ver Detalhes</Link>
  </Card>
));

const meta = {
  title: 'Marketing/SlideCarousel',
  component: SlideCarousel,
  args: { label: 'Leilões em destaque', children: cards },
  parameters: {
    guide: {
      do: ['Use it for a selection whose whole can be seen elsewhere.'],
      dont: ['Hide what everybody needs behind an arrow.'],
      keyboard: [
        ['Tab', 'To the row, through the slides in sight, then to the arrows and the pause.'],
        ['← →', 'On the row: scroll it.'],
        ['Enter, Space', 'On an arrow: the next or previous slide; on the pause: stops or goes on.'],
      ],
      accessibility: [
        'A region with a list. Slides out of sight are inert: neither read nor focused until an arrow brings them in.',
        'Nothing moves under a pointer, the focus, reduced motion or behind another tab; the pause holds everything on the page.',
      ],
    },
  },
} satisfies Meta<typeof SlideCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const track = (canvas: { getByRole: (role: string) => HTMLElement }) => canvas.getByRole('list');

/** Arrows move by one slide and go round. */
export const Default: Story = {
  tags: ['HOME-03'],
  parameters: { forcedColors: true },
  play: async ({ canvas }) => {
    const list = track(canvas);
    const next = canvas.getByRole('button', { name: 'Próximos' });
    const start = list.scrollLeft;
    await userEvent.click(next);
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(start));
    await settled(list);
    await userEvent.click(canvas.getByRole('button', { name: 'Anteriores' }));
    await waitFor(() => expect(list.scrollLeft).toBe(0));
    await settled(list);
    await userEvent.click(canvas.getByRole('button', { name: 'Anteriores' }));
    await waitFor(() =>
      expect(list.scrollLeft + list.clientWidth).toBeGreaterThanOrEqual(list.scrollWidth - 1),
    );
    await settled(list);
    await userEvent.click(next);
    await waitFor(() => expect(list.scrollLeft).toBe(0));
  },
};

const still = 10;

/**
 * Waits until a smooth scroll has come to rest: so many frames in a row show the same place, however late they come.
 */
async function settled(list: HTMLElement) {
  for (let same = 0, before = -1; same < still; before = list.scrollLeft) {
    await new Promise(requestAnimationFrame);
    same = list.scrollLeft === before ? same + 1 : 0;
  }
}

export const Autoplay: Story = {
  name: 'Moves by itself, and not under a pointer or once paused',
  tags: ['HOME-03'],
  args: { autoplay: 150 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const list = track(canvas);
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(0));

    await userEvent.hover(list);
    await settled(list);
    const held = list.scrollLeft;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(list.scrollLeft).toBe(held);

    await userEvent.click(canvas.getByRole('button', { name: 'Pausar a passagem automática' }));
    await userEvent.unhover(list);
    await userEvent.click(document.body);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(list.scrollLeft).toBe(held);
    await userEvent.click(canvas.getByRole('button', { name: 'Passar automaticamente' }));
  },
};

export const Unseen: Story = {
  name: 'A slide out of sight takes no focus until an arrow brings it in',
  tags: ['HOME-03'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const inert = (at: number) => canvas.getByText(places[at] ?? '').closest('[inert]') !== null;
    await waitFor(() => expect(inert(5)).toBe(true));
    await expect(inert(0)).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Anteriores' }));
    await waitFor(() => expect(inert(5)).toBe(false));
    await expect(inert(0)).toBe(true);
  },
};

export const FocusHolds: Story = {
  name: 'Rests under the focus, also once the pointer has left',
  tags: ['HOME-03'],
  args: { autoplay: 150 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const list = track(canvas);
    await userEvent.hover(list);
    await settled(list);
    canvas.getByRole('button', { name: 'Próximos' }).focus();
    await userEvent.unhover(list);
    const held = list.scrollLeft;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(list.scrollLeft).toBe(held);
  },
};

export const Many: Story = {
  args: { children: [...cards, ...cards, ...cards].map((card, at) => <div key={at}>{card}</div>) },
  play: async ({ canvas }) => expect(canvas.getByText('1 de 18')).toBeVisible(),
};

export const LongText: Story = {
  args: {
    children: [
      <Card key="long">
        <Text>
          Apartamento com varanda e duas vagas de garagem cobertas em São José do Vale do Rio Preto – RJ
        </Text>
      </Card>,
      ...cards.slice(0, 5),
    ],
  },
};

export const Few: Story = {
  args: { children: cards.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Próximos' })).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { children: [] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).not.toBeInTheDocument(),
};

export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const list = track(canvas);
    await userEvent.tab();
    await expect(list).toHaveFocus();
    await expect(list).toHaveAccessibleName('Leilões em destaque');
    const next = canvas.getByRole('button', { name: 'Próximos' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(0));
    await settled(list);
    await expect(next).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(next).not.toHaveFocus();
  },
};
