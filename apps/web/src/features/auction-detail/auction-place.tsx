import type { Auction } from '@martelo/domain/auction';
import { PlaceMap } from '@martelo/ui/auction-map';
import { nonBreakingUnits } from '@martelo/domain/units';
import { Disclosure } from '@martelo/ui/disclosure';
import { Hidden } from '@martelo/ui/hidden';
import { Link } from '@martelo/ui/link';
import { Section } from '@martelo/ui/section';
import { Text } from '@martelo/ui/text';

import { placeOf } from './describe-auction.ts';

/** A street map searched by the source's address text, which is unverified; opens in a tab of its own. */
const mapAddress = (words: string) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: words })}`;

function StreetMap({ words }: { words: string }) {
  return (
    <Link href={mapAddress(words)} external>
      Abrir no mapa
    </Link>
  );
}

/**
 * Where the property is, drawn without another site's map. Coordinates come from the source where it has them, else
 * they are its municipality's, and their map is folded: it says little. The address stands beside them either way
 * (DETAIL-05).
 */
export function AuctionPlace({ auction }: { auction: Pick<Auction, 'place'> }) {
  const { address, latitude, longitude, position, state } = auction.place;
  const label = [address, placeOf(auction)].filter(Boolean).join(', ');
  const known = (latitude !== null && longitude !== null) || state !== null;
  const precision = position ?? 'municipality';
  const map = known && (
    <PlaceMap
      label={label || 'Localização não especificada'}
      latitude={latitude}
      longitude={longitude}
      precision={precision}
      uf={state?.uf ?? null}
    />
  );
  return (
    <Section titleId="localizacao" gap="medium" title="Localização">
      {!known && <Text>Localização não disponível</Text>}
      {precision === 'address' && map}
      {label && (
        <Text measure>
          {(precision !== 'address' || !known) && <>{nonBreakingUnits(label)} </>}
          <StreetMap words={label} />
        </Text>
      )}
      {precision !== 'address' && map && (
        <Hidden onPaper>
          <Disclosure title="Mapa aproximado, pelo município">{map}</Disclosure>
        </Hidden>
      )}
    </Section>
  );
}
