import type { Auction } from '@martelo/domain/auction';

import { type CardList, hrefOf } from './card-list.ts';
import { arrowPath, heartPath, messages, remaining, wordsOf } from './words.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escape = (text = '') => text.replaceAll(/[&<"]/g, (character) => escapes[character]!);

function cardHtml(auction: Auction, now: Date) {
  const words = wordsOf(auction, now);
  const title = escape(auction.title);
  const deadline = words.end
    ? `<span title="${escape(words.endPrinted)}" class="card-fact">${messages.closes} <time role="timer" datetime="${words.end.toISOString()}">${remaining(words.end, now)}</time></span>`
    : `<span class="card-fact">${words.still}</span>`;
  return `<article class="card" data-status="${words.status}">
<div class="card-media"><span class="card-frame"><img src="${escape(auction.images[0]?.url)}" alt="" width="400" height="300" loading="lazy" decoding="async" class="card-picture"><span class="card-illustration">${messages.illustration}</span></span>${words.discount && `<span class="badge badge-discount">${words.discount}</span>`}</div>
<div class="card-badges"><span class="badge badge-${words.tone}">${words.phase}</span>${words.type ? `<span class="badge badge-type">${words.type}</span>` : ''}</div>
<p class="card-figures"><span class="card-value">${words.value}</span>${words.valuation && `<span class="card-valuation">${words.valuation}</span>`}</p>
<div class="card-facts"><h3 title="${title}" class="card-title">${title}</h3>${words.facts && `<p class="card-fact">${escape(words.facts)}</p>`}<p class="card-fact">${escape(words.place)}</p></div>
<div class="card-foot">${deadline}<a href="${hrefOf(auction.key)}" aria-label="${escape(words.details)}" class="card-link">${messages.seeDetails}<svg viewBox="0 0 24 24" aria-hidden="true" class="card-arrow"><path d="${arrowPath}"/></svg></a></div>
<button type="button" aria-label="${escape(words.heart)}" aria-pressed="false" class="card-heart"><span class="card-disc"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${heartPath}"/></svg></span></button>
</article>`;
}

function setText(element: Element | null, text: string) {
  if (element && element.textContent !== text) element.textContent = text;
}

/** No framework: one `innerHTML`, then only the texts and states that change. */
export function mountPlainDom(element: HTMLElement): CardList {
  let cards: Element[] = [];
  let start: Date | undefined;

  return {
    render({ auctions, favorites, now }) {
      if (!start) {
        start = now;
        element.innerHTML = `<div class="cards">${auctions.map((auction) => cardHtml(auction, now)).join('')}</div>`;
        cards = [...element.querySelectorAll('.card')];
        return;
      }
      for (const [at, auction] of auctions.entries()) {
        const card = cards[at];
        if (!card) continue;
        const words = wordsOf(auction, start);
        setText(card.querySelector('.card-value'), words.value);
        setText(card.querySelector('.card-valuation'), words.valuation);
        setText(card.querySelector('.badge-discount'), words.discount);
        if (words.end) setText(card.querySelector('time'), remaining(words.end, now));
        const pressed = String(favorites.has(auction.key));
        const heart = card.querySelector('.card-heart');
        if (heart && heart.getAttribute('aria-pressed') !== pressed)
          heart.setAttribute('aria-pressed', pressed);
      }
    },
    unmount: () => element.replaceChildren(),
  };
}
