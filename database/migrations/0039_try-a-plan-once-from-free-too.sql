ALTER TABLE "businesses" ADD COLUMN "texts_before_trial" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "mails_before_trial" integer DEFAULT 0 NOT NULL;