import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { readChunks, shellFiles, shellScripts } from '../../../tools/build/chunks'
import { accounts, password } from './support/accounts'
import { type Build, builds } from './support/place'
import { expectDashboard, signInForm } from './support/signIn'
import { expect, test } from './support/test'

/** kB of gzipped JavaScript that may be needed to show the sign-in form. */
const budgets: Record<Build, number> = { plain: 140, sample: 180 }

/** kB of gzipped JavaScript that the shell may need beyond the sign-in page's. It knows every route: each adds about 0.1 kB. */
const shellBudget = 66.5

/** kB of gzipped JavaScript that a signed-in user may need for a screen, the sign-in page's and the shell's included. */
const screenBudgets: Record<string, readonly [kilobytes: number, ...files: string[]]> = {
  'approve products': [336, 'listScreen.tsx', 'products/src/approveProduct.ts'],
  'approve businesses': [329, 'listScreen.tsx', 'businesses/src/approveBusiness.ts'],
  'B2B orders': [343, 'listScreen.tsx', 'orders/src/b2bOrders.ts'],
  staff: [333, 'listScreen.tsx', 'people/src/staff/staffMembers.ts'],
  vouchers: [338, 'listScreen.tsx', 'commission-payments/src/vouchers.ts'],
  companies: [336, 'listScreen.tsx', 'pharmacy/src/companies/companyList.ts'],
  'an order': [481, 'recordScreen.tsx', 'orders/src/order.ts'],
  'a product': [475, 'recordScreen.tsx', 'products/src/productReview.ts'],
  dashboard: [315, 'AnalyticsScreen.tsx'],
  'settings of the shop': [406, 'settings/src/shop/shopSetting.ts'],
}

/** Refusals of prefetches, whose token the server does not know. */
const tokenOfNobody = /^401 /

test('the JavaScript that the sign-in form needs stays within its budget', async ({ build }) => {
  expectWithin(budgets[build], build, neededScripts(build))
})

test('the JavaScript of the shell stays within its budget', async ({ build }) => {
  expectWithin(shellBudget, build, shellScripts(readChunks(builds[build])))
})

for (const [name, [budget, ...files]] of Object.entries(screenBudgets))
  test(`the JavaScript of a screen stays within its budget: ${name}`, async ({ build }) => {
    const { needed } = readChunks(builds[build])
    const scripts = new Set([...shellFiles({ needed }, 'en'), ...needed(...files)])
    expectWithin(budget, build, [...scripts])
  })

test('the sign-in form works with exactly the scripts of its budget and no others', async ({
  page,
  build,
}) => {
  const needed = neededScripts(build).map((file) => `/${file}`)
  const asked = new Set<string>()
  await page.route('**/*.js', (route) => {
    const { pathname } = new URL(route.request().url())
    asked.add(pathname)
    // Files that are not needed never arrive.
    return needed.includes(pathname) ? route.continue() : undefined
  })
  await page.goto('/login-now')
  await fillIn(page)
  await expect(signInForm(page).submit).toBeEnabled()
  expect(needed.filter((file) => !asked.has(file))).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('the form is part of the built page and is shown before any script has loaded', async ({
  page,
}) => {
  await holdScripts(page)
  await page.goto('/login-now', { waitUntil: 'commit' })
  const form = signInForm(page)
  await expect(form.email).toBeVisible()
  await expect(form.password).toBeVisible()
  await expect(form.remember).toBeChecked()
  await expect(form.submit).toBeDisabled()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('keeps text typed before the scripts have loaded', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/login-now', { waitUntil: 'commit' })
  const form = signInForm(page)
  await fillIn(page)
  await page.getByText('Remember Me').click()
  await expect(form.submit).toBeDisabled()
  release()
  await expect(form.submit).toBeEnabled()
  await expect(form.email).toHaveValue(accounts.admin.email)
  await expect(form.password).toHaveValue(password)
  await expect(form.remember).not.toBeChecked()
  await form.submit.click()
  await expectDashboard(page)
  expect(await page.evaluate(() => localStorage.getItem('jwt_access_token'))).toBeNull()
})

test('a form that is submitted before the scripts have loaded puts nothing into the address', async ({
  page,
}) => {
  await page.route('**/login-now', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 204 }) : route.continue(),
  )
  await holdScripts(page)
  await page.goto('/login-now', { waitUntil: 'commit' })
  await fillIn(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login-now')
  const answered = page.waitForResponse((answer) => answer.request().isNavigationRequest())
  // As a password manager does.
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit())
  const sent = (await answered).request()
  expect([sent.method(), new URL(sent.url()).search]).toEqual(['POST', ''])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a signed-in user never sees the form of the built page', async ({ page, faults }) => {
  faults.allow(tokenOfNobody)
  await page.addInitScript(() => {
    localStorage.setItem('jwt_access_token', 'of no known form')
  })
  await holdScripts(page)
  await page.goto('/login-now', { waitUntil: 'commit' })
  await expect(page.locator('form')).toBeAttached()
  await expect(page.locator('form')).toBeHidden()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

for (const { path, screen, words } of [
  {
    path: '/approve-product',
    screen: ['listScreen.tsx', 'products/src/approveProduct.ts'],
    words: 'list',
  },
  {
    path: `/BUSINESS-detail/${'t'.repeat(22)}/`,
    screen: ['recordScreen.tsx', 'businesses/src/businessReview.ts'],
    words: 'businesses',
  },
  { path: '/dashboards/analytics', screen: ['AnalyticsScreen.tsx'], words: 'dashboards' },
])
  test(`all files of ${path} are requested in the signed-in user’s language before a script of the console has run`, async ({
    page,
    build,
    faults,
  }) => {
    faults.allow(tokenOfNobody)
    const { needed } = readChunks(builds[build])
    const files = [
      ...shellFiles({ needed }, 'tr'),
      ...needed(...screen),
      ...needed(`${words}/src/messages/tr.ts`),
    ]
    await page.addInitScript(() => {
      localStorage.setItem('jwt_access_token', 'of no known form')
      localStorage.setItem('settings', JSON.stringify({ language: 'tr' }))
    })
    const asked = new Set<string>()
    await page.route('**/*.js', (route) => {
      const { pathname } = new URL(route.request().url())
      asked.add(pathname.slice(1))
      // The console's own script never arrives.
      return pathname.startsWith('/assets/index-') ? undefined : route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => files.filter((file) => !asked.has(file))).toEqual([])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

function expectWithin(budget: number, build: Build, scripts: readonly string[]): void {
  const total = scripts
    .map((file) => gzipSync(readFileSync(join(builds[build], file)), { level: 9 }).length / 1000)
    .reduce((sum, size) => sum + size, 0)
  expect(total, `${total.toFixed(1)} kB in ${scripts.length} scripts`).toBeLessThanOrEqual(budget)
}

function neededScripts(build: Build): string[] {
  return readChunks(builds[build]).needed('sign-in')
}

/** Holds back all scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

async function fillIn(page: Page): Promise<void> {
  await signInForm(page).email.pressSequentially(accounts.admin.email)
  await signInForm(page).password.pressSequentially(password)
}
