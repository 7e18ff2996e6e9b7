ALTER TABLE "businesses" ADD COLUMN "hides_platform" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "mail_sender_name" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "branding_version" integer DEFAULT 1 NOT NULL;