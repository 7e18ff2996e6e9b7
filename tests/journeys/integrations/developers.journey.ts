import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { freePort } from '#tests/engines/postgresProcess.ts'
import { texts as keys } from '#web/console/api-keys/texts.ts'
import { texts as webhooks } from '#web/console/webhooks/texts.ts'
import { texts } from '#web/developers/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { openBusiness } from '../acts/office.ts'
import { expect } from '../stage/expect.ts'
import { desk, phone, watched } from '../stage/screens.ts'
import { bothWindows, drawn, setStage } from '../stage/stage.ts'

const stage = setStage()

describe('the page for programmers', () => {
  journey.each(drawn(bothWindows))('finds calls by what is typed, on $at', async ({ size }) => {
    const visitor = await stage.open(size)
    const { page } = visitor
    await watched([visitor], async () => {
      await page.goto(`${stage.server.url}/developers`)
      await expect(page).toHaveTitle(texts.title)
      const call = (id: string) => page.locator(`#${id}`)
      await page.getByRole('searchbox', { name: texts.search }).fill('purchases preview')
      await expect(page.locator('#found')).toHaveText('1 call')
      await expect(call('previewPurchase')).toBeVisible()
      await expect(call('listCustomers')).toBeHidden()
      await page.getByRole('searchbox').fill('exports:read')
      await expect(call('exportLedger')).toBeVisible()
      await page.getByRole('searchbox').fill('')
      await expect(call('listCustomers')).toBeVisible()
      await expect(page.locator('#found')).toHaveText('')
    })
    expect(visitor.complaints).toEqual([])
  })

  journey('is whole without a script, which only its search needs', async () => {
    const context = await stage.browser.newContext({
      baseURL: stage.server.url,
      viewport: phone,
      javaScriptEnabled: false,
    })
    const page = await context.newPage()
    await page.goto('/developers')
    await expect(page.getByRole('searchbox')).toBeHidden()
    await page.getByRole('link', { name: texts.errors.title, exact: true }).click()
    await expect(page.getByRole('heading', { name: texts.errors.title })).toBeInViewport()
    await expect(page.locator('#exportLedger')).toBeVisible()
    await context.close()
  })

  journey.each(drawn(bothWindows))(
    'sends a call with a key that stays in the page, and asks nobody but us, on $at',
    async ({ size }) => {
      const [office, visitor] = [await stage.open(desk), await stage.open(size)]
      const { post } = await openBusiness(office, 'tries@example.com')
      await confirmAddress(office.url, stage.inbox, 'tries@example.com')
      const { secret } = await post<{ secret: string }>('/app/api-keys', { name: 'Trying' })
      const { page } = visitor
      const asked = new Set<string>()
      page.on('request', (request) => asked.add(new URL(request.url()).origin))
      await watched([visitor], async () => {
        await page.route('**/api/openapi.json', (route) => route.abort(), { times: 1 })
        await page.goto('/developers/try#addCustomer')
        await expect(page.getByText(texts.tryIt.failed)).toBeVisible()
        await page.goto('/developers')
        await page.locator('#addCustomer').getByRole('link', { name: texts.tryIt.link }).click()
        await page.getByRole('textbox', { name: 'Bearer Token' }).fill(secret)
        await page.getByRole('button', { name: /^Send post request/ }).click()
        const answer = page.getByRole('region', { name: 'Response' })
        await expect(answer.getByText('201 Created')).toBeVisible()
        await expect(answer.getByText('unique_customer_id')).toBeVisible()
        expect(await keptIn(page)).not.toContain(secret)
        await page.getByRole('button', { name: 'Close Client' }).click()
        await expect(page.locator('#addCustomer')).toBeInViewport()
      })
      expect([...asked]).toEqual([stage.server.url])
      expect(visitor.complaints).toEqual([])
    },
  )

  journey(
    'leads a newcomer to a first purchase by curl and a verified webhook by what it says alone',
    async () => {
      const [office, reader] = [await stage.open(desk), await stage.open(desk)]
      const { page, url } = office
      await openBusiness(office, 'newcomer@example.com')
      await confirmAddress(url, stage.inbox, 'newcomer@example.com')
      await watched([office, reader], async () => {
        await reader.page.goto(`${url}/developers`)
        const linkTo = (name: string) => reader.page.getByRole('link', { name }).getAttribute('href')
        const code = (part: string, name: string) =>
          reader.page
            .locator(`#${part} figure`)
            .filter({ has: reader.page.getByText(name, { exact: true }) })
            .locator('code')
            .allTextContents()

        await page.goto(`${url}${await linkTo(texts.guide.key.link)}`)
        await page.getByRole('button', { name: keys.make }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel(keys.dialog.name, { exact: true }).fill('Web shop')
        await dialog.getByRole('button', { name: keys.dialog.submit }).click()
        const key = await dialog.getByLabel(keys.dialog.key).inputValue()
        await dialog.getByRole('button', { name: keys.dialog.done }).click()

        const port = await freePort()
        await page.goto(`${url}${await linkTo(texts.webhooks.link)}`)
        await page.getByRole('button', { name: webhooks.make }).click()
        await dialog.getByLabel(webhooks.form.url).fill(`http://localhost:${port}`)
        await dialog.getByRole('button', { name: webhooks.form.submit }).click()
        const secret = await dialog.getByLabel(webhooks.secret.label).inputValue()
        await dialog.getByRole('button', { name: webhooks.secret.done }).click()
        const [program] = await code('webhooks', 'receive.mjs')
        const receiver = runProgram(program!, { WEBHOOK_SECRET: secret, PORT: String(port) })
        try {
          await expect.poll(() => isListening(port)).toBe(true)
          await page.getByRole('button', { name: webhooks.actions(`localhost:${port}`) }).click()
          await page.getByRole('menuitem', { name: webhooks.test }).click()
          await expect.poll(receiver.printed).toContain('webhook.test')

          const [addCustomer, recordPurchase] = await code('guide', 'curl')
          const customer = await inShell(addCustomer!, key)
          const bought = await inShell(recordPurchase!.replace('CUSTOMER_ID', customer.id!), key)
          expect(bought).toMatchObject({ customer_id: customer.id, amount: 480 })
          await expect.poll(receiver.printed).toContain(bought.operation_id!)
        } finally {
          receiver.end()
        }
      })
    },
  )
})

/** The traces of the page that the browser keeps after the visit. */
const keptIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    return JSON.stringify([localStorage, sessionStorage, databases, document.cookie])
  })

/** The program of the page in a folder of its own, where it finds the package that the page has it install. */
function runProgram(text: string, environment: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'regulars-receiver-'))
  writeFileSync(join(folder, 'receive.mjs'), text)
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const program = spawn(process.execPath, ['receive.mjs'], { cwd: folder, env: environment })
  let printed = ''
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (text) => {
      printed += text
    })
  const end = () => {
    program.kill()
    rmSync(folder, { recursive: true })
  }
  return { printed: () => printed, end }
}

/** Any answer: without a signature the program refuses. */
const isListening = (port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}`).then(
    ({ status }) => status === 400,
    () => false,
  )

/** Runs a command of the page in a shell, as its reader does, and returns the answer. */
async function inShell(command: string, key: string): Promise<Record<string, string>> {
  const { stdout } = await promisify(execFile)('sh', ['-c', command], {
    env: { ...process.env, REGULARS_KEY: key },
  })
  return JSON.parse(stdout)
}
