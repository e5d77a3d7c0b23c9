import { accounts } from './support/accounts'
import { pictureHost } from './support/place'
import { expectDashboard } from './support/signIn'
import type { ScriptedServer } from './support/scriptedServer'
import { expect, test } from './support/test'

const reviewToken = 'review-000000000001'
const elsewhere = 'https://elsewhere.example'

/** A valid review. */
const review = {
  reviewToken,
  version: 1,
  _actions: [],
  status: 'pending',
  rating: 4,
  title: 'Good maize',
  body: 'It came the next day.',
  lang: 'en',
  product: { token: 'product-00000000001', label: 'Maize', productToken: 'product-00000000001' },
  business: { token: 'business-0000000001', label: 'Ada Market' },
  author: { name: 'Joy Achieng', userToken: 'user-00000000000001' },
  verifiedPurchase: true,
  reports: 0,
  signals: [],
  isMasked: false,
  submittedAt: '2026-06-15T11:00:00+03:00',
  dueAt: '2026-06-16T09:00:00Z',
  decision: null,
}

/** Answers the list of reviews, its views and its counts. */
function answerList(server: ScriptedServer, ...items: readonly unknown[]) {
  server.answer('GET /reviews', pageOf(items))
  server.answer('GET /reviews/counts', { status: 200, body: { counts: [] } })
  server.answer('GET /me/views/products-review', { status: 200, body: { views: [] } })
}

function pageOf(items: readonly unknown[]) {
  return {
    status: 200,
    body: {
      items,
      page: 1,
      pageSize: 25,
      total: items.length,
      asOf: '2026-06-15T09:00:00Z',
      facets: {},
    },
  }
}

test('an invalid row leaves the others in the list, which says how many are missing', async ({
  page,
  enter,
  server,
}) => {
  answerList(server, review, { ...review, status: 'enchanted' })
  await enter('/products-review')
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  const notice = page.getByText('1 of 2 records couldn’t be shown')
  await expect(notice).toContainText('status')
  await expect(notice).toContainText(/request-\d+/)
})

test('a picture from a configured host is shown; one from another host is refused, and the screen says so', async ({
  page,
  enter,
  server,
  faults,
}) => {
  faults.expect(
    `policy img-src refused ${elsewhere}/1.svg`,
    'failed GET /1.svg',
    /violates the following Content/,
  )
  const asked: string[] = []
  await page.route(/media\.example|elsewhere\.example/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>',
    })
  })
  const images = [`${pictureHost}/0.svg`, `${elsewhere}/1.svg`].map((url, place) => ({
    mediaToken: `picture-00000000000${place}`,
    url,
    alt: `Picture ${place}`,
    width: 64,
    height: 64,
  }))
  answerList(server, review)
  server.answer(`GET /reviews/${reviewToken}`, {
    status: 200,
    body: {
      ...review,
      body: 'Good.',
      marks: [],
      images,
      order: null,
      reply: null,
      otherReviews: [],
    },
  })
  await enter(`/products-review?selected=${reviewToken}`)
  const shown = page.getByRole('img', { name: 'Picture 0' })
  await expect(shown).toBeVisible()
  await expect
    .poll(() =>
      shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    )
    .toBe(true)
  await page.getByRole('button', { name: 'Picture 2 of 2' }).click()
  await expect(page.getByText('Couldn’t load this picture.')).toBeVisible()
  await expect(page.getByText(/elsewhere\.example.? isn’t responding/)).toBeVisible()
  expect(asked.filter((url) => url.startsWith(elsewhere))).toEqual([])
})

for (const path of [
  '/business-detail/..%2F..%2F..%2Fsecret',
  '/Product-details/%2e%2e%2fsecret',
  '/product-details?secureToken=../../secret',
])
  test(`${path} shows that no record was found, without a request`, async ({
    page,
    enter,
    server,
  }) => {
    await enter(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Record not found' })).toBeVisible()
    expect(server.calls.filter(({ name }) => /secret/i.test(name))).toEqual([])
  })

for (const path of ['/approved-business-detail', '/featured-details'])
  test(`${path} without a token asks for no record of that name`, async ({
    page,
    enter,
    server,
  }) => {
    await enter(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(server.calls.filter(({ name }) => /detail/.test(name))).toEqual([])
  })

test('after a deployment during the session missing code is reported, and the page can be reloaded', async ({
  page,
  enter,
  context,
  faults,
}) => {
  faults.expect(/^404 GET \/assets\//)
  await enter()
  await context.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }))
  const notice = page.getByRole('alert').filter({ hasText: 'This couldn’t be loaded.' })
  for (const name of [
    'Search',
    'Quick panel',
    'Language: English (EN)',
    `Account: ${accounts.admin.name}`,
  ]) {
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click()
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: 'Close' }).click()
    await expect(notice).toHaveCount(0)
  }
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(notice).toBeVisible()
  await context.unrouteAll()
  await notice.getByRole('button', { name: 'Reload the page' }).click()
  await expectDashboard(page)
})

test('a language whose messages are missing says so, and the page stays as it was', async ({
  page,
  enter,
  context,
  faults,
}) => {
  faults.expect(/^404 GET \/assets\/(shell-messages-)?tr/)
  await context.route(/\/assets\/(shell-messages-)?tr-/, (route) =>
    route.fulfill({ status: 404, body: '' }),
  )
  await enter()
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click()
  await expect(page.getByText('This couldn’t be loaded.')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

for (const { path, language, title, reload } of [
  {
    path: '/login-now',
    language: 'en',
    title: 'The console can’t start',
    reload: 'Reload the page',
  },
  {
    path: '/approve-product',
    language: 'ar',
    title: 'لا يمكن بدء لوحة التحكم',
    reload: 'إعادة تحميل الصفحة',
  },
])
  test(`an old page whose scripts are missing says so at ${path}`, async ({ page, faults }) => {
    faults.expect('404 GET /assets/index')
    // The message replaces the form.
    faults.allowLayoutShift(1)
    await page.addInitScript((chosen) => {
      localStorage.setItem('settings', JSON.stringify({ language: chosen }))
    }, language)
    await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(path)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await page.unrouteAll()
    await page.getByRole('button', { name: reload }).click()
    await expect(page.getByRole('textbox').first()).toBeVisible()
  })
