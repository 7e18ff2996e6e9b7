CREATE TABLE "refresh_tokens" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"generation" integer NOT NULL,
	"rotated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"superseded_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "signing_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "api_keys" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"ending" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"idempotency_key" text NOT NULL,
	CONSTRAINT "api_keys_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "api_keys_key" UNIQUE("business_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_by_hash" ON "api_keys" USING btree ("hash");--> statement-breakpoint
CREATE POLICY "application" ON "refresh_tokens" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "application" ON "signing_keys" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_business" ON "api_keys" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("api_keys"."business_id" = (select nullif(current_setting('app.business_id', true), '')::uuid)) WITH CHECK ("api_keys"."business_id" = (select nullif(current_setting('app.business_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "crossing" ON "api_keys" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);