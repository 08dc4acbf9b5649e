import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gavel } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { Badge } from '../badge/badge.tsx';
import { Banner } from '../banner/banner.tsx';
import { Button, ButtonLink } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { Inline } from '../inline/inline.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Stack } from '../stack/stack.tsx';
import { wordsPast } from '../testing/large-letters.ts';
import { ToggleGroup } from '../toggle-group/toggle-group.tsx';

const word = 'Pneumoultramicroscopicossilicovulcanoconiótico';
const options = [
  { value: 'long', label: word },
  { value: 'land', label: 'Terreno' },
];

const meta = {
  title: 'Foundations/Long words',
  render: () => (
    <div style={{ width: 288 }}>
      <Stack>
        <Button startIcon={Gavel}>{word}</Button>
        <Button loading>{word}</Button>
        <Button>
          {word} {12}
        </Button>
        <ButtonLink href="#palavra" endIcon={Gavel}>
          {word}
        </ButtonLink>
        <CopyButton value="a" label={word} />
        <ToggleGroup label="Tipo" name="toggle" options={options} />
        <RadioGroup label={word} name="radio" options={options} hint={word} error={word} />
        <Banner title={word} action={<Button size="small">{word}</Button>} onDismiss={fn()}>
          {word}
        </Banner>
        <Badge>{word}</Badge>
        <Disclosure title={word} badge={<Badge>3</Badge>} defaultOpen>
          {word}
        </Disclosure>
        <Card>
          {word} <span>{word}</span>
        </Card>
        <Inline>
          <Button>{word}</Button>
          <Badge size="large">{word}</Badge>
          <CopyButton value="a" label={word} size="small" />
        </Inline>
        <Pagination page={500} lastPage={1000} hrefOf="?pagina={page}" />
      </Stack>
    </div>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A word that is longer than its place is broken there, and nothing is cut',
  tags: ['SHELL-12'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector<HTMLElement>('[style*="288px"]')!;
    const boxes = place.querySelectorAll(
      'button, a, label, fieldset, section, details, nav, [class*="badge"]',
    );
    await expect(boxes.length).toBeGreaterThan(20);
    const past = Array.from(boxes, (box) => [box.outerHTML.slice(0, 80), wordsPast(box)] as const);
    await expect(past.filter(([, by]) => by > 0.5)).toEqual([]);
    await expect(place.scrollWidth).toBe(288);
  },
};

export const WholeInARow: Story = {
  name: 'Where a row has room for whole words no button is narrower than its longest',
  tags: ['SHELL-12'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div style={{ display: 'flex', width: 288 }}>
      <span style={{ flex: '0 1 16em' }}>Leilões de São José dos Campos, que a fonte publicou ontem</span>
      <Button>Acompanhar</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(wordsPast(button)).toBeLessThanOrEqual(0.5);
    const words = document.createRange();
    words.selectNodeContents(button);
    await expect(words.getClientRects()).toHaveLength(1);
  },
};
