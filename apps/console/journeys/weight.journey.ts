import { untilSettled } from './support/offline'
import { expect, test } from './support/test'

/** Maximum cost of a screen that is opened by its address, at 1440 × 900 with 25 rows. */
interface Weight {
  /** Elements inside `main`. */
  elements: number
  /** Style rules of the page, each inserted while it renders. */
  rules: number
  /** Requests of the API and of `config.json`. */
  calls: number
}

/** Some 3 % more elements and 10 % more rules than each needed when it was measured: a slow answer also draws the loading state. */
const weights: Record<string, Weight> = {
  '/approve-product': { elements: 990, rules: 570, calls: 10 },
  '/business-approve': { elements: 965, rules: 570, calls: 10 },
  '/b2b_orders': { elements: 950, rules: 580, calls: 10 },
  '/staff-members': { elements: 710, rules: 570, calls: 10 },
  '/company-list': { elements: 940, rules: 570, calls: 10 },
  '/agent/total/commission': { elements: 830, rules: 575, calls: 10 },
  '/dashboards/analytics': { elements: 1030, rules: 545, calls: 9 },
  '/dashboards/project': { elements: 505, rules: 540, calls: 9 },
  '/shop-setting': { elements: 425, rules: 410, calls: 8 },
}

test('a screen stays within its budget of elements, style rules and calls', async ({
  page,
  enter,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    // Late requests of the previous page are not counted.
    if (request.isNavigationRequest()) calls.length = 0
    else if (/fetch|xhr/.test(request.resourceType())) calls.push(new URL(request.url()).pathname)
  })
  await page.goto('/login-now')
  await expectWithin('/login-now', { elements: 50, rules: 160, calls: 1 })
  for (const [address, weight] of Object.entries(weights)) {
    await enter(address)
    await expectWithin(address, weight)
  }

  async function expectWithin(address: string, weight: Weight) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await untilSettled(page)
    const found = await page.evaluate(() => ({
      elements: document.querySelectorAll('main *').length,
      rules: [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0),
    }))
    expect.soft(found.elements, `elements of ${address}`).toBeLessThanOrEqual(weight.elements)
    expect.soft(found.rules, `style rules of ${address}`).toBeLessThanOrEqual(weight.rules)
    expect
      .soft(calls.length, `calls of ${address}: ${calls.join(' ')}`)
      .toBeLessThanOrEqual(weight.calls)
  }
})
