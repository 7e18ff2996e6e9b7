-- The plans of the spec's section 9. From here on they are data, edited by super admins. Row-level security
-- is not forced yet when this runs, so the owner may write.
insert into subscription_tiers (id, name, price_monthly, max_customers, max_programs, max_sms_monthly,
  initial_credits, credit_cost_sms, credit_cost_email, features)
values
  ('01939c00-0000-7000-8000-000000000001', 'Free', 0, 50, 1, 50, 0, 1, 0, '{"max_seats": 1}'),
  ('01939c00-0000-7000-8000-000000000002', 'Pro', 29, 500, 3, 500, 100, 1, 0, '{"max_seats": 5, "mailchimp": true}'),
  ('01939c00-0000-7000-8000-000000000003', 'Agency', 99, -1, -1, 5000, 1000, 1, 0,
    '{"max_seats": 25, "mailchimp": true, "white_label": true, "priority_support": true}');
