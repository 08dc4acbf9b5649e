// Generated from the migrations by `npm run schema`; not edited.
import type { CalendarDate } from '@martelo/domain/auction';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Parsed when it is read; written as its text. */
type Json<Insert, Update> = ColumnType<unknown, Insert, Update>;
type View<Read> = ColumnType<Read, never, never>;

interface Activities {
  auction_id: number | null;
  created_at: Date;
  description: string;
  id: GeneratedAlways<number>;
  kind: string;
  person_id: number;
}

interface AlertCities {
  alert_id: number;
  city_id: number;
}

interface AlertEvents {
  alert_id: number | null;
  auction_id: number;
  kind: string;
  list_id: number;
  mailed_at: Date | null;
  matched_at: Date;
  person_id: number;
}

interface Alerts {
  auction_type: Generated<number>;
  created_at: Date;
  filters: Json<string | undefined, string>;
  id: GeneratedAlways<number>;
  name: string | null;
  paused_at: Date | null;
  person_id: number;
  price_max: number;
  price_min: number;
  property_type: number;
  requirements: Json<string | undefined, string>;
  tells: Generated<string[]>;
  type: Generated<number>;
  updated_at: Date;
  vehicle_type: Generated<number>;
}

interface Attempts {
  at: Date;
  id: GeneratedAlways<number>;
  kind: string;
  subject: Buffer;
}

interface AuctionEvents {
  auction_id: number;
  fields: Json<string | null | undefined, string | null>;
  id: GeneratedAlways<number>;
  kind: 'listed' | 'price' | 'valuation' | 'modality' | 'rounds' | 'financing' | 'details' | 'gone' | 'returned' | 'unreadable' | 'undone';
  list_date: CalendarDate;
  new: string | null;
  old: string | null;
}

interface AuctionRanks {
  auction_id: number;
  discount_below: number | null;
  discount_equal: number | null;
  discount_n: number | null;
  discount_scope: 'city' | 'state' | null;
  metre_area: 'private' | 'total' | 'land' | null;
  metre_below: number | null;
  metre_equal: number | null;
  metre_n: number | null;
  metre_scope: 'city' | 'state' | null;
  state_id: number;
}

interface AuctionSearch {
  area: Generated<number>;
  area_land: Generated<number>;
  area_private: Generated<number>;
  area_total: Generated<number>;
  auction_id: number;
  auctioneer_id: Generated<number>;
  bedrooms: number;
  city_id: number;
  closes_on: Generated<number>;
  discount: Generated<number>;
  ends_at: Date;
  fgts: Generated<number>;
  financing: Generated<number>;
  kind: Generated<string>;
  latitude: number | null;
  listed: CalendarDate;
  longitude: number | null;
  modality: Generated<number>;
  neighborhood: string;
  next_change: Date;
  occupancy: Generated<number>;
  parking: Generated<number>;
  pending: Generated<boolean>;
  phase: number;
  price: number;
  share: number | null;
  source_id: Generated<number>;
  square_metre: Generated<number>;
  state_id: number;
  subcategory_id: number;
  type: number;
  words: string;
}

interface AuctionViews {
  auction_id: number;
  day: CalendarDate;
  views: number;
}

interface AuctionVisits {
  auction_id: number;
  before_at: Date | null;
  before_event: number | null;
  looked_at: Date;
  person_id: number;
  seen_event: number;
}

interface Auctioneers {
  id: GeneratedAlways<number>;
  logo: string | null;
  name: string;
  phone: string | null;
  source_id: number;
  website: string | null;
}

interface Auctions {
  accepts_fgts: boolean | null;
  address: string | null;
  area_land: number | null;
  area_private: number | null;
  area_total: number | null;
  auctioneer_id: number | null;
  bedrooms: number | null;
  bids: number | null;
  city_id: number | null;
  city_name: string | null;
  code: string;
  condominium_debt: number | null;
  condominium_paid_by: 'buyer' | 'seller' | 'proceeds' | null;
  date_first: Date | null;
  date_second: Date | null;
  date_third: Date | null;
  direct_sale: boolean;
  district: string | null;
  edital_url: string | null;
  extra: string | null;
  featured: Generated<boolean>;
  financing: boolean | null;
  fingerprint: string;
  first_listed: CalendarDate;
  flagged_at: Date | null;
  flagged_by: number | null;
  flagged_reason: string | null;
  gone_since: CalendarDate | null;
  id: GeneratedAlways<number>;
  images: Generated<string[]>;
  iptu_debt: number | null;
  iptu_paid_by: 'buyer' | 'seller' | 'proceeds' | null;
  kind: string | null;
  latitude: number | null;
  link: string | null;
  list_date: CalendarDate;
  longitude: number | null;
  minimum_first: number | null;
  minimum_second: number | null;
  minimum_third: number | null;
  modality: string | null;
  neighborhood: string | null;
  occupancy: 'occupied' | 'vacant' | null;
  parking: number | null;
  partial_interest: GeneratedAlways<boolean>;
  postal_code: string | null;
  process_number: string | null;
  registration_number: string | null;
  registration_office: string | null;
  sale_method: 'rounds' | 'auction' | 'sfi' | 'tender' | 'online' | 'direct' | null;
  source_id: number;
  state_id: number;
  subcategory_id: number | null;
  title: string;
  type: number;
  type_inferred: Generated<boolean>;
  uf: string;
  uuid_key: string;
  valuation: number | null;
  withdrawn_at: Date | null;
}

interface AuditLog {
  action: string;
  at: Date;
  detail: Json<string | undefined, string>;
  id: GeneratedAlways<number>;
  person_id: number | null;
  role: string;
  subject: string | null;
}

interface BegunRounds {
  auction_id: number;
}

interface BonusItems {
  category: 'ebooks' | 'tutoriais' | 'conteudo-extra';
  description: string;
  duration_seconds: number | null;
  file: string | null;
  id: GeneratedAlways<number>;
  position: number;
  sample: Generated<boolean>;
  size: number | null;
  title: string;
  type: 'ebook' | 'planilha' | 'tutorial' | 'video';
  video: string | null;
}

interface BonusRedemptions {
  item_id: number;
  person_id: number;
  redeemed_at: Date;
}

interface CalendarAddresses {
  alert_id: number | null;
  created_at: Date;
  person_id: number;
  token_hash: Buffer;
}

interface Captchas {
  audio_hash: Buffer | null;
  created_at: Date;
  expires_at: Date;
  key: Generated<string>;
  picture_hash: Buffer;
  question_hash: Buffer | null;
  used_at: Date | null;
}

interface CheckoutEvents {
  applied: boolean;
  id: string;
  payload: Json<string, string>;
  received_at: Date;
}

interface Cities {
  folded: string;
  id: number;
  name: string;
  state_id: number;
}

interface ContactMessages {
  answered_at: Date | null;
  answered_by: number | null;
  email: string;
  id: GeneratedAlways<number>;
  message: string;
  name: string;
  received_at: Date;
  subject: string;
}

interface CountsByNeighborhood {
  city_id: number;
  label: string;
  n: number;
  neighborhood: string;
  state_id: number;
}

interface DeletionRequests {
  decided_at: Date | null;
  decided_by: number | null;
  decision: string | null;
  due_at: Date;
  id: GeneratedAlways<number>;
  person_id: number | null;
  reason: string;
  requested_at: Date;
  status: Generated<'open' | 'cancelled' | 'refused' | 'completed'>;
}

interface Departures {
  auction_id: number;
  ended: CalendarDate;
  list_id: number | null;
  mode: string | null;
  returned: CalendarDate | null;
  returned_by: number | null;
  started: CalendarDate;
}

interface EmailChanges {
  confirmed_at: Date | null;
  ended_at: Date | null;
  former_email: string;
  former_verified_at: Date | null;
  id: GeneratedAlways<number>;
  new_email: string;
  person_id: number;
  requested_at: Date;
}

interface Favorites {
  auction_id: number;
  created_at: Date;
  person_id: number;
  saved_event: Generated<number>;
  told_event: Generated<number>;
}

interface FeedLines {
  code: string | null;
  id: GeneratedAlways<number>;
  line: number;
  outcome: 'new' | 'changed' | 'unchanged' | 'gone' | 'rejected';
  reason: string | null;
  run_id: number;
}

interface FeedRuns {
  accepted: Generated<boolean>;
  attempts: Generated<number>;
  content: Buffer | null;
  decided_by: number | null;
  file_name: string;
  finished_at: Date | null;
  format: string;
  held_reason: string | null;
  id: GeneratedAlways<number>;
  list_date: CalendarDate | null;
  list_id: number | null;
  person_id: number | null;
  received_at: Date;
  source_id: number;
  status: 'queued' | 'running' | 'taken' | 'held' | 'refused' | 'failed';
  summary: Json<string | undefined, string>;
  undoes: number | null;
  undone_at: Date | null;
  uuid: Generated<string>;
}

interface ForecastProofs {
  falls: number;
  from_date: CalendarDate;
  further: number;
  hits: number;
  kind: string;
  mode: string;
  source_id: number;
  to_date: CalendarDate;
}

interface IdempotentAnswers {
  body: Buffer | null;
  created_at: Date;
  key: string;
  operation: string;
  request_hash: Buffer;
  scope: string;
  status: number | null;
}

interface Invitations {
  cellphone: string | null;
  created_at: Date;
  email: string;
  expires_at: Date | null;
  name: string | null;
  role: 'customer' | 'auctioneer' | 'admin';
  used_at: Date | null;
  uuid: Generated<string>;
}

interface KnownAddresses {
  address_hash: Buffer;
  last_at: Date;
  person_id: number;
}

interface ListChanges {
  auction_id: number;
  before: Json<string | null | undefined, string | null>;
  list_id: number;
}

interface ListDates {
  auction_ids: string[];
  list_date: CalendarDate;
  list_id: number;
}

interface ListMedians {
  city_id: number;
  from_date: CalendarDate;
  measure: 'price' | 'private' | 'total' | 'land';
  median: number;
  n: number;
  neighborhood: string;
  q1: number;
  q3: number;
  state_id: number;
  to_date: CalendarDate;
  type: number;
}

interface ListMoves {
  fell: number;
  list_id: number;
  mode: string;
  n: number;
}

interface Lists {
  after_event: Generated<number>;
  auctioneers_before: Json<string | null | undefined, string | null>;
  changes_kept: Generated<boolean>;
  id: GeneratedAlways<number>;
  last_event: Generated<number>;
  list_date: CalendarDate;
  matched_at: Date | null;
  rows: number;
  scope: string[];
  source_id: number;
  summary: Json<string, string>;
  taken_at: Date;
  undoing_told_at: Date | null;
  undone_at: Date | null;
}

interface Mails {
  created_at: Date;
  failed_at: Date | null;
  failure: string | null;
  headers: Json<string | undefined, string>;
  html: string;
  id: GeneratedAlways<number>;
  key: string;
  person_id: number | null;
  recipient: string;
  sent_at: Date | null;
  subject: string;
  text: string;
}

interface ModeOdds {
  from_date: CalendarDate;
  high: number | null;
  k: number;
  low: number | null;
  measure: 'stay' | 'falls' | 'returns';
  median: number | null;
  mode: string;
  n: number;
  q1: number | null;
  q3: number | null;
  source_id: number;
  to_date: CalendarDate;
}

interface NewsEvents {
  auction_id: View<number | null>;
  fields: View<unknown>;
  id: View<number | null>;
  kind: View<string | null>;
  list_date: View<CalendarDate | null>;
  new: View<string | null>;
  old: View<string | null>;
}

interface NotificationSettings {
  frequency: 'at_once' | 'daily' | 'weekly' | 'off';
  hour: Generated<number>;
  last_digest_at: Date | null;
  person_id: number;
  reminders: Generated<boolean>;
  updated_at: Date;
  weekday: Generated<number>;
}

interface OneUseTokens {
  created_at: Date;
  email: string;
  email_change_id: number | null;
  expires_at: Date;
  nth: Generated<number>;
  person_id: number;
  purpose: 'password' | 'email' | 'new-email' | 'undo-email';
  token_hash: Buffer;
  used_at: Date | null;
}

interface Opportunities {
  alert_id: number | null;
  auction_id: number;
  by_date: Generated<boolean>;
  dismissed_at: Date | null;
  list_id: number | null;
  mailed_at: Date | null;
  matched_at: Date;
  person_id: number;
  reason: Generated<'alert' | 'discount'>;
  viewed_at: Date | null;
}

interface People {
  address: Json<string | null | undefined, string | null>;
  approval: 'pending' | 'approved' | 'refused' | 'suspended' | null;
  approval_reason: string | null;
  cellphone: string | null;
  company_name: string | null;
  cpf_cnpj: string | null;
  created_at: Date;
  domains: Generated<string[]>;
  email: string;
  id: GeneratedAlways<number>;
  name: string;
  password_hash: string;
  phone: string | null;
  registration: string | null;
  registration_uf: string | null;
  role: 'customer' | 'auctioneer' | 'admin';
  sample: Generated<boolean>;
  source_id: number | null;
  status: Generated<string>;
  terms_accepted_at: Date | null;
  type: Generated<number>;
  updated_at: Date;
  user_name: string | null;
  uuid: Generated<string>;
  verified_cellphone_at: Date | null;
  verified_email_at: Date | null;
  website: string | null;
}

interface PriceForecasts {
  auction_id: number;
  cut_discount: number | null;
  cut_step: number | null;
  ended_by: number | null;
  id: GeneratedAlways<number>;
  kind: 'observed' | 'frequent' | null;
  list_id: number;
  next_price: number | null;
  on_direct: boolean;
  on_online: boolean;
  outcome: 'exact' | 'further' | 'wrong' | null;
  price: number;
  readings: Json<string, string>;
  reason: 'off_rule' | 'ambiguous' | 'end' | 'changed_valuation' | null;
  valuation: number | null;
}

interface PublicChanges {
  at: Generated<Date>;
  changes: Generated<number>;
  id: GeneratedAlways<number>;
  ids: number | null;
}

interface RegisteredSales {
  area: number | null;
  city_id: number;
  file_id: number;
  key: Buffer;
  neighborhood: string;
  price: number;
  sold_on: CalendarDate;
  type: number;
}

interface RemovedFavorites {
  auction_id: number;
  created_at: Date;
  person_id: number;
  removed_at: Date;
  saved_event: number;
  told_event: number;
}

interface RoundReminders {
  auction_id: number;
  person_id: number;
  reminded_at: Date;
  round_at: Date;
}

interface SaleEvents {
  auction_id: number;
  kind: 'step' | 'online';
  list_id: number;
  new_price: number | null;
  old_price: number | null;
}

interface SaleFiles {
  basis: 'declared' | 'assessed';
  file_name: string;
  id: GeneratedAlways<number>;
  imported_at: Date;
  sha256: Buffer;
  summary: Json<string, string>;
  undone_at: Date | null;
  uuid: string;
}

interface SaleMedians {
  basis: string;
  city_id: number;
  from_date: CalendarDate;
  measure: 'price' | 'built' | 'land';
  median: number;
  n: number;
  neighborhood: string;
  q1: number;
  q3: number;
  to_date: CalendarDate;
  type: number;
}

interface SearchChanges {
  auction_id: number;
  noted_at: Generated<Date>;
  xid: Generated<string>;
}

interface SearchEvidence {
  auction_id: number;
  discount_rank: number;
  metre_rank: number;
  next_price: number;
}

interface SearchKinds {
  kind: string;
  label: string;
}

interface SearchRows {
  area: View<number | null>;
  area_land: View<number | null>;
  area_private: View<number | null>;
  area_total: View<number | null>;
  auction_id: View<number | null>;
  auctioneer_id: View<number | null>;
  bedrooms: View<number | null>;
  city_id: View<number | null>;
  closes_on: View<number | null>;
  discount: View<number | null>;
  discount_rank: View<number | null>;
  ends_at: View<Date | null>;
  fgts: View<number | null>;
  financing: View<number | null>;
  kind: View<string | null>;
  latitude: View<number | null>;
  listed: View<CalendarDate | null>;
  longitude: View<number | null>;
  metre_rank: View<number | null>;
  modality: View<number | null>;
  neighborhood: View<string | null>;
  next_change: View<Date | null>;
  next_price: View<number | null>;
  occupancy: View<number | null>;
  parking: View<number | null>;
  pending: View<boolean | null>;
  phase: View<number | null>;
  price: View<number | null>;
  share: View<number | null>;
  source_id: View<number | null>;
  square_metre: View<number | null>;
  state_id: View<number | null>;
  subcategory_id: View<number | null>;
  type: View<number | null>;
  words: View<string | null>;
}

interface SearchWords {
  stem: string;
  word: string;
}

interface Secrets {
  created_at: Generated<Date>;
  name: string;
  value: Buffer;
}

interface Sessions {
  created_at: Date;
  expires_at: Date;
  person_id: number;
  token_hash: Buffer;
}

interface SiteEvents {
  at: Date;
  auction_key: string | null;
  id: GeneratedAlways<number>;
  name: string;
  segment: string | null;
  tag: string | null;
  title: string | null;
  visit: string | null;
}

interface Sources {
  code: string;
  fresh_days: Generated<number>;
  id: GeneratedAlways<number>;
  name: string;
  sample: Generated<boolean>;
}

interface StandingEvents {
  auction_id: View<number | null>;
  fields: View<unknown>;
  id: View<number | null>;
  kind: View<string | null>;
  list_date: View<CalendarDate | null>;
  new: View<string | null>;
  old: View<string | null>;
}

interface StandingLists {
  after_event: View<number | null>;
  auctioneers_before: View<unknown>;
  changes_kept: View<boolean | null>;
  id: View<number | null>;
  last_event: View<number | null>;
  list_date: View<CalendarDate | null>;
  matched_at: View<Date | null>;
  rows: View<number | null>;
  scope: View<string[] | null>;
  source_id: View<number | null>;
  summary: View<unknown>;
  taken_at: View<Date | null>;
  undone_at: View<Date | null>;
}

interface States {
  id: number;
  name: string;
  uf: string;
}

interface Subscriptions {
  created_at: Date;
  date_payment: Date | null;
  person_id: number;
  plan: string;
  recurrence_interval: number;
  recurrence_interval_type: string;
  signature_code: string;
  status: number;
  updated_at: Date;
}

interface UndoneEvents {
  event_id: number;
}

/** Every table and view. */
export interface Tables {
  activities: Activities;
  alert_cities: AlertCities;
  alert_events: AlertEvents;
  alerts: Alerts;
  attempts: Attempts;
  auction_events: AuctionEvents;
  auction_ranks: AuctionRanks;
  auction_search: AuctionSearch;
  auction_views: AuctionViews;
  auction_visits: AuctionVisits;
  auctioneers: Auctioneers;
  auctions: Auctions;
  audit_log: AuditLog;
  begun_rounds: BegunRounds;
  bonus_items: BonusItems;
  bonus_redemptions: BonusRedemptions;
  calendar_addresses: CalendarAddresses;
  captchas: Captchas;
  checkout_events: CheckoutEvents;
  cities: Cities;
  contact_messages: ContactMessages;
  counts_by_neighborhood: CountsByNeighborhood;
  deletion_requests: DeletionRequests;
  departures: Departures;
  email_changes: EmailChanges;
  favorites: Favorites;
  feed_lines: FeedLines;
  feed_runs: FeedRuns;
  forecast_proofs: ForecastProofs;
  idempotent_answers: IdempotentAnswers;
  invitations: Invitations;
  known_addresses: KnownAddresses;
  list_changes: ListChanges;
  list_dates: ListDates;
  list_medians: ListMedians;
  list_moves: ListMoves;
  lists: Lists;
  mails: Mails;
  mode_odds: ModeOdds;
  news_events: NewsEvents;
  notification_settings: NotificationSettings;
  one_use_tokens: OneUseTokens;
  opportunities: Opportunities;
  people: People;
  price_forecasts: PriceForecasts;
  public_changes: PublicChanges;
  registered_sales: RegisteredSales;
  removed_favorites: RemovedFavorites;
  round_reminders: RoundReminders;
  sale_events: SaleEvents;
  sale_files: SaleFiles;
  sale_medians: SaleMedians;
  search_changes: SearchChanges;
  search_evidence: SearchEvidence;
  search_kinds: SearchKinds;
  search_rows: SearchRows;
  search_words: SearchWords;
  secrets: Secrets;
  sessions: Sessions;
  site_events: SiteEvents;
  sources: Sources;
  standing_events: StandingEvents;
  standing_lists: StandingLists;
  states: States;
  subscriptions: Subscriptions;
  undone_events: UndoneEvents;
}
