-- All tables as they are now, to read and to search: every migration added up. The functions that cross businesses
-- stand in the functions.sql of their rooms, the rights in grants.sql.
-- Written by `npx vitest run tests/laws/database/schema.test.ts -u` from the tables.ts of the rooms.

CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"tone" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"ended_at" timestamp with time zone,
	"written_by" uuid NOT NULL,
	"idempotency_key" text,
	"input_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcements_key" UNIQUE("written_by","idempotency_key"),
	CONSTRAINT "announcements_days" CHECK ("announcements"."ends_on" >= "announcements"."starts_on")
);

ALTER TABLE "announcements" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "announcement_dismissals" (
	"user_id" uuid NOT NULL,
	"announcement_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcement_dismissals_user_id_announcement_id_pk" PRIMARY KEY("user_id","announcement_id")
);

ALTER TABLE "announcement_dismissals" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "stripe_customers" (
	"business_id" uuid PRIMARY KEY NOT NULL,
	"stripe_customer_id" text NOT NULL,
	"stripe_subscription_id" text,
	"payment_method_status" text DEFAULT 'none' NOT NULL,
	"payment_method" text,
	"cancels_at" timestamp with time zone,
	"past_due_since" timestamp with time zone,
	"is_doubled" boolean DEFAULT false NOT NULL,
	"begun_reading" integer DEFAULT 0 NOT NULL,
	"kept_reading" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp with time zone,
	"trusted_at" timestamp with time zone,
	"gone_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);

ALTER TABLE "stripe_customers" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "stripe_prices" (
	"price_id" text PRIMARY KEY NOT NULL,
	"tier_id" uuid NOT NULL
);

ALTER TABLE "stripe_prices" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "stripe_events" (
	"business_id" uuid NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stripe_events_business_id_id_pk" PRIMARY KEY("business_id","id")
);

ALTER TABLE "stripe_events" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "credit_purchases" (
	"business_id" uuid NOT NULL,
	"id" text NOT NULL,
	"credits" bigint NOT NULL,
	"taken_back" bigint DEFAULT 0 NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"is_automatic" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_purchases_business_id_id_pk" PRIMARY KEY("business_id","id")
);

ALTER TABLE "credit_purchases" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "credit_settings" (
	"business_id" uuid PRIMARY KEY NOT NULL,
	"low_below" integer DEFAULT 20 NOT NULL,
	"low_told_at" timestamp with time zone,
	"top_up_pack" text,
	"top_up_credits" bigint,
	"top_up_amount" bigint,
	"top_up_below" integer DEFAULT 20 NOT NULL,
	"top_up_most" integer DEFAULT 3 NOT NULL,
	"top_up_failed_at" timestamp with time zone,
	"top_up_failure" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "credit_settings_top_up" CHECK (num_nulls("credit_settings"."top_up_pack", "credit_settings"."top_up_credits", "credit_settings"."top_up_amount") in (0, 3))
);

ALTER TABLE "credit_settings" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "billing_notices" (
	"business_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_notices_business_id_kind_dedupe_key_pk" PRIMARY KEY("business_id","kind","dedupe_key")
);

ALTER TABLE "billing_notices" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "audit_entries" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"user_id" uuid,
	"about_user_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"address" text,
	"device" text,
	"created_at" timestamp with time zone NOT NULL,
	"customer_id" uuid,
	CONSTRAINT "audit_entries_business_id_id_pk" PRIMARY KEY("business_id","id")
);

ALTER TABLE "audit_entries" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "platform_entries" (
	"id" uuid NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"user_id" uuid,
	"about_user_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"address" text,
	"device" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "platform_entries_id_pk" PRIMARY KEY("id")
);

ALTER TABLE "platform_entries" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "custom_domains" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"host" text NOT NULL,
	"token" text NOT NULL,
	"proven_at" timestamp with time zone,
	"checks" jsonb,
	"checked_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"off_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "custom_domains_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "custom_domains_one" UNIQUE("business_id")
);

ALTER TABLE "custom_domains" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "businesses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"company_name" text NOT NULL,
	"subscription_status" text DEFAULT 'trial' NOT NULL,
	"tier_id" uuid NOT NULL,
	"stripe_price_id" text,
	"subscription_period_end" timestamp with time zone,
	"trial_ends_at" timestamp with time zone,
	"credits_remaining" bigint DEFAULT 0 NOT NULL,
	"email_tracking_enabled" boolean DEFAULT true NOT NULL,
	"usage_customers" integer DEFAULT 0 NOT NULL,
	"usage_sms_monthly" integer DEFAULT 0 NOT NULL,
	"usage_sms_month" text DEFAULT '' NOT NULL,
	"usage_sms_total" integer DEFAULT 0 NOT NULL,
	"usage_mails_monthly" integer DEFAULT 0 NOT NULL,
	"usage_mails_month" text DEFAULT '' NOT NULL,
	"usage_mails_total" integer DEFAULT 0 NOT NULL,
	"texts_before_trial" integer DEFAULT 0 NOT NULL,
	"mails_before_trial" integer DEFAULT 0 NOT NULL,
	"plan_texts_since" timestamp with time zone,
	"plan_paid_since" timestamp with time zone,
	"sign_up_network" text,
	"asked_tier_id" uuid,
	"asked_at" timestamp with time zone,
	"text_countries" text[] DEFAULT '{}' NOT NULL,
	"tenant_id" uuid,
	"is_tenant_admin" boolean DEFAULT false NOT NULL,
	"is_super_admin" boolean DEFAULT false NOT NULL,
	"time_zone" text DEFAULT 'America/New_York' NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"default_country" text DEFAULT 'US' NOT NULL,
	"locale" text GENERATED ALWAYS AS ('en-' || default_country) STORED NOT NULL,
	"language" text,
	"brand_color" text DEFAULT '#c2410c' NOT NULL,
	"hides_platform" boolean DEFAULT false NOT NULL,
	"mail_sender_name" text,
	"branding_version" integer DEFAULT 1 NOT NULL,
	"contact_phone" text,
	"contact_email" text,
	"address" text,
	"privacy_notice" text,
	"logo_hash" text,
	"sms_opt_in_wording" text,
	"email_opt_in_wording" text,
	"visit_window_minutes" integer DEFAULT 15 NOT NULL,
	"counter_most_amount" bigint,
	"offline_most_value" bigint DEFAULT 0,
	"texts_from_hour" integer DEFAULT 8 NOT NULL,
	"texts_until_hour" integer DEFAULT 20 NOT NULL,
	"marketing_texts_a_week" integer DEFAULT 1,
	"marketing_mails_a_week" integer DEFAULT 4,
	"mail_stopped_at" timestamp with time zone,
	"strangers_mail_stopped_at" timestamp with time zone,
	"mail_watched_from" timestamp with time zone,
	"double_opt_in" boolean DEFAULT false NOT NULL,
	"weekly_mail_enabled" boolean DEFAULT true NOT NULL,
	"portal_enabled" boolean DEFAULT true NOT NULL,
	"setup_skipped_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"closing_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"suspended_reason" text,
	"standing" text GENERATED ALWAYS AS (case when suspended_at is not null then 'suspended' when closing_at is not null then 'closed' else 'open' end) STORED NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "businesses_time_zone" CHECK (is_time_zone(time_zone)),
	CONSTRAINT "businesses_currency" CHECK (minor_digits("businesses"."currency") is not null)
);

ALTER TABLE "businesses" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "tenants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"admin_user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tenants_business_id_unique" UNIQUE("business_id"),
	CONSTRAINT "tenants_workspace" UNIQUE("id","business_id")
);

ALTER TABLE "tenants" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "tenant_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "tenant_members_once" UNIQUE("tenant_id","user_id")
);

ALTER TABLE "tenant_members" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "company_names" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"previous_name" text,
	"seen_at" timestamp with time zone,
	"seen_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_names_business_id_id_pk" PRIMARY KEY("business_id","id")
);

ALTER TABLE "company_names" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "super_admins" (
	"id" uuid PRIMARY KEY NOT NULL
);

ALTER TABLE "super_admins" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "credit_transactions" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"credits" bigint NOT NULL,
	"communication_log_id" uuid,
	"reason" text NOT NULL,
	"recorded_by" uuid,
	"idempotency_key" text,
	"input_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_transactions_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "credit_transactions_key" UNIQUE("business_id","idempotency_key")
);

ALTER TABLE "credit_transactions" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "credit_packs" (
	"id" text PRIMARY KEY NOT NULL,
	"credits" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "credit_packs_credits_unique" UNIQUE("credits"),
	CONSTRAINT "credit_packs_sell" CHECK ("credit_packs"."credits" > 0 and "credit_packs"."amount" > 0)
);

ALTER TABLE "credit_packs" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "subscription_tiers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"price_monthly" numeric(10, 2) NOT NULL,
	"stripe_price_id" text,
	"max_customers" integer NOT NULL,
	"max_programs" integer NOT NULL,
	"max_sms_monthly" integer NOT NULL,
	"initial_credits" integer NOT NULL,
	"credit_cost_sms" integer NOT NULL,
	"credit_cost_email" integer NOT NULL,
	"features" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "subscription_tiers_name_unique" UNIQUE("name"),
	CONSTRAINT "subscription_tiers_stripe_price_id_unique" UNIQUE("stripe_price_id")
);

ALTER TABLE "subscription_tiers" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "plan_grants" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"tier_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"granted_by" uuid NOT NULL,
	"taken_back_at" timestamp with time zone,
	"taken_back_by" uuid,
	"taken_back_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_grants_business_id_id_pk" PRIMARY KEY("business_id","id")
);

ALTER TABLE "plan_grants" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "subscription_changes" (
	"business_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"cause" text NOT NULL,
	"tier_id" uuid NOT NULL,
	"status" text NOT NULL,
	"monthly_price" bigint NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"granted_tier_id" uuid,
	"granted_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_changes_business_id_number_pk" PRIMARY KEY("business_id","number"),
	CONSTRAINT "subscription_changes_price" CHECK ("subscription_changes"."monthly_price" >= 0)
);

ALTER TABLE "subscription_changes" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "business_logos" (
	"business_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "business_logos_business_id_hash_pk" PRIMARY KEY("business_id","hash")
);

ALTER TABLE "business_logos" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "customer_imports" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"status" text DEFAULT 'uploaded' NOT NULL,
	"header" jsonb NOT NULL,
	"dates" jsonb NOT NULL,
	"numbers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"check_id" uuid,
	"mapping" jsonb,
	"found" jsonb,
	"add_known_emails" boolean DEFAULT false NOT NULL,
	"attests_sms" boolean DEFAULT false NOT NULL,
	"attests_email" boolean DEFAULT false NOT NULL,
	"processed_rows" integer DEFAULT 0 NOT NULL,
	"total_rows" integer NOT NULL,
	"imported_rows" integer DEFAULT 0 NOT NULL,
	"invalid_rows" integer DEFAULT 0 NOT NULL,
	"duplicate_rows" integer DEFAULT 0 NOT NULL,
	"failed_rows" integer DEFAULT 0 NOT NULL,
	"member_id" uuid NOT NULL,
	"member_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "customer_imports_business_id_id_pk" PRIMARY KEY("business_id","id")
);

ALTER TABLE "customer_imports" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "customer_import_pieces" (
	"business_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"piece" integer NOT NULL,
	"cells" text NOT NULL,
	"rows" text,
	CONSTRAINT "customer_import_pieces_business_id_import_id_piece_pk" PRIMARY KEY("business_id","import_id","piece")
);

ALTER TABLE "customer_import_pieces" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "customer_import_failures" (
	"business_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"row_number" integer NOT NULL,
	"kind" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"birthday" text NOT NULL,
	"others" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error" text NOT NULL,
	CONSTRAINT "customer_import_failures_business_id_import_id_row_number_pk" PRIMARY KEY("business_id","import_id","row_number")
);

ALTER TABLE "customer_import_failures" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "roll_ups" (
	"business_id" uuid NOT NULL,
	"time_zone" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "roll_ups_business_id_pk" PRIMARY KEY("business_id")
);

ALTER TABLE "roll_ups" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "stale_days" (
	"business_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "stale_days_business_id_day_pk" PRIMARY KEY("business_id","day")
);

ALTER TABLE "stale_days" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "day_figures" (
	"business_id" uuid NOT NULL,
	"day" date NOT NULL,
	"operations" integer NOT NULL,
	"purchases" integer NOT NULL,
	"revenue" bigint NOT NULL,
	"visits" integer NOT NULL,
	"discounts" bigint NOT NULL,
	"handed_out" integer NOT NULL,
	"points_given" bigint NOT NULL,
	"points_used" bigint NOT NULL,
	"points_expired" bigint NOT NULL,
	"points_moved" bigint NOT NULL,
	"rewards_earned" integer NOT NULL,
	"joined" integer NOT NULL,
	"joined_through" jsonb NOT NULL,
	"rewards" jsonb NOT NULL,
	"hours" jsonb NOT NULL,
	CONSTRAINT "day_figures_business_id_day_pk" PRIMARY KEY("business_id","day")
);

ALTER TABLE "day_figures" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "day_cohorts" (
	"business_id" uuid NOT NULL,
	"day" date NOT NULL,
	"joined_on" date NOT NULL,
	"revenue" bigint NOT NULL,
	"visits" integer NOT NULL,
	"first_in_month" integer NOT NULL,
	"revenue_up_to" bigint NOT NULL,
	"visits_up_to" integer NOT NULL,
	CONSTRAINT "day_cohorts_business_id_day_joined_on_pk" PRIMARY KEY("business_id","day","joined_on")
);

ALTER TABLE "day_cohorts" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "day_returns" (
	"business_id" uuid NOT NULL,
	"day" date NOT NULL,
	"last_day" date NOT NULL,
	"customers" integer NOT NULL,
	CONSTRAINT "day_returns_business_id_day_last_day_pk" PRIMARY KEY("business_id","day","last_day")
);

ALTER TABLE "day_returns" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "api_keys" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"ending" text NOT NULL,
	"scopes" text[] DEFAULT '{"till"}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"made_by" uuid,
	"ends_on" date,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"idempotency_key" text NOT NULL,
	CONSTRAINT "api_keys_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "api_keys_key" UNIQUE("business_id","idempotency_key")
);

ALTER TABLE "api_keys" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "signing_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"superseded_at" timestamp with time zone
);

ALTER TABLE "signing_keys" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "refresh_tokens" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"generation" integer NOT NULL,
	"rotated_at" timestamp with time zone NOT NULL
);

ALTER TABLE "refresh_tokens" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" bigint NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "factors_user_id_unique" UNIQUE("user_id")
);

ALTER TABLE "factors" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "backup_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "backup_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);

ALTER TABLE "backup_codes" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"language" text,
	"suspended_at" timestamp with time zone,
	"suspended_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);

ALTER TABLE "user" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"active_business_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);

ALTER TABLE "session" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);

ALTER TABLE "account" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);

ALTER TABLE "verification" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "pending_sign_ins" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

ALTER TABLE "pending_sign_ins" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "remembered_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"user_agent" text NOT NULL,
	"ip_address" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);

ALTER TABLE "remembered_devices" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "portal_sessions" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"pin_hash" text,
	"user_agent" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portal_sessions_business_id_id_pk" PRIMARY KEY("business_id","id")
);

ALTER TABLE "portal_sessions" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "card_links" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"origin" text DEFAULT 'text' NOT NULL,
	"phone" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_links_business_id_id_pk" PRIMARY KEY("business_id","id")
);

ALTER TABLE "card_links" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "phone_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);

ALTER TABLE "phone_codes" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "account_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"user_id" uuid,
	"business_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);

ALTER TABLE "account_mails" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "one_time_codes" (
	"purpose" text NOT NULL,
	"recipient" text NOT NULL,
	"code_hash" text NOT NULL,
	"link_hash" text,
	"user_id" uuid,
	"opens_account" boolean DEFAULT false NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_codes_purpose_recipient_pk" PRIMARY KEY("purpose","recipient"),
	CONSTRAINT "one_time_codes_link_hash_unique" UNIQUE("link_hash")
);

ALTER TABLE "one_time_codes" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "account_phones" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"proven_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_phones_phone_unique" UNIQUE("phone")
);

ALTER TABLE "account_phones" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "account_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);

ALTER TABLE "account_texts" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "impersonations" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"screens" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "impersonations_are_short" CHECK ("impersonations"."ends_at" <= "impersonations"."opened_at" + interval '30 minutes')
);

ALTER TABLE "impersonations" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "shared_tills" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"person_id" uuid,
	"active_at" timestamp with time zone NOT NULL
);

ALTER TABLE "shared_tills" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "recent_proofs" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"proven_at" timestamp with time zone NOT NULL,
	"code_at" timestamp with time zone
);

ALTER TABLE "recent_proofs" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "staff_pins" (
	"business_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"pin_hash" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_pins_business_id_user_id_pk" PRIMARY KEY("business_id","user_id")
);

ALTER TABLE "staff_pins" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "tenant_invitations" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"tenant_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tenant_invitations_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "tenant_invitations_token" UNIQUE("business_id","token_hash")
);

ALTER TABLE "tenant_invitations" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "till_devices" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"made_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_contact_at" timestamp with time zone,
	"last_contact_by" uuid,
	"last_contact_name" text,
	"session_id" uuid,
	"ended_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "till_devices_business_id_id_pk" PRIMARY KEY("business_id","id")
);

ALTER TABLE "till_devices" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "mailchimp_connections" (
	"business_id" uuid NOT NULL,
	"api_key" text NOT NULL,
	"key_end" text NOT NULL,
	"list_id" text,
	"list_name" text,
	"webhook_id" text,
	"webhook_hash" text,
	"generation" integer DEFAULT 1 NOT NULL,
	"refused_at" timestamp with time zone,
	"refusal" text,
	"trouble" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"backfill_total" integer DEFAULT 0 NOT NULL,
	"read_to" integer,
	"read_total" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailchimp_connections_business_id_pk" PRIMARY KEY("business_id")
);

ALTER TABLE "mailchimp_connections" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "mailchimp_members" (
	"business_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"email" text,
	"list_id" text,
	"archived" text[] DEFAULT '{}'::text[] NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"failure" text,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"told" text,
	"due_at" timestamp with time zone,
	CONSTRAINT "mailchimp_members_business_id_customer_id_pk" PRIMARY KEY("business_id","customer_id")
);

ALTER TABLE "mailchimp_members" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "webhook_endpoints" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"url" text NOT NULL,
	"description" text NOT NULL,
	"types" text[] NOT NULL,
	"secret" text NOT NULL,
	"former_secrets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"state_since" timestamp with time zone NOT NULL,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"made_by" uuid,
	"idempotency_key" text NOT NULL,
	CONSTRAINT "webhook_endpoints_business_id_id_pk" PRIMARY KEY("business_id","id")
);

ALTER TABLE "webhook_endpoints" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "webhook_sequences" (
	"business_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"last" bigint NOT NULL,
	CONSTRAINT "webhook_sequences_business_id_subject_id_pk" PRIMARY KEY("business_id","subject_id")
);

ALTER TABLE "webhook_sequences" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "webhook_events" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_events_business_id_id_pk" PRIMARY KEY("business_id","id")
);

ALTER TABLE "webhook_events" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "webhook_deliveries" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tried" integer GENERATED ALWAYS AS (case jsonb_typeof(tries) when 'array' then jsonb_array_length(tries) else 0 end) STORED NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_deliveries_business_id_id_pk" PRIMARY KEY("business_id","id")
);

ALTER TABLE "webhook_deliveries" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "guest_searches" (
	"business_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"latest_at" timestamp with time zone NOT NULL,
	"latest_words" text NOT NULL,
	CONSTRAINT "guest_searches_business_id_user_id_pk" PRIMARY KEY("business_id","user_id")
);

ALTER TABLE "guest_searches" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "late_cases" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"input_hash" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"customer_id" uuid,
	"phone" text,
	"kind" text DEFAULT 'purchase' NOT NULL,
	"amount" bigint,
	"stamps" integer,
	"confirms_repeat_visit" boolean DEFAULT false NOT NULL,
	"customer_reward_id" uuid,
	"reward_id" uuid,
	"reward_name" text,
	"points" integer,
	"code" text,
	"note" text,
	"device" text,
	"staff_user_id" uuid,
	"staff_name" text,
	"sender_name" text,
	"happened_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	"operation_id" uuid,
	CONSTRAINT "late_cases_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "late_cases_key" UNIQUE("business_id","idempotency_key","input_hash")
);

ALTER TABLE "late_cases" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "customers" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"unique_customer_id" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"email" text,
	"phone" text,
	"birthday" date,
	"birth_day" integer GENERATED ALWAYS AS ((extract(month from birthday) * 100 + extract(day from birthday))::integer) STORED,
	"notes" text,
	"total_points" bigint DEFAULT 0 NOT NULL,
	"lifetime_points_earned" bigint DEFAULT 0 NOT NULL,
	"total_visits" integer DEFAULT 0 NOT NULL,
	"last_visit_at" timestamp with time zone,
	"total_spent" bigint DEFAULT 0 NOT NULL,
	"opted_in_sms" boolean DEFAULT false NOT NULL,
	"opted_in_email" boolean DEFAULT false NOT NULL,
	"auth_phone" text,
	"auth_pin" text,
	"portal_enabled" boolean DEFAULT true NOT NULL,
	"phone_proven_at" timestamp with time zone,
	"last_login_at" timestamp with time zone,
	"links_ended_at" timestamp with time zone,
	"search_text" text DEFAULT '' NOT NULL,
	"sort_name" text collate "C" GENERATED ALWAYS AS (coalesce(nullif(btrim(case when (coalesce(first_name, '') || ' ' || coalesce(last_name, '')) ~ '^[ -&(-\]_a-~]*$' then lower((coalesce(first_name, '') || ' ' || coalesce(last_name, ''))) else folded((coalesce(first_name, '') || ' ' || coalesce(last_name, ''))) end), ''), chr(1114111))) STORED NOT NULL,
	"merged_into" uuid,
	"erased_at" timestamp with time zone,
	"added_with_key" text,
	"added_with_hash" text,
	"qr_code_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customers_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "customers_unique_customer_id" UNIQUE("business_id","unique_customer_id")
);

ALTER TABLE "customers" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "consents" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"given" boolean NOT NULL,
	"source" text NOT NULL,
	"wording" text NOT NULL,
	"recorded_by" uuid,
	"ip_address" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_business_id_id_pk" PRIMARY KEY("business_id","id")
);

ALTER TABLE "consents" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "withdrawals" (
	"business_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"contact_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdrawals_business_id_channel_contact_hash_pk" PRIMARY KEY("business_id","channel","contact_hash")
);

ALTER TABLE "withdrawals" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "tags" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"folded_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tags_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "tags_name" UNIQUE("business_id","folded_name")
);

ALTER TABLE "tags" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "customer_tags" (
	"business_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_tags_business_id_customer_id_tag_id_pk" PRIMARY KEY("business_id","customer_id","tag_id")
);

ALTER TABLE "customer_tags" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "events" (
	"business_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"ids" jsonb NOT NULL,
	"cause" text DEFAULT pg_current_xact_id()::text NOT NULL,
	"actor" text NOT NULL,
	"address" text,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"failures" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "events_business_id_subject_id_id_pk" PRIMARY KEY("business_id","subject_id","id")
);

ALTER TABLE "events" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "operations" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"input_hash" text NOT NULL,
	"kind" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"source" text NOT NULL,
	"amount" bigint,
	"discount_amount" bigint DEFAULT 0 NOT NULL,
	"currency" text,
	"counts_as_visit" boolean DEFAULT false NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"staff_user_id" uuid,
	"staff_name" text,
	"device" text,
	"location_id" uuid,
	"note" text,
	"reverses_id" uuid,
	"refunds_id" uuid,
	"happened_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operations_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "operations_key" UNIQUE("business_id","idempotency_key"),
	CONSTRAINT "operations_reversed_once" UNIQUE("business_id","reverses_id")
);

ALTER TABLE "operations" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "operation_answers" (
	"business_id" uuid NOT NULL,
	"operation_id" uuid NOT NULL,
	"answer" json NOT NULL,
	CONSTRAINT "operation_answers_business_id_operation_id_pk" PRIMARY KEY("business_id","operation_id")
);

ALTER TABLE "operation_answers" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "transactions" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"operation_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"program_id" uuid,
	"kind" text NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	"stamps" integer DEFAULT 0 NOT NULL,
	"card_id" uuid,
	"card_expires_at" timestamp with time zone,
	"carried" integer DEFAULT 0 NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"earned" bigint DEFAULT 0 NOT NULL,
	"rewards" integer DEFAULT 0 NOT NULL,
	"reverses_id" uuid,
	"customer_reward_id" uuid,
	"cause" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transactions_business_id_id_pk" PRIMARY KEY("business_id","id")
);

ALTER TABLE "transactions" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "point_lots" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"granted" bigint NOT NULL,
	"remaining" bigint NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_lots_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "point_lots_remaining" CHECK (remaining between 0 and granted)
);

ALTER TABLE "point_lots" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "lot_draws" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"lot_id" uuid NOT NULL,
	"points" bigint NOT NULL,
	CONSTRAINT "lot_draws_business_id_id_pk" PRIMARY KEY("business_id","id")
);

ALTER TABLE "lot_draws" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "customer_program_progress" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"points_balance" bigint DEFAULT 0 NOT NULL,
	"total_earned" bigint DEFAULT 0 NOT NULL,
	"points_carried" integer DEFAULT 0 NOT NULL,
	"stamps_current" integer DEFAULT 0 NOT NULL,
	"card_id" uuid,
	"card_places" integer,
	"card_expires_at" timestamp with time zone,
	"rewards_earned" integer DEFAULT 0 NOT NULL,
	"enrolled_at" timestamp with time zone NOT NULL,
	"last_activity_at" timestamp with time zone,
	CONSTRAINT "customer_program_progress_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "customer_program_progress_once" UNIQUE("business_id","customer_id","program_id"),
	CONSTRAINT "customer_program_progress_floors" CHECK (points_balance >= 0 and points_carried between 0 and 999 and stamps_current >= 0)
);

ALTER TABLE "customer_program_progress" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "customer_rewards" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"reward_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"redemption_code" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"terms" jsonb,
	"operation_id" uuid NOT NULL,
	"paid_by" uuid,
	"earned_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"redeemed_at" timestamp with time zone,
	CONSTRAINT "customer_rewards_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "customer_rewards_code" UNIQUE("business_id","redemption_code")
);

ALTER TABLE "customer_rewards" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "redemptions" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"customer_reward_id" uuid NOT NULL,
	"operation_id" uuid NOT NULL,
	"staff_user_id" uuid,
	"reversed_at" timestamp with time zone,
	"reversed_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "redemptions_business_id_id_pk" PRIMARY KEY("business_id","id")
);

ALTER TABLE "redemptions" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "loyalty_programs" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"config" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	"idempotency_key" text,
	"input_hash" text,
	CONSTRAINT "loyalty_programs_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "loyalty_programs_key" UNIQUE("business_id","idempotency_key")
);

ALTER TABLE "loyalty_programs" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "former_terms" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"config" jsonb NOT NULL,
	"archived_at" timestamp with time zone,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "former_terms_business_id_id_pk" PRIMARY KEY("business_id","id")
);

ALTER TABLE "former_terms" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "rewards" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"type" text NOT NULL,
	"points_price" bigint,
	"stock" integer,
	"valid_days" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"cost" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"idempotency_key" text,
	"input_hash" text,
	CONSTRAINT "rewards_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "rewards_key" UNIQUE("business_id","idempotency_key"),
	CONSTRAINT "rewards_stock" CHECK ("rewards"."stock" >= 0)
);

ALTER TABLE "rewards" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "qr_codes" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"location_name" text,
	"custom_url" text,
	"scan_count" integer DEFAULT 0 NOT NULL,
	"signup_count" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"idempotency_key" text,
	"input_hash" text,
	CONSTRAINT "qr_codes_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "qr_codes_code" UNIQUE("business_id","code"),
	CONSTRAINT "qr_codes_key" UNIQUE("business_id","idempotency_key"),
	CONSTRAINT "qr_codes_shows_host" CHECK (custom_url !~ '^https?://[^/?#]*@')
);

ALTER TABLE "qr_codes" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "campaigns" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"status_reason" text,
	"recipient_count" integer DEFAULT 0 NOT NULL,
	"audience" jsonb DEFAULT '{"kind":"all"}'::jsonb NOT NULL,
	"template_id" uuid,
	"texts" jsonb NOT NULL,
	"offer" jsonb,
	"holdout_percent" integer DEFAULT 10 NOT NULL,
	"throttle_per_minute" integer,
	"scheduled_for" timestamp with time zone,
	"not_after" timestamp with time zone,
	"started_at" timestamp with time zone,
	"going_since" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"review" text,
	"review_asked_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"idempotency_key" text,
	"input_hash" text,
	CONSTRAINT "campaigns_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "campaigns_key" UNIQUE("business_id","idempotency_key")
);

ALTER TABLE "campaigns" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "campaign_recipients" (
	"business_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"variant" integer DEFAULT 0 NOT NULL,
	"message_id" uuid,
	"customer_reward_id" uuid,
	CONSTRAINT "campaign_recipients_business_id_campaign_id_customer_id_pk" PRIMARY KEY("business_id","campaign_id","customer_id")
);

ALTER TABLE "campaign_recipients" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "consent_requests" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"email" text NOT NULL,
	"source" text NOT NULL,
	"wording" text NOT NULL,
	"ip_address" text,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consent_requests_business_id_id_pk" PRIMARY KEY("business_id","id")
);

ALTER TABLE "consent_requests" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "linked_hosts" (
	"business_id" uuid NOT NULL,
	"host" text NOT NULL,
	"review" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"reason" text,
	"asked_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "linked_hosts_business_id_host_pk" PRIMARY KEY("business_id","host")
);

ALTER TABLE "linked_hosts" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "communication_logs" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid,
	"type" text NOT NULL,
	"direction" text DEFAULT 'out' NOT NULL,
	"read_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"keyword" text,
	"staff_name" text,
	"purpose" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"recipient" text NOT NULL,
	"recipient_name" text,
	"campaign_id" uuid,
	"template_id" uuid,
	"template_name" text,
	"subject" text,
	"content" text NOT NULL,
	"outgoing" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"status" text GENERATED ALWAYS AS (case when state in ('accepted', 'delivered', 'received') then 'sent' when state in ('rejected', 'withheld') then 'failed' else 'pending' end) STORED NOT NULL,
	"failure" text,
	"provider" text,
	"provider_id" text,
	"segments" integer DEFAULT 1 NOT NULL,
	"allowance_taken" integer DEFAULT 0 NOT NULL,
	"allowance_month" text,
	"credits_taken" bigint DEFAULT 0 NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"claimed_by" uuid,
	"due_at" timestamp with time zone NOT NULL,
	"trigger_kind" text,
	"capped" boolean DEFAULT false NOT NULL,
	"turned_away" text,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"has_pixel" boolean DEFAULT false NOT NULL,
	"opened_at" timestamp with time zone,
	"open_count" integer DEFAULT 0 NOT NULL,
	"machine_open_count" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "communication_logs_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "communication_logs_occurrence" UNIQUE("business_id","dedupe_key"),
	CONSTRAINT "communication_logs_state" CHECK (state in ('queued', 'sending', 'accepted', 'delivered', 'rejected', 'uncertain', 'withheld', 'received'))
);

ALTER TABLE "communication_logs" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "message_links" (
	"business_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"link" text NOT NULL,
	"url" text NOT NULL,
	"clicked_at" timestamp with time zone,
	"click_count" integer DEFAULT 0 NOT NULL,
	"machine_click_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "message_links_business_id_message_id_link_pk" PRIMARY KEY("business_id","message_id","link")
);

ALTER TABLE "message_links" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "suppressions" (
	"sender" text NOT NULL,
	"phone_hash" text NOT NULL,
	"stopped" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "suppressions_phone_hash_sender_pk" PRIMARY KEY("phone_hash","sender")
);

ALTER TABLE "suppressions" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "text_counts" (
	"day" text NOT NULL,
	"scope" text NOT NULL,
	"subject" text NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"reached_at" timestamp with time zone,
	CONSTRAINT "text_counts_day_scope_subject_pk" PRIMARY KEY("day","scope","subject")
);

ALTER TABLE "text_counts" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "pictures" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"token" text NOT NULL,
	"hash" text NOT NULL,
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pictures_business_id_id_pk" PRIMARY KEY("business_id","id")
);

ALTER TABLE "pictures" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "contact_preferences" (
	"business_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"left_topics" text[] DEFAULT '{}'::text[] NOT NULL,
	"paused_until" timestamp with time zone,
	"language" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_preferences_business_id_customer_id_pk" PRIMARY KEY("business_id","customer_id")
);

ALTER TABLE "contact_preferences" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "segments" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"rule" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"idempotency_key" text,
	"input_hash" text,
	CONSTRAINT "segments_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "segments_key" UNIQUE("business_id","idempotency_key")
);

ALTER TABLE "segments" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "visit_habits" (
	"business_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"last_visit_at" timestamp with time zone NOT NULL,
	"usual_until" timestamp with time zone,
	CONSTRAINT "visit_habits_business_id_customer_id_pk" PRIMARY KEY("business_id","customer_id")
);

ALTER TABLE "visit_habits" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "integrations" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"provider" text NOT NULL,
	"active" boolean NOT NULL,
	"email_config" jsonb NOT NULL,
	"key_end" text,
	"report_key" text,
	"generation" integer DEFAULT 1 NOT NULL,
	"refused_at" timestamp with time zone,
	"refusal" text,
	"domain_checks" jsonb,
	"domain_checked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "integrations_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "integrations_provider" UNIQUE("business_id","provider")
);

ALTER TABLE "integrations" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "sms_templates" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"trigger_type" text NOT NULL,
	"message_template" text NOT NULL,
	"translations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"config" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"idempotency_key" text,
	"input_hash" text,
	CONSTRAINT "sms_templates_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "sms_templates_key" UNIQUE("business_id","idempotency_key"),
	CONSTRAINT "sms_templates_send_hour" CHECK (coalesce(config ->> 'sendHour', '0') ~ '^([0-9]|1[0-9]|2[0-3])$')
);

ALTER TABLE "sms_templates" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "email_templates" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"blocks" jsonb,
	"translations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"links_to" text[] DEFAULT '{}'::text[] NOT NULL,
	"trigger_type" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"config" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"idempotency_key" text,
	"input_hash" text,
	CONSTRAINT "email_templates_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "email_templates_key" UNIQUE("business_id","idempotency_key"),
	CONSTRAINT "email_templates_send_hour" CHECK (coalesce(config ->> 'sendHour', '0') ~ '^([0-9]|1[0-9]|2[0-3])$')
);

ALTER TABLE "email_templates" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "triggers" (
	"business_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"switched_on_at" timestamp with time zone,
	"sms_template_id" uuid,
	"email_template_id" uuid,
	"delay_minutes" integer DEFAULT 0 NOT NULL,
	"holdout_percent" integer DEFAULT 0 NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "triggers_business_id_kind_pk" PRIMARY KEY("business_id","kind"),
	CONSTRAINT "triggers_send_hour" CHECK (coalesce(settings ->> 'sendHour', '0') ~ '^([0-9]|1[0-9]|2[0-3])$'),
	CONSTRAINT "triggers_holdout" CHECK (holdout_percent between 0 and 50)
);

ALTER TABLE "triggers" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "trigger_holdouts" (
	"business_id" uuid NOT NULL,
	"dedupe_key" text NOT NULL,
	"kind" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trigger_holdouts_business_id_dedupe_key_pk" PRIMARY KEY("business_id","dedupe_key")
);

ALTER TABLE "trigger_holdouts" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"proven_at" timestamp with time zone NOT NULL
);

ALTER TABLE "backups" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "data_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"newest_since" timestamp with time zone NOT NULL
);

ALTER TABLE "data_keys" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "message_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"backup_at" timestamp with time zone,
	"released_at" timestamp with time zone
);

ALTER TABLE "message_holds" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "journal_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"written_at" timestamp with time zone
);

ALTER TABLE "journal_entries" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "workers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"journal_fails" boolean
);

ALTER TABLE "workers" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);

ALTER TABLE "attempts" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "announcement_dismissals" ADD CONSTRAINT "announcement_dismissals_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "announcement_dismissals" ADD CONSTRAINT "announcement_dismissals_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "tenant_members" ADD CONSTRAINT "tenant_members_tenant_id_business_id_tenants_id_business_id_fk" FOREIGN KEY ("tenant_id","business_id") REFERENCES "public"."tenants"("id","business_id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "customer_import_pieces" ADD CONSTRAINT "customer_import_pieces_business_id_import_id_customer_imports_business_id_id_fk" FOREIGN KEY ("business_id","import_id") REFERENCES "public"."customer_imports"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "customer_import_failures" ADD CONSTRAINT "customer_import_failures_business_id_import_id_customer_imports_business_id_id_fk" FOREIGN KEY ("business_id","import_id") REFERENCES "public"."customer_imports"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "factors" ADD CONSTRAINT "factors_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "backup_codes" ADD CONSTRAINT "backup_codes_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "pending_sign_ins" ADD CONSTRAINT "pending_sign_ins_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "remembered_devices" ADD CONSTRAINT "remembered_devices_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "portal_sessions" ADD CONSTRAINT "portal_sessions_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "card_links" ADD CONSTRAINT "card_links_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "account_mails" ADD CONSTRAINT "account_mails_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "account_phones" ADD CONSTRAINT "account_phones_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "account_texts" ADD CONSTRAINT "account_texts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "shared_tills" ADD CONSTRAINT "shared_tills_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "recent_proofs" ADD CONSTRAINT "recent_proofs_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "tenant_invitations" ADD CONSTRAINT "tenant_invitations_tenant_id_business_id_tenants_id_business_id_fk" FOREIGN KEY ("tenant_id","business_id") REFERENCES "public"."tenants"("id","business_id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "mailchimp_members" ADD CONSTRAINT "mailchimp_members_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_business_id_endpoint_id_webhook_endpoints_business_id_id_fk" FOREIGN KEY ("business_id","endpoint_id") REFERENCES "public"."webhook_endpoints"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_business_id_event_id_webhook_events_business_id_id_fk" FOREIGN KEY ("business_id","event_id") REFERENCES "public"."webhook_events"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "late_cases" ADD CONSTRAINT "late_cases_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "late_cases" ADD CONSTRAINT "late_cases_business_id_operation_id_operations_business_id_id_fk" FOREIGN KEY ("business_id","operation_id") REFERENCES "public"."operations"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "customers" ADD CONSTRAINT "customers_business_id_merged_into_customers_business_id_id_fk" FOREIGN KEY ("business_id","merged_into") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "consents" ADD CONSTRAINT "consents_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "customer_tags" ADD CONSTRAINT "customer_tags_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "customer_tags" ADD CONSTRAINT "customer_tags_business_id_tag_id_tags_business_id_id_fk" FOREIGN KEY ("business_id","tag_id") REFERENCES "public"."tags"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "operations" ADD CONSTRAINT "operations_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "operations" ADD CONSTRAINT "operations_business_id_reverses_id_operations_business_id_id_fk" FOREIGN KEY ("business_id","reverses_id") REFERENCES "public"."operations"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "operations" ADD CONSTRAINT "operations_business_id_refunds_id_operations_business_id_id_fk" FOREIGN KEY ("business_id","refunds_id") REFERENCES "public"."operations"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "operation_answers" ADD CONSTRAINT "operation_answers_business_id_operation_id_operations_business_id_id_fk" FOREIGN KEY ("business_id","operation_id") REFERENCES "public"."operations"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "transactions" ADD CONSTRAINT "transactions_business_id_operation_id_operations_business_id_id_fk" FOREIGN KEY ("business_id","operation_id") REFERENCES "public"."operations"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "transactions" ADD CONSTRAINT "transactions_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "transactions" ADD CONSTRAINT "transactions_business_id_program_id_loyalty_programs_business_id_id_fk" FOREIGN KEY ("business_id","program_id") REFERENCES "public"."loyalty_programs"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_business_id_id_transactions_business_id_id_fk" FOREIGN KEY ("business_id","id") REFERENCES "public"."transactions"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "lot_draws" ADD CONSTRAINT "lot_draws_business_id_transaction_id_transactions_business_id_id_fk" FOREIGN KEY ("business_id","transaction_id") REFERENCES "public"."transactions"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "lot_draws" ADD CONSTRAINT "lot_draws_business_id_lot_id_point_lots_business_id_id_fk" FOREIGN KEY ("business_id","lot_id") REFERENCES "public"."point_lots"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "customer_program_progress" ADD CONSTRAINT "customer_program_progress_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "customer_program_progress" ADD CONSTRAINT "customer_program_progress_business_id_program_id_loyalty_programs_business_id_id_fk" FOREIGN KEY ("business_id","program_id") REFERENCES "public"."loyalty_programs"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "customer_rewards" ADD CONSTRAINT "customer_rewards_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "customer_rewards" ADD CONSTRAINT "customer_rewards_business_id_reward_id_rewards_business_id_id_fk" FOREIGN KEY ("business_id","reward_id") REFERENCES "public"."rewards"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "customer_rewards" ADD CONSTRAINT "customer_rewards_business_id_program_id_loyalty_programs_business_id_id_fk" FOREIGN KEY ("business_id","program_id") REFERENCES "public"."loyalty_programs"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "customer_rewards" ADD CONSTRAINT "customer_rewards_business_id_operation_id_operations_business_id_id_fk" FOREIGN KEY ("business_id","operation_id") REFERENCES "public"."operations"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_business_id_customer_reward_id_customer_rewards_business_id_id_fk" FOREIGN KEY ("business_id","customer_reward_id") REFERENCES "public"."customer_rewards"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_business_id_operation_id_operations_business_id_id_fk" FOREIGN KEY ("business_id","operation_id") REFERENCES "public"."operations"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "former_terms" ADD CONSTRAINT "former_terms_business_id_program_id_loyalty_programs_business_id_id_fk" FOREIGN KEY ("business_id","program_id") REFERENCES "public"."loyalty_programs"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "rewards" ADD CONSTRAINT "rewards_business_id_program_id_loyalty_programs_business_id_id_fk" FOREIGN KEY ("business_id","program_id") REFERENCES "public"."loyalty_programs"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_business_id_campaign_id_campaigns_business_id_id_fk" FOREIGN KEY ("business_id","campaign_id") REFERENCES "public"."campaigns"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "communication_logs" ADD CONSTRAINT "communication_logs_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "message_links" ADD CONSTRAINT "message_links_business_id_message_id_communication_logs_business_id_id_fk" FOREIGN KEY ("business_id","message_id") REFERENCES "public"."communication_logs"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "contact_preferences" ADD CONSTRAINT "contact_preferences_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "triggers" ADD CONSTRAINT "triggers_business_id_sms_template_id_sms_templates_business_id_id_fk" FOREIGN KEY ("business_id","sms_template_id") REFERENCES "public"."sms_templates"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "triggers" ADD CONSTRAINT "triggers_business_id_email_template_id_email_templates_business_id_id_fk" FOREIGN KEY ("business_id","email_template_id") REFERENCES "public"."email_templates"("business_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "trigger_holdouts" ADD CONSTRAINT "trigger_holdouts_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;

CREATE INDEX "stripe_customers_customer" ON "stripe_customers" USING btree ("stripe_customer_id");

CREATE INDEX "stripe_events_created" ON "stripe_events" USING btree ("created_at");

CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("business_id","created_at","id");

CREATE INDEX "audit_entries_of_all" ON "audit_entries" USING btree ("created_at","id");

CREATE INDEX "platform_entries_newest" ON "platform_entries" USING btree ("created_at","id");

CREATE INDEX "custom_domains_by_host" ON "custom_domains" USING btree ("host");

CREATE INDEX "custom_domains_due" ON "custom_domains" USING btree ("next_check_at");

CREATE INDEX "tenant_members_user" ON "tenant_members" USING btree ("user_id");

CREATE INDEX "company_names_unseen" ON "company_names" USING btree ("created_at","id") WHERE "company_names"."seen_at" is null;

CREATE INDEX "credit_transactions_created" ON "credit_transactions" USING btree ("business_id","created_at");

CREATE INDEX "credit_transactions_of_all" ON "credit_transactions" USING btree ("created_at","id");

CREATE INDEX "business_logos_by_hash" ON "business_logos" USING btree ("hash");

CREATE INDEX "customer_imports_unfinished" ON "customer_imports" USING btree ("moved_at") WHERE status <> 'done';

CREATE INDEX "customer_imports_finished" ON "customer_imports" USING btree ("finished_at") WHERE status = 'done';

CREATE INDEX "api_keys_by_hash" ON "api_keys" USING btree ("hash");

CREATE INDEX "session_user" ON "session" USING btree ("user_id");

CREATE INDEX "account_user" ON "account" USING btree ("user_id");

CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");

CREATE INDEX "pending_sign_ins_user" ON "pending_sign_ins" USING btree ("user_id");

CREATE INDEX "remembered_devices_user" ON "remembered_devices" USING btree ("user_id");

CREATE INDEX "portal_sessions_token" ON "portal_sessions" USING btree ("token_hash");

CREATE INDEX "portal_sessions_customer" ON "portal_sessions" USING btree ("business_id","customer_id");

CREATE INDEX "card_links_token" ON "card_links" USING btree ("token_hash");

CREATE INDEX "phone_codes_phone" ON "phone_codes" USING btree ("phone_hash","created_at");

CREATE INDEX "account_mails_user" ON "account_mails" USING btree ("user_id");

CREATE INDEX "one_time_codes_user" ON "one_time_codes" USING btree ("user_id");

CREATE INDEX "account_texts_user" ON "account_texts" USING btree ("user_id");

CREATE INDEX "shared_tills_person" ON "shared_tills" USING btree ("person_id");

CREATE INDEX "tenant_invitations_by_token" ON "tenant_invitations" USING btree ("token_hash");

CREATE UNIQUE INDEX "tenant_invitations_pending" ON "tenant_invitations" USING btree ("business_id","email") WHERE status = 'pending';

CREATE INDEX "till_devices_living" ON "till_devices" USING btree ("business_id","created_at","id") WHERE ended_at is null;

CREATE INDEX "mailchimp_members_due" ON "mailchimp_members" USING btree ("business_id","due_at","customer_id") WHERE due_at is not null;

CREATE INDEX "mailchimp_members_email" ON "mailchimp_members" USING btree ("business_id","email") WHERE email is not null;

CREATE UNIQUE INDEX "webhook_endpoints_key" ON "webhook_endpoints" USING btree ("business_id","idempotency_key");

CREATE INDEX "webhook_events_time" ON "webhook_events" USING btree ("business_id","created_at");

CREATE INDEX "webhook_events_subject" ON "webhook_events" USING btree ("business_id","subject_id");

CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("business_id","endpoint_id","due_at","id") WHERE state = 'waiting';

CREATE INDEX "webhook_deliveries_log" ON "webhook_deliveries" USING btree ("business_id","endpoint_id","created_at","id");

CREATE INDEX "webhook_deliveries_event" ON "webhook_deliveries" USING btree ("business_id","event_id");

CREATE UNIQUE INDEX "webhook_deliveries_once" ON "webhook_deliveries" USING btree ("business_id","event_id","endpoint_id") WHERE cause = 'event';

CREATE INDEX "late_cases_open" ON "late_cases" USING btree ("business_id","created_at","id") WHERE status = 'open';

CREATE INDEX "late_cases_customer" ON "late_cases" USING btree ("business_id","customer_id");

CREATE UNIQUE INDEX "customers_phone" ON "customers" USING btree ("business_id","phone") WHERE phone is not null;

CREATE INDEX "customers_merged" ON "customers" USING btree ("business_id","merged_into") WHERE merged_into is not null;

CREATE INDEX "customers_erased" ON "customers" USING btree ("business_id","id") WHERE erased_at is not null;

CREATE INDEX "customers_email" ON "customers" USING btree ("business_id","email") WHERE email is not null;

CREATE INDEX "customers_created" ON "customers" USING btree ("business_id","created_at","id");

CREATE INDEX "customers_name" ON "customers" USING btree ("business_id","sort_name","id");

CREATE UNIQUE INDEX "customers_added_with" ON "customers" USING btree ("business_id","added_with_key") WHERE added_with_key is not null;

CREATE INDEX "customers_birth_day" ON "customers" USING btree ("business_id","birth_day","id") WHERE birth_day is not null;

CREATE INDEX "customers_auth_phone" ON "customers" USING btree ("auth_phone");

CREATE INDEX "customers_search" ON "customers" USING gin ("business_id","search_text" gin_trgm_ops);

CREATE INDEX "consents_customer" ON "consents" USING btree ("business_id","customer_id","created_at");

CREATE INDEX "customer_tags_tag" ON "customer_tags" USING btree ("business_id","tag_id","customer_id");

CREATE INDEX "events_due" ON "events" USING btree ("id","due_at");

CREATE INDEX "operations_refunds" ON "operations" USING btree ("business_id","refunds_id") WHERE refunds_id is not null;

CREATE INDEX "operations_happened" ON "operations" USING btree ("business_id","happened_at","customer_id") WHERE happened_at is not null;

CREATE INDEX "operations_customer" ON "operations" USING btree ("business_id","customer_id","created_at","id","kind","amount","counts_as_visit","visits");

CREATE INDEX "operations_created" ON "operations" USING btree ("business_id","created_at","id","customer_id","kind","amount","counts_as_visit","visits","reverses_id");

CREATE INDEX "transactions_customer" ON "transactions" USING btree ("business_id","customer_id","created_at");

CREATE INDEX "transactions_operation" ON "transactions" USING btree ("business_id","operation_id");

CREATE INDEX "transactions_used" ON "transactions" USING btree ("business_id","created_at") WHERE kind in ('redemption', 'reversal');

CREATE INDEX "transactions_program" ON "transactions" USING btree ("business_id","program_id","created_at");

CREATE INDEX "point_lots_open" ON "point_lots" USING btree ("business_id","customer_id","program_id","expires_at") WHERE remaining > 0;

CREATE INDEX "point_lots_due" ON "point_lots" USING btree ("business_id","expires_at") WHERE remaining > 0;

CREATE INDEX "lot_draws_transaction" ON "lot_draws" USING btree ("business_id","transaction_id");

CREATE INDEX "lot_draws_lot" ON "lot_draws" USING btree ("business_id","lot_id");

CREATE INDEX "customer_program_progress_program" ON "customer_program_progress" USING btree ("business_id","program_id");

CREATE INDEX "customer_program_progress_due" ON "customer_program_progress" USING btree ("business_id","card_expires_at") WHERE card_expires_at is not null;

CREATE INDEX "customer_rewards_customer" ON "customer_rewards" USING btree ("business_id","customer_id","earned_at");

CREATE INDEX "customer_rewards_operation" ON "customer_rewards" USING btree ("business_id","operation_id");

CREATE INDEX "customer_rewards_open" ON "customer_rewards" USING btree ("business_id","customer_id") WHERE status = 'earned';

CREATE INDEX "customer_rewards_due" ON "customer_rewards" USING btree ("business_id","expires_at") WHERE status = 'earned';

CREATE INDEX "redemptions_customer_reward" ON "redemptions" USING btree ("business_id","customer_reward_id");

CREATE INDEX "redemptions_operation" ON "redemptions" USING btree ("business_id","operation_id");

CREATE INDEX "loyalty_programs_created" ON "loyalty_programs" USING btree ("business_id","created_at");

CREATE INDEX "former_terms_program" ON "former_terms" USING btree ("business_id","program_id","until");

CREATE INDEX "rewards_program" ON "rewards" USING btree ("business_id","program_id");

CREATE UNIQUE INDEX "rewards_handed_out_once" ON "rewards" USING btree ("business_id","program_id") WHERE type <> 'catalogue';

CREATE INDEX "qr_codes_by_code" ON "qr_codes" USING btree ("code");

CREATE INDEX "qr_codes_created" ON "qr_codes" USING btree ("business_id","created_at");

CREATE INDEX "campaigns_created" ON "campaigns" USING btree ("business_id","created_at","id");

CREATE INDEX "campaigns_to_review" ON "campaigns" USING btree ("review_asked_at") WHERE review = 'asked';

CREATE INDEX "campaigns_under_way" ON "campaigns" USING btree ("status") WHERE status in ('scheduled', 'sending');

CREATE INDEX "campaign_recipients_waiting" ON "campaign_recipients" USING btree ("business_id","campaign_id","customer_id") WHERE state = 'waiting';

CREATE INDEX "campaign_recipients_customer" ON "campaign_recipients" USING btree ("business_id","customer_id");

CREATE INDEX "consent_requests_customer" ON "consent_requests" USING btree ("business_id","customer_id","created_at");

CREATE INDEX "linked_hosts_to_review" ON "linked_hosts" USING btree ("asked_at") WHERE review = 'asked';

CREATE INDEX "communication_logs_created" ON "communication_logs" USING btree ("business_id","created_at");

CREATE INDEX "communication_logs_customer" ON "communication_logs" USING btree ("business_id","customer_id","created_at");

CREATE INDEX "communication_logs_capped" ON "communication_logs" USING btree ("business_id","due_at","customer_id") WHERE capped;

CREATE INDEX "communication_logs_capped_to" ON "communication_logs" USING btree ("business_id","recipient","due_at") WHERE capped;

CREATE INDEX "communication_logs_turned_away" ON "communication_logs" USING btree ("business_id","due_at") WHERE turned_away is not null;

CREATE INDEX "communication_logs_trigger" ON "communication_logs" USING btree ("business_id","trigger_kind","created_at") WHERE trigger_kind is not null;

CREATE INDEX "communication_logs_mails" ON "communication_logs" USING btree ("business_id","has_pixel","opened_at") WHERE type = 'email' and status = 'sent';

CREATE INDEX "communication_logs_opened" ON "communication_logs" USING btree ("business_id","opened_at","customer_id") WHERE opened_at is not null;

CREATE INDEX "communication_logs_phone" ON "communication_logs" USING btree ("recipient","business_id","created_at") WHERE type = 'sms';

CREATE INDEX "communication_logs_unread" ON "communication_logs" USING btree ("business_id","created_at") WHERE direction = 'in' and read_at is null;

CREATE INDEX "communication_logs_undone" ON "communication_logs" USING btree ("business_id","created_at") WHERE direction = 'in' and done_at is null;

CREATE INDEX "communication_logs_done" ON "communication_logs" USING btree ("business_id","created_at") WHERE direction = 'in' and done_at is not null;

CREATE INDEX "communication_logs_received" ON "communication_logs" USING btree ("business_id","created_at") WHERE direction = 'in';

CREATE INDEX "communication_logs_received_from" ON "communication_logs" USING btree ("business_id","customer_id","created_at") WHERE direction = 'in';

CREATE INDEX "communication_logs_campaign" ON "communication_logs" USING btree ("business_id","campaign_id","state","id") WHERE campaign_id is not null;

CREATE INDEX "communication_logs_unsettled" ON "communication_logs" USING btree ("due_at") WHERE state in ('queued', 'sending');

CREATE INDEX "pictures_token" ON "pictures" USING btree ("token");

CREATE UNIQUE INDEX "pictures_hash" ON "pictures" USING btree ("business_id","hash") WHERE deleted_at is null;

CREATE INDEX "pictures_deleted" ON "pictures" USING btree ("business_id","deleted_at") WHERE deleted_at is not null;

CREATE INDEX "sms_templates_trigger" ON "sms_templates" USING btree ("business_id","trigger_type");

CREATE INDEX "email_templates_trigger" ON "email_templates" USING btree ("business_id","trigger_type");

CREATE INDEX "trigger_holdouts_kind" ON "trigger_holdouts" USING btree ("business_id","kind","created_at");

CREATE UNIQUE INDEX "message_holds_one" ON "message_holds" USING btree ((released_at is null)) WHERE released_at is null;

CREATE INDEX "journal_entries_waiting" ON "journal_entries" USING btree ("happened_at") WHERE written_at is null;

CREATE POLICY "crossing" ON "announcements" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "crossing" ON "announcement_dismissals" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "stripe_customers" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("stripe_customers"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("stripe_customers"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "stripe_customers" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "application" ON "stripe_prices" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "stripe_events" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("stripe_events"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("stripe_events"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "stripe_events" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "credit_purchases" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("credit_purchases"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("credit_purchases"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "credit_purchases" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "credit_settings" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("credit_settings"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("credit_settings"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "credit_settings" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "billing_notices" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("billing_notices"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("billing_notices"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "billing_notices" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "audit_entries" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("audit_entries"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("audit_entries"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "audit_entries" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own" ON "platform_entries" AS PERMISSIVE FOR SELECT TO "regulars_app" USING ("platform_entries"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid or "platform_entries"."about_user_id" = nullif(current_setting('app.user_id', true), '')::uuid);

CREATE POLICY "written" ON "platform_entries" AS PERMISSIVE FOR INSERT TO "regulars_app" WITH CHECK (true);

CREATE POLICY "crossing" ON "platform_entries" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "custom_domains" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("custom_domains"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("custom_domains"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "custom_domains" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own" ON "businesses" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("businesses"."id" = nullif(current_setting('app.business_id', true), '')::uuid or "businesses"."id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("businesses"."id" = nullif(current_setting('app.business_id', true), '')::uuid or "businesses"."id" = nullif(current_setting('app.user_id', true), '')::uuid);

CREATE POLICY "crossing" ON "businesses" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own" ON "tenants" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("tenants"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid or "tenants"."admin_user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("tenants"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid or "tenants"."admin_user_id" = nullif(current_setting('app.user_id', true), '')::uuid);

CREATE POLICY "crossing" ON "tenants" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own" ON "tenant_members" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("tenant_members"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid or "tenant_members"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("tenant_members"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "tenant_members" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "company_names" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("company_names"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("company_names"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "company_names" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "self" ON "super_admins" AS PERMISSIVE FOR SELECT TO "regulars_app" USING ("super_admins"."id" = nullif(current_setting('app.user_id', true), '')::uuid);

CREATE POLICY "crossing" ON "super_admins" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "credit_transactions" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("credit_transactions"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("credit_transactions"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "credit_transactions" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "readable" ON "credit_packs" AS PERMISSIVE FOR SELECT TO "regulars_app" USING (true);

CREATE POLICY "crossing" ON "credit_packs" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "readable" ON "subscription_tiers" AS PERMISSIVE FOR SELECT TO "regulars_app" USING (true);

CREATE POLICY "crossing" ON "subscription_tiers" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "plan_grants" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("plan_grants"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("plan_grants"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "plan_grants" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "subscription_changes" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("subscription_changes"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("subscription_changes"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "subscription_changes" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "business_logos" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("business_logos"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("business_logos"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "business_logos" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "customer_imports" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("customer_imports"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("customer_imports"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "customer_imports" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "customer_import_pieces" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("customer_import_pieces"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("customer_import_pieces"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "own_business" ON "customer_import_failures" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("customer_import_failures"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("customer_import_failures"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "own_business" ON "roll_ups" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("roll_ups"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("roll_ups"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "own_business" ON "stale_days" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("stale_days"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("stale_days"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "own_business" ON "day_figures" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("day_figures"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("day_figures"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "own_business" ON "day_cohorts" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("day_cohorts"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("day_cohorts"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "own_business" ON "day_returns" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("day_returns"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("day_returns"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "own_business" ON "api_keys" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("api_keys"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("api_keys"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "api_keys" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "application" ON "signing_keys" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);

CREATE POLICY "application" ON "refresh_tokens" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);

CREATE POLICY "application" ON "factors" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);

CREATE POLICY "application" ON "backup_codes" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);

CREATE POLICY "application" ON "user" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);

CREATE POLICY "crossing" ON "user" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "application" ON "session" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);

CREATE POLICY "application" ON "account" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);

CREATE POLICY "application" ON "verification" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);

CREATE POLICY "application" ON "pending_sign_ins" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);

CREATE POLICY "application" ON "remembered_devices" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "portal_sessions" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("portal_sessions"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("portal_sessions"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "portal_sessions" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "card_links" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("card_links"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("card_links"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "card_links" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "application" ON "phone_codes" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);

CREATE POLICY "application" ON "account_mails" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);

CREATE POLICY "application" ON "one_time_codes" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);

CREATE POLICY "application" ON "account_phones" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);

CREATE POLICY "application" ON "account_texts" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);

CREATE POLICY "crossing" ON "impersonations" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "application" ON "shared_tills" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);

CREATE POLICY "application" ON "recent_proofs" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "staff_pins" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("staff_pins"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("staff_pins"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "own_business" ON "tenant_invitations" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("tenant_invitations"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("tenant_invitations"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "tenant_invitations" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "till_devices" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("till_devices"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("till_devices"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "own_business" ON "mailchimp_connections" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("mailchimp_connections"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("mailchimp_connections"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "mailchimp_connections" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "mailchimp_members" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("mailchimp_members"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("mailchimp_members"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "mailchimp_members" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "webhook_endpoints" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("webhook_endpoints"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("webhook_endpoints"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "webhook_endpoints" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "webhook_sequences" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("webhook_sequences"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("webhook_sequences"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "own_business" ON "webhook_events" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("webhook_events"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("webhook_events"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "own_business" ON "webhook_deliveries" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("webhook_deliveries"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("webhook_deliveries"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "webhook_deliveries" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "guest_searches" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("guest_searches"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("guest_searches"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "own_business" ON "late_cases" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("late_cases"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("late_cases"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "own_business" ON "customers" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("customers"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("customers"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "customers" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "consents" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("consents"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("consents"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "consents" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "withdrawals" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("withdrawals"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("withdrawals"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "own_business" ON "tags" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("tags"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("tags"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "tags" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "customer_tags" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("customer_tags"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("customer_tags"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "customer_tags" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "events" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("events"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("events"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "events" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "operations" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("operations"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("operations"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "operations" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "operation_answers" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("operation_answers"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("operation_answers"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "own_business" ON "transactions" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("transactions"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("transactions"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "transactions" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "point_lots" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("point_lots"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("point_lots"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "point_lots" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "lot_draws" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("lot_draws"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("lot_draws"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "own_business" ON "customer_program_progress" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("customer_program_progress"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("customer_program_progress"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "customer_program_progress" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "customer_rewards" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("customer_rewards"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("customer_rewards"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "customer_rewards" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "redemptions" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("redemptions"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("redemptions"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "own_business" ON "loyalty_programs" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("loyalty_programs"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("loyalty_programs"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "loyalty_programs" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "former_terms" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("former_terms"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("former_terms"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "own_business" ON "rewards" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("rewards"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("rewards"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "rewards" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "qr_codes" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("qr_codes"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("qr_codes"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "qr_codes" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "campaigns" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("campaigns"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("campaigns"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "campaigns" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "campaign_recipients" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("campaign_recipients"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("campaign_recipients"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "campaign_recipients" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "consent_requests" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("consent_requests"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("consent_requests"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "own_business" ON "linked_hosts" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("linked_hosts"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("linked_hosts"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "linked_hosts" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "communication_logs" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("communication_logs"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("communication_logs"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "communication_logs" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "message_links" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("message_links"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("message_links"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "application" ON "suppressions" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);

CREATE POLICY "application" ON "text_counts" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);

CREATE POLICY "crossing" ON "text_counts" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "pictures" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("pictures"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("pictures"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "pictures" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "contact_preferences" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("contact_preferences"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("contact_preferences"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "own_business" ON "segments" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("segments"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("segments"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "own_business" ON "visit_habits" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("visit_habits"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("visit_habits"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "own_business" ON "integrations" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("integrations"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("integrations"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "integrations" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "sms_templates" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("sms_templates"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("sms_templates"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "sms_templates" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "email_templates" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("email_templates"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("email_templates"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "email_templates" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "triggers" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("triggers"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("triggers"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "crossing" ON "triggers" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "own_business" ON "trigger_holdouts" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("trigger_holdouts"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("trigger_holdouts"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);

CREATE POLICY "application" ON "backups" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);

CREATE POLICY "crossing" ON "backups" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "application" ON "data_keys" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);

CREATE POLICY "application" ON "message_holds" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);

CREATE POLICY "crossing" ON "message_holds" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);

CREATE POLICY "application" ON "journal_entries" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);

CREATE POLICY "application" ON "workers" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);

CREATE POLICY "application" ON "attempts" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);
