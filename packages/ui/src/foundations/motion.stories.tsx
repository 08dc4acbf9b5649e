import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { vars } from '../styles/theme.css.ts';
import { easing, motion } from '../styles/tokens.ts';
import { Section } from './swatch.tsx';

import * as styles from './foundations.css.ts';

const uses: Readonly<Record<keyof typeof motion, string>> = {
  feedback: 'a press, a hover, a check',
  open: 'what opens or closes',
  pulse: 'a skeleton, over and over',
  turn: 'the spinner, over and over',
};

function MotionPage() {
  const [there, setThere] = useState(false);
  return (
    <div className={styles.page} {...(there && { 'data-there': '' })}>
      <Section
        title="Durations"
        note={`One curve, cubic-bezier(${easing.join(', ')}). Only transforms and opacity move, and nothing moves by itself without a pause control.`}
      >
        <div>
          <Button aria-pressed={there} onClick={() => setThere(!there)}>
            Mover
          </Button>
        </div>
        <div className={styles.rows}>
          {(Object.keys(motion) as (keyof typeof motion)[]).map((name) => (
            <div key={name} className={styles.row}>
              <span className={styles.legend}>
                <span className={styles.name}>{name}</span>
                <span>{`${motion[name]} ms · ${uses[name]}`}</span>
              </span>
              <div className={styles.track}>
                <div className={styles.runner} style={{ transitionDuration: vars.motion[name] }} />
              </div>
            </div>
          ))}
        </div>
      </Section>
    </div>
  );
}

const meta = {
  title: 'Foundations/Motion',
  component: MotionPage,
  parameters: {
    guide: {
      do: ['Let motion answer a press; 120 ms is felt as at once.'],
      dont: ['Animate width, height or position: the page would be laid out anew in each frame.'],
      keyboard: [['Space, Enter', 'on the button moves the bars there and back']],
      accessibility: ['With reduced motion every transition ends at once and carousels do not turn.'],
    },
  },
} satisfies Meta<typeof MotionPage>;

export default meta;

export const Overview: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Mover' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};
