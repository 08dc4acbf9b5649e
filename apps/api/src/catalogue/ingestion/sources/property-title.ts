import { fold } from '@martelo/domain/fold';
import { formatNumber } from '@martelo/domain/numbers';
import { nameAt } from '@martelo/domain/place-words';

interface Named {
  kind: string;
  bedrooms: number | null;
  /** m² */
  area: number | null;
  neighborhood: string | null;
  /** A part of the city that has a name of its own. */
  district?: string | null;
  city: string;
  uf: string;
}

/**
 * 'Casa de 3 quartos, Itinga, Araquari – SC'; the area where no bedroom is known, the place once where both agree.
 */
export function propertyTitle({
  kind,
  bedrooms,
  area,
  neighborhood,
  district = null,
  city,
  uf,
}: Named): string {
  const size = bedrooms
    ? ` de ${bedrooms} ${bedrooms > 1 ? 'quartos' : 'quarto'}`
    : area && area >= 1
      ? ` de ${formatNumber(area)} m²`
      : '';
  const part = neighborhood && /\p{L}{2}/u.test(neighborhood) ? neighborhood : null;
  const places = [part, district, city]
    .filter((name) => name !== null)
    .filter((name, at, names) => at === 0 || fold(name) !== fold(names[at - 1] ?? ''))
    .map((name, at, names) => (at === names.length - 1 ? `${name} – ${uf}` : name));
  return nameAt(`${kind === 'Outros' || kind === '' ? 'Imóvel' : kind}${size}`, places);
}
