import { expect, type Page } from '@playwright/test'
import { test } from './support/test'

function shown(page: Page) {
  return page.frameLocator('#storybook-preview-iframe')
}

test('opens on the welcome page, under the product’s name, and a link there sets the toolbars of a story', async ({
  page,
}) => {
  await page.goto('/')
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Marketplace console')
  await expect(page.getByRole('link', { name: 'Marketplace console' })).toBeVisible()
  await expect(page).toHaveURL(/welcome--welcome/)
  await shown(page).getByRole('link', { name: 'the same in dark and Arabic' }).click()
  await expect(page).toHaveURL(/analyticsscreen--filled.*scheme:ink;language:ar/)
  await expect(shown(page).locator('html[data-scheme=ink][lang=ar][dir=rtl]')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Scheme: ink' })).toBeVisible()
})

test('a state of a chart leads to its story, and the toolbar stays as it was', async ({
  page,
  allowFault,
}) => {
  allowFault(/500/)
  await page.goto('/?path=/story/machines--session&globals=scheme:forest')
  await shown(page).getByRole('link', { name: 'restorable' }).click()
  await expect(page).toHaveURL(/loginscreen--not-restored/)
  await expect(shown(page).getByRole('alert')).toBeVisible()
  await expect(shown(page).locator('html[data-scheme=forest]')).toBeAttached()
})

test('a route of the specification leads to the stories of its screen', async ({
  page,
  allowFault,
}) => {
  allowFault(/500/)
  await page.goto('/?path=/story/screens--screens')
  await shown(page)
    .getByRole('region', { name: '/dashboards/analytics' })
    .getByRole('link', { name: 'Failed', exact: true })
    .click()
  await expect(page).toHaveURL(/analyticsscreen--failed/)
  await expect(shown(page).getByText('Couldn’t load the queues', { exact: true })).toBeVisible()
})

test('the gallery shows a picture of each screen, in the look of the toolbars', async ({
  page,
}) => {
  await page.goto('/?path=/story/screens--screens&globals=scheme:ink;language:ar')
  const pictures = shown(page).getByRole('img', { name: /^\/log/ })
  const copy = pictures.nth(2).locator('iframe').contentFrame()
  await expect(copy.locator('html[data-scheme=ink][dir=rtl] #storybook-root')).toHaveText(/\S/)
  await expect(page).toHaveURL(/screens--screens/)
  await shown(page).getByRole('switch', { name: 'Thumbnails' }).press('Space')
  await expect(pictures).toHaveCount(0)
})

test('a call that is handled after its story was left causes no error', async ({ page }) => {
  await page.addInitScript(() => {
    // The service worker delays every call by half a second, as on a slow machine.
    const { serviceWorker } = navigator
    const listen = serviceWorker.addEventListener.bind(
      serviceWorker,
    ) as EventTarget['addEventListener']
    serviceWorker.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: AddEventListenerOptions | boolean,
    ) =>
      listen(
        type,
        type === 'message' && typeof listener === 'function'
          ? (event) => void setTimeout(listener, 500, event)
          : listener,
        options,
      )
  })
  const asked = page.waitForRequest(/\/products\?/)
  await page.goto('/iframe.html?viewMode=story&id=features-products-approveproduct--filled')
  await asked
  await page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, content: object) => void }
    }
    const storyId = 'features-samples-profile-profilescreen--filled'
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
  await expect(page.getByRole('article')).toHaveCount(4)
})

test('a docs page shows what a component is for, and its example follows the toolbars', async ({
  page,
}) => {
  await page.goto('/?path=/story/components--components&globals=scheme:ink;language:ar')
  await shown(page).getByRole('link', { name: 'Button', exact: true }).click()
  await expect(page).toHaveURL(/path=\/docs\/ui-primitives-button--docs/)
  const docs = shown(page).locator('#storybook-docs')
  await expect(docs.getByRole('heading', { level: 1 })).toHaveText('Button')
  await expect(docs.getByRole('region', { name: 'Keyboard' })).toContainText(
    'Enter and Space press it',
  )
  await expect(docs.getByRole('listitem').filter({ hasText: 'Name the result' })).toContainText(
    'Send link',
  )
  await expect(shown(page).locator('html[data-scheme=ink]')).toBeAttached()
  const example = docs.locator('[lang=ar][dir=rtl]').getByRole('button', { name: 'Save' }).first()
  await expect(example).toBeVisible()
  await docs.getByPlaceholder('Edit string').first().fill('Store')
  await expect(docs.getByRole('button', { name: 'Store' })).toBeVisible()
})

/** Bytes of the files of a kind that a page has fetched, before their compression. */
async function fetched(page: Page, ending: string): Promise<number> {
  return page.evaluate((end) => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return files
      .filter(({ name }) => name.endsWith(end))
      .reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0)
  }, ending)
}

for (const [kind, story, most] of [
  ['a component', 'ui-primitives-button--primary', 2_400_000],
  ['a screen', 'features-products-approveproduct--filled', 4_000_000],
] as const)
  test(`${kind} fetches less than ${most / 1e6} MB of scripts, and an index of less than 1.1 MB`, async ({
    page,
  }) => {
    // By default only 250 files are listed.
    await page.addInitScript(() => performance.setResourceTimingBufferSize(1000))
    // Without the manager, which has further stories loaded in advance.
    await page.goto(`/iframe.html?viewMode=story&id=${story}`)
    await page.waitForFunction(() => {
      const { __STORYBOOK_PREVIEW__: shown } = globalThis as unknown as {
        __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
      }
      return shown?.currentRender?.phase === 'finished'
    })
    expect(await fetched(page, '.js'), 'scripts').toBeLessThan(most)
    expect(await fetched(page, '/index.json'), 'index').toBeLessThan(1_100_000)
  })

test('the manager fetches less than 3.1 MB of scripts', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Marketplace console' })).toBeVisible()
  expect(await fetched(page, '.js')).toBeLessThan(3_100_000)
})
