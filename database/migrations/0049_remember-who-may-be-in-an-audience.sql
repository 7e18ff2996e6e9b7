-- The owner of the tables sees their rows; the grants, which every migration applies afterwards, bind it again.
ALTER TABLE "mailchimp_members" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mailchimp_connections" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "customers" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Who never agreed here and may be in an audience that is connected: their erasure arrives there from now on.
INSERT INTO "mailchimp_members" ("business_id", "customer_id", "list_id", "email", "state")
SELECT c."business_id", c."id", m."list_id", c."email", 'unasked'
FROM "mailchimp_connections" m JOIN "customers" c ON c."business_id" = m."business_id"
WHERE m."list_id" IS NOT NULL AND c."email" IS NOT NULL AND c."merged_into" IS NULL AND c."erased_at" IS NULL
ON CONFLICT DO NOTHING;
