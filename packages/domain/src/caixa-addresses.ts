const site = 'https://venda-imoveis.caixa.gov.br';
const listed = /^\d{4,13}$/;

/** The number as Caixa's files have it: 13 digits. */
const padded = (code: string) => code.padStart(13, '0');

/** Where Caixa has the first photo of a listing, by its number; null for what is no such number (LABEL-30). */
export function caixaPhoto(code: string): string | null {
  return listed.test(code) ? `${site}/fotos/F${padded(code)}21.jpg` : null;
}

/** Where Caixa has the registration (matrícula) of a listing, a PDF; null for what is no such number (LABEL-31). */
export function caixaRegistration(code: string | null, uf: string | null): string | null {
  return code !== null && listed.test(code) && uf !== null && /^[A-Z]{2}$/.test(uf)
    ? `${site}/editais/matricula/${uf}/${padded(code)}.pdf`
    : null;
}
