CREATE TABLE "operation_answers" (
	"business_id" uuid NOT NULL,
	"operation_id" uuid NOT NULL,
	"answer" json NOT NULL,
	CONSTRAINT "operation_answers_business_id_operation_id_pk" PRIMARY KEY("business_id","operation_id")
);
--> statement-breakpoint
ALTER TABLE "operation_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- The owner of the tables sees their rows; the grants, which every migration applies afterwards, bind it again.
ALTER TABLE "operations" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "operation_answers" SELECT "business_id", "id", "result" FROM "operations" WHERE "result" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "operation_answers" ADD CONSTRAINT "operation_answers_business_id_operation_id_operations_business_id_id_fk" FOREIGN KEY ("business_id","operation_id") REFERENCES "public"."operations"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operations" DROP COLUMN "result";--> statement-breakpoint
CREATE POLICY "own_business" ON "operation_answers" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("operation_answers"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("operation_answers"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);