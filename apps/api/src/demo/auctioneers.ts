/** Fictitious auctioneers, named as such; `.example` is a reserved domain (RFC 2606). */
const places = ['Aurora', 'Cerrado', 'Ipê', 'Maré', 'Pampa', 'Pinhal', 'Serra Azul', 'Sertão'] as const;

const addressOf = (place: string) =>
  place
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

export const inventedAuctioneers = places.map((place) => ({
  name: `Leiloeiro de demonstração ${place}`,
  website: `https://${addressOf(place)}.example/`,
}));
