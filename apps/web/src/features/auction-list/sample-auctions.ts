import { toAuction } from '@martelo/api-client';
import type { Auction } from '@martelo/domain/auction';

const samples = [
  {
    id: 1,
    title: 'Exemplo: apartamento de 2 quartos',
    location: 'Cidade de exemplo',
    officialPrice: 186_400,
    type: 'judicial',
  },
  {
    id: 2,
    title: 'Exemplo: casa com quintal',
    location: 'Cidade de exemplo',
    officialPrice: 243_000,
    type: 'extrajudicial',
  },
  {
    id: 3,
    title: 'Exemplo: terreno de esquina',
    location: 'Cidade de exemplo',
    officialPrice: 92_500,
    type: 'judicial',
  },
] as const;

/** Made-up auctions for when no list can be had, marked wherever they stand (HONEST-02). */
export const sampleAuctions: readonly Auction[] = samples.map((sample) => ({
  ...toAuction({ ...sample, images: [] }),
  key: `exemplo-${sample.id}`,
  sample: true,
}));
