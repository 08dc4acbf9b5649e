import {
  Bell,
  CalendarCheck,
  Calculator,
  Gavel,
  History,
  LayoutList,
  MessageSquareText,
  Scale,
  Search,
  SquareArrowOutUpRight,
} from 'lucide-react';

import { paths } from '../../paths.ts';
import type { Question } from './questions.tsx';

export const steps = [
  {
    icon: Search,
    title: 'Busque',
    description: 'Filtre por cidade, preço e tipo, ou escreva uma frase: “casa em Goiânia até 300 mil”.',
  },
  {
    icon: Bell,
    title: 'Crie alertas',
    description: 'Diga o que procura. Quando uma lista trouxer um imóvel assim, avisamos por email.',
  },
  {
    icon: SquareArrowOutUpRight,
    title: 'Vá ao site oficial',
    description:
      'Leia o edital na página do leiloeiro ou do banco e faça lá o seu cadastro, com antecedência.',
  },
  {
    icon: Gavel,
    title: 'Participe',
    description: 'O lance, o pagamento e a entrega acontecem no site oficial, pelas regras do edital.',
  },
] as const;

export const advantages = [
  {
    icon: LayoutList,
    title: 'Tudo em um lugar',
    text: 'Leilões de bancos e de leiloeiros na mesma lista, com os mesmos filtros.',
  },
  {
    icon: CalendarCheck,
    title: 'Fonte e data em cada valor',
    text: 'Você vê de onde veio cada dado e de quando ele é. O que a fonte não diz, não inventamos.',
  },
  {
    icon: MessageSquareText,
    title: 'Busca que lê frases',
    text: 'A frase vira filtros que você vê e corrige. O que não foi entendido também aparece.',
  },
  {
    icon: History,
    title: 'Histórico de preços',
    text: 'Quando entrou, quando o preço mudou, quando saiu da lista: o que aconteceu com o imóvel, por data.',
  },
  {
    icon: Calculator,
    title: 'Custo até as chaves',
    text: 'A calculadora soma comissão, ITBI, registro e dívidas, e diz até que lance vale a pena.',
  },
  {
    icon: Scale,
    title: 'Do seu lado',
    text: 'Não vendemos imóveis nem ganhamos comissão: não temos por que pintar um negócio melhor do que é.',
  },
] as const;

/** The three ways of sale, as the law has them. */
export const auctionKinds = [
  {
    title: 'Leilão judicial',
    basis: 'Código de Processo Civil, arts. 879 a 903',
    points: [
      'Um juiz manda vender o imóvel para pagar uma dívida cobrada em processo.',
      'O edital, publicado na internet ao menos 5 dias antes, fixa o preço mínimo, as datas, a comissão e o que se sabe de ônus.',
      'Em geral há duas praças: a primeira pela avaliação, a segunda por um mínimo menor. Abaixo do mínimo do juiz o preço é vil e a venda não vale; se o juiz não fixou mínimo, o limite é metade da avaliação.',
      'O IPTU anterior não passa para quem arremata. O condomínio depende do edital.',
      'Dá para propor o pagamento em parcelas: 25 % de entrada e até 30 meses.',
    ],
  },
  {
    title: 'Leilão extrajudicial',
    basis: 'Lei 9.514/1997, arts. 26 a 30',
    points: [
      'O imóvel foi dado em garantia de um financiamento que deixou de ser pago e passou para o banco, sem processo.',
      'O banco leiloa em até 60 dias; o segundo leilão vem nos 15 dias seguintes ao primeiro.',
      'O primeiro pede ao menos o valor do imóvel. No financiamento da própria moradia a lei pede, no segundo, a dívida inteira com as despesas (art. 26-A, § 3º); nos outros o banco pode aceitar ao menos metade da avaliação. Por isso o segundo pode sair mais caro que o primeiro.',
      'Até o segundo leilão, o antigo dono tem preferência para comprar de volta.',
      'Dívidas e ocupação: vale o edital. Quem compra pode pedir ao juiz a desocupação em 60 dias.',
    ],
  },
  {
    title: 'Imóveis da Caixa',
    basis: 'Regras de cada edital e anúncio',
    points: [
      'Começam no 1º e no 2º leilão da Lei 9.514, com leiloeiro e comissão.',
      'O que não é vendido desce uma escada: licitação aberta, venda online (ganha a melhor proposta até o relógio zerar) e venda direta (ganha a primeira proposta pelo preço).',
      'Na venda direta não há praça nem leiloeiro, e não há comissão.',
      'Quem paga IPTU e condomínio atrasados está escrito em cada anúncio.',
      'Muitos aceitam financiamento ou FGTS, mas nem todos: o anúncio diz.',
    ],
  },
] as const;

export const howItWorksQuestions: readonly Question[] = [
  {
    question: 'Preciso de advogado?',
    answer: [
      'A lei não exige para dar um lance. Vale a pena antes do primeiro: quem lê a matrícula e o processo com experiência encontra o que o edital não destaca, como recurso pendente, penhora de outro credor ou ocupante que não é o devedor.',
    ],
  },
  {
    question: 'Posso visitar o imóvel?',
    answer: [
      'Às vezes. Se estiver vazio, o edital ou o leiloeiro marca a visita. Se estiver ocupado, ninguém é obrigado a abrir a porta: veja a fachada, a rua e o condomínio, e conte com uma reforma maior do que as fotos sugerem.',
    ],
  },
  {
    question: 'Arrematei. Quando recebo as chaves?',
    answer: [
      'Vazio e pago, em poucas semanas a poucos meses: falta a carta de arrematação ou a escritura, o ITBI e o registro. Ocupado, depende de acordo ou de uma ordem do juiz, e pode levar de meses a mais de um ano. Ponha esse tempo na conta.',
    ],
    more: { label: 'Calcular com o tempo de espera', href: paths.calculator },
  },
  {
    question: 'E se eu der o lance e desistir?',
    answer: [
      'O lance vencedor obriga. No leilão judicial, quem não paga perde a caução e não pode participar da nova venda (CPC, art. 897); nos outros, o edital prevê multa, em geral a comissão do leiloeiro. Só dê um lance que você consegue pagar.',
    ],
  },
];
