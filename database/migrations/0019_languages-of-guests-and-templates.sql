ALTER TABLE "contact_preferences" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "email_templates" ADD COLUMN "translations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_templates" ADD COLUMN "translations" jsonb DEFAULT '[]'::jsonb NOT NULL;