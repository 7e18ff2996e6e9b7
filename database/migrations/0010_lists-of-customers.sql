ALTER TABLE "customers" ADD COLUMN "sort_name" text collate "C" GENERATED ALWAYS AS (coalesce(nullif(btrim(lower(regexp_replace(normalize(coalesce(first_name, '') || ' ' || coalesce(last_name, ''), NFKD), '[\u0300-\u036f]', '', 'g'))), ''), chr(1114111))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "added_with_key" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "added_with_hash" text;--> statement-breakpoint
CREATE INDEX "customers_name" ON "customers" USING btree ("business_id","sort_name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_added_with" ON "customers" USING btree ("business_id","added_with_key") WHERE added_with_key is not null;