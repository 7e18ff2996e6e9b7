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
--> statement-breakpoint
ALTER TABLE "tenant_invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tenant_invitations" ADD CONSTRAINT "tenant_invitations_tenant_id_business_id_tenants_id_business_id_fk" FOREIGN KEY ("tenant_id","business_id") REFERENCES "public"."tenants"("id","business_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tenant_invitations_by_token" ON "tenant_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "tenant_invitations_pending" ON "tenant_invitations" USING btree ("business_id","email") WHERE status = 'pending';--> statement-breakpoint
CREATE POLICY "own_business" ON "tenant_invitations" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("tenant_invitations"."business_id" = (select nullif(current_setting('app.business_id', true), '')::uuid)) WITH CHECK ("tenant_invitations"."business_id" = (select nullif(current_setting('app.business_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "crossing" ON "tenant_invitations" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);