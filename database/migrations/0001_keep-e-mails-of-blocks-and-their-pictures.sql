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
--> statement-breakpoint
ALTER TABLE "pictures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "email_templates" ADD COLUMN "blocks" jsonb;--> statement-breakpoint
CREATE INDEX "pictures_token" ON "pictures" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "pictures_hash" ON "pictures" USING btree ("business_id","hash") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "pictures_deleted" ON "pictures" USING btree ("business_id","deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE POLICY "own_business" ON "pictures" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("pictures"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("pictures"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "crossing" ON "pictures" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);