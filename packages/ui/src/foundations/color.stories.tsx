import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { colors, type ColorRole } from '../styles/colors.ts';
import { Section, Swatch } from './swatch.tsx';

import * as styles from './foundations.css.ts';

type Entry = readonly [role: ColorRole, use: string, on?: ColorRole];

const groups: readonly (readonly [title: string, note: string, entries: readonly Entry[]])[] = [
  [
    'Surfaces',
    'Sand scales of Radix Colors. A hairline parts things before a second background does.',
    [
      ['canvas', 'the page'],
      ['surface', 'cards and fields'],
      ['surfaceRaised', 'what floats: dialogs, lists, toasts'],
      ['surfaceSunken', 'tracks, wells, code'],
      ['surfaceHover', 'a row under the pointer'],
      ['border', 'hairlines'],
      ['borderStrong', 'edges of controls, 3 : 1'],
      ['outline', 'an edge that only high contrast shows'],
    ],
  ],
  [
    'Text',
    'Slate scales. Body text is AAA, the rest AA at least.',
    [
      ['text', 'figures, titles, body', 'surface'],
      ['textMuted', 'what supports', 'surface'],
      ['textFaint', 'what may be missed', 'surface'],
      ['accentText', 'links', 'surface'],
    ],
  ],
  [
    'Accent',
    'Jade: the one thing to do next, focus, what is chosen.',
    [
      ['accent', 'solid'],
      ['accentHover', 'under the pointer'],
      ['onSolid', 'text on solid', 'accent'],
      ['accentSoft', 'a quiet choice'],
      ['accentSoftHover', 'a quiet choice under the pointer'],
      ['focusRing', 'the ring, 2 px with a gap of 2'],
      ['discountSoft', 'under a discount'],
      ['discountText', 'a discount is good news', 'discountSoft'],
    ],
  ],
  [
    'Phases',
    'Always with their word.',
    [
      ['phaseFirstSoft', '1ª praça'],
      ['phaseFirstText', '1ª praça', 'phaseFirstSoft'],
      ['phaseSecondSoft', '2ª praça'],
      ['phaseSecondText', '2ª praça', 'phaseSecondSoft'],
      ['phaseUniqueSoft', 'leilão único'],
      ['phaseUniqueText', 'leilão único', 'phaseUniqueSoft'],
      ['phaseDirectSoft', 'venda direta'],
      ['phaseDirectText', 'venda direta', 'phaseDirectSoft'],
      ['phaseEndedSoft', 'encerrado'],
      ['phaseEndedText', 'encerrado', 'phaseEndedSoft'],
    ],
  ],
  [
    'Messages',
    'Never alone: an icon and a word say the same.',
    (['positive', 'caution', 'critical', 'info'] as const).flatMap((tone): Entry[] => [
      [`${tone}Soft`, 'under a message'],
      [`${tone}Text`, 'its text', `${tone}Soft`],
      [`${tone}Solid`, 'a mark or a solid button'],
    ]),
  ],
  [
    'Over pictures',
    'The same in both themes.',
    [
      ['scrim', 'under text on a picture'],
      ['onScrim', 'text and icons on it'],
      ['backdrop', 'over the page behind a dialog'],
    ],
  ],
];

function ColorPage() {
  return (
    <div className={styles.page}>
      {groups.map(([title, note, entries]) => (
        <Section key={title} title={title} note={note}>
          <ul className={styles.swatches}>
            {entries.map(([role, use, on]) => (
              <Swatch key={role} role={role} use={use} {...(on && { on })} />
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}

const meta = {
  title: 'Foundations/Color',
  component: ColorPage,
  parameters: {
    guide: {
      do: [
        'Take a role for what it means: `positiveText`, not a green.',
        'Give every coloured fact its word.',
      ],
      dont: ['Put a soft fill on a soft fill.', 'Write a colour outside `styles/`: lint refuses it.'],
      accessibility: [
        'A test computes the contrast of every text on every surface in the four themes.',
        'Borders of controls and the focus ring keep 3 : 1.',
      ],
    },
  },
} satisfies Meta<typeof ColorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    for (const role of Object.keys(colors)) await expect(canvas.getByText(role)).toBeVisible();
  },
};

export const HighContrast: Story = { globals: { contrast: 'more' } };
