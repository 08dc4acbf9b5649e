/** The usual ITBI rate of a city, with the law that says so. */
export interface CityTax {
  city: string;
  /** Hundredths of a percent. */
  rate: number;
  law: string;
}

/** By IBGE code: the capitals whose law has been looked up. Reduced rates for what is financed are left out. */
const cities: Readonly<Record<number, CityTax>> = {
  3106200: {
    city: 'Belo Horizonte',
    rate: 300,
    law: 'Lei 5.492/1988, com a Lei 10.692/2013, desde 01/05/2014',
  },
  4106902: { city: 'Curitiba', rate: 270, law: 'Lei Complementar 108, de 20/12/2017' },
};

/** A city's own rate; null where unknown, to be checked with the city hall (LABEL-21). */
export function cityTaxOf(cityId: number | null): CityTax | null {
  return (cityId !== null && cities[cityId]) || null;
}
