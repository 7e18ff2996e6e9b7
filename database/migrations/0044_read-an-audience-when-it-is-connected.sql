ALTER TABLE "mailchimp_connections" ADD COLUMN "read_to" integer;--> statement-breakpoint
ALTER TABLE "mailchimp_connections" ADD COLUMN "read_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What is connected was never read: the next night's round does it. The owner of the tables sees their rows; the grants,
-- which every migration applies afterwards, bind it again.
ALTER TABLE "mailchimp_connections" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "mailchimp_connections" SET "read_to" = 0 WHERE "list_id" IS NOT NULL;
