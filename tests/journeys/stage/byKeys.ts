import type { Locator, Page } from '@playwright/test'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { expect } from './expect.ts'
import { Keys } from './keys.ts'
import { desk, type Screen } from './screens.ts'
import type { Stage } from './stage.ts'

/** A screen used without a pointer. Its functions can be destructured: `const { press, said } = by`. */
export class ByKeys {
  readonly screen: Screen
  readonly page: Page
  readonly keys: Keys
  readonly dialog: Locator

  private constructor(screen: Screen) {
    this.screen = screen
    this.page = screen.page
    this.keys = new Keys(screen.page)
    this.dialog = screen.page.getByRole('dialog')
  }

  static open = async (stage: Stage): Promise<ByKeys> => new ByKeys(await stage.open(desk))

  heading = (name: string | RegExp): Locator => this.page.getByRole('heading', { name }).first()

  said = (text: string | RegExp): Promise<void> => expect(this.page.getByText(text).first()).toBeVisible()

  /** Moves the focus to the element with this name, and presses Enter. */
  press = async (name: string | RegExp, way?: { back: boolean }): Promise<void> => {
    await this.keys.tabTo(name, way)
    await this.keys.press('Enter')
  }

  /** Fills in the fields from the focused one on, and presses Enter in the last. */
  enter = async (...values: string[]): Promise<void> => {
    for (const [index, value] of values.entries()) {
      if (index > 0) await this.keys.press('Tab')
      await this.keys.type(value)
    }
    await this.keys.press('Enter')
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.page.goto(`${this.screen.url}/login`)
    await this.keys.tabTo(entrance.email)
    await this.enter(email, password)
  }

  /** Expects that the dialog is closed and the focus is where the work continues. */
  closed = async (name?: string | RegExp): Promise<void> => {
    await expect(this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'))).toHaveCount(0)
    await this.keys.hasFocus(name)
  }
}

/** Closes a screen, and expects that nothing went wrong on it. */
export async function leave({ page, complaints }: Screen): Promise<void> {
  expect(complaints).toEqual([])
  await page.context().close()
}
