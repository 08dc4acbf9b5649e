import { foldWord, readings } from './folded-name.ts';

/**
 * Banks and their companies that sell property, as a word or several in a row. A word that is a family name or an
 * everyday word too (Safra, Inter, Pan) counts only with 'banco' before it.
 */
const banks = new Set(
  [
    'Caixa',
    'Caixa Econômica',
    'Caixa Econômica Federal',
    'Caixa Federal',
    'CEF',
    'Emgea',
    'Banco do Brasil',
    'Banco Brasil',
    'Bradesco',
    'Banco Bradesco',
    'Itaú',
    'Itaú Unibanco',
    'Unibanco',
    'Santander',
    'Banrisul',
    'Banestes',
    'Banpará',
    'Sicoob',
    'Sicredi',
    'Bancoob',
    'BRB',
    'BNB',
    'Banco do Nordeste',
    'Banco da Amazônia',
    'Banco Safra',
    'Banco Inter',
    'Banco Pan',
    'Banco BMG',
    'Banco Original',
    'Banco Daycoval',
    'Banco Rodobens',
    'Banco BTG Pactual',
    'BTG Pactual',
    'Banco BV',
    'Banco Votorantim',
    'Banco Bari',
    'Banco Mercantil',
    'Banco ABC Brasil',
    'Banco Central',
    'CrediCaixa',
    'HSBC',
    'Nubank',
  ].map(foldWord),
);

/** Words that any auctioneer's name may have, and that therefore distinguish no two. */
const tradeWords = new Set(
  (
    'leilão leilões leiloeiro leiloeira leiloeiros oficial oficiais público públicos judicial judiciais extrajudicial ' +
    'extrajudiciais imóvel imóveis grupo portal online site gestor gestora do da de dos das e o a ltda me eireli epp sa com br'
  )
    .split(' ')
    .map(foldWord),
);
const gluedWords = [...tradeWords].filter((word) => word.length >= 4);
const shortestKey = 3;

/** `caixaleiloes` without the trade words at its ends. */
function unglued(word: string): string {
  const end = gluedWords.find((one) => word.length > one.length && word.endsWith(one));
  if (end) return unglued(word.slice(0, -end.length));
  const start = gluedWords.find((one) => word.length > one.length && word.startsWith(one));
  return start ? unglued(word.slice(start.length)) : word;
}

const hasBank = (words: readonly string[]) =>
  words.some((_word, from) =>
    words.slice(from).some((_last, count) => {
      const together = words.slice(from, from + count + 1).join('');
      return banks.has(together) || banks.has(unglued(together));
    }),
  );

/** The distinctive words of a name: all but those of the trade. */
function keysOf(name: string): string[] {
  const [asLetters = [], asGaps = []] = readings(name);
  const keyOf = (words: readonly string[]) => unglued(words.filter((word) => !tradeWords.has(word)).join(''));
  const key = keyOf(asLetters);
  const gapped = keyOf(asGaps);
  return [
    key.length >= shortestKey ? key : asLetters.join(''),
    ...(gapped.length >= shortestKey ? [gapped] : []),
  ].filter(Boolean);
}

/**
 * Checks the names of auctioneers and feeds. A bank's name counts anywhere as a whole word, in any spelling; `others`,
 * names of other sources and auctioneers, count as wholes, the trade's words aside (SAFE-22, SAFE-23).
 */
export function foreignNames(others: readonly string[]): (name: string) => boolean {
  const taken = new Set(others.flatMap(keysOf));
  return (name) => readings(name).some(hasBank) || keysOf(name).some((key) => taken.has(key));
}
