import type { Guide } from '../documents/guide.ts';

export const bidChecklist: Guide = {
  title: 'Checklist antes do lance',
  subtitle: 'Imprima, marque e só dê o lance com a última caixa marcada.',
  sections: [
    {
      heading: 'Leiloeiro e site',
      checks: [
        'O leiloeiro está matriculado na junta comercial do estado.',
        'O endereço do site é o que consta no edital, e cheguei a ele pelo edital, não por uma mensagem.',
        'O pagamento vai para conta judicial ou para a conta indicada no edital, nunca para a conta de uma pessoa qualquer.',
        'Meu cadastro no site foi aprovado antes da data do leilão.',
      ],
    },
    {
      heading: 'Documentos',
      checks: [
        'Li o edital inteiro.',
        'Tenho a matrícula atualizada, com menos de 30 dias.',
        'Consultei o processo, se o leilão é judicial: recursos, intimações e a decisão que marcou o leilão.',
        'Vi o laudo de avaliação e a data dele.',
        'Pedi à prefeitura a situação do IPTU e o valor venal.',
        'Pedi à administradora o extrato do condomínio.',
      ],
    },
    {
      heading: 'Imóvel',
      checks: [
        'Fui até o endereço, em dois horários diferentes.',
        'Conversei com o porteiro, o síndico ou um vizinho.',
        'Sei se está ocupado e por quem.',
        'Comparei o preço por metro quadrado privativo com três anúncios parecidos na mesma região.',
        'Estimei a reforma com folga.',
      ],
    },
    {
      heading: 'Contas',
      checks: [
        'Preenchi a planilha de custos com os números deste imóvel.',
        'Tenho o dinheiro do lance, da comissão e dos impostos disponível no prazo do edital.',
        'Tenho reserva para seis meses sem uso do imóvel.',
        'Meu lance máximo está escrito, e outra pessoa o conhece.',
      ],
    },
    {
      heading: 'No dia',
      checks: [
        'Conferi se o leilão não foi suspenso, adiado ou retirado.',
        'Entrei no site meia hora antes, com uma conexão de reserva.',
        'Sei como o site prorroga o tempo quando há lance no fim.',
        'Parei no lance máximo.',
      ],
    },
    {
      heading: 'Depois de vencer',
      checks: [
        'Guardei o comprovante do lance e o email do leiloeiro.',
        'Paguei lance e comissão dentro do prazo e guardei os comprovantes.',
        'Assinei o auto de arrematação e acompanho o prazo para impugnação.',
        'Recolhi o ITBI e pedi a carta de arrematação ou a escritura.',
        'Registrei no cartório. Só o registro transfere a propriedade.',
      ],
    },
  ],
};
