import { ButtonLink } from '@martelo/ui/button';
import { Stack } from '@martelo/ui/stack';
import { Table } from '@martelo/ui/table';
import { Text } from '@martelo/ui/text';

const columns = [
  { id: 'name', label: 'Coluna' },
  { id: 'needed', label: 'Obrigatória' },
  { id: 'form', label: 'Como se escreve' },
];

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
  ['property_type', 'não', 'casa, apartamento, terreno, galpao, comercial ou rural'],
  ['neighborhood, address', 'não', 'bairro; rua e número'],
  ['area_total, area_private, area_land', 'não', 'em m²: 64,5'],
  ['bedrooms, parking', 'não', 'números inteiros'],
  ['images', 'não', 'endereços separados por espaço, até 30'],
  ['extra', 'não', 'observações, até 4.000 caracteres'],
] as const;

const sample = `# martelo_feed: 1
# list_date: 2026-11-20
# complete: false
code;title;type;property_type;uf;city;neighborhood;first_date;first_minimum;second_date;second_minimum;valuation;area_private;bedrooms;link
EXEMPLO-1;Apartamento de 2 quartos em Cambuí, Campinas – SP;judicial;apartamento;SP;Campinas;Cambuí;10/12/2026 14:00;320.000,00;20/12/2026 14:00;192.000,00;320.000,00;64,5;2;https://leiloes.example/lotes/1
`;

/** How a list's file is made, with one to begin from. */
export function FeedFormat() {
  return (
    <Stack gap="medium">
      <Text measure>
        Um lote por linha, em CSV separado por ponto e vírgula ou em linhas JSON, com texto em UTF-8. Enviar o
        mesmo arquivo de novo não muda nada. Uma linha com erro é apontada pelo número e não custa nenhuma
        outra. Com <code>complete: true</code> no cabeçalho, o que não estiver na lista passa a aparecer como
        “fora da lista”. Os lotes levam só ao seu site: uma lista com outros endereços espera a conferência da
        nossa equipe.
      </Text>
      <Table
        label="Colunas do arquivo"
        columns={columns}
        rows={fields.map(([name, needed, form]) => ({
          id: name,
          cells: [<code key="name">{name}</code>, needed, form],
        }))}
      />
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
