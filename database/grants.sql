-- Applied after every migration; replaces all earlier grants.

-- A temporary table comes before all others of its name in a query without a schema, so nobody may make any. The
-- functions also look for temporary tables last (pg_temp at the end of their search_path).
do $$
begin
  execute format('revoke temporary on database %I from public, regulars_app', current_database());
end $$;

-- Row-level security binds every role, the owner of the tables included. Tables that have it already are left alone: to
-- set it again would wait for every reader and writer, and a migration runs while servers serve.
do $$
declare tenant_table regclass;
begin
  for tenant_table in
    select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)
  loop
    execute format('alter table %s enable row level security', tenant_table);
    execute format('alter table %s force row level security', tenant_table);
  end loop;
end $$;

revoke all on all tables in schema public from regulars_app, regulars_crossing;
grant usage on schema public, drizzle to regulars_app;
grant usage on schema public to regulars_crossing;
grant select, insert, update, delete on all tables in schema public to regulars_app;

-- The ledger and its proofs are append-only.
revoke update, delete on transactions, lot_draws, consents, credit_transactions from regulars_app;
revoke update, delete on operations from regulars_app;
-- Erasing a person removes their data from both tables; the figures stay.
grant update (note) on operations to regulars_app;
grant update (ip_address, wording) on consents to regulars_app;
-- The audit log is append-only, too; functions delete the entries that may end.
revoke update, delete on audit_entries, platform_entries from regulars_app;
-- Names that companies took are for super admins; functions mark them as seen and erase them.
revoke update, delete on company_names from regulars_app;
-- Only a function decides who holds a host name, since it has to look at the other businesses.
revoke insert, update on custom_domains from regulars_app;
-- With `failures`, which has a default: a cluster's nodes are told each value.
grant insert (business_id, id, host, token, failures, next_check_at, created_at) on custom_domains to regulars_app;
grant update (checks, checked_at, next_check_at, failures, off_at) on custom_domains to regulars_app;
-- A grant stays on record; it can be taken back.
revoke update, delete on plan_grants from regulars_app;
-- The history of a program's terms is only added to, until the business is erased.
revoke update on former_terms from regulars_app;
-- The history of plans is only added to.
revoke update, delete on subscription_changes from regulars_app;
-- Messages from Stripe and notices to the owner are kept; old events are deleted.
revoke update on stripe_events, billing_notices from regulars_app;
revoke update, delete on stripe_prices from regulars_app;
grant update (taken_back_at, taken_back_by, taken_back_reason) on plan_grants to regulars_app;
-- Announcements are read and written by functions alone.
revoke all on announcements, announcement_dismissals from regulars_app;
-- Impersonations by super admins, too, are read and written by functions alone.
revoke all on impersonations from regulars_app;
-- Plans, packs of credits and super admins change only through functions that check the caller.
revoke insert, update, delete on subscription_tiers, credit_packs, super_admins from regulars_app;

-- The functions that read across businesses belong to the role that may.
do $$
declare crossing_function record;
begin
  for crossing_function in
    select p.oid::regprocedure as signature from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and p.prosecdef
  loop
    execute format('alter function %s owner to regulars_crossing', crossing_function.signature);
    execute format('revoke all on function %s from public', crossing_function.signature);
    execute format('grant execute on function %s to regulars_app', crossing_function.signature);
  end loop;
end $$;
grant select on businesses, tenants, tenant_members, subscription_tiers, customers, qr_codes, portal_sessions,
  card_links, communication_logs, super_admins, business_logos, pictures, tenant_invitations, api_keys
  to regulars_crossing;
grant select on point_lots, customer_rewards, customer_program_progress, loyalty_programs to regulars_crossing;
grant select on customer_imports, events, customer_tags to regulars_crossing;
grant select on stripe_customers, credit_settings, subscription_changes to regulars_crossing;
grant delete on portal_sessions, card_links to regulars_crossing;
grant select, insert, update, delete on impersonations to regulars_crossing;
grant select, update (proven_at, off_at, failures, checks, checked_at, next_check_at) on custom_domains
  to regulars_crossing;
grant insert on super_admins to regulars_crossing;
grant select on text_counts, sms_templates, email_templates, triggers, campaigns, linked_hosts to regulars_crossing;
-- A grant's reason may name somebody, so it is deleted when a business is erased.
grant select, delete on plan_grants to regulars_crossing;
grant select, insert, update (ended_at) on announcements to regulars_crossing;
grant select, insert on announcement_dismissals to regulars_crossing;
-- For admin_standing_of alone: it reads whether a key was refused, and never the key.
grant select (business_id, provider, refused_at, refusal) on integrations to regulars_crossing;
-- For admin_edit_tier and admin_edit_credit_pack alone.
grant update on subscription_tiers, credit_packs to regulars_crossing;
grant select on credit_packs to regulars_crossing;
grant select on credit_transactions to regulars_crossing;
-- For erase_proofs alone.
grant update (reason) on credit_transactions to regulars_crossing;
grant select, delete on consents to regulars_crossing;
grant select, delete on company_names to regulars_crossing;
grant update (seen_at, seen_by) on company_names to regulars_crossing;
-- For the functions of the audit log.
grant select, insert, delete on audit_entries, platform_entries to regulars_crossing;
-- For the reasons in an erased business's entries.
grant update (details) on platform_entries to regulars_crossing;
grant select (id) on "user" to regulars_crossing;
grant select on operations to regulars_crossing;
grant update (note, device, staff_name, staff_user_id) on operations to regulars_crossing;
-- For messages_may_have_gone and campaigns_may_have_gone alone.
grant update (state, failure, outgoing) on communication_logs to regulars_crossing;
grant update (status, status_reason, version) on campaigns to regulars_crossing;
-- For hold_after_restore alone.
grant select, insert, update on message_holds to regulars_crossing;
-- For record_backup alone.
grant select, insert, delete on backups to regulars_crossing;
-- For mailchimp_waiting alone: whose turn it is, and never a key or an address.
grant select (business_id, list_id, refused_at) on mailchimp_connections to regulars_crossing;
grant select (business_id, due_at) on mailchimp_members to regulars_crossing;
-- For webhooks_due and webhooks_waiting alone: whose turn it is, and never an address or a body.
grant select (business_id, id, state, failing_since) on webhook_endpoints to regulars_crossing;
grant select (business_id, id, endpoint_id, state, cause, tried, due_at, created_at) on webhook_deliveries to regulars_crossing;
revoke create on schema public from regulars_crossing;
-- Only the owner of the database makes super admins.
revoke execute on function grant_super_admin(uuid) from regulars_app;
grant execute on function grant_super_admin(uuid) to current_user;

-- Only `restore` knows that messages may have gone out since a backup.
revoke execute on function hold_after_restore(timestamptz), messages_may_have_gone(timestamptz),
  campaigns_may_have_gone(timestamptz) from regulars_app;
grant execute on function hold_after_restore(timestamptz), messages_may_have_gone(timestamptz),
  campaigns_may_have_gone(timestamptz) to current_user;

-- The application does not say that there is a backup: the login of backups does.
revoke insert, update, delete on backups from regulars_app;
revoke execute on function record_backup(timestamptz) from regulars_app;
grant execute on function record_backup(timestamptz) to pg_read_all_data;

-- Entries of a person end with their account, by forget_platform_entries alone.
revoke execute on function end_platform_entries(uuid) from regulars_app;

-- The job queue lives in its own schema.
grant usage on schema pgboss to regulars_app;
grant select, insert, update, delete on all tables in schema pgboss to regulars_app;
grant execute on all functions in schema pgboss to regulars_app;
