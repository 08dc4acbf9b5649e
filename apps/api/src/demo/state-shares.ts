/** The rows of a state, of the 32,547 in Caixa's list of 2026-01-08, and its municipalities with most of them. */
interface StateShare {
  uf: string;
  rows: number;
  cities: readonly (readonly [name: string, rows: number])[];
}

const table = `
RJ 11315: Rio de Janeiro 5217, São Gonçalo 2434, Nova Iguaçu 1154, Itaboraí 705, Belford Roxo 433, Campos dos Goytacazes 171, Duque de Caxias 128
GO 5224: Luziânia 997, Águas Lindas de Goiás 854, Cidade Ocidental 853, Valparaíso de Goiás 698, Planaltina 230, Goiânia 108
SP 3480: São Paulo 623, Ribeirão Preto 436, Bauru 207, São José do Rio Preto 131, Sorocaba 111, Piracicaba 102, Araraquara 93, Campinas 78, Praia Grande 75
PE 1838: Paulista 322, Jaboatão dos Guararapes 230, Belo Jardim 148, Igarassu 124, Recife 50
BA 1214: Salvador 419, Feira de Santana 244, Camaçari 137, Lauro de Freitas 60, Vitória da Conquista 18
RS 1206: Porto Alegre 335, Pelotas 152, São Leopoldo 111, Canoas 97, Gravataí 58, Caxias do Sul 41
MG 1190: Uberlândia 139, Juiz de Fora 131, Uberaba 114, Belo Horizonte 100, Contagem 46, Betim 43
PB 1157: João Pessoa 761, Santa Rita 180, Bayeux 54, Campina Grande 45
RN 1102: São Gonçalo do Amarante 281, Ceará-Mirim 271, Macaíba 156, Parnamirim 58, Natal 28
CE 982: Horizonte 497, Fortaleza 154, Pacajus 85, Caucaia 46, Maracanaú 26
PR 878: Campo Largo 128, Londrina 91, Ponta Grossa 79, Curitiba 69, Arapongas 42
PI 750: Altos 312, Teresina 124, Demerval Lobão 116, Parnaíba 33
SE 455: Nossa Senhora do Socorro 279, Aracaju 45, São Cristóvão 25
PA 286: Ananindeua 37, Belém 25, Bragança 9
AM 251: Manaus 216, Iranduba 18, Parintins 3
SC 212: Joinville 32, Palhoça 22, São José 18, Blumenau 17, Chapecó 8
MT 201: Várzea Grande 72, Cuiabá 63, Rondonópolis 10
MS 193: Campo Grande 137, Três Lagoas 24, Dourados 11
AL 190: Maceió 89, Rio Largo 35, Arapiraca 22
MA 167: São Luís 31, Paço do Lumiar 31, Imperatriz 7
DF 84: Brasília 29, Samambaia 19, Taguatinga 14, Ceilândia 10
ES 63: Serra 19, Vila Velha 18, Vitória 5
RO 38: Porto Velho 17, Ji-Paraná 8
AC 36: Rio Branco 26, Cruzeiro do Sul 9
TO 27: Palmas 11, Gurupi 3, Araguaína 2
RR 6: Boa Vista 6
AP 2: Macapá 1, Laranjal do Jari 1`;

const countOf = (words: string): [name: string, rows: number] => {
  const at = words.lastIndexOf(' ');
  return [words.slice(0, at), Number(words.slice(at + 1))];
};

export const stateShares: readonly StateShare[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [state = '', cities = ''] = line.split(': ');
    const [uf, rows] = countOf(state);
    return { uf, rows, cities: cities.split(', ').map(countOf) };
  });
