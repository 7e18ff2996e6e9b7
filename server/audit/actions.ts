/** What is written down, by the kind of thing it is. The kinds are what one looks for. */
export const actionsOf = {
  'signing in': [
    'signed_in',
    'sign_in_failed',
    'signed_out',
    'session_ended',
    'password_changed',
    'email_changed',
    'google_linked',
    'sso_linked',
    'two_factor_on',
    'two_factor_off',
    'backup_codes_renewed',
    'phone_changed',
    'phone_removed',
  ],
  team: [
    'member_invited',
    'invitation_revoked',
    'member_joined',
    'member_removed',
    'member_left',
    'team_handed_over',
    'member_role_changed',
    'staff_pin_reset',
  ],
  settings: [
    'shop_opened',
    'settings_changed',
    'logo_changed',
    'shop_closed',
    'shop_reopened',
    'api_key_made',
    'api_key_revoked',
  ],
  customers: ['balance_adjusted', 'customers_merged', 'customer_erased', 'portal_switched'],
  exports: ['customer_exported', 'data_exported'],
  platform: [
    'super_admin_granted',
    'signing_keys_replaced',
    'tenants_looked_at',
    'user_suspended',
    'user_restored',
    'user_signed_out',
    'user_factors_removed',
    'user_looked_at',
    'users_looked_at',
    'audit_looked_at',
    'shop_erased',
  ],
} as const

export type ActionKind = keyof typeof actionsOf
export type Action = (typeof actionsOf)[ActionKind][number]
export const actionKinds = Object.keys(actionsOf) as [ActionKind, ...ActionKind[]]
