import { ButtonLink } from '@martelo/ui/button';
import { Code, CodeBlock } from '@martelo/ui/code';
import { Stack } from '@martelo/ui/stack';
import { DataTable, type DataColumn } from '@martelo/ui/data-table';
import { Text } from '@martelo/ui/text';

const fields = [
  ['code', 'sim', 'o que identifica o lote na sua lista, até 60 caracteres'],
  ['title', 'sim', 'até 200 caracteres'],
  ['type', 'sim', 'judicial, extrajudicial, administrativo ou voluntario'],
  ['uf', 'sim', 'SP'],
  ['city', 'sim', 'Campinas'],
  ['first_minimum', 'sim', '320.000,50 (lance mínimo da 1ª praça, ou o preço pedido)'],
  ['link', 'sim', 'a página oficial do lote no seu site, com http:// ou https://'],
  ['first_date, second_date', 'não', '10/12/2026 14:00, no horário de Brasília'],
  ['second_minimum, valuation', 'não', '192.000,00'],
  ['third_date, third_minimum', 'não', 'a 3ª praça ou chamada, se houver, depois da segunda'],
  ['property_type', 'não', 'casa, apartamento, terreno, galpao, comercial ou rural'],
  ['kind', 'não', 'o tipo nas suas palavras (Sobrado); sem ele aparece o de property_type'],
  ['modality', 'não', 'a modalidade nas suas palavras, até 80 caracteres'],
  ['direct_sale', 'não', 'sim para venda por preço, sem praças'],
  ['neighborhood, address', 'não', 'bairro; rua e número'],
  ['latitude, longitude', 'não', 'as duas, em graus decimais: -22,9056 e -47,0608'],
  ['area_total, area_private, area_land', 'não', 'em m²: 64,5'],
  ['bedrooms, parking', 'não', 'números inteiros'],
  ['edital_url', 'não', 'o edital, no seu site, com https://'],
  ['process_number', 'não', '1000001-09.2026.8.26.0114, só o número (CNJ), sem nomes'],
  ['occupancy', 'não', 'ocupado ou desocupado'],
  ['financing, accepts_fgts', 'não', 'sim ou não'],
  ['postal_code', 'não', '13024-000'],
  ['registration_number, registration_office', 'não', '45.678; 1º Registro de Imóveis de Campinas'],
  ['iptu_debt, condominium_debt', 'não', '4.321,00'],
  ['iptu_paid_by, condominium_paid_by', 'não', 'arrematante, vendedor ou preco (pagos com o preço da venda)'],
  ['bids', 'não', 'quantos lances há no dia da lista'],
  ['images', 'não', 'endereços separados por espaço, até 30'],
  ['auctioneer, auctioneer_phone', 'não', 'o nome do leiloeiro, que aparece em cada lote; o telefone'],
  ['auctioneer_website, auctioneer_logo', 'não', 'o seu site e a marca, com http:// ou https://'],
  ['extra', 'não', 'observações, até 4.000 caracteres'],
] as const;

const columns: readonly DataColumn<(typeof fields)[number]>[] = [
  { id: 'name', label: 'Coluna', cell: ([name]) => <Code>{name}</Code> },
  { id: 'needed', label: 'Obrigatória', cell: ([, needed]) => needed },
  { id: 'form', label: 'Como se escreve', cell: ([, , form]) => form },
];

const sample = `# martelo_feed: 1
# list_date: 2026-11-20
# complete: false
code;title;type;property_type;uf;city;neighborhood;first_date;first_minimum;second_date;second_minimum;valuation;area_private;bedrooms;link;edital_url;process_number;occupancy;accepts_fgts;postal_code;registration_number;registration_office;condominium_debt;condominium_paid_by
EXEMPLO-1;Apartamento de 2 quartos em Cambuí, Campinas – SP;judicial;apartamento;SP;Campinas;Cambuí;10/12/2026 14:00;320.000,00;20/12/2026 14:00;192.000,00;320.000,00;64,5;2;https://leiloes.example/lotes/1;https://leiloes.example/editais/1.pdf;1000001-09.2026.8.26.0114;ocupado;não;13024-000;45.678;1º Registro de Imóveis de Campinas;4.321,00;arrematante
`;

/** How a list's file is made, with one to begin from. */
export function FeedFormat() {
  return (
    <Stack gap="medium">
      <Text measure>
        Um lote por linha, em CSV separado por ponto e vírgula ou em linhas JSON, com texto em UTF-8. Enviar o
        mesmo arquivo de novo não muda nada. Uma linha com erro é apontada pelo número e não custa nenhuma
        outra; um campo que pode faltar e vem errado fica de fora, e a linha diz por quê. Com{' '}
        <Code>complete: true</Code> no cabeçalho, o que não estiver na lista passa a aparecer como “fora da
        lista”. Os lotes levam só ao seu site: uma lista com outros endereços espera a conferência da nossa
        equipe.
      </Text>
      <DataTable
        label="Colunas do arquivo"
        columns={columns}
        rows={fields}
        rowId={([name]) => name}
        narrow="stack"
      />
      <CodeBlock label="Exemplo de lista" value={sample} />
      <div>
        <ButtonLink
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(sample)}`}
          download="lista-exemplo.csv"
        >
          Baixar um arquivo de exemplo
        </ButtonLink>
      </div>
    </Stack>
  );
}
