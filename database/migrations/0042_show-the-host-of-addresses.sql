-- The owner of the tables sees their rows; the grants, which every migration applies afterwards, bind it again.
ALTER TABLE "qr_codes" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "qr_codes" SET custom_url = regexp_replace(custom_url, '^(https?://)[^/?#]*@', '\1')
WHERE custom_url ~ '^https?://[^/?#]*@';--> statement-breakpoint
ALTER TABLE "qr_codes" ADD CONSTRAINT "qr_codes_shows_host" CHECK (custom_url !~ '^https?://[^/?#]*@');