import type { Guide } from '../documents/guide.ts';

export const firstAuction: Guide = {
  title: 'Seu primeiro leilão, passo a passo',
  subtitle: 'Do cadastro no site do leiloeiro à chave na mão.',
  sections: [
    {
      heading: 'Passo 1: escolha poucos imóveis',
      paragraphs: [
        'Crie um alerta para a cidade, o tipo e a faixa de preço que você conhece. Três imóveis bem estudados valem mais do que trinta anúncios salvos.',
      ],
    },
    {
      heading: 'Passo 2: leia o edital e a matrícula',
      paragraphs: [
        'O edital diz as regras; a matrícula diz a história do imóvel. Peça a matrícula atualizada ao cartório do edital, pela internet. Confira dono, área, averbações e ônus.',
      ],
    },
    {
      heading: 'Passo 3: visite',
      paragraphs: [
        'Se o edital marca visita, vá. Se o imóvel está ocupado, visite a rua e o prédio, converse com o porteiro e com os vizinhos. Não entre nem pressione quem mora lá.',
      ],
    },
    {
      heading: 'Passo 4: faça a conta inteira',
      points: [
        'Some lance, comissão, ITBI, registro, dívidas que ficam com você, reforma e meses sem uso.',
        'Compare a soma com o preço de imóveis vendidos na mesma região, não com o preço pedido nos anúncios.',
        'Escreva o lance máximo. Ele é o resultado da conta, não da vontade.',
      ],
    },
    {
      heading: 'Passo 5: cadastre-se com antecedência',
      paragraphs: [
        'O leiloeiro pede documentos e demora de um a três dias para aprovar o cadastro. Chegue ao site pelo endereço que está no edital: há sites falsos que copiam leiloeiros verdadeiros.',
      ],
    },
    {
      heading: 'Passo 6: dê o lance',
      points: [
        'Confira de manhã se o leilão não foi suspenso.',
        'Leia como o tempo é prorrogado quando há lance nos últimos minutos.',
        'Não passe do seu lance máximo. Sempre haverá outro imóvel.',
      ],
    },
    {
      heading: 'Passo 7: pague no prazo',
      paragraphs: [
        'As guias chegam por email ou pelo site. Confira o beneficiário: em leilão judicial o lance vai para uma conta judicial e a comissão para o leiloeiro. Guarde tudo.',
      ],
    },
    {
      heading: 'Passo 8: do auto ao registro',
      points: [
        'Assinado o auto, corre o prazo para impugnação. Acompanhe o processo.',
        'Recolha o ITBI e peça a carta de arrematação; na venda extrajudicial, a escritura ou o contrato.',
        'Leve o título ao registro de imóveis. A propriedade só é sua depois do registro.',
      ],
    },
    {
      heading: 'Passo 9: a posse',
      paragraphs: [
        'Se há alguém no imóvel, tente primeiro um acordo de saída por escrito, com data. Sem acordo, a posse é pedida ao juiz. Nunca troque fechaduras nem corte água ou luz por conta própria.',
      ],
    },
  ],
};
