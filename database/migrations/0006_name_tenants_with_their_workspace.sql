ALTER TABLE "tenant_members" DROP CONSTRAINT "tenant_members_tenant_id_tenants_id_fk";
--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_workspace" UNIQUE("id","business_id");--> statement-breakpoint
ALTER POLICY "own" ON "tenant_members" TO regulars_app USING ("tenant_members"."business_id" = (select nullif(current_setting('app.business_id', true), '')::uuid) or "tenant_members"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("tenant_members"."business_id" = (select nullif(current_setting('app.business_id', true), '')::uuid));