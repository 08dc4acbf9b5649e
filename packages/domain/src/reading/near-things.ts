import { beside } from './near.ts';
import { drop, type Scan, written } from './scan.ts';

const thing = String.raw`(?:praias?|mar|orla|centro(?:\s+d[ae]\s+cidade)?|comercios?|metro|estac(?:ao|oes)(?:\s+d[eo]\s+(?:metro|trem))?|trem|rodoviaria|aeroporto|ponto\s+de\s+onibus|shoppings?|(?:super)?mercados?|escolas?|colegios?|creches?|faculdades?|universidades?|hospita(?:l|is)|igrejas?|parques?|pracas?|lagos?|lagoas?|represas?|cachoeiras?|natureza|trabalho|tudo)`;
/** A name may follow: 'perto da praia de Iracema' and 'perto do metrô Consolação' stay words. */
const after = String.raw`(?=\s*(?:$|[^\p{L}\p{N}\s'-])|\s+(?:-|(?:ate|com|e|em|mas|n[ao]s?|ou|para|por|pra|que|sem)\s))`;
const nearThings = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:(?:n[ao]s?|em|pel[ao]s?)\s+)?(?<words>${beside}${thing}(?:,?(?:\s+(?:e|ou))?\s+(?:(?:[ao]s?|ao|d[aeo]s?)\s+)?${thing})*)${after}`,
  'gu',
);

/**
 * Cuts 'perto da praia', 'próximo ao metrô e ao shopping', and returns them as they were written: no list states it of
 * an auction, and each word alone would be found in names of streets.
 */
export function cutNearThings(scan: Scan): string[] {
  return Array.from(scan.plain.matchAll(nearThings), ({ index, 0: all, groups }) => {
    const end = index + all.length;
    drop(scan, index, end);
    return written(scan, end - (groups?.['words'] ?? all).length, end).trim();
  });
}
