import { describe } from 'vitest'
import { texts as links } from '#server/surfaces/portal/pageTexts.ts'
import { journey } from '#tests/engines/journey.ts'
import { pinTexts } from '#web/console/counter/customer/pinTexts.ts'
import { texts as day } from '#web/console/counter/day/texts.ts'
import { addTexts } from '#web/console/counter/identify/addTexts.ts'
import { scanTexts } from '#web/console/counter/identify/scanTexts.ts'
import { askTexts } from '#web/console/counter/purchase/askTexts.ts'
import { refundTexts } from '#web/console/counter/refund/refundTexts.ts'
import { texts } from '#web/console/counter/texts.ts'
import { optInTexts } from '#web/console/customers/optInTexts.ts'
import { texts as sharedTill } from '#web/console/shared-till/texts.ts'
import { launchWithCameraOn } from './camera.ts'
import { expect } from './expect.ts'
import { openBusiness } from './office.ts'
import { pressAtTill } from './pressAtTill.ts'
import { scan } from './scanCode.ts'
import { openScreen, phone, type Screen, watched } from './screens.ts'
import { bothWindows, drawn, setStage } from './stage.ts'

const stage = setStage()

describe.each(drawn(bothWindows))('the till, at $at', ({ at, size }) => {
  const email = (business: string) => `${business}.${at.replaceAll(' ', '.')}@example.com`

  journey('adds a guest, records what they buy once, and takes it back', async () => {
    const till = await stage.open(size)
    const { page, url } = till
    await watched([till], async () => {
      await openFullBusiness(till, email('buys'))
      await page.goto(`${url}/counter`)
      await addCustomer(till, 'Nora', '4155550151')
      await page.getByRole('button', { name: texts.customer.prove }).click()
      await expect(page.getByText(texts.customer.proven)).toBeVisible()
      await choosePin(till)

      await tap(till, '1240')
      await expect(page.getByText(texts.effect.points(12, '12')).first()).toBeVisible()
      await expect(page.getByText(texts.effect.stampsOn(1, 1, 2)).first()).toBeVisible()
      await loseTheAnswer(till)
      await expect(page.getByText(texts.purchase.unknown)).toBeVisible()
      await press(till, texts.retry)
      await expect(page.getByRole('heading', { name: texts.done.recorded('$12.40') })).toBeVisible()

      await press(till, new RegExp(`^${texts.undo.undo}`))
      await expect(page.getByText(texts.undo.done).first()).toBeVisible()
      // The amount is still there, to be put right or recorded again.
      await press(till, /^Record \$12\.40/)
      await press(till, texts.done.stay)
      // Again within a quarter of an hour: no second visit, and the screen says why.
      await expect(page.getByLabel(texts.purchase.again)).not.toBeChecked()
      await buy(till, '700')
      await expect(page.getByText(texts.effect.points(7, '7')).first()).toBeVisible()
      await expect(page.getByText(/\+1 stamp/)).toHaveCount(0)
    })
    expect(till.complaints).toEqual([])
    await page.context().close()
  })

  journey('hands rewards over, takes codes off a purchase, and gives what points buy', async () => {
    const till = await stage.open(size)
    const { page, url } = till
    await watched([till], async () => {
      const office = await openFullBusiness(till, email('redeems'))
      const { id, unique_customer_id } = await office.addCustomer('Amir', '+14155550152')
      await office.buy(id, { amount: 3000, stamps: 4 })
      await page.goto(`${url}/counter`)
      await findByName(till, 'Amir')
      await press(till, texts.rewards.redeem)
      await expect(page.getByText(texts.rewards.redeemed('A coffee on us')).first()).toBeVisible()

      await press(till, texts.offers.claim)
      await expect(page.getByText(texts.offers.claimed('A flat white'))).toBeVisible()
      const code = await page
        .getByRole('listitem')
        .filter({ hasText: 'A flat white' })
        .getByText(/^[A-Z0-9]{8}$/)
        .first()
        .textContent()
      await press(till, texts.customer.back)
      await findsItsReward(till, code!)
      await typeCode(till, code!)
      await press(till, texts.rewards.redeem)
      await expect(page.getByText(texts.rewards.redeemed('A flat white')).first()).toBeVisible()

      await press(till, texts.customer.back)
      await typeCode(till, unique_customer_id)
      await press(till, texts.rewards.use)
      await page.keyboard.type('2000')
      await expect(page.getByText(texts.purchase.toPay('$18.00')).first()).toBeVisible()
      await press(till, /^Record/)
      await expect(page.getByRole('heading', { name: texts.done.recorded('$20.00') })).toBeVisible()
      await expect(page.getByText(texts.purchase.toPay('$18.00')).first()).toBeVisible()
    })
    expect(till.complaints).toEqual([])
    await page.context().close()
  })
})

describe('a low tablet', () => {
  journey('keeps the way on in sight, whatever was earned', async () => {
    const till = await stage.open({ width: 1024, height: 600 })
    const { page, url } = till
    await watched([till], async () => {
      const office = await openFullBusiness(till, 'low.tablet@example.com')
      const { id } = await office.addCustomer('Lena', '+14155550159')
      await office.buy(id, { stamps: 1 })
      await page.goto(`${url}/counter?customer=${id}`)
      await page.getByLabel(texts.purchase.again).check()
      // From the box that was ticked, the digits find the pad.
      await page.keyboard.type('500')
      await expect(page.getByRole('button', { name: /^Record/ })).toBeInViewport({ ratio: 1 })
      await press(till, /^Record/)
      await expect(page.getByText(texts.done.due)).toBeVisible()
      await expect(page.getByRole('button', { name: texts.customer.back })).toBeInViewport({ ratio: 1 })
    })
    expect(till.complaints).toEqual([])
    await page.context().close()
  })
})

describe('the day beside the counter', () => {
  journey('moves nothing when it comes, and fills a tablet that is held upright', async () => {
    const till = await stage.open({ width: 1440, height: 900 })
    const { page, url } = till
    await watched([till], async () => {
      await openFullBusiness(till, 'day.beside@example.com')
      const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
      await page.route('**/api/app/counter/day*', async (route) => {
        await answered
        await route.continue()
      })
      await page.goto(`${url}/counter`)
      const scan = page.getByRole('button', { name: texts.scan.open })
      await expect(page.getByRole('button', { name: sharedTill.share.open })).toBeVisible()
      const before = await scan.boundingBox()
      answer()
      const panel = page.getByRole('complementary', { name: day.panel.title })
      await expect(panel).toBeVisible()
      expect(await scan.boundingBox()).toEqual(before)
      await page.setViewportSize({ width: 820, height: 1180 })
      const { y, height } = (await panel.boundingBox())!
      expect(y + height).toBeGreaterThan(1130)
    })
    expect(till.complaints).toEqual([])
    await page.context().close()
  })
})

describe('a regular', () => {
  journey(
    'is asked of a slip of the finger, and gets the discount and the item of their visits',
    async () => {
      const till = await stage.open(bothWindows[1]!.size)
      const { page, url } = till
      await watched([till], async () => {
        const office = await openBusiness(till, 'regular@example.com')
        await office.addProgram('discount', 'Regulars’ ladder', { tiers: [{ visits: 1, discount: 10 }] })
        await office.addProgram('free_item', 'Bagels', { itemName: 'bagel', requiredPurchases: 2 })
        const { id } = await office.addCustomer('Theo', '+14155550155')
        await office.buy(id, { amount: 1000 })
        await page.goto(`${url}/counter?customer=${id}`)
        await tap(till, '480000')
        await press(till, /^Record \$/)
        const asked = page.getByRole('alertdialog', { name: askTexts.unusual.titleOfNew('$4,800.00') })
        await asked.getByRole('button', { name: askTexts.unusual.back }).click()
        await expect(asked).toBeHidden()
        // What was typed is still there, to be put right.
        await expect(page.getByRole('button', { name: /^Record \$4,800\.00/ })).toBeVisible()
        for (let digit = 0; digit < 6; digit++) await page.keyboard.press('Backspace')

        await tap(till, '2000')
        await expect(page.getByText(texts.purchase.toPay('$18.00')).first()).toBeVisible()
        await page.getByLabel(texts.purchase.again).check()
        await expect(page.getByText(texts.effect.reward('Free bagel')).first()).toBeVisible()
        await press(till, /^Record/)
        await expect(page.getByRole('heading', { name: texts.done.recorded('$20.00') })).toBeVisible()
        await press(till, texts.done.stay)
        await press(till, texts.rewards.redeem)
        await expect(page.getByText(texts.rewards.redeemed('Free bagel')).first()).toBeVisible()
      })
      expect(till.complaints).toEqual([])
      await page.context().close()
    },
  )
})

describe('a customer who uses a reward', () => {
  journey('gets a claim cancelled and part of the money, with what it takes shown first', async () => {
    const till = await stage.open(bothWindows[1]!.size)
    const { page, url } = till
    await watched([till], async () => {
      const office = await openFullBusiness(till, 'returns@example.com')
      const { id } = await office.addCustomer('Ines', '+14155550157')
      await office.buy(id, { amount: 3000, stamps: 1 })
      await page.goto(`${url}/counter?customer=${id}`)
      await press(till, texts.offers.claim)
      // It stands above the pad, far from what was pressed.
      await expect(page.getByText(texts.offers.claimed('A flat white'))).toBeInViewport()
      await press(till, texts.rewards.cancel)
      await page.getByRole('alertdialog').getByRole('button', { name: texts.rewards.cancel }).click()
      await expect(page.getByText(texts.rewards.cancelled('A flat white'))).toBeVisible()

      await press(till, texts.refund)
      const dialog = page.getByRole('dialog', { name: refundTexts.title('Ines') })
      await dialog.getByRole('button', { name: refundTexts.submitNothing, exact: true }).click()
      await expect(dialog.getByText(refundTexts.amountMissing)).toBeVisible()
      await dialog.getByLabel(refundTexts.amount).fill('3001')
      await expect(dialog.getByText(refundTexts.tooMuch('$30.00'), { exact: true })).toBeVisible()
      await dialog.getByLabel(refundTexts.amount).fill('1000')
      await expect(dialog.getByText(refundTexts.points(10, '10', '20'))).toBeVisible()
      await dialog.getByRole('button', { name: refundTexts.submit('$10.00') }).click()
      await expect(page.getByText(refundTexts.done('$10.00')).first()).toBeVisible()
      await expect(dialog).toBeHidden()
    })
    expect(till.complaints).toEqual([])
    await page.context().close()
  })
})

describe('the pad of the till', () => {
  journey('takes a number that was typed before the rules of numbers came', async () => {
    // Without the worker, which keeps the rules and would hand them over at once.
    const context = await stage.browser.newContext({ serviceWorkers: 'block' })
    const till: Screen = { page: await context.newPage(), url: stage.server.url, complaints: [] }
    const { page, url } = till
    await watched([till], async () => {
      const office = await openBusiness(till, 'typed.fast@example.com')
      await office.addCustomer('Ines', '+14155550155')
      const display = page.getByLabel(texts.pad.label)

      const letCome = await holdBackPhoneRules(till)
      await page.goto(`${url}/counter`)
      await expect(display).toBeFocused()
      await page.keyboard.type('4155550155')
      await expect(display).toHaveValue('4155550155')
      letCome()
      await expect(page.getByRole('heading', { level: 1, name: 'Ines' })).toBeVisible()

      const letComeAgain = await holdBackPhoneRules(till)
      await page.goto(`${url}/counter`)
      await expect(display).toBeFocused()
      await page.keyboard.type('4155550156\n')
      await expect(page.getByRole('button', { name: texts.pad.finding })).toBeVisible()
      letComeAgain()
      await expect(page.getByLabel(addTexts.phone)).toHaveValue('(415) 555-0156')
    })
    await context.close()
  })
})

describe('two tills of one shop', () => {
  journey(
    'take a code off once: the other is told where they look, until they change the purchase',
    async () => {
      const till = await stage.open(phone)
      const { page, url } = till
      await watched([till], async () => {
        const office = await openFullBusiness(till, 'one.code@example.com')
        const { id } = await office.addCustomer('Ravi', '+14155550158')
        await page.goto(`${url}/counter?customer=${id}`)
        await press(till, texts.rewards.use)
        await page.keyboard.type('2000')
        await expect(page.getByText(texts.purchase.toPay('$18.00')).first()).toBeVisible()
        const code = await page
          .getByText(/^SAVE[A-Z0-9]{8}$/)
          .first()
          .textContent()
        await office.buy(id, { amount: 1000, apply_reward_code: code! })
        await press(till, /^Record/)
        const refused = page.getByRole('alert').getByText('This reward was already redeemed')
        await expect(refused).toBeInViewport()
        // Nobody holds the code any more: what is left is a purchase without it.
        await expect(page.getByText(code!, { exact: true })).toHaveCount(0)
        await expect(refused).toBeInViewport()
        await page.keyboard.press('Backspace')
        await expect(refused).toHaveCount(0)
        await press(till, 'Record $2.00')
        await expect(page.getByRole('heading', { name: texts.done.recorded('$2.00') })).toBeVisible()
      })
      expect(till.complaints).toEqual([])
      await page.context().close()
    },
  )

  journey('hand one reward over once, and the slower of them is told', async () => {
    const first = await stage.open(bothWindows[0]!.size)
    const second = await stage.open(bothWindows[1]!.size)
    await watched([first, second], async () => {
      const office = await openFullBusiness(first, 'two.tills@example.com')
      const { id } = await office.addCustomer('Mei', '+14155550153')
      await office.buy(id, { stamps: 2 })
      await second.page.context().addCookies(await first.page.context().cookies())
      for (const { page, url } of [first, second]) {
        await page.goto(`${url}/counter?customer=${id}`)
        await expect(page.getByRole('button', { name: texts.rewards.redeem })).toBeVisible()
      }
      await Promise.all([first, second].map((till) => press(till, texts.rewards.redeem)))
      const told = ({ page }: Screen) => page.getByText(texts.rewards.redeemed('A coffee on us')).count()
      await expect.poll(async () => (await told(first)) + (await told(second))).toBe(1)
      const slower = (await told(first)) === 0 ? first : second
      await expect(slower.page.getByText(/redeemed/i).first()).toBeVisible()
    })
    for (const { page, complaints } of [first, second]) {
      expect(complaints).toEqual([])
      await page.context().close()
    }
  })
})

describe('the camera of the till', () => {
  journey('opens the guest whose code it sees', async () => {
    const till = await stage.open(bothWindows[1]!.size)
    const { unique_customer_id: code } = await (await openBusiness(till, 'camera@example.com')).addCustomer(
      'Uma',
      '+14155550154',
    )
    const browser = await launchWithCameraOn(`regulars:customer:${code}`)
    const seeing = await openScreen(browser, till.url, bothWindows[1]!.size)
    await watched([seeing], async () => {
      await seeing.page.context().addCookies(await till.page.context().cookies())
      await seeing.page.goto(`${till.url}/counter`)
      await press(seeing, texts.scan.open)
      await expect(seeing.page.getByRole('heading', { level: 1, name: 'Uma' })).toBeVisible()
    })
    expect(seeing.complaints).toEqual([])
    await browser.close()
    await till.page.context().close()
  })
})

/** A business with a program of each kind that a till shows, and a reward to claim. */
async function openFullBusiness(till: Screen, email: string) {
  const office = await openBusiness(till, email)
  const { id: program_id } = await office.addProgram('points', 'Points', { minimumRedemption: 10 })
  await office.post('/v1/rewards', { program_id, name: 'A flat white', points_price: 20 })
  await office.addProgram('stamp_card', 'Coffee Card', {
    stampsRequired: 2,
    rewardDescription: 'A coffee on us',
  })
  await office.addProgram('rebate_code', 'Welcome', {})
  return office
}

async function press({ page }: Screen, name: string | RegExp) {
  await pressAtTill(page.getByRole('button', { name, exact: typeof name === 'string' }).first())
}

async function addCustomer(till: Screen, name: string, digits: string) {
  const { page } = till
  await expect(page.getByRole('button', { name: texts.pad.find })).toBeVisible()
  await page.keyboard.type(digits)
  await expect(page.getByText(texts.pad.nobody)).toBeVisible()
  await press(till, texts.pad.add)
  await page.getByLabel(addTexts.firstName).fill(name)
  // Nothing is agreed to before somebody says so, and how.
  const agreed = page.getByLabel(optInTexts.sms)
  await expect(agreed).not.toBeChecked()
  await agreed.check()
  await page.getByText(optInTexts.inPerson).click()
  await press(till, addTexts.save)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** On the customer's own phone, behind the code that the till shows. */
async function choosePin(till: Screen) {
  const { page } = till
  await press(till, pinTexts.open)
  const seen = () => scan(page, page.getByRole('img', { name: pinTexts.code }))
  // The dialog fades in.
  await expect.poll(seen).toMatch(/\/card\//)
  const customer = await stage.open(phone)
  await customer.page.goto((await seen())!)
  await customer.page.getByLabel(links.pinLabel).fill('2580')
  await customer.page.getByRole('button', { name: links.openWithPin }).click()
  await expect(customer.page.getByText('Welcome back, Nora!')).toBeVisible()
  expect(customer.complaints).toEqual([])
  await customer.page.context().close()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** The purchase arrives, its answer doesn't: whatever the till does next, it counts once. */
async function loseTheAnswer(till: Screen) {
  await till.page.route('**/api/v1/purchases', async (route) => {
    await route.fetch()
    await till.page.context().setOffline(true)
    await route.abort()
  })
  await press(till, /^Record/)
  await expect(till.page.getByText(texts.purchase.unknown)).toBeVisible()
  await till.page.context().setOffline(false)
  await till.page.unroute('**/api/v1/purchases')
}

/** Answers with how to let the rules of phone numbers come. */
async function holdBackPhoneRules({ page }: Screen): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const scripts = '**/assets/phoneRules-*.js'
  await page.unroute(scripts)
  await page.route(scripts, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** On the keys of the pad, as a thumb does. */
async function tap(till: Screen, keys: string) {
  for (const key of keys) await press(till, key)
}

async function buy(till: Screen, keys: string) {
  await tap(till, keys)
  await press(till, /^Record \$/)
  await expect(till.page.getByText(texts.done.recorded(`$${Number(keys) / 100}.00`))).toBeVisible()
}

async function findByName({ page }: Screen, name: string) {
  await expect(page.getByRole('button', { name: texts.pad.find })).toBeVisible()
  // Letters go to the search by themselves.
  await page.keyboard.type(name)
  await page.getByRole('button', { name: new RegExp(name) }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** The search says nothing of guests where it finds a reward. */
async function findsItsReward({ page }: Screen, code: string) {
  const toSearch = page.getByRole('button', { name: texts.modes.search, exact: true })
  if (await toSearch.isVisible()) await toSearch.click()
  await page.getByLabel(texts.search.label).fill(code)
  await expect(page.getByText(texts.search.foundReward)).toBeVisible()
  await expect(page.getByText(texts.search.nobody(code))).toBeHidden()
}

async function typeCode(till: Screen, code: string) {
  const { page } = till
  await press(till, texts.scan.open)
  await page.getByLabel(scanTexts.code).fill(code)
  await page.getByRole('button', { name: scanTexts.go }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Amir' })).toBeVisible()
}
