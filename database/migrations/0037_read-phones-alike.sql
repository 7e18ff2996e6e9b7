-- Numbers that were read in a way that is none any more: a mobile's calling code twice (+49 49 151 23456789, where a
-- spreadsheet had dropped the plus), and Mexico's former 1. Who holds the current form already keeps theirs, and the
-- other's page offers to merge them. Each change stands in the audit log, which names those to turn back.
-- The owner of the tables sees their rows; the grants, which every migration applies afterwards, bind it again.
ALTER TABLE "customers" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_entries" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "account_phones" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "businesses" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE FUNCTION current_phone_form(phone text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN phone ~ '^\+(2727[6-8]\d{8}|49491[5-7]\d{8,9}|62628\d{8,10}|358358(4\d|50)\d{7,8}|3833834\d{7})$'
      THEN regexp_replace(phone, '^\+(27|49|62|358|383)\1', '+\1')
    WHEN phone ~ '^\+521\d{10}$' THEN '+52' || substr(phone, 5)
  END
$$;--> statement-breakpoint
WITH "older" AS (
  SELECT "business_id", "id", "phone", current_phone_form("phone") AS "current" FROM "customers"
  WHERE current_phone_form("phone") IS NOT NULL
), "changed" AS (
  UPDATE "customers" c SET "phone" = o."current", "auth_phone" = substr(o."current", 2),
    "search_text" = replace(c."search_text", substr(o."phone", 2), substr(o."current", 2)), "version" = c."version" + 1
  FROM "older" o WHERE c."business_id" = o."business_id" AND c."id" = o."id" AND NOT EXISTS (
    SELECT FROM "customers" h WHERE h."business_id" = o."business_id" AND h."phone" = o."current")
  RETURNING c."business_id", c."id"
)
INSERT INTO "audit_entries" ("business_id", "id", "action", "actor", "customer_id", "created_at")
SELECT "business_id", gen_random_uuid(), 'customer_phone_changed', 'system', "id", now() FROM "changed";--> statement-breakpoint
UPDATE "account_phones" a SET "phone" = current_phone_form(a."phone")
WHERE current_phone_form(a."phone") IS NOT NULL
  AND NOT EXISTS (SELECT FROM "account_phones" h WHERE h."phone" = current_phone_form(a."phone"));--> statement-breakpoint
UPDATE "businesses" SET "contact_phone" = current_phone_form("contact_phone")
WHERE current_phone_form("contact_phone") IS NOT NULL;--> statement-breakpoint
DROP FUNCTION current_phone_form(text);
