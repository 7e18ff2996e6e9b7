CREATE TABLE "staff_pins" (
	"business_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"pin_hash" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_pins_business_id_user_id_pk" PRIMARY KEY("business_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "staff_pins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shared_tills" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"person_id" uuid,
	"active_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shared_tills" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "shared_tills" ADD CONSTRAINT "shared_tills_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_tills_person" ON "shared_tills" USING btree ("person_id");--> statement-breakpoint
CREATE POLICY "own_business" ON "staff_pins" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("staff_pins"."business_id" = (select nullif(current_setting('app.business_id', true), '')::uuid)) WITH CHECK ("staff_pins"."business_id" = (select nullif(current_setting('app.business_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "application" ON "shared_tills" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);