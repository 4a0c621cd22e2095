import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { patience, type Started, start } from './harness/started.ts'
import { aVisitor, openBrowser } from './harness/visitor.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'started-'))
let product: Started
let browser: Browser
beforeAll(async () => {
  product = await start(dataDir)
  browser = await openBrowser()
}, patience + 20_000)
afterAll(async () => {
  await browser?.close()
  await product?.interrupt()
  rmSync(dataDir, { recursive: true, force: true })
})

test('a first start makes the demo worlds on the embedded database and tells the address and the accounts', () => {
  expect(product.printed).toContain(dataDir)
  expect(product.printed).toContain('admin@forma.test')
})

describe.each(['desk', 'phone'] as const)('doors, %s', (screen) => {
  test('the administrator of forma signs in at /forma and lands on the dashboard', async () => {
    const visitor = await aVisitor(browser, product.url, { screen })
    const { page } = visitor
    await page.goto('/forma')
    await page.getByRole('heading', { level: 1, name: 'Connexion' }).waitFor()
    await visitor.expectAccessible()
    await page.getByLabel('Adresse mail').fill('admin@forma.test')
    await page.getByLabel('Mot de passe', { exact: true }).fill('Demo2026!')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page.waitForURL('**/admin/dashboard**')
    await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor()
    await visitor.expectAccessible()
    visitor.expectNoFault()
    await visitor.close()
  })

  test('a wrong password is told, the mail is kept, and the keyboard is enough', async () => {
    const visitor = await aVisitor(browser, product.url, { screen })
    const { page } = visitor
    await page.goto('/login/FORMA')
    await page.waitForURL('**/login/forma')
    await page.getByLabel('Adresse mail').focus()
    await page.keyboard.type('admin@forma.test')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Mauvais2026!')
    await page.keyboard.press('Enter')
    await page.getByText('Identifiants incorrects').first().waitFor()
    await expect.poll(() => page.getByLabel('Adresse mail').inputValue()).toBe('admin@forma.test')
    visitor.expectNoFault()
    await visitor.close()
  })
})

test('an unknown tenant has a clear page', async () => {
  const visitor = await aVisitor(browser, product.url)
  await visitor.page.goto('/login/inconnu-au-bataillon')
  await visitor.page.getByText('Cet espace n’existe pas', { exact: false }).waitFor()
  await visitor.expectAccessible()
  await visitor.close()
})

test('English is complete at the door', async () => {
  const visitor = await aVisitor(browser, product.url, { language: 'en' })
  await visitor.page.goto('/forma')
  await visitor.page.getByRole('button', { name: /English/ }).click()
  await visitor.page.getByRole('button', { name: 'Sign in' }).waitFor()
  await visitor.expectAccessible()
  await visitor.close()
})

test('Ctrl-C closes cleanly; a second start finds what was there', async () => {
  expect(await product.interrupt()).toBe(0)
  product = await start(dataDir)
  const visitor = await aVisitor(browser, product.url)
  await visitor.page.goto('/login/forma')
  await visitor.page.getByRole('heading', { level: 1, name: 'Connexion' }).waitFor()
  visitor.expectNoFault()
  await visitor.close()
})
