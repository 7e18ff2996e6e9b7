ALTER TABLE "mailchimp_members" ADD COLUMN "list_id" text;--> statement-breakpoint
ALTER TABLE "mailchimp_members" ADD COLUMN "archived" text[] DEFAULT '{}'::text[] NOT NULL;
--> statement-breakpoint
-- The owner of the tables sees their rows; the grants, which every migration applies afterwards, bind it again.
ALTER TABLE "mailchimp_members" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mailchimp_connections" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "mailchimp_members" m SET "list_id" = c."list_id" FROM "mailchimp_connections" c WHERE c."business_id" = m."business_id";
--> statement-breakpoint
-- A shop that imports its guests is known to the planner within a minute or two, however large the installation is: by the
-- usual share, a tenth of a table has to change first.
DO $$
DECLARE filled regclass;
BEGIN
  FOR filled IN
    SELECT DISTINCT a.attrelid::regclass FROM pg_attribute a
    JOIN pg_class c ON c.oid = a.attrelid AND c.relkind = 'r'
    JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
    WHERE a.attname = 'business_id' AND NOT a.attisdropped
  LOOP
    EXECUTE format('ALTER TABLE %s SET (autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 2000)', filled);
  END LOOP;
END $$;
