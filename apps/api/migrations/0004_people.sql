-- Accounts of all three roles. E-mails are lower-cased; documents and telephones are bare, without points and dashes.
create table people (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  role text not null check (role in ('customer', 'auctioneer', 'admin')),
  email text not null,
  name text not null,
  user_name text,
  password_hash text not null,
  -- 1 Pessoa Física, 2 Pessoa Jurídica
  type smallint not null default 1 check (type in (1, 2)),
  cpf_cnpj text,
  company_name text,
  cellphone text,
  phone text,
  website text,
  -- An auctioneer's number at the trade board, and the board's state.
  registration text,
  registration_uf char(2),
  address jsonb,
  status text not null default 'active',
  terms_accepted_at timestamptz,
  verified_email_at timestamptz,
  verified_cellphone_at timestamptz,
  -- Where an auctioneer's own feeds go.
  source_id smallint references sources,
  sample boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (role, email)
);
create unique index people_registration on people (registration_uf, registration) where role = 'auctioneer';

-- Somebody who is awaited: what is known of them fills the registration form.
create table invitations (
  uuid uuid primary key default gen_random_uuid(),
  role text not null check (role in ('customer', 'auctioneer', 'admin')),
  email text not null,
  name text,
  cellphone text,
  created_at timestamptz not null,
  -- Null where it does not end.
  expires_at timestamptz,
  used_at timestamptz
);

-- Tokens are 256 random bits; only their SHA-256 is kept.
create table sessions (
  token_hash bytea primary key,
  person_id bigint not null references people on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_person on sessions (person_id);
create index sessions_expiry on sessions (expires_at);

create table one_use_tokens (
  token_hash bytea primary key,
  person_id bigint not null references people on delete cascade,
  purpose text not null check (purpose in ('password', 'email')),
  -- The address that it was sent to: a token for an older one proves nothing.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_use_tokens_person on one_use_tokens (person_id, purpose);

create table captchas (
  key uuid primary key default gen_random_uuid(),
  picture_hash bytea not null,
  question_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index captchas_expiry on captchas (expires_at);

-- What is counted against a limit; `subject` is a hash of an account or an address.
create table attempts (
  id bigint generated always as identity primary key,
  kind text not null,
  subject bytea not null,
  at timestamptz not null
);
create index attempts_subject on attempts (kind, subject, at);

create table idempotent_answers (
  scope text not null,
  operation text not null,
  -- A hash; the caller's own key seals the body.
  key text not null,
  request_hash bytea not null,
  -- Null while the first request is still being answered.
  status smallint,
  body bytea,
  created_at timestamptz not null,
  primary key (scope, operation, key)
);
create index idempotent_answers_age on idempotent_answers (created_at);
