ALTER TABLE "late_cases" ADD COLUMN "phone" text;
