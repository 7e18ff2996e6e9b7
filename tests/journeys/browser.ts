import type { Browser } from '@playwright/test'
import { inject } from 'vitest'
import { launchChromium } from '#tests/engines/chromium.ts'
import { witness } from './witness.ts'

/** The browser of a journey: it notes which of the specification's texts it meets. */
export const openBrowser = async (): Promise<Browser> => witness(await launchChromium(), inject('metTexts'))
