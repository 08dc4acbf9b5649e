import {
  Bell,
  BellOff,
  Calculator,
  Download,
  FileSearch,
  Filter,
  Heart,
  History,
  MapPinned,
  MessageSquareText,
  Scale,
  ShieldCheck,
} from 'lucide-react';

/** What the site is good for, by the moment in which it is needed. */
export const benefitGroups = [
  {
    title: 'Para encontrar',
    lead: 'Menos abas abertas, menos planilhas.',
    benefits: [
      {
        icon: Filter,
        title: 'Filtros que somam certo',
        text: 'Cidade, bairro, preço, tipo, praça e quartos, com a contagem exata ao lado de cada opção.',
      },
      {
        icon: MessageSquareText,
        title: 'Busca por frase',
        text: 'Escreva como falaria. O que foi entendido vira filtro, o que não foi continua palavra de busca.',
      },
      {
        icon: MapPinned,
        title: 'Onde fica, com a precisão que há',
        text: 'Quando só se conhece o município, dizemos isso em vez de fingir um endereço.',
      },
    ],
  },
  {
    title: 'Para decidir',
    lead: 'Os números que importam, antes do lance.',
    benefits: [
      {
        icon: History,
        title: 'Histórico por data da lista',
        text: 'Preço, avaliação, praças e modalidade: o que mudou e quando, sem apagar o passado.',
      },
      {
        icon: Calculator,
        title: 'Custo até as chaves',
        text: 'Comissão, ITBI, registro, dívidas e espera, cada linha com a lei, o edital ou a estimativa que a explica.',
      },
      {
        icon: FileSearch,
        title: 'O que conferir',
        text: 'Ocupação, dívidas, comissão e prazos: a lista do que procurar no edital de cada imóvel.',
      },
    ],
  },
  {
    title: 'Para não perder o prazo',
    lead: 'O aviso chega; você não precisa voltar todo dia.',
    benefits: [
      {
        icon: Bell,
        title: 'Alertas do seu jeito',
        text: 'Na hora, uma vez por dia ou por semana, no horário que você escolher.',
      },
      {
        icon: Heart,
        title: 'Favoritos',
        text: 'Guarde os imóveis que quer acompanhar e volte a eles de qualquer aparelho.',
      },
      {
        icon: BellOff,
        title: 'Parar é um toque',
        text: 'Todo aviso tem um link que o desliga, sem precisar entrar na conta.',
      },
    ],
  },
  {
    title: 'Para confiar',
    lead: 'Honestidade que dá para conferir.',
    benefits: [
      {
        icon: ShieldCheck,
        title: 'Nada de vendido por palpite',
        text: 'Um imóvel que sai da lista aparece como fora da lista. Só a fonte sabe por que ele saiu.',
      },
      {
        icon: Scale,
        title: 'Sem comissão',
        text: 'Não ganhamos com a venda, então não temos por que empurrar um imóvel.',
      },
      {
        icon: Download,
        title: 'Seus dados são seus',
        text: 'Baixe tudo o que guardamos ou apague a conta, sem pedir licença a ninguém.',
      },
    ],
  },
] as const;
