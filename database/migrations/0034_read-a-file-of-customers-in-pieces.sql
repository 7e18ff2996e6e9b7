CREATE TABLE "customer_import_pieces" (
	"business_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"piece" integer NOT NULL,
	"cells" text NOT NULL,
	"rows" text,
	CONSTRAINT "customer_import_pieces_business_id_import_id_piece_pk" PRIMARY KEY("business_id","import_id","piece")
);
--> statement-breakpoint
ALTER TABLE "customer_import_pieces" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "customer_imports" ADD COLUMN "header" jsonb;--> statement-breakpoint
ALTER TABLE "customer_imports" ADD COLUMN "dates" jsonb;--> statement-breakpoint
ALTER TABLE "customer_imports" ADD COLUMN "check_id" uuid;--> statement-breakpoint
-- The owner of the tables sees their rows; the grants, which every migration applies afterwards, bind it again.
ALTER TABLE "customer_imports" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- What waits or is under way becomes one piece, without the rows that are done.
INSERT INTO "customer_import_pieces" ("business_id", "import_id", "piece", "cells", "rows")
SELECT i."business_id", i."id", 1,
  coalesce((SELECT jsonb_agg(jsonb_build_array(c."at", c."row") ORDER BY c."at")
    FROM jsonb_array_elements(i."cells"::jsonb) WITH ORDINALITY AS c("row", "at")
    WHERE c."at" > 1 AND EXISTS (SELECT FROM jsonb_array_elements_text(c."row") AS t("cell") WHERE btrim(t."cell") <> ''))::text, '[]'),
  (SELECT jsonb_agg(r."row" ORDER BY r."at")
    FROM jsonb_array_elements(i."rows"::jsonb) WITH ORDINALITY AS r("row", "at")
    WHERE r."at" > i."processed_rows")::text
FROM "customer_imports" i WHERE i."cells" IS NOT NULL OR i."rows" IS NOT NULL;--> statement-breakpoint
UPDATE "customer_imports" SET "header" = coalesce("cells"::jsonb -> 0, '[]'), "dates" = '[]';--> statement-breakpoint
ALTER TABLE "customer_imports" ALTER COLUMN "header" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_imports" ALTER COLUMN "dates" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_import_pieces" ADD CONSTRAINT "customer_import_pieces_business_id_import_id_customer_imports_business_id_id_fk" FOREIGN KEY ("business_id","import_id") REFERENCES "public"."customer_imports"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_imports" DROP COLUMN "cells";--> statement-breakpoint
ALTER TABLE "customer_imports" DROP COLUMN "rows";--> statement-breakpoint
CREATE POLICY "own_business" ON "customer_import_pieces" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("customer_import_pieces"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("customer_import_pieces"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);