-- A new invitation ends the open ones of its address.
create index invitations_open_by_email on invitations (role, email) where used_at is null;
