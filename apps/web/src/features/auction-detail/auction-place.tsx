import type { Auction } from '@martelo/domain/auction';
import { PlaceMap } from '@martelo/ui/auction-map';
import { Disclosure } from '@martelo/ui/disclosure';
import { Hidden } from '@martelo/ui/hidden';
import { Link } from '@martelo/ui/link';
import { Section } from '@martelo/ui/section';
import { Text } from '@martelo/ui/text';

import { placeOf } from './describe-auction.ts';

/** A map of streets by the words of the source, which nobody has checked; it opens in a tab of its own. */
const mapAddress = (words: string) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: words })}`;

/** The map where it shows an address; the middle of a municipality says little, and is folded below the words. */
function Where({ latitude, longitude, position, state, label }: Auction['place'] & { label: string }) {
  const precision = position ?? 'municipality';
  const map = (
    <PlaceMap
      label={label}
      latitude={latitude}
      longitude={longitude}
      precision={precision}
      uf={state?.uf ?? null}
    />
  );
  if (precision === 'address') return map;
  return (
    <>
      <Text>{label}</Text>
      <Disclosure title="Mapa aproximado, pelo município">{map}</Disclosure>
    </>
  );
}

/**
 * Where the property is, drawn without another site's map. Coordinates come from the source where it has them, else
 * they are its municipality's; the address stands beside them either way (DETAIL-05).
 */
export function AuctionPlace({ auction }: { auction: Pick<Auction, 'place'> }) {
  const { address, latitude, longitude, state } = auction.place;
  const label = [address, placeOf(auction)].filter(Boolean).join(', ');
  const known = (latitude !== null && longitude !== null) || state !== null;
  return (
    <Hidden onPaper>
      <Section titleId="localizacao" gap="medium" title="Localização">
        {known ? (
          <Where {...auction.place} label={label || 'Localização não especificada'} />
        ) : (
          <>
            <Text>Localização não disponível</Text>
            {label && <Text color="muted">{label}</Text>}
          </>
        )}
        {label && (
          <p>
            <Link href={mapAddress(label)} external>
              Abrir no mapa
            </Link>
          </p>
        )}
      </Section>
    </Hidden>
  );
}
