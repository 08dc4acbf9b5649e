import { describe, expect, test } from 'vitest';

import { partialInterests } from './partial-interest.ts';

const share = (percent: number | null) => [{ kind: 'share', share: percent }];
const rights = [{ kind: 'rights', share: null }];

describe('partialInterests', () => {
  test.each([
    ['Parte Ideal (50%) de Prédio Comercial 674 m² - Campos Elíseos', share(50)],
    ['Parte ideal de 33,33% do Terreno em Condomínio - Desocupado com 2500m²', share(33.33)],
    ['Parte ideal de 33.33% do Terreno em Condomínio', share(33.33)],
    ['Partel Ideal de 50% do Apartamento, Ocupado, Sao Paulo / SP (10% abaixo da avaliação)', share(50)],
    ['Fração Ideal sobre (16,66%) em Imóvel Rural 737 ha', share(16.66)],
    ['Parte Ideal de 1/3 do Apto Duplex c/ 232m²', share(33.33)],
    ['PARTE IDEAL DE 1.785,87 M2, MATRÍCULA: 10948', share(null)],
    ['Parte ideal - 50% abaixo da avaliação', share(null)],
    ['50% do Apartamento 70 m² - Centro', share(50)],
    ['½ casa', []],
    ['Parte ideal de 100% do imóvel', []],
    ['Parte ideal de 1/1 do imóvel', []],
    ['100% do imóvel', []],
    ['100,00% do imóvel', []],
    ['Parte Ideal 100% da garagem - Parte ideal de 50% da casa', share(50)],
    ['Parte ideal de 1/0 do imóvel', share(null)],
    ['Parte ideal de 150% do imóvel', share(null)],
    ['Lote 2 - Parte ideal de 25% da casa', share(25)],
    ['Apartamento 70 m² e parte ideal de 1/50 da garagem', []],
    ['50% de desconto: casa em Osasco', []],
    ['Casa 46% abaixo da avaliação', []],
    ['Apartamento 70 m² com fração ideal de 0,62 % no terreno', []],
  ])('[LABEL-35] a share: %s', (title, expected) => {
    expect(partialInterests(title)).toEqual(expected);
  });

  test.each([
    ['Direitos sobre Casa 45 m² - Parque Nova Almeida - Marília - SP', rights],
    ['Terreno para Incorporação 600 m² (próx. à Av. Rebouças) Leilão de Direitos - Pinheiros', rights],
    ['Direitos aquisitivos do apartamento 12', rights],
    ['Direitos possessórios sobre imóvel rural', rights],
    ['Apartamento com direitos sobre uma vaga', []],
    ['Apartamento 50 m² e direitos sobre vaga de garagem', []],
    ['Lote 3: Direitos sobre casa', rights],
    ['Apartamento 50 m² (direitos aquisitivos)', rights],
    ['Apartamento com direito a uma vaga', []],
    ['Nua-propriedade de casa em Curitiba', [{ kind: 'bare-ownership', share: null }]],
    ['Parte ideal de 25% dos direitos sobre casa', [...share(25), ...rights]],
    ['Apartamento, Centro, Curitiba – PR', []],
    ['', []],
  ])('[LABEL-35] rights and use: %s', (title, expected) => {
    expect(partialInterests(title)).toEqual(expected);
  });
});
