import { anAuction, sampleNow } from '@martelo/domain/testing';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { AuctionCardSkeleton } from './auction-card/auction-card-skeleton.tsx';
import { AuctionCard } from './auction-card/auction-card.tsx';
import { Button } from './button/button.tsx';
import { RemovableChip } from './chip/chip.tsx';
import { Countdown } from './countdown/countdown.tsx';
import { NowProvider } from './now-provider/now-provider.tsx';
import { PauseButton } from './picture-carousel/picture-carousel.tsx';

const atSampleNow = (children: ReactNode) =>
  renderToString(<NowProvider now={sampleNow}>{children}</NowProvider>);

test('[CARD-05] the server prints the time left at the instant of its provider', () => {
  const until = new Date(sampleNow.getTime() + 5 * 3_600_000);
  expect(atSampleNow(<Countdown until={until} />)).toContain('>5h</time>');
  expect(atSampleNow(<Countdown until={until} form="long" />)).toContain('>5h 0m</time>');
});

test('[CARD-05] a part with a provider of its own is of the page’s instant', () => {
  const until = new Date(sampleNow.getTime() + 5 * 3_600_000);
  const part = (
    <NowProvider>
      <Countdown until={until} />
    </NowProvider>
  );
  expect(atSampleNow(part)).toContain('>5h</time>');
  expect(renderToString(<NowProvider now={until}>{part}</NowProvider>)).toContain('>Encerrado</time>');
});

test('[RULE-01] the server decides the phase at the instant of its provider', () => {
  const auction = anAuction();
  const later = new Date('2026-03-25T12:00:00-03:00');
  expect(atSampleNow(<AuctionCard auction={auction} href="/leilao/1" />)).toContain('1ª PRAÇA');
  expect(
    renderToString(
      <NowProvider now={later}>
        <AuctionCard auction={auction} href="/leilao/1" />
      </NowProvider>,
    ),
  ).toContain('2ª PRAÇA');
});

test.each([
  [
    'a card with several pictures',
    <AuctionCard key="card" auction={anAuction()} href="/leilao/1" onFavorite={() => undefined} />,
    'Pausar imagens',
  ],
  ['a skeleton', <AuctionCardSkeleton key="skeleton" layout="list" />, 'aria-hidden'],
  [
    'a busy button',
    <Button key="button" loading>
      Salvar
    </Button>,
    'aria-busy="true"',
  ],
  [
    'a removable chip',
    <RemovableChip key="chip" label="Moóca" onRemove={() => undefined} />,
    'Remover filtro Moóca',
  ],
  ['the pause button', <PauseButton key="pause" />, 'Pausar imagens'],
])('%s renders without a browser', (_case, element, text) => {
  expect(atSampleNow(element)).toContain(text);
});
