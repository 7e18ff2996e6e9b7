import { plainNameField } from '#server/platform/text/plainName.ts'

export const LONGEST_COMPANY_NAME = 120

/** A company's name is used in texts to strangers and in the From line of mails. */
export const companyName = plainNameField(LONGEST_COMPANY_NAME).min(1, 'Company name is required')
