CREATE TABLE "credit_packs" (
	"id" text PRIMARY KEY NOT NULL,
	"credits" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "credit_packs_credits_unique" UNIQUE("credits"),
	CONSTRAINT "credit_packs_sell" CHECK ("credit_packs"."credits" > 0 and "credit_packs"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "credit_packs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "credit_settings" ADD COLUMN "top_up_credits" bigint;--> statement-breakpoint
ALTER TABLE "credit_settings" ADD COLUMN "top_up_amount" bigint;--> statement-breakpoint
-- The packs that were sold so far. Row-level security is not forced yet when this runs, so the owner may write.
INSERT INTO "credit_packs" ("id", "credits", "amount") VALUES ('small', 100, 500), ('medium', 500, 2000), ('large', 2000, 7000);--> statement-breakpoint
-- The owner of the tables sees their rows; the grants, which every migration applies afterwards, bind it again.
ALTER TABLE "credit_settings" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- What is bought automatically goes on for the price for which it was chosen.
UPDATE "credit_settings" s SET "top_up_credits" = p.credits, "top_up_amount" = p.amount
FROM "credit_packs" p WHERE p.id = s.top_up_pack;--> statement-breakpoint
ALTER TABLE "credit_settings" ADD CONSTRAINT "credit_settings_top_up" CHECK (num_nulls("credit_settings"."top_up_pack", "credit_settings"."top_up_credits", "credit_settings"."top_up_amount") in (0, 3));--> statement-breakpoint
CREATE POLICY "readable" ON "credit_packs" AS PERMISSIVE FOR SELECT TO "regulars_app" USING (true);--> statement-breakpoint
CREATE POLICY "crossing" ON "credit_packs" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);