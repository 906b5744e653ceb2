-- Two roles: the owner changes the schema (`npm run db -- migrate`, backup, restore), the servers read and write rows.
-- As a superuser, once, with psql 14 or newer. The passwords come from the environment, where no list of processes and
-- no history of a shell shows them; there are none without:
--   export OWNER_PASSWORD=$(openssl rand -hex 24) SERVER_PASSWORD=$(openssl rand -hex 24)
--   runuser -u postgres -- psql < deploy/postgres/roles.sql
-- DATABASE_URL of the migration names vernacular_owner, that of the servers vernacular_server.
\set ON_ERROR_STOP on
-- What PostgreSQL would write of the statements below holds the passwords. Only a superuser may tell it not to.
select current_setting('is_superuser') = 'on' as "is_superuser" \gset
\if :is_superuser
  set log_statement = none;
  set log_min_duration_statement = -1;
  set log_min_error_statement = panic;
\endif
\getenv owner_password OWNER_PASSWORD
\getenv server_password SERVER_PASSWORD
\if :{?owner_password}
\else
  \set owner_password ''
\endif
\if :{?server_password}
\else
  \set server_password ''
\endif
select length(:'owner_password') >= 16 and length(:'server_password') >= 16 as "are_passwords_long" \gset
\if :are_passwords_long
\else
  do $$ begin
    raise exception 'Set OWNER_PASSWORD and SERVER_PASSWORD, of 16 characters or more. Nothing was made.';
  end $$;
\endif

do $$ begin
  if exists (select from pg_roles where rolname in ('vernacular_owner', 'vernacular_server')) then
    raise exception 'The roles are there already. Nothing was made.';
  end if;
end $$;

create role vernacular_owner login password :'owner_password'
  nosuperuser nocreatedb nocreaterole;
create role vernacular_server login password :'server_password'
  nosuperuser nocreatedb nocreaterole connection limit 200;

\if :is_superuser
\else
  -- Only who is one of a role may give it a database.
  grant vernacular_owner to current_user;
\endif
create database vernacular owner vernacular_owner encoding 'UTF8' template template0;
revoke all on database vernacular from public;
grant connect on database vernacular to vernacular_server;

\connect vernacular

alter schema public owner to vernacular_owner;
revoke all on schema public from public;
grant usage on schema public to vernacular_server;

-- Whatever the owner makes from now on.
alter default privileges for role vernacular_owner in schema public
  grant select, insert, update, delete on tables to vernacular_server;

-- A transaction whose server went to sleep in it holds nothing for ever.
alter role vernacular_server in database vernacular set idle_in_transaction_session_timeout = '120s';
