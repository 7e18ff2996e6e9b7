const PASSWORD = 'bench password'

/** Signs up a new business on the largest plan and returns its owner's cookie. */
export async function signUp(url: string, email: string) {
  const tiers = (await (await fetch(`${url}/api/app/subscription-tiers`)).json()) as {
    data: { id: string; name: string }[]
  }
  const response = await send(`${url}/api/auth/sign-up`, {
    company_name: 'Bench Café',
    email,
    password: PASSWORD,
    tier_id: tiers.data.find(({ name }) => name === 'Agency')!.id,
  })
  const { business_id: businessId } = (await response.json()) as { business_id: string }
  return { cookie: cookieOf(response), businessId }
}

/** Signs in the owner with that address and returns their cookie. */
export async function signIn(url: string, email: string): Promise<string> {
  const response = await send(`${url}/api/auth/sign-in`, { email, password: PASSWORD })
  if (!response.ok) throw new Error(`sign-in of ${email}: ${response.status} ${await response.text()}`)
  return cookieOf(response)
}

const send = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
