import { Link } from '@martelo/ui/link';

import { paths } from '../../paths.ts';
import type { TextSection } from './sections.tsx';

/** The day of this text; change it with the text, never without. */
export const termsDate = '2026-11-22';

/** `/termos-de-uso` (INFO-03). */
export const terms: readonly TextSection[] = [
  {
    id: 'o-que-e',
    title: 'O que é o Martelo',
    content: (
      <>
        <p>
          O Martelo é um serviço de informação. Ele reúne leilões e vendas de imóveis que leiloeiros, bancos e
          a Caixa publicam, organiza esses dados para que possam ser buscados e comparados, e leva você à
          página oficial de cada um.
        </p>
        <p>
          Estes termos valem para quem visita o site, para quem tem conta e para quem assina um plano. Usar o
          site é aceitá-los; ao criar uma conta, o aceite fica registrado com a data.
        </p>
      </>
    ),
  },
  {
    id: 'o-que-nao-faz',
    title: 'O que o Martelo não faz',
    content: (
      <ul>
        <li>Não é leiloeiro, corretor, banco nem advogado, e não representa nenhum deles.</li>
        <li>Não recebe lances, propostas, cauções nem pagamentos por imóveis.</li>
        <li>Não cobra comissão sobre a compra e não participa do negócio entre você e quem vende.</li>
        <li>
          Não recomenda imóveis nem garante que um negócio seja bom: descontos, alertas e cálculos são
          informação, não conselho.
        </li>
      </ul>
    ),
  },
  {
    id: 'fontes',
    title: 'De onde vêm os dados e o que eles valem',
    content: (
      <>
        <p>
          Os dados vêm de listas públicas, como a da Caixa, e de listas que leiloeiros nos enviam. Cada imóvel
          mostra a fonte e a data da lista. O que a fonte não diz aparece como <em>não informado</em>; não
          completamos por conta própria.
        </p>
        <p>
          As fontes erram, mudam e se atrasam. <strong>O que vale é o edital e a página oficial.</strong> Um
          imóvel que deixa de constar de uma lista aparece como <em>fora da lista</em>: isso não quer dizer
          que foi vendido, porque a fonte não diz por que ele saiu.
        </p>
        <p>
          Desenhos usados no lugar de fotos são identificados como imagem ilustrativa, e dados inventados para
          demonstração, como exemplo. Encontrou um erro? <Link href={paths.contact}>Conte para nós</Link> e
          nós conferimos com a fonte.
        </p>
      </>
    ),
  },
  {
    id: 'conta',
    title: 'A sua conta',
    content: (
      <>
        <p>
          A busca e as listas são abertas. A conta, gratuita, serve para ver os detalhes dos leilões, guardar
          favoritos, criar alertas e cuidar da assinatura. Ela é pessoal, para maiores de 18 anos, com dados
          verdadeiros e senha que só você conhece. Se achar que alguém a usou, troque a senha: as outras
          sessões são encerradas.
        </p>
        <p>
          Você pode encerrar a conta quando quiser, em Minha Conta. Há 15 dias para mudar de ideia; depois, os
          dados são apagados como explica a <Link href={paths.privacy}>política de privacidade</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'uso',
    title: 'Como o site pode ser usado',
    content: (
      <>
        <p>Use o site para procurar e acompanhar imóveis, para si ou para o seu trabalho. Não é permitido:</p>
        <ul>
          <li>copiar o banco de dados em massa, por robôs ou à mão, ou revendê-lo;</li>
          <li>contornar limites de acesso, tentar entrar em contas alheias ou atrapalhar o funcionamento;</li>
          <li>passar-se pelo Martelo, por um leiloeiro ou por um banco;</li>
          <li>usar os dados de processos e de proprietários para constranger alguém.</li>
        </ul>
        <p>
          Quando isso acontece, podemos limitar ou suspender o acesso, dizendo o motivo e ouvindo você, salvo
          se a urgência ou uma ordem judicial não permitir.
        </p>
      </>
    ),
  },
  {
    id: 'assinatura',
    title: 'Assinatura, preço e pagamento',
    content: (
      <>
        <p>
          O acesso básico é gratuito. A assinatura custa o que a{' '}
          <Link href={paths.plans}>página de planos</Link> mostra no dia da contratação e inclui o que ela
          descreve. O pagamento é feito em um site externo, que tem regras próprias e mostra, antes de você
          confirmar, o valor total, o prazo e se há renovação automática. Não vemos nem guardamos dados de
          cartão.
        </p>
        <p>
          Um reajuste nunca muda um período já pago. Você pode cancelar a renovação a qualquer momento e usar
          a assinatura até o fim do período pago.
        </p>
      </>
    ),
  },
  {
    id: 'arrependimento',
    title: 'Direito de arrependimento',
    content: (
      <>
        <p>
          Quem contrata pela internet pode desistir em até <strong>7 dias</strong> da contratação, sem dizer
          por quê e sem custo (Código de Defesa do Consumidor, art. 49). É o que chamamos de garantia de 7
          dias: um direito seu, que já existe por lei.
        </p>
        <p>
          Para desistir, <Link href={paths.contact}>escreva para nós</Link> com o email da assinatura. O
          recebimento do pedido é confirmado na hora, por email (Decreto 7.962/2013, art. 5º). Avisamos o meio
          de pagamento para que a cobrança não seja lançada ou para que o valor seja devolvido por inteiro.
        </p>
      </>
    ),
  },
  {
    id: 'estimativas',
    title: 'Alertas, busca por frase e calculadora',
    content: (
      <p>
        Um alerta depende de a fonte publicar, de a lista ser lida e de o email chegar; não conte só com ele
        para um prazo. A busca por frase mostra o que entendeu e o que ignorou. A{' '}
        <Link href={paths.calculator}>calculadora</Link> soma o que você informou com taxas usuais, marca o
        que é estimativa e não substitui o edital, a prefeitura, o cartório nem um profissional.
      </p>
    ),
  },
  {
    id: 'responsabilidade',
    title: 'Responsabilidade',
    content: (
      <>
        <p>
          Respondemos pelo serviço que prestamos: reunir, mostrar com fonte e data, avisar e cuidar dos seus
          dados. Não respondemos pelo que é decidido fora daqui: o conteúdo do edital, o estado e a ocupação
          do imóvel, o leilão, a entrega, nem pelos sites oficiais para os quais levamos você.
        </p>
        <p>
          O site pode parar para manutenção ou por falha; corrigimos o mais depressa que pudermos. Nada nestes
          termos diminui os direitos que o Código de Defesa do Consumidor dá a você.
        </p>
      </>
    ),
  },
  {
    id: 'conteudo',
    title: 'Marca, textos e imagens',
    content: (
      <p>
        A marca, os textos, os desenhos e o programa são do Martelo. Fotos, descrições e editais pertencem a
        quem os publicou e são mostrados com a fonte. Se um conteúdo seu aparece aqui e não deveria,{' '}
        <Link href={paths.contact}>avise</Link>: tiramos o que for seu por direito.
      </p>
    ),
  },
  {
    id: 'mudancas',
    title: 'Mudanças nestes termos',
    content: (
      <p>
        A data no alto da página é a deste texto. Uma mudança importante é avisada por email a quem tem conta,
        com 30 dias de antecedência, e não atinge um período de assinatura já pago. Quem não concordar pode
        encerrar a conta.
      </p>
    ),
  },
  {
    id: 'lei',
    title: 'Lei, foro e contato',
    content: (
      <p>
        Valem as leis do Brasil, e você pode propor uma ação no foro do seu domicílio (Código de Defesa do
        Consumidor, art. 101). Antes disso, <Link href={paths.contact}>fale conosco</Link>: respondemos em até
        24 horas úteis. Também é possível reclamar em consumidor.gov.br ou no Procon da sua cidade.
      </p>
    ),
  },
];
