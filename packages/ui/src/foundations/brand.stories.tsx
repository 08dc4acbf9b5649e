import { anAuction, aPicture } from '@martelo/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';

import { AuctionCard } from '../auction-card/auction-card.tsx';
import { Button } from '../button/button.tsx';
import { CodeBlock } from '../code/code.tsx';
import { Heading } from '../heading/heading.tsx';
import { Inline } from '../inline/inline.tsx';
import { Link } from '../link/link.tsx';
import { Notice } from '../notice/notice.tsx';
import { brandProperties, checkBrand } from '../styles/brand.ts';
import type { Pair } from '../styles/colors.ts';

import * as styles from './brand.css.ts';

const purple = {
  accent: ['#6b21a8', '#c084fc'],
  accentHover: ['#581c87', '#d8b4fe'],
  accentSoft: ['#f3e8ff', '#2d1643'],
  accentSoftHover: ['#e9d5ff', '#3b1d59'],
  accentText: ['#6b21a8', '#d8b4fe'],
} as const satisfies Record<string, Pair>;

type Role = keyof typeof purple;

const names: Readonly<Record<Role, string>> = {
  accent: 'Accent',
  accentHover: 'Accent, hover',
  accentSoft: 'Soft',
  accentSoftHover: 'Soft, hover',
  accentText: 'Text and focus',
};

const themes = ['light', 'dark'] as const;
const auction = anAuction({ images: [aPicture(150)] });

function sheetOf(brand: Record<Role, Pair>): string {
  const lines = Object.entries(brandProperties(brand)).map(([name, value]) => `  ${name}: ${value};`);
  return [':root, [data-theme] {', ...lines, '}'].join('\n');
}

interface PickersProps {
  role: Role;
  pair: Pair;
  onPick: (pair: Pair) => void;
}

function Pickers({ role, pair: [light, dark], onPick }: PickersProps) {
  return (
    <fieldset className={styles.role}>
      <legend className={styles.legend}>{names[role]}</legend>
      <span className={styles.pickers}>
        <input
          type="color"
          aria-label="light"
          value={light}
          onChange={(event) => onPick([event.target.value, dark])}
          className={styles.picker}
        />
        <input
          type="color"
          aria-label="dark"
          value={dark}
          onChange={(event) => onPick([light, event.target.value])}
          className={styles.picker}
        />
      </span>
    </fieldset>
  );
}

function BrandPage() {
  const [brand, setBrand] = useState<Record<Role, Pair>>(purple);
  const problems = checkBrand(brand);
  return (
    <div className={styles.page}>
      <div className={styles.roles}>
        {(Object.keys(names) as Role[]).map((role) => (
          <Pickers
            key={role}
            role={role}
            pair={brand[role]}
            onPick={(pair) => setBrand({ ...brand, [role]: pair })}
          />
        ))}
      </div>
      <Notice tone={problems.length > 0 ? 'critical' : 'positive'} role="status">
        {problems.length === 0
          ? 'Every text reads at 4.5 : 1 or better, every edge and focus ring shows at 3 : 1.'
          : `${problems.length} of the pairs have too little contrast.`}
        <ul>
          {problems.map(({ theme, front, back, ratio, needed }) => (
            <li key={`${theme} ${front} ${back}`}>
              {`${theme}: ${front} on ${back} has ${ratio} : 1, and needs ${needed}`}
            </li>
          ))}
        </ul>
      </Notice>
      <div className={styles.themes}>
        {themes.map((theme) => (
          <div key={theme} data-theme={theme} style={brandProperties(brand)} className={styles.sample}>
            <Heading headingLevel={2} size="large">
              {theme === 'light' ? 'Light' : 'Dark'}
            </Heading>
            <Inline gap="small">
              <Button tone="accent">Criar alerta</Button>
              <Button variant="soft">Filtros</Button>
              <Button>Limpar</Button>
              <Link href="#edital">Ler o edital</Link>
            </Inline>
            <AuctionCard auction={auction} href="#leilao" />
          </div>
        ))}
      </div>
      <CodeBlock label="The brand as a sheet" value={sheetOf(brand)} />
    </div>
  );
}

const meta = {
  title: 'Foundations/Your brand',
  component: BrandPage,
  parameters: {
    layout: 'padded',
    guide: {
      do: [
        'Set the properties in a sheet of your own, wherever it stands: it wins over the theme, which is in a layer.',
        'Name `:root, [data-theme]`, so that a theme within a page has the brand too.',
        'Hold the colours with `checkBrand` of `@martelo/ui/styles/brand` in a test of your own.',
      ],
      dont: [
        'Change the colours of phases and messages: people learn them once for all of Martelo.',
        'Answer a wish for more contrast with the brand: high contrast wins over it on purpose.',
      ],
      accessibility: ['`checkBrand` names each pair that misses WCAG 2.2 AA, in both themes.'],
    },
  },
} satisfies Meta<typeof BrandPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Unreadable: Story = {
  name: 'A colour that cannot be read is named while it is picked',
  tags: ['THEME-02'],
  // What it shows on purpose is what axe would find.
  parameters: { a11y: { test: 'off' }, chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const [status] = canvas.getAllByRole('status');
    await expect(status).toHaveTextContent('Every text reads');
    const [light] = canvas.getByRole('group', { name: 'Text and focus' }).querySelectorAll('input');
    if (!light) throw new Error('No picker.');
    // A native colour window cannot be driven: the event is what it ends with.
    await fireEvent.change(light, { target: { value: '#facc15' } });
    await expect(status).toHaveTextContent('light: accentText on surface has 1.53 : 1, and needs 4.5');
    await expect(status).toHaveTextContent('light: focusRing on canvas');
  },
};
