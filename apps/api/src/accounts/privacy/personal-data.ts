import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import { filtersInWords } from './filters-in-words.ts';

type Row = Readonly<Record<string, unknown>>;

/** Everything that is stored of a person, table by table, under the names used in the file. */
export type PersonalData = Readonly<Record<string, readonly Row[]>>;

const reais = (column: string) => sql`${sql.ref(column)} / 100.0`;
const auction = sql`a.uuid_key as leilao, a.title as titulo, a.link`;

/**
 * Password and tokens are stored only as hashes and are left out, and so are the texts of mails: those hold links that
 * open the account, so an intruder with a session for a moment would gain lasting access. A message of the contact
 * form, and a payment made under an address, count as the person's once the account's address is confirmed.
 */
const tables = (personId: number): Readonly<Record<string, RawBuilder<unknown>>> => ({
  perfil: sql`
    select uuid, name as nome, user_name as usuario, email, type as tipo, cpf_cnpj, company_name as empresa,
      cellphone as celular, phone as telefone, address as endereco, status as situacao,
      terms_accepted_at as termos_aceitos_em, verified_email_at as email_confirmado_em,
      verified_cellphone_at as celular_confirmado_em, created_at as criado_em, updated_at as atualizado_em
    from people where id = ${personId}`,
  favoritos: sql`
    select ${auction}, f.created_at as salvo_em
    from favorites f join auctions a on a.id = f.auction_id where f.person_id = ${personId} order by f.created_at`,
  favoritos_removidos: sql`
    select ${auction}, f.created_at as salvo_em, f.removed_at as removido_em
    from removed_favorites f join auctions a on a.id = f.auction_id where f.person_id = ${personId} order by f.removed_at`,
  visitas: sql`
    select ${auction}, v.looked_at as vista_em, v.before_at as vista_antes_em
    from auction_visits v join auctions a on a.id = v.auction_id where v.person_id = ${personId} order by v.looked_at`,
  lembretes: sql`
    select ${auction}, r.round_at as praca_em, r.reminded_at as avisada_em
    from round_reminders r join auctions a on a.id = r.auction_id where r.person_id = ${personId} order by r.round_at`,
  calendarios: sql`
    select alert_id as alerta, created_at as criado_em
    from calendar_addresses where person_id = ${personId} order by created_at`,
  alertas: sql`
    select l.id, l.name as nome, l.filters as filtros, l.property_type as tipo_de_imovel, l.auction_type as tipo_de_leilao,
      (select string_agg(c.name || ' - ' || s.uf, ', ' order by c.name)
        from alert_cities t join cities c on c.id = t.city_id join states s on s.id = c.state_id
        where t.alert_id = l.id) as cidades,
      ${reais('l.price_min')} as valor_minimo, ${reais('l.price_max')} as valor_maximo,
      l.tells as avisa_de, l.paused_at as pausado_em, l.created_at as criado_em, l.updated_at as atualizado_em
    from alerts l where l.person_id = ${personId} order by l.id`,
  oportunidades: sql`
    select ${auction}, o.alert_id as alerta, o.reason as motivo, o.by_date as pela_data_da_rodada, o.matched_at as encontrada_em, o.viewed_at as vista_em,
      o.dismissed_at as removida_em, o.mailed_at as avisada_em
    from opportunities o join auctions a on a.id = o.auction_id where o.person_id = ${personId} order by o.matched_at, o.auction_id`,
  avisos: sql`
    select ${auction}, e.kind as tipo, e.alert_id as alerta, e.matched_at as encontrado_em, e.mailed_at as avisado_em
    from alert_events e join auctions a on a.id = e.auction_id where e.person_id = ${personId} order by e.matched_at, e.auction_id, e.kind`,
  atividades: sql`
    select kind as tipo, description as descricao, created_at as quando
    from activities where person_id = ${personId} order by id`,
  bonus: sql`
    select i.title as titulo, r.redeemed_at as baixado_em
    from bonus_redemptions r join bonus_items i on i.id = r.item_id where r.person_id = ${personId} order by i.position`,
  notificacoes: sql`
    select frequency as frequencia, hour as hora, weekday as dia_da_semana, reminders as lembretes, last_digest_at as ultimo_resumo_em,
      updated_at as atualizado_em
    from notification_settings where person_id = ${personId}`,
  assinatura: sql`
    select signature_code as codigo, plan as plano, status as situacao, recurrence_interval as intervalo,
      recurrence_interval_type as tipo_de_intervalo, date_payment as pago_em, created_at as criada_em,
      updated_at as atualizada_em
    from subscriptions where person_id = ${personId}`,
  pagamentos: sql`
    select e.id as evento, e.received_at as recebido_em, e.payload as conteudo
    from checkout_events e join people p on p.id = ${personId} and p.verified_email_at is not null
      and (lower(e.payload ->> 'email') = p.email
        or e.payload ->> 'signature_code' = (select signature_code from subscriptions where person_id = p.id)
          and (e.payload ->> 'email' is null or lower(e.payload ->> 'email') in (
            select former_email from email_changes where person_id = p.id and confirmed_at is not null
              and former_verified_at is not null)))
    order by e.received_at`,
  pedidos_de_exclusao: sql`
    select id, reason as motivo, requested_at as pedido_em, due_at as prazo, status as situacao, decided_at as decidido_em,
      decision as decisao
    from deletion_requests where person_id = ${personId} order by id`,
  trocas_de_email: sql`
    select former_email as email_anterior, new_email as email_novo, requested_at as pedida_em,
      confirmed_at as confirmada_em, ended_at as encerrada_em
    from email_changes where person_id = ${personId} order by id`,
  enderecos_conhecidos: sql`
    select last_at as ultimo_acesso_em from known_addresses where person_id = ${personId} order by last_at`,
  sessoes: sql`
    select created_at as iniciada_em, expires_at as expira_em
    from sessions where person_id = ${personId} order by created_at`,
  links_enviados: sql`
    select purpose as finalidade, email, created_at as criado_em, expires_at as expira_em, used_at as usado_em
    from one_use_tokens where person_id = ${personId} order by created_at`,
  emails_enviados: sql`
    select recipient as destinatario, subject as assunto, created_at as criado_em, sent_at as enviado_em
    from mails where person_id = ${personId} order by id`,
  convites: sql`
    select i.email, i.name as nome, i.cellphone as celular, i.created_at as criado_em, i.expires_at as expira_em,
      i.used_at as usado_em
    from invitations i join people p on p.id = ${personId} and p.verified_email_at is not null
      and lower(i.email) = p.email and i.role = p.role
    order by i.created_at`,
  mensagens_de_contato: sql`
    select m.name as nome, m.email, m.subject as assunto, m.message as mensagem, m.received_at as recebida_em
    from contact_messages m join people p on p.id = ${personId} and p.verified_email_at is not null
      and lower(m.email) = p.email
    order by m.id`,
});

/** All of it as of one moment. */
export async function readPersonalData(database: Database, personId: number): Promise<PersonalData> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const data: Record<string, readonly Row[]> = {};
      for (const [name, table] of Object.entries(tables(personId)))
        data[name] = (await sql<Row>`${table}`.execute(trx)).rows;
      return { ...data, alertas: await filtersInWords(trx, data['alertas'] ?? []) };
    });
}
