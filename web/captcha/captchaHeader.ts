/** How a form's captcha travels, where it has one. */
export const captchaHeader = (token: string | undefined): { headers: Record<string, string> } | undefined =>
  token ? { headers: { 'x-captcha-response': token } } : undefined
