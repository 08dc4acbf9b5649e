import { sql } from 'kysely';

import { factColumns } from '../auctions/facts.ts';
import { freeTexts, hiddenCpf } from './sources/hide-cpf.ts';
import { type ComparedList, type SettledList, tables } from './staged-list.ts';

/** Columns whose change is an event of the kind `rounds`, each with its value before and after. */
const roundFields = ['date_first', 'date_second', 'minimum_second', 'date_third', 'minimum_third'] as const;

/** Columns whose changes are one event of the kind `details`; besides them a title that is the source's own. */
const detailFields = [
  'type',
  'subcategory_id',
  'kind',
  'uf',
  'city_name',
  'neighborhood',
  'address',
  'latitude',
  'longitude',
  'area_total',
  'area_private',
  'area_land',
  'bedrooms',
  'parking',
  'extra',
  'link',
  'images',
  'auctioneer_id',
  'featured',
  ...factColumns,
] as const;

/** A CPF that an earlier list still had is hidden in the history too (INTAKE-52). */
const eleven = String.raw`(?<!\d)\d{3}[.\s]?\d{3}[.\s]?\d{3}[-–/\s]?\d{2}(?!\d)`;
const hidesCpf = new Set<string>(freeTexts);

/** Column by column: turning whole rows into JSON costs ten times as much. */
const fieldsOf = (names: readonly string[]) => sql`
  nullif(jsonb_strip_nulls(jsonb_build_object(${sql.join(
    names.map((name) => {
      const [stored, incoming] = [sql.ref(`a.${name}`), sql.ref(`i.${name}`)];
      const known = hidesCpf.has(name)
        ? sql`case when ${incoming} like ${`%${hiddenCpf}%`}
            then regexp_replace(${stored}, ${eleven}, ${hiddenCpf}, 'g') else ${stored} end`
        : stored;
      return sql`${sql.lit(name)}, case when ${known} is distinct from ${incoming}
        then jsonb_build_array(${known}, ${incoming}) end`;
    }),
  )})), '{}')`;

/** The differences between known row `a` and incoming row `i`: null without any. */
const differingFields = (ownTitles: boolean) => sql`
  ${fieldsOf(roundFields)} as rounds, ${fieldsOf(ownTitles ? ['title', ...detailFields] : detailFields)} as details`;

/**
 * Compares a list with what is known. The result has the old values of each known row, for the events, for undoing the
 * list and for updating search.
 */
export async function diffList(list: SettledList): Promise<ComparedList> {
  const { trx, sourceId, ownTitles, incoming } = list;
  await sql`create temporary table ${tables.differing} on commit drop as
    select a.*, a.withdrawn_at is not null as withdrawn,
      a.fingerprint <> i.fingerprint or (i.knows_financing and a.financing <> i.financing) is true
        or (${ownTitles}::boolean and a.title <> i.title) as changed,
      a.fingerprint <> '' and a.fingerprint <> i.fingerprint as restated, ${differingFields(ownTitles)},
      (a.title, a.kind, a.address, a.neighborhood, a.city_name, a.district, a.modality, a.bedrooms, a.extra, a.auctioneer_id,
         a.registration_number, a.process_number)
        is distinct from
      (i.title, i.kind, i.address, i.neighborhood, i.city_name, i.district, i.modality, i.bedrooms, i.extra, i.auctioneer_id,
         i.registration_number, i.process_number)
        as reworded,
      i.minimum_first as new_minimum, i.valuation as new_valuation, i.modality as new_modality,
      i.sale_method as new_method,
      case when i.knows_financing then i.financing else a.financing end as new_financing
    from auctions a join ${incoming} i on i.code = a.code
    where a.source_id = ${sourceId} and (a.fingerprint <> i.fingerprint or a.gone_since is not null
      or i.knows_financing and a.financing is distinct from i.financing
      or (a.title, a.sale_method, a.type_inferred) is distinct from (i.title, i.sale_method, i.type_inferred))`.execute(
    trx,
  );
  return { ...list, differing: tables.differing };
}
