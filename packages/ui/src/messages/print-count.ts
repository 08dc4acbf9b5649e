const counts = new Intl.NumberFormat('pt-BR');

/** '32.547'. */
export const printCount = (count: number): string => counts.format(count);
