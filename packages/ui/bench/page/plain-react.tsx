import type { Auction, AuctionImage } from '@martelo/domain/auction';
import { createContext, memo, type ReactNode, useContext, useState } from 'react';
import { createRoot } from 'react-dom/client';

import { type CardList, hrefOf, type ListState } from './card-list.ts';
import { arrowPath, heartPath, messages, remaining, wordsOf } from './words.ts';

const Now = createContext(new Date(0));

function Picture({ image, priority }: { image: AuctionImage | undefined; priority: boolean }) {
  const [broken, setBroken] = useState(false);
  if (!image || broken) return <span className="card-missing">{messages.noImage}</span>;
  return (
    <span className="card-frame">
      <img
        src={image.url}
        alt=""
        width={400}
        height={300}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setBroken(true)}
        className="card-picture"
      />
      {image.kind === 'illustration' && <span className="card-illustration">{messages.illustration}</span>}
    </span>
  );
}

function Badge({ tone, children }: { tone: string; children: ReactNode }) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}

function Countdown({ end }: { end: Date }) {
  return (
    <time role="timer" dateTime={end.toISOString()}>
      {remaining(end, useContext(Now))}
    </time>
  );
}

function Deadline({
  end,
  printed,
  still,
}: {
  end: Date | undefined;
  printed: string | undefined;
  still: string;
}) {
  if (!end) return <span className="card-fact">{still}</span>;
  return (
    <span title={printed} className="card-fact">
      {messages.closes} <Countdown end={end} />
    </span>
  );
}

function Heart({ pressed, label, onPress }: { pressed: boolean; label: string; onPress: () => void }) {
  return (
    <button type="button" aria-label={label} aria-pressed={pressed} onClick={onPress} className="card-heart">
      <span className="card-disc">
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d={heartPath} />
        </svg>
      </span>
    </button>
  );
}

interface CardProps {
  auction: Auction;
  now: Date;
  favorite: boolean;
  onFavorite: (key: string) => void;
}

const Card = memo(function Card({ auction, now, favorite, onFavorite }: CardProps) {
  const words = wordsOf(auction, now);
  return (
    <article className="card" data-status={words.status}>
      <div className="card-media">
        <Picture image={auction.images[0]} priority={false} />
        {words.discount && <Badge tone="discount">{words.discount}</Badge>}
      </div>
      <div className="card-badges">
        <Badge tone={words.tone}>{words.phase}</Badge>
        {words.type && <Badge tone="type">{words.type}</Badge>}
      </div>
      <p className="card-figures">
        <span className="card-value">{words.value}</span>
        {words.valuation && <span className="card-valuation">{words.valuation}</span>}
      </p>
      <div className="card-facts">
        <h3 title={auction.title} className="card-title">
          {auction.title}
        </h3>
        {words.facts && <p className="card-fact">{words.facts}</p>}
        <p className="card-fact">{words.place}</p>
      </div>
      <div className="card-foot">
        <Deadline end={words.end} printed={words.endPrinted} still={words.still} />
        <a href={hrefOf(auction.key)} aria-label={words.details} className="card-link">
          {messages.seeDetails}
          <svg viewBox="0 0 24 24" aria-hidden className="card-arrow">
            <path d={arrowPath} />
          </svg>
        </a>
      </div>
      <Heart pressed={favorite} label={words.heart} onPress={() => onFavorite(auction.key)} />
    </article>
  );
});

const press = () => undefined;

function List({ auctions, favorites, start }: ListState & { start: Date }) {
  return (
    <div className="cards">
      {auctions.map((auction) => (
        <Card
          key={auction.key}
          auction={auction}
          now={start}
          favorite={favorites.has(auction.key)}
          onFavorite={press}
        />
      ))}
    </div>
  );
}

/**
 * React with plain CSS, as carefully written as that goes: cards are memoised, and a tick renders the countdowns alone.
 * It has no containment.
 */
export function mountPlainReact(element: HTMLElement): CardList {
  const root = createRoot(element);
  let start: Date | undefined;
  return {
    render(state) {
      start ??= state.now;
      root.render(
        <Now value={state.now}>
          <List {...state} start={start} />
        </Now>,
      );
    },
    unmount: () => root.unmount(),
  };
}
