import type { Locator } from '@playwright/test'
import { describe } from 'vitest'
import type { ProgramType } from '#server/loyalty/programs/config.ts'
import { journey } from '#tests/engines/journey.ts'
import { texts as forms } from '#web/console/forms/texts.ts'
import { texts as shell } from '#web/console/page/texts.ts'
import { nameOfCopy } from '#web/console/programs/form/programInputs.ts'
import { texts as simulation } from '#web/console/programs/simulation/texts.ts'
import { texts } from '#web/console/programs/texts.ts'
import { type Office, openBusiness, plans } from '../acts/office.ts'
import { expect } from '../stage/expect.ts'
import { type Screen, watched } from '../stage/screens.ts'
import { setStage, windowsWith } from '../stage/stage.ts'

const stage = setStage()

/**
 * For each type, the defaults of sections 5 and 9 of the specification, and one value beyond a limit with its message.
 */
const kinds: Record<ProgramType, { defaults: Record<string, string>; beyond: [string, string, string] }> = {
  points: {
    defaults: {
      'Points per $1': '1',
      'Minimum redemption': '100',
      'Points expire after': '365',
      'Welcome bonus': '0',
    },
    beyond: ['Points per $1', '0.05', texts.errors.range('0.1', '1,000')],
  },
  stamp_card: {
    defaults: { 'Stamps required': '10', 'Card expires after': '90' },
    beyond: ['Stamps required', '21', texts.errors.range('2', '20')],
  },
  rebate_code: {
    defaults: { 'Discount value': '10', 'Code prefix': 'SAVE', 'Valid for': '30' },
    beyond: ['Discount value', '101', texts.errors.range('1', '100')],
  },
  discount: { defaults: {}, beyond: ['Visits', '0', texts.errors.range('1', '1,000,000')] },
  free_item: {
    defaults: { 'Required purchases': '5', 'Valid for': '30' },
    beyond: ['Required purchases', '0', texts.errors.range('1', '1,000,000')],
  },
}

describe.each(windowsWith('desk'))('the programs of a shop, at $at', ({ at, size }) => {
  const email = (business: string) => `${business}.${at.replaceAll(' ', '.')}@example.com`

  journey('are made of all five types, with the limits and defaults of each', async () => {
    const owner = await stage.open(size)
    await watched([owner], async () => {
      const office = await openBusiness(owner, email('five'))
      await owner.page.goto(`${owner.url}/programs`)
      for (const type of Object.keys(kinds) as ProgramType[]) await make(owner, type)
      await pauseAndActivate(owner, nameOf('points'))
      await simulateByKeys(owner, office, nameOf('stamp_card'))
      await fillCatalogue(owner, nameOf('points'))
      await duplicateAndArchive(owner, nameOf('free_item'))
    })
    expect(owner.complaints).toEqual([])
    await owner.page.context().close()
  })

  journey('are edited in two tabs, and neither loses what was typed', async () => {
    const owner = await stage.open(size)
    const { page, url } = owner
    const other = { ...owner, page: await page.context().newPage() }
    await watched([owner, other], async () => {
      const office = await openBusiness(owner, email('tabs'))
      await office.addProgram('stamp_card', 'Coffee card', { rewardDescription: 'A coffee' })
      for (const tab of [page, other.page]) await tab.goto(`${url}/programs`)
      const [mine, theirs] = [await edit(owner, 'Coffee card'), await edit(other, 'Coffee card')]

      await page.bringToFront()
      await mine.getByLabel('Program name').fill('Morning card')
      await closingAsksFirst(owner, mine, 'Morning card')
      await other.page.bringToFront()
      await theirs.getByLabel('Reward description').fill('Any drink')
      await theirs.getByRole('button', { name: texts.editDialog.submit }).click()
      await expect(theirs).toBeHidden()

      await page.bringToFront()
      await mine.getByRole('button', { name: texts.editDialog.submit }).click()
      const changed = forms.stale.changed('Reward description', 'A coffee', 'Any drink')
      await expect(mine.getByText(changed)).toBeVisible()
      await mine.getByRole('button', { name: forms.stale.take }).click()
      await expect(mine.getByLabel('Program name')).toHaveValue('Morning card')
      await expect(mine.getByLabel('Reward description')).toHaveValue('Any drink')
      await mine.getByRole('button', { name: texts.editDialog.submit }).click()
      await expect(mine).toBeHidden()
      await expect(page.getByRole('heading', { name: 'Morning card' })).toBeVisible()
    })
    expect(owner.complaints).toEqual([])
    await page.context().close()
  })

  journey('are as many as the plan allows, and the rest is told by name', async () => {
    const owner = await stage.open(size)
    const { page, url } = owner
    await watched([owner], async () => {
      const office = await openBusiness(owner, email('free'), plans.free)
      await office.addProgram('stamp_card', 'The only card', {})
      await page.goto(`${url}/programs`)
      await expect(page.getByText(texts.count('1', '1', 1))).toBeVisible()
      await page.getByRole('button', { name: texts.create }).click()
      await expect(page.getByRole('dialog').getByText(texts.createDialog.full('1', 1))).toBeVisible()
    })
    expect(owner.complaints).toEqual([])
    await page.context().close()
  })
})

const nameOf = (type: ProgramType) => `Our ${texts.types[type].label}`

async function make({ page }: Screen, type: ProgramType) {
  const { defaults, beyond } = kinds[type]
  const words = texts.createDialog
  await page.getByRole('button', { name: texts.create, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: texts.types[type].label }).click()
  const submit = dialog.getByRole('button', { name: words.submit })
  await expect(submit).toBeDisabled()
  for (const [label, value] of Object.entries(defaults))
    await expect(fieldOf(dialog, label)).toHaveValue(value)
  if (type === 'discount') await expectLadder(dialog)

  await dialog.getByLabel('Program name').fill(nameOf(type))
  // The card beside the form shows the text while it is typed.
  await expect(dialog.getByRole('complementary').getByText(nameOf(type)).first()).toBeVisible()
  const [label, wrong, message] = beyond
  const field = fieldOf(dialog, label).first()
  const right = await field.inputValue()
  await field.fill(wrong)
  await submit.click()
  await expect(dialog.getByText(message).first()).toBeVisible()
  await field.fill(right)
  await closingAsksFirst({ page }, dialog, nameOf(type))
  await goBackAndForth(dialog, type)
  if (type === 'stamp_card') {
    await submit.click()
    await expect(dialog.getByText(texts.errors.missing)).toBeVisible()
    await dialog.getByLabel('Reward description').fill('A coffee on us')
  }
  await submit.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: nameOf(type) })).toBeVisible()
}

/** A field by its label. The card in the preview shows the same terms, so only inputs count. */
const fieldOf = (dialog: Locator, label: string) => dialog.locator('input').and(dialog.getByLabel(label))

async function expectLadder(dialog: Locator) {
  const values = (label: string) =>
    dialog
      .getByLabel(label, { exact: true })
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
  expect(await values(texts.tiers.visits)).toEqual(['5', '10', '20'])
  expect(await values(texts.tiers.discount)).toEqual(['5', '10', '15'])
}

async function goBackAndForth(dialog: Locator, type: ProgramType) {
  await dialog.getByRole('button', { name: texts.createDialog.back }).click()
  await expect(dialog.getByText(texts.createDialog.choose)).toBeVisible()
  await dialog.getByRole('button', { name: texts.types[type].label }).click()
  await expect(dialog.getByLabel('Program name')).toHaveValue(nameOf(type))
}

async function duplicateAndArchive({ page }: Screen, program: string) {
  const copy = nameOfCopy(program)
  const pick = async (of: string, item: string) => {
    await page.getByRole('button', { name: texts.more(of), exact: true }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  const dialog = page.getByRole('dialog')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await pick(program, texts.duplicate)
  await expect(dialog.getByLabel('Program name')).toHaveValue(copy)
  // Whatever comes into the dialog later moves its buttons.
  await expect(dialog.getByText(simulation.title)).toBeVisible()
  await dialog.getByRole('button', { name: texts.createDialog.submit }).click()
  const heading = page.getByRole('heading', { name: copy })
  await expect(heading).toBeVisible()
  await pick(copy, texts.archive)
  await expect(heading).toBeHidden()
  await page.getByText(texts.archivedTitle('1')).click()
  await page.getByRole('button', { name: `${texts.restore} ${copy}` }).click()
  await expect(heading).toBeVisible()
}

/**
 * A simulation is offered once there is a visit to replay. Enter in its only field starts it, and does not save the
 * form around it.
 */
async function simulateByKeys(owner: Screen, office: Office, program: string) {
  const known = owner.page.waitForResponse(/\/api\/app\/programs\/simulation$/)
  const dialog = await edit(owner, program)
  await known
  await expect(dialog.getByLabel('Program name')).toBeVisible()
  await expect(dialog.getByText(simulation.title)).toHaveCount(0)
  const { id } = await office.addCustomer('Nora', '+14155550181')
  await office.buy(id, {})
  await owner.page.reload()
  await edit(owner, program)
  const cost = dialog.getByLabel(simulation.cost.label)
  await cost.fill('much')
  await cost.press('Enter')
  await expect(dialog.getByText(simulation.cost.unreadable)).toBeVisible()
  await cost.fill('2.50')
  await cost.press('Enter')
  await expect(dialog.getByText(simulation.unchanged)).toBeVisible()
  await dialog.getByRole('button', { name: texts.createDialog.cancel }).click()
  await expect(dialog).toBeHidden()
}

async function pauseAndActivate({ page }: Screen, program: string) {
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: program }) })
  await card.getByRole('button', { name: `${texts.pause} ${program}` }).click()
  await expect(card.getByText(texts.status.paused, { exact: true })).toBeVisible()
  await expect(card.getByText(texts.pausedNote)).toBeVisible()
  await card.getByRole('button', { name: `${texts.activate} ${program}` }).click()
  await expect(card.getByText(texts.status.active, { exact: true })).toBeVisible()
}

async function edit({ page }: Screen, program: string): Promise<Locator> {
  await page.getByRole('button', { name: `${texts.edit} ${program}` }).click()
  return page.getByRole('dialog')
}

/** Escape asks before it closes a dialog with typed text. Staying keeps the text. */
async function closingAsksFirst({ page }: Pick<Screen, 'page'>, dialog: Locator, typed: string) {
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(shell.leave.title)).toBeVisible()
  await question.getByRole('button', { name: shell.leave.stay }).click()
  await expect(question).toBeHidden()
  await expect(dialog.getByLabel('Program name')).toHaveValue(typed)
}

async function fillCatalogue({ page }: Screen, program: string) {
  const words = texts.catalogue
  // While a program has no reward, its card asks for the first and leads straight to the form.
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: program }) })
  await card.getByRole('button', { name: texts.firstReward }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reward name').fill('A flat white')
  await dialog.getByLabel('Points price').fill('90')
  await dialog.getByRole('button', { name: words.create }).click()
  await expect(dialog.getByText(/lets guests claim from 100 points on/).first()).toBeVisible()
  await dialog.getByLabel('Points price').fill('110')
  await dialog.getByRole('button', { name: words.create }).click()
  await expect(dialog.getByText('A flat white', { exact: true })).toBeVisible()
  await expect(dialog.getByText(words.price('110', 110))).toBeVisible()
  await expect(card.getByText(texts.noRewards)).toBeHidden()
  await changePrice(dialog, page)
  await archive(dialog, page)
}

async function changePrice(dialog: Locator, page: Screen['page']) {
  const words = texts.catalogue
  await dialog.getByRole('button', { name: words.actions('A flat white') }).click()
  await page.getByRole('menuitem', { name: words.edit }).click()
  await expect(dialog.getByLabel('Points price')).toHaveValue('110')
  await dialog.getByLabel('Points price').fill('0')
  await dialog.getByRole('button', { name: words.save }).click()
  await expect(dialog.getByText(texts.errors.range('1', '1,000,000,000'))).toBeVisible()
  await dialog.getByLabel('Points price').fill('120')
  // Going back would discard the change.
  await dialog.getByRole('button', { name: words.back }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: shell.leave.stay }).click()
  await dialog.getByRole('button', { name: words.save }).click()
  await expect(dialog.getByText(words.price('120', 120))).toBeVisible()
}

async function archive(dialog: Locator, page: Screen['page']) {
  const words = texts.catalogue
  await dialog.getByRole('button', { name: words.actions('A flat white') }).click()
  await page.getByRole('menuitem', { name: words.archive }).click()
  await expect(dialog.getByText(words.confirm.text(0, '0'))).toBeVisible()
  await dialog.getByRole('button', { name: words.confirm.submit }).click()
  await expect(dialog.getByText(words.empty.title)).toBeVisible()
  await dialog.getByText(words.archived('1')).click()
  await expect(dialog.getByText('A flat white', { exact: true })).toBeVisible()
}
