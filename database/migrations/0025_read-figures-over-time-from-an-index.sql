DROP INDEX "operations_created";--> statement-breakpoint
CREATE INDEX "customers_erased" ON "customers" USING btree ("business_id","id") WHERE erased_at is not null;--> statement-breakpoint
CREATE INDEX "operations_created" ON "operations" USING btree ("business_id","created_at","id","customer_id","kind","amount","counts_as_visit","visits","reverses_id");