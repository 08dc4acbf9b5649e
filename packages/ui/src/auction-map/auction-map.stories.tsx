import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';

import { withLargeLetters } from '../testing/large-letters.ts';
import {
  AuctionMap,
  type AuctionMapProps,
  type MapBounds,
  type MapCluster,
  PlaceMap,
} from './auction-map.tsx';

const clusters: readonly MapCluster[] = (
  [
    ['Rio de Janeiro – RJ', -22.91, -43.2, 3907, 'municipality'],
    ['São Paulo – SP', -23.55, -46.63, 2184, 'municipality'],
    ['Goiânia – GO e região', -16.69, -49.26, 640, 'several'],
    ['Porto Alegre – RS', -30.03, -51.23, 212, 'municipality'],
    ['Recife – PE', -8.05, -34.88, 318, 'municipality'],
    ['Salvador – BA e região', -12.97, -38.5, 402, 'several'],
    ['Brasília – DF', -15.79, -47.88, 96, 'municipality'],
    ['Fortaleza – CE', -3.73, -38.53, 174, 'municipality'],
    ['Belém – PA', -1.45, -48.49, 58, 'municipality'],
    ['Manaus – AM', -3.12, -60.02, 23, 'municipality'],
    ['Cuiabá – MT', -15.6, -56.1, 41, 'municipality'],
    ['Rua das Palmeiras, 120, Boa Vista – RR', 2.82, -60.67, 1, 'address'],
    ['Avenida Brasil, 88, Rio Branco – AC', -9.97, -67.81, 1, 'address'],
  ] as const
).map(([label, latitude, longitude, count, precision]) => ({
  id: label,
  label,
  latitude,
  longitude,
  count,
  precision,
}));

const meta = {
  title: 'Auction/AuctionMap',
  component: AuctionMap,
  subcomponents: { PlaceMap },
  args: { label: 'Leilões no mapa', clusters, onSelect: fn(), onBoundsChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 800 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: [
        'Group the auctions on the server by the part of the map in `onBoundsChange`.',
        'Say in `precision` how sure a place is, and in `unplaced` how many have none.',
        'Show the list beside it: the map alone leaves out what a list compares.',
      ],
      dont: ['Give the middle of a municipality as an address.', 'Fill the height of a phone with it.'],
      keyboard: [
        ['Tab', 'To the map, then through its places, the largest first, then to its buttons.'],
        ['← → ↑ ↓', 'Move the map.'],
        ['+ −', 'Come closer and go back.'],
        ['0', 'Shows all places.'],
        ['Enter, Space', 'On a place: selects it; of several auctions it also comes closer.'],
      ],
      accessibility: [
        'Each place is a button with its name, count and precision; the table below says the same.',
        'All that is done by dragging or pinching can be done by buttons, keys and presses (WCAG 2.5.1, 2.5.7).',
        'Precision is an outline and a word, never a colour alone.',
      ],
    },
  },
} satisfies Meta<typeof AuctionMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Clusters on the map, and the same places as a table. */
export const Default: Story = {
  tags: ['INFO-07'],
  play: async ({ canvas, args }) => {
    const places = canvas.getAllByRole('button', { name: /leil(ão|ões),/ });
    await expect(places[0]).toHaveAccessibleName(
      'Rio de Janeiro – RJ, 3.907 leilões, centro do município (aproximada)',
    );
    await expect(places).toHaveLength(clusters.length);
    await userEvent.click(canvas.getByText('Ver como tabela'));
    await expect(canvas.getByRole('rowheader', { name: 'Goiânia – GO e região' })).toBeVisible();
    await userEvent.click(canvas.getByText('Ver como tabela'));
    await waitFor(() => expect(args.onBoundsChange).toHaveBeenCalled());
  },
};

const map = (canvas: { getByRole: (role: string, options: object) => HTMLElement }) =>
  canvas.getByRole('group', { name: 'Leilões no mapa' });
const left = (element: Element) => element.getBoundingClientRect().left;

export const Keyboard: Story = {
  name: 'Keys move the map and come closer',
  tags: ['INFO-07'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const brasilia = canvas.getByRole('button', { name: /^Brasília/ });
    const manaus = canvas.getByRole('button', { name: /^Manaus/ });
    const apart = () => Math.round(left(brasilia) - left(manaus));
    await userEvent.tab();
    await expect(map(canvas)).toHaveFocus();
    const [before, wide] = [left(brasilia), apart()];
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(left(brasilia)).toBeLessThan(before));
    await userEvent.keyboard('+');
    await waitFor(() => expect(apart()).toBeGreaterThan(wide));
    await userEvent.keyboard('0');
    await waitFor(() => expect(apart()).toBe(wide));
  },
};

export const Selecting: Story = {
  name: 'A press on a group selects it and comes closer; a place beside the picture comes into sight',
  tags: ['INFO-07'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const goiania = canvas.getByRole('button', { name: /^Goiânia/ });
    goiania.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(clusters[2]);
    const frame = map(canvas).getBoundingClientRect();
    const middle = (element: Element) => {
      const box = element.getBoundingClientRect();
      return (box.left + box.right) / 2;
    };
    await waitFor(() => expect(middle(goiania)).toBeCloseTo((frame.left + frame.right) / 2, 0));

    const acre = canvas.getByRole('button', { name: /^Avenida Brasil/ });
    await expect(middle(acre)).toBeLessThan(frame.left);
    acre.focus();
    await waitFor(() => expect(middle(acre)).toBeGreaterThan(frame.left));
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenLastCalledWith(clusters[12]);
  },
};

export const Dragging: Story = {
  name: 'Dragging moves the map and presses nothing; Ctrl and the wheel come closer',
  tags: ['INFO-07'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const brasilia = canvas.getByRole('button', { name: /^Brasília/ });
    const before = left(brasilia);
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: brasilia, coords: { clientX: 300, clientY: 300 } },
      { target: brasilia, coords: { clientX: 340, clientY: 300 } },
      { target: brasilia, coords: { clientX: 380, clientY: 300 } },
      { keys: '[/MouseLeft]', target: brasilia },
    ]);
    await waitFor(() => expect(left(brasilia)).toBeCloseTo(before + 80, 0));
    await expect(args.onSelect).not.toHaveBeenCalled();

    const manaus = canvas.getByRole('button', { name: /^Manaus/ });
    const wide = left(brasilia) - left(manaus);
    await fireEvent.wheel(map(canvas), { deltaY: -100 });
    await expect(left(brasilia) - left(manaus)).toBeCloseTo(wide, 0);
    await fireEvent.wheel(map(canvas), { deltaY: -100, ctrlKey: true });
    await waitFor(() => expect(left(brasilia) - left(manaus)).toBeGreaterThan(wide * 1.2));
  },
};

export const LetGoOutside: Story = {
  name: 'A mouse that was let go outside drags no longer',
  tags: ['INFO-07'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const brasilia = canvas.getByRole('button', { name: /^Brasília/ });
    const before = left(brasilia);
    const mouse = { pointerId: 1, pointerType: 'mouse', clientY: 300 };
    await fireEvent.pointerDown(map(canvas), { ...mouse, buttons: 1, clientX: 300 });
    await fireEvent.pointerMove(map(canvas), { ...mouse, buttons: 0, clientX: 340 });
    await fireEvent.pointerMove(map(canvas), { ...mouse, buttons: 0, clientX: 380 });
    await expect(left(brasilia)).toBeCloseTo(before, 0);
  },
};

function InAddress({ onBoundsChange, ...props }: AuctionMapProps) {
  const [bounds, setBounds] = useState<MapBounds>();
  const round = (degrees: number) => Math.round(degrees * 100) / 100;
  const storeBounds = ({ west, south, east, north }: MapBounds) => {
    onBoundsChange?.({ west, south, east, north });
    setBounds({ west: round(west), south: round(south), east: round(east), north: round(north) });
  };
  return (
    <>
      <AuctionMap {...props} bounds={bounds} onBoundsChange={storeBounds} />
      <button type="button" onClick={() => setBounds({ west: -62, south: -5, east: -58, north: -1 })}>
        Manaus
      </button>
    </>
  );
}

export const KeptInTheAddress: Story = {
  name: 'Bounds that come back rounded leave the map where it is, others move it',
  tags: ['INFO-07'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <InAddress {...args} />,
  play: async ({ canvas, args }) => {
    const brasilia = canvas.getByRole('button', { name: /^Brasília/ });
    const manaus = canvas.getByRole('button', { name: /^Manaus – AM/ });
    const apart = () => Math.round(left(brasilia) - left(manaus));
    await expect(args.onBoundsChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Aproximar o mapa' }));
    const near = apart();
    await waitFor(() => expect(args.onBoundsChange).toHaveBeenCalledTimes(2));
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(apart()).toBe(near);
    await expect(args.onBoundsChange).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Manaus' }));
    await waitFor(() => expect(apart()).toBeGreaterThan(near * 3));
  },
};

export const Close: Story = {
  parameters: { forcedColors: true },
  args: {
    bounds: { west: -47.6, south: -24.2, east: -45.6, north: -22.8 },
    selectedId: 'b',
    unplaced: 12,
    clusters: [
      {
        id: 'a',
        label: 'Guarulhos – SP',
        latitude: -23.45,
        longitude: -46.53,
        count: 38,
        precision: 'municipality',
      },
      {
        id: 'b',
        label: 'Campinas – SP',
        latitude: -22.91,
        longitude: -47.06,
        count: 61,
        precision: 'municipality',
      },
      {
        id: 'c',
        label: 'Rua da Moóca, 1.284, São Paulo – SP',
        latitude: -23.56,
        longitude: -46.6,
        count: 1,
        precision: 'address',
      },
      { id: 'd', label: 'Santos – SP', latitude: -23.96, longitude: -46.33, count: 9, precision: 'several' },
    ],
  },
};

export const AtItsLimits: Story = {
  name: 'A zoom button keeps the focus where the map comes no closer',
  tags: ['INFO-07'],
  args: { bounds: { west: -46.8, south: -23.8, east: -46.3, north: -23.3 } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const closer = canvas.getByRole('button', { name: 'Aproximar o mapa' });
    closer.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(closer).toHaveAttribute('aria-disabled', 'true'));
    await expect(closer).toHaveFocus();
  },
};

export const Loading: Story = { args: { loading: true, clusters: clusters.slice(0, 4) } };

export const Empty: Story = {
  args: { clusters: [], unplaced: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum leilão para mostrar no mapa')).toBeVisible();
    await expect(canvas.queryByText('Ver como tabela')).not.toBeInTheDocument();
  },
};

export const LargeLetters: Story = {
  name: 'With letters twice as large each figure stays within its circle',
  tags: ['INFO-07', 'SHELL-12'],
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      for (const place of canvas.getAllByRole('button', { name: / leilões,/ })) {
        const figure = place.querySelector('text')!.getBoundingClientRect();
        const disc = place.querySelector('circle:last-of-type')!.getBoundingClientRect();
        await expect(figure.width).toBeLessThan(disc.width);
      }
    }),
};

export const HighContrast: Story = { globals: { contrast: 'more' } };

const inColumn: Story['decorators'] = [
  (Story) => (
    <div style={{ maxWidth: 560 }}>
      <Story />
    </div>
  ),
];

export const Place: Story = {
  name: 'One place by its coordinates',
  tags: ['DETAIL-05'],
  decorators: inColumn,
  render: () => (
    <PlaceMap
      label="Rua da Moóca, 1.284, Moóca, São Paulo – SP"
      latitude={-23.56}
      longitude={-46.6}
      precision="address"
    />
  ),
  play: async ({ canvas }) => expect(canvas.getByText(/Posição do endereço/)).toBeVisible(),
};

export const PlaceOfMunicipality: Story = {
  name: 'One place by the middle of its municipality',
  tags: ['DETAIL-05'],
  decorators: inColumn,
  render: () => <PlaceMap label="Manaus – AM" latitude={-3.12} longitude={-60.02} />,
  play: async ({ canvas }) =>
    expect(canvas.getByText(/Posição aproximada: centro do município/)).toBeVisible(),
};

export const PlaceOfState: Story = {
  name: 'Without coordinates the state of the address',
  tags: ['DETAIL-05'],
  decorators: inColumn,
  render: () => (
    <PlaceMap label="Estrada do Sertão, km 12, Pernambuco" latitude={null} longitude={null} uf="PE" />
  ),
  play: async ({ canvas }) => expect(canvas.getByText(/só o estado é conhecido/)).toBeVisible(),
};

export const PlaceMissing: Story = {
  name: 'Without either the map says so',
  tags: ['DETAIL-05'],
  decorators: inColumn,
  render: () => <PlaceMap label="Localização não especificada" latitude={-46.6} longitude={-23.5} />,
  play: async ({ canvas }) => expect(canvas.getByText('Localização não disponível')).toBeVisible(),
};
