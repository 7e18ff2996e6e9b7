import { describe, expect, it } from 'vitest'
import { checkInvitedLogin, checkLogin, checkNewAccount, checkSignUp } from './check.ts'

const whole = { company_name: 'Blue Door', email: 'ana@example.com', password: 'secret', tier_id: 'free' }

describe('the sign-up form', () => {
  it('sends complete input', () => {
    expect(checkSignUp(whole)).toEqual({})
    expect(checkSignUp({ ...whole, email: ' Ana@Example.com ' })).toEqual({})
    // As while the plans are loading.
    expect(checkSignUp({ ...whole, tier_id: '' })).toEqual({})
  })

  it('names every field that is wrong in the words of the server', () => {
    expect(checkSignUp({ company_name: '   ', email: 'ana@example', password: '12345' })).toEqual({
      company_name: 'Company name is required',
      email: 'Please enter a valid email address',
      password: 'Minimum 6 characters',
      tier_id: 'Please select a subscription tier',
    })
  })

  it('takes a password of six characters and leaves its spaces alone', () => {
    expect(checkSignUp({ ...whole, password: '      ' })).toEqual({})
  })
})

it('signing in needs an email and a password', () => {
  expect(checkLogin({ email: ' ', password: '' })).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  })
  expect(checkLogin({ email: 'ana@example.com', password: 'x' })).toEqual({})
})

it('an invitation is accepted by the invited address alone, however it is written', () => {
  const check = checkInvitedLogin('ben@example.com')
  expect(check({ email: ' Ben@Example.com', password: 'x' })).toEqual({})
  expect(check({ email: 'eve@example.com', password: 'x' })).toEqual({
    email: 'Please log in with the invited email address: ben@example.com',
  })
  expect(check({ email: '', password: '' })).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  })
})

it('an invited person’s account needs a password of six characters and no name', () => {
  expect(checkNewAccount({ first_name: '', last_name: '', password: 'secret' })).toEqual({})
  expect(checkNewAccount({ password: '12345' })).toEqual({ password: 'Minimum 6 characters' })
})
