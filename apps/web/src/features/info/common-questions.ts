import { paths } from '../../paths.ts';
import type { Question } from './questions.tsx';

/** The six questions of `/perguntas-frequentes` (INFO-02). */
export const commonQuestions: readonly Question[] = [
  {
    question: 'O Martelo é um leiloeiro? Posso dar lances aqui?',
    answer: [
      'Não. O Martelo reúne leilões de imóveis de listas oficiais, mostra de onde veio cada dado e leva você ao site do leiloeiro ou do banco. O cadastro para participar, o lance, o pagamento e a entrega do imóvel acontecem lá.',
      'Não recebemos comissão sobre a venda nem guardamos dinheiro de ninguém. Desconfie de quem pedir pagamento em nome do Martelo para liberar um imóvel.',
    ],
    more: { label: 'Como funciona', href: paths.howItWorksPage },
  },
  {
    question: 'De onde vêm os dados e de quando eles são?',
    answer: [
      'Da lista pública de imóveis da Caixa e das listas que leiloeiros enviam. Cada página diz a fonte e a data da lista. Guardamos o histórico: quando o imóvel entrou, quando o preço ou a data mudou e quando saiu.',
      'Um imóvel que deixa a lista aparece como fora da lista, e nunca como vendido, porque a fonte não diz por que ele saiu. Antes de dar um lance, confira tudo no edital e no site oficial: é lá que vale.',
    ],
    more: { label: 'Quem somos e como trabalhamos', href: paths.about },
  },
  {
    question: 'Quanto custa comprar em leilão, além do lance?',
    answer: [
      'Some a comissão do leiloeiro, em geral 5 % do lance e paga por fora; o ITBI, imposto da prefeitura que costuma ir de 2 % a 3 %; o registro em cartório; e o que o edital deixar por conta de quem compra, como condomínio em atraso. Imóvel ocupado ainda pede tempo e dinheiro até a posse.',
      'Na venda direta da Caixa não há leiloeiro, e por isso não há comissão.',
    ],
    more: { label: 'Calcular o custo total', href: paths.calculator },
  },
  {
    question: 'Herdo as dívidas de IPTU e de condomínio?',
    answer: [
      'No leilão judicial, o IPTU anterior à arrematação não passa para quem compra: sai do preço pago, mesmo que o edital diga o contrário (STJ, Tema 1134). A partir da arrematação, é seu. No leilão extrajudicial e na venda direta a regra não é a mesma: vale o que o edital ou o anúncio disser.',
      'O condomínio em atraso depende do edital em qualquer modalidade. Leia a parte de ônus e débitos e peça ao síndico o valor atualizado.',
    ],
    more: { label: 'Condomínio e IPTU em leilão', href: paths.article('condominio-e-iptu-em-leilao') },
  },
  {
    question: 'Posso usar financiamento ou FGTS?',
    answer: [
      'Só quando o edital ou o anúncio admite, o que é mais comum nos imóveis da Caixa do que nos leilões judiciais. A marca de que um imóvel aceita financiamento fala do anúncio, não de você: o banco ainda analisa a sua renda e o imóvel.',
      'O FGTS tem regras próprias: três anos de contribuição, imóvel residencial urbano para morar, dentro do limite do SFH e sem outro imóvel na região. A papelada leva semanas e os prazos do leilão são curtos, por isso comece por ela. No leilão judicial existe também o direito de propor o pagamento em parcelas, com 25 % de entrada e até 30 meses (CPC, art. 895).',
    ],
  },
  {
    question: 'Preciso pagar para usar? E se eu desistir da assinatura?',
    answer: [
      'O acesso básico é gratuito. A assinatura, mensal ou anual, é contratada em um site de pagamento externo.',
      'Você pode desistir em até 7 dias da contratação, sem explicar o motivo, e receber tudo de volta: é o direito de arrependimento do art. 49 do Código de Defesa do Consumidor. Basta escrever pelo formulário de contato, que confirma o recebimento na hora por email.',
    ],
    more: { label: 'Ver os planos', href: paths.plans },
  },
];
