import { setTimeout as pass } from 'node:timers/promises'
import type { Cookie, Locator, Page } from '@playwright/test'
import { addTexts as adding } from '#web/console/counter/identify/addTexts.ts'
import { texts as keeping } from '#web/console/counter/keeping/texts.ts'
import { texts as till } from '#web/console/counter/texts.ts'
import { texts as devices } from '#web/console/settings/devices/texts.ts'
import type { KeptOperation } from '#web/outbox/keptOperation.ts'
import { texts as outbox } from '#web/outbox/texts.ts'
import { tillTexts } from '#web/till/texts.ts'
import { pressAtTill } from '../acts/pressAtTill.ts'
import { expect, PATIENCE_MS } from '../stage/expect.ts'
import { openInFolder, type TabletInFolder } from '../stage/folderOfBrowser.ts'
import { workerIsReady } from '../stage/workerIsReady.ts'

export type Customer = { id: string; name: string; phone: string }

/** An operation that a till said to have kept: whose it is, and the amount, the reward or the code. */
export type Said = { customerId?: string; phone?: string; amount?: number; reward?: string; code?: string }

type Device = {
  name: string
  /** Milliseconds by which its clock is ahead of the right one. */
  aheadMs: number
  /** True if it has no network at all, rather than a server that is away. */
  isCutOff: boolean
  /** The server's address. */
  url: string
  /** Where its browser keeps everything. */
  folder: string
}

/** A till in a browser of its own, on a machine whose clock is off. It has two tabs. */
export class TillApart {
  /** The operations that it said to have kept, and did not take back. */
  readonly said: Said[] = []
  /** The operations that were pressed just before its browser was killed: they may have been kept, or not. */
  readonly cutOff: Said[] = []
  private browser!: TabletInFolder
  private tabs: Page[] = []
  private shift = 0

  readonly device: Device

  constructor(device: Device) {
    this.device = device
  }

  /** Lets the device keep customers. */
  async begin(cookies: Cookie[]): Promise<void> {
    const page = await this.start(cookies)
    await page.goto(`${this.device.url}/settings`)
    await workerIsReady(page)
    await page.getByRole('button', { name: devices.add }).click()
    await expect(page.getByText(devices.added)).toBeVisible()
    await this.openCounters()
  }

  /** Opens the browser again, with two tabs of the counter. */
  async reopen(cookies: Cookie[], isServerThere = false): Promise<void> {
    const page = await this.start(cookies)
    if (this.device.isCutOff && !isServerThere) await page.context().setOffline(true)
    await this.openCounters()
  }

  kill = () => this.browser.kill()

  tab = (n: number): Page => this.tabs[n % this.tabs.length]!

  /** Another tab, which gets the pages that the server has now. */
  async addTab(): Promise<Page> {
    const tab = await this.browser.page.context().newPage()
    await tab.goto(`${this.device.url}/counter`)
    this.tabs.push(tab)
    return tab
  }

  /** Lets the time of the device be so many milliseconds later than the machine's. */
  async passTo(shift: number): Promise<void> {
    this.shift = shift
    for (const tab of this.tabs)
      await tab.evaluate((off) => Object.assign(globalThis, { clockOff: off }), shift + this.device.aheadMs)
  }

  async regainNetwork(): Promise<void> {
    await this.browser.page.context().setOffline(false)
  }
  async loseNetwork(): Promise<void> {
    if (this.device.isCutOff) await this.browser.page.context().setOffline(true)
  }

  async buy(n: number, customer: Customer, amount: number, isTakenBack = false): Promise<void> {
    const tab = await this.type(n, customer, amount)
    await pressAtTill(tab.getByRole('button', { name: tillTexts.purchase.record(money(amount)) }))
    await this.untilKept(tab, amount)
    if (isTakenBack) {
      await pressAtTill(tab.getByRole('button', { name: till.undo.undo }))
      await expect(tab.getByText(till.undo.done).first()).toBeVisible()
    } else this.said.push({ customerId: customer.id, amount })
    await this.next(tab)
  }

  /** Presses the button, and kills the browser so many milliseconds later: before, while or after it writes. */
  async buyAndKill(n: number, customer: Customer, amount: number, after: number): Promise<void> {
    const tab = await this.type(n, customer, amount)
    await tab.keyboard.press('Enter')
    this.cutOff.push({ customerId: customer.id, amount })
    await pass(after)
    await this.kill()
  }

  /** Kills the browser as soon as it says that it has kept a purchase. */
  async buyThenKill(n: number, customer: Customer, amount: number): Promise<void> {
    const tab = await this.type(n, customer, amount)
    await tab.keyboard.press('Enter')
    await this.untilKept(tab, amount)
    this.said.push({ customerId: customer.id, amount })
    await this.kill()
  }

  /** Types an amount for a customer who is kept. */
  async type(n: number, customer: Customer, amount: number): Promise<Page> {
    const tab = this.tab(n)
    await this.find(tab, customer)
    await tab.keyboard.type(String(amount))
    await expect(tab.getByRole('button', { name: tillTexts.purchase.record(money(amount)) })).toBeVisible()
    return tab
  }

  async give(n: number, customer: Customer, reward: string): Promise<void> {
    const tab = this.tab(n)
    await this.find(tab, customer)
    const before = await tab.getByText(outbox.given(reward)).count()
    await pressAtTill(tab.getByRole('button', { name: keeping.give }).first())
    await expect(tab.getByText(outbox.given(reward))).toHaveCount(before + 1)
    this.said.push({ customerId: customer.id, reward })
    await this.next(tab)
  }

  /** Serves somebody whom nobody knows yet, by their number. */
  async buyAsNewcomer(n: number, phone: string, amount: number): Promise<void> {
    const tab = this.tab(n)
    await tab.keyboard.type(phone.slice(2))
    await pressAtTill(tab.getByRole('button', { name: till.pad.add }))
    const take = tab.getByRole('button', { name: keeping.take })
    await pressUntil(tab.getByRole('button', { name: adding.save }), take)
    await pressUntil(take, tab.getByRole('heading', { level: 1 }).filter({ hasText: phone.slice(-4) }))
    await tab.keyboard.type(String(amount))
    await pressAtTill(tab.getByRole('button', { name: tillTexts.purchase.record(money(amount)) }))
    await this.untilKept(tab, amount)
    this.said.push({ phone, amount })
    await this.next(tab)
  }

  async takeCode(n: number, code: string): Promise<void> {
    const tab = this.tab(n)
    await tab.getByLabel(till.search.label).fill(code)
    await pressAtTill(tab.getByRole('button', { name: keeping.takeCode }))
    await expect(tab.getByText(keeping.codeTaken(code))).toBeVisible()
    this.said.push({ code })
    await tab.getByLabel(till.search.label).fill('')
    await tab.getByRole('heading', { name: till.title }).click()
  }

  /** Everything of one kind that the browser's disk has. */
  read<Row = KeptOperation>(store: 'operations' | 'guests' = 'operations'): Promise<Row[]> {
    return this.tabs.at(-1)!.evaluate(async (store) => {
      const asked = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const database = await asked(indexedDB.open('regulars'))
      const rows = await asked(database.transaction(store).objectStore(store).getAll())
      database.close()
      return rows as Row[]
    }, store)
  }

  /** The version of the schema that the browser has. */
  schema = (): Promise<number | undefined> =>
    this.tabs
      .at(-1)!
      .evaluate(async () => (await indexedDB.databases()).find(({ name }) => name === 'regulars')?.version)

  private async start(cookies: Cookie[]): Promise<Page> {
    this.browser = await openInFolder(this.device.folder, cookies)
    const { page } = this.browser
    await page.context().addInitScript(shiftClock, this.shift + this.device.aheadMs)
    this.tabs = [page]
    return page
  }

  private async openCounters(): Promise<void> {
    this.tabs.push(await this.browser.page.context().newPage())
    for (const tab of this.tabs) {
      await tab.goto(`${this.device.url}/counter`)
      await expect(tab.getByRole('button', { name: till.pad.find })).toBeVisible()
    }
  }

  private async find(tab: Page, { name, phone }: Customer): Promise<void> {
    await tab.keyboard.type(phone.slice(-4))
    await tab.getByRole('button', { name }).first().click()
    await expect(tab.getByRole('heading', { name, level: 1 })).toBeVisible()
  }

  private untilKept = (tab: Page, amount: number) =>
    expect(tab.getByRole('heading', { name: outbox.kept(money(amount)) })).toBeVisible()

  /** Goes on to the next customer. */
  async next(tab: Page): Promise<void> {
    await pressAtTill(tab.getByRole('button', { name: tillTexts.customer.back }).first())
    await expect(tab.getByRole('button', { name: till.pad.find })).toBeVisible()
  }
}

/** Presses a button until something is shown: the form of a new customer leaves the words of a refused press there. */
async function pressUntil(button: Locator, shown: Locator): Promise<void> {
  await expect(async () => {
    if ((await shown.count()) === 0) await button.click({ timeout: 5_000 })
    await expect(shown).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: PATIENCE_MS })
}

export const money = (amount: number): string => `$${(amount / 100).toFixed(2)}`

/** Runs in the page, before its scripts: lets its clock be off by `clockOff` milliseconds, which can be changed. */
function shiftClock(off: number): void {
  const right = Date
  Object.assign(globalThis, { clockOff: off })
  const now = () => right.now() + (globalThis as unknown as { clockOff: number }).clockOff
  globalThis.Date = new Proxy(right, {
    apply: () => new right(now()).toString(),
    construct: (_, given, asked) => Reflect.construct(right, given.length > 0 ? given : [now()], asked),
    get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
  })
}
