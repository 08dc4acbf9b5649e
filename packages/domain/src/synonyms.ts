/** Folded words, of several or of one, that people search the same thing by. */
const groups: readonly (readonly string[])[] = [
  ['apartamento', 'apartamentos', 'apto', 'aptos', 'ap', 'apt', 'flat', 'kitnet', 'kitinete', 'quitinete'],
  ['casa', 'casas', 'residencia', 'residencias', 'sobrado', 'sobrados'],
  ['terreno', 'terrenos', 'lote', 'lotes', 'gleba', 'glebas', 'loteamento'],
  ['galpao', 'galpoes', 'barracao', 'barracoes', 'armazem', 'deposito'],
  ['garagem', 'garagens', 'vaga', 'vagas', 'estacionamento', 'box'],
  ['quarto', 'quartos', 'dormitorio', 'dormitorios', 'qto', 'qtos', 'dorm', 'dorms'],
  ['loja', 'lojas', 'ponto comercial', 'salao'],
  ['sala', 'salas', 'escritorio', 'escritorios', 'conjunto comercial'],
  ['predio', 'predios', 'edificio', 'edificios'],
  ['sitio', 'sitios', 'chacara', 'chacaras', 'fazenda', 'fazendas', 'imovel rural', 'area rural'],
  ['avenida', 'av'],
  ['rua', 'r'],
  ['jardim', 'jd', 'jdm'],
  ['parque', 'pq', 'pque'],
  ['vila', 'vl'],
  ['residencial', 'res', 'resid'],
  ['condominio', 'cond'],
  ['conjunto', 'conj', 'cj'],
  ['quadra', 'qd'],
  ['bloco', 'bl'],
  ['doutor', 'dr'],
  ['santo', 'sto'],
  ['santa', 'sta'],
  ['nossa senhora', 'n s', 'nsa sra'],
  ['extrajudicial', 'extra judicial'],
];

const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  groups.flatMap((group) => group.map((word) => [word, group.filter((other) => other !== word)] as const)),
);

/** The other words that a folded word is searched by too; none for most. */
export function synonymsOf(foldedWord: string): readonly string[] {
  return synonyms.get(foldedWord) ?? [];
}
