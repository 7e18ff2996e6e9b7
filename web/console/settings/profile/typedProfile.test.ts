import { describe, expect, it } from 'vitest'
import type { Profile } from '#server/console/settings/contract.ts'
import { readProfile, typeProfile } from './typedProfile.ts'

const profile: Profile = {
  company_name: 'Blue Door',
  brand_color: '#c2410c',
  address: '',
  contact_phone: '',
  contact_email: '',
  time_zone: 'America/New_York',
  currency: 'USD',
  default_country: 'US',
  language: '',
  visit_window_minutes: 15,
  texts_from_hour: 8,
  texts_until_hour: 20,
  sms_opt_in_wording: '',
  email_opt_in_wording: '',
  privacy_notice: '',
}

describe('a typed profile', () => {
  it('reads back as it was', () => {
    expect(readProfile(typeProfile(profile))).toEqual(profile)
  })

  it('never takes an empty number for 0', () => {
    expect(readProfile({ ...typeProfile(profile), visit_window_minutes: ' ' }).visit_window_minutes).toBeNaN()
  })
})
