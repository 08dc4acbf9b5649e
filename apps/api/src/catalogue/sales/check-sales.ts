import { propertyTypeLabels, propertyTypeOf } from '@martelo/domain/codes';
import { formatNumber } from '@martelo/domain/numbers';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { SaleCounts } from './stage-sales.ts';

const minRows = 20;
const maxRefusedShare = 0.2;
const minAlike = 30;
const maxTimesApart = 3;

interface Jump {
  type: number;
  city: string;
  times: number;
}

/** Where the file's price per square metre is far from that of the other sales known of a city and type. */
async function findJump(trx: Database, fileId: number): Promise<Jump | null> {
  const { rows } = await sql<Jump>`
    with metres as (
      select r.city_id, r.type, f.basis, r.file_id = ${fileId} as is_new,
        percentile_cont(0.5) within group (order by r.price / r.area) as median, count(*) as n
      from registered_sales r join sale_files f on f.id = r.file_id
      where r.area is not null and f.undone_at is null
        and r.city_id in (select city_id from registered_sales where file_id = ${fileId})
      group by 1, 2, 3, 4
    )
    select a.type, c.name as city, a.median / b.median as times
    from metres a join metres b on b.city_id = a.city_id and b.type = a.type and b.basis = a.basis and not b.is_new
      join cities c on c.id = a.city_id
    where a.is_new and least(a.n, b.n) >= ${minAlike}
      and greatest(a.median / b.median, b.median / a.median) > ${maxTimesApart}
    order by a.n desc limit 1`.execute(trx);
  return rows[0] ?? null;
}

/** Why a table seems wrong, in one sentence; null where it does not. */
export async function findWrong(
  trx: Database,
  { id, name }: { id: number; name: string },
  { rows, sales, refusedTotal }: SaleCounts,
): Promise<string | null> {
  if (sales === 0) return `${name} não tem nenhuma venda que possa ser contada.`;
  if (rows >= minRows && refusedTotal > rows * maxRefusedShare)
    return `${name}: ${formatNumber(refusedTotal)} de ${formatNumber(rows)} linhas não puderam ser lidas; parece outro arquivo ou outra versão da tabela.`;
  const jump = await findJump(trx, id);
  if (!jump) return null;
  const type = propertyTypeOf(jump.type);
  const many = type ? propertyTypeLabels[type].many.toLowerCase() : 'imóveis';
  return `${name}: o preço por m² de ${many} em ${jump.city} é ${formatNumber(jump.times, 2)} vezes o das vendas já recebidas; confira a unidade dos valores.`;
}
