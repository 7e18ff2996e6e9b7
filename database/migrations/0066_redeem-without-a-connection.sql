ALTER TABLE "businesses" ADD COLUMN "offline_most_value" bigint DEFAULT 0;--> statement-breakpoint
ALTER TABLE "late_cases" ADD COLUMN "kind" text DEFAULT 'purchase' NOT NULL;--> statement-breakpoint
ALTER TABLE "late_cases" ADD COLUMN "customer_reward_id" uuid;--> statement-breakpoint
ALTER TABLE "late_cases" ADD COLUMN "reward_id" uuid;--> statement-breakpoint
ALTER TABLE "late_cases" ADD COLUMN "reward_name" text;--> statement-breakpoint
ALTER TABLE "late_cases" ADD COLUMN "points" integer;--> statement-breakpoint
ALTER TABLE "late_cases" ADD COLUMN "code" text;