import type { Guide } from '../documents/guide.ts';

export const editalGuide: Guide = {
  title: 'Como ler um edital de leilão',
  subtitle: 'O que procurar, em que ordem, e o que cada resposta muda no seu lance.',
  sections: [
    {
      heading: 'Por que o edital manda',
      paragraphs: [
        'O anúncio resume; o edital obriga. É nele que estão o preço mínimo, a forma de pagamento, a comissão, os prazos e o que fica por conta de quem compra. Quando o anúncio e o edital dizem coisas diferentes, vale o edital.',
        'Leia o edital inteiro uma vez sem anotar. Na segunda leitura, responda por escrito às perguntas deste guia. O que ficar sem resposta é um risco que o seu preço precisa cobrir, ou um motivo para não participar.',
      ],
    },
    {
      heading: '1. Que venda é esta',
      points: [
        'Leilão judicial: vem de um processo. O edital traz o número do processo no formato NNNNNNN-DD.AAAA.J.TR.OOOO, e os autos podem ser consultados no site do tribunal.',
        'Leilão extrajudicial de alienação fiduciária: o banco consolidou a propriedade e vende pela Lei 9.514/1997. Costuma haver dois leilões com 15 dias entre um e outro.',
        'Venda direta ou venda online de banco: não há praça nem leiloeiro; vale a regra da proposta publicada pelo vendedor.',
        'Leilão voluntário: o próprio dono vende, nas condições que ele publica.',
      ],
    },
    {
      heading: '2. O imóvel descrito é o imóvel que existe',
      checks: [
        'O número da matrícula e o cartório estão no edital.',
        'A área do edital é a da matrícula: compare a privativa com a privativa, não com a total.',
        'O endereço leva ao lugar certo no mapa e na rua.',
        'Construções feitas depois da matrícula estão averbadas; se não, a regularização entra na conta.',
        'O que está à venda é a propriedade inteira, e não uma fração, um direito ou a nua-propriedade.',
      ],
    },
    {
      heading: '3. Datas e preço de cada praça',
      paragraphs: [
        'Na primeira praça o mínimo costuma ser o valor da avaliação; na segunda, o mínimo que o juiz ou o edital fixou. Sem mínimo fixado pelo juiz, lance abaixo de metade da avaliação é preço vil (Código de Processo Civil, art. 891); se o imóvel é de pessoa incapaz, o piso é de 80% (art. 896).',
        'Na alienação fiduciária o segundo leilão aceita o valor da dívida com despesas ou, a critério do credor, ao menos metade da avaliação (Lei 9.514/1997, art. 27). Por isso o segundo leilão pode custar mais do que o primeiro.',
        'Os editais usam o horário de Brasília. Confira o seu relógio se você está em outro fuso.',
      ],
    },
    {
      heading: '4. Quanto se paga além do lance',
      points: [
        'Comissão do leiloeiro: em regra 5% sobre o lance, paga por quem arremata, além do lance. Venda direta não tem comissão.',
        'ITBI: imposto municipal, em geral de 2% a 3%. A base pode ser o preço pago ou o valor venal, conforme o município exigir.',
        'Registro e emolumentos: tabela do seu estado.',
        'Custas da carta de arrematação, quando o leilão é judicial.',
      ],
    },
    {
      heading: '5. Dívidas do imóvel',
      paragraphs: [
        'IPTU anterior ao leilão judicial: não passa para quem arremata, mesmo que o edital diga o contrário (Código Tributário Nacional, art. 130, parágrafo único; STJ, Tema 1134). Do auto de arrematação em diante o imposto é seu.',
        'Condomínio atrasado: depende do que o edital diz. Peça à administradora um extrato com data.',
        'Venda extrajudicial e venda direta: não vale a mesma regra do leilão judicial. Leia quem paga cada dívida, item por item.',
      ],
    },
    {
      heading: '6. Quem mora no imóvel',
      points: [
        'Ocupado ou desocupado: veja o que o edital afirma e em que data isso foi verificado.',
        'Ocupado pelo antigo dono, por inquilino ou por terceiro: o caminho e o prazo da desocupação mudam.',
        'Na alienação fiduciária a lei prevê ordem de desocupação em 60 dias (Lei 9.514/1997, art. 30); o prazo real depende do juízo.',
        'Conte o custo dos meses sem uso: condomínio, imposto e o dinheiro parado.',
      ],
    },
    {
      heading: '7. Pagamento',
      points: [
        'À vista, em quantas horas ou dias, e por que meio. Perder o prazo costuma custar a comissão e uma multa.',
        'Parcelado em leilão judicial: proposta por escrito com ao menos 25% à vista e o restante em até 30 meses, garantido por hipoteca do próprio imóvel (Código de Processo Civil, art. 895). Proposta à vista prevalece.',
        'Financiamento e FGTS: só se o edital aceitar, e com a carta de crédito aprovada antes.',
      ],
    },
    {
      heading: '8. O que pode desfazer a compra',
      points: [
        'Recurso ou ação pendente citada no edital.',
        'Direito de preferência do antigo devedor até o segundo leilão, na alienação fiduciária.',
        'Coproprietário ou cônjuge que não foi intimado.',
        'Preço vil. Se o lance ficou abaixo do piso, a arrematação pode ser anulada.',
      ],
    },
    {
      heading: 'Antes de fechar o edital',
      paragraphs: [
        'Escreva em uma linha: o lance máximo, a soma de tudo o que se paga além dele e o prazo para pagar. Se você não consegue escrever essa linha, ainda não terminou de ler.',
      ],
    },
  ],
};
