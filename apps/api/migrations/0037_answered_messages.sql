-- Whether a message of the contact form was answered, and by whom (INFO-04).
alter table contact_messages
  add column answered_at timestamptz,
  add column answered_by bigint references people (id) on delete set null;
create index contact_messages_open on contact_messages (received_at, id) where answered_at is null;
