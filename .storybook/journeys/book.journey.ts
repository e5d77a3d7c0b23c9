import { join } from 'node:path'
import { test as base, expect, type Frame, type Page } from '@playwright/test'
import { serve } from '../../tools/pictures/serve'

/** What Storybook itself says in its console, whatever is shown. */
const own = /'ariaLabel' prop on 'PopoverProvider'/

interface Book {
  /** The address of the served build. */
  address: string
}

/** A journey over the built Storybook. It fails on every error or warning in the console that is not Storybook's own. */
const test = base.extend<{ allowFault: (fault: RegExp) => void }, { book: Book }>({
  book: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const served = await serve({ '': join(import.meta.dirname, '../../storybook-static') })
      await use(served)
      served.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ book }, use) => use(book.address),
  allowFault: [
    async ({ context }, use) => {
      const faults: string[] = []
      const allowed = [own]
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) faults.push(message.text())
      })
      context.on('weberror', (error) => faults.push(String(error.error())))
      await use((fault) => void allowed.push(fault))
      const unexpected = faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))
      expect(unexpected, 'errors and warnings in the console').toEqual([])
    },
    { auto: true },
  ],
})

const dashboard = '/?path=/story/features-dashboards-analyticsscreen--filled'

function shown(page: Page) {
  return page.frameLocator('#storybook-preview-iframe')
}

/** The toolbars that the preview declares: the name of the global, what its button is called, and its choices. */
async function toolbarsOf(frame: Frame) {
  return frame.evaluate(() => {
    const { storyStoreValue } = (
      globalThis as unknown as {
        __STORYBOOK_PREVIEW__: {
          storyStoreValue: {
            projectAnnotations: {
              globalTypes: Record<
                string,
                {
                  description: string
                  toolbar: { items: (string | { value: string; title: string })[] }
                }
              >
            }
          }
        }
      }
    ).__STORYBOOK_PREVIEW__
    return Object.entries(storyStoreValue.projectAnnotations.globalTypes).map(
      ([name, { description, toolbar }]) => ({
        name,
        label: description,
        items: toolbar.items.map((item) =>
          typeof item === 'string' ? { value: item, title: item } : item,
        ),
      }),
    )
  })
}

/** What is chosen in a toolbar, and what can be seen of it; any other choice will do for a toolbar that is not here. */
const choices: Record<string, { value: string; selector?: string }> = {
  scheme: { value: 'ink', selector: 'html[data-scheme=ink]' },
  language: { value: 'ar', selector: 'html[lang=ar][dir=rtl]' },
  layout: { value: 'layout2', selector: '[data-style=layout2]' },
  density: { value: 'compact', selector: 'html[data-density=compact]' },
  motion: { value: 'off', selector: 'html[data-motion=off]' },
  role: { value: 'staff' },
  scenario: { value: 'empty' },
}

test('it opens on the welcome page, under the product’s name', async ({ page }) => {
  await page.goto('/')
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Marketplace console')
  await expect(page.getByRole('link', { name: 'Marketplace console' })).toBeVisible()
  await expect(page).toHaveURL(/welcome--welcome/)
})

test('every toolbar can be switched, and the address reproduces what is seen', async ({
  page,
  context,
}) => {
  await page.goto(dashboard)
  await expect(shown(page).getByText('Businesses').first()).toBeVisible()
  const frame = page.frame({ name: 'storybook-preview-iframe' })
  const toolbars = frame ? await toolbarsOf(frame) : []
  expect(toolbars.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'scheme',
      'language',
      'role',
      'scenario',
      'layout',
      'density',
      'clock',
      'motion',
    ]),
  )
  const wanted: string[] = []
  for (const { name, label, items } of toolbars) {
    const { value } = choices[name] ?? items.at(-2) ?? { value: '' }
    const title = items.find((item) => item.value === value)?.title ?? value
    await page.getByRole('toolbar').getByRole('button', { name: label }).click()
    await page.getByRole('option', { name: title, exact: true }).click()
    await expect(page, `${name} stands in the address`).toHaveURL(new RegExp(`${name}:`))
    const { selector } = choices[name] ?? {}
    if (selector) {
      await expect(shown(page).locator(selector)).toBeAttached()
      wanted.push(selector)
    }
  }
  await page.getByRole('button', { name: 'Viewport size' }).click()
  await page.getByRole('option', { name: /Phone/ }).click()
  const preview = page.locator('#storybook-preview-iframe')
  await expect(preview).toHaveCSS('width', '390px')

  const other = await context.newPage()
  await other.goto(page.url())
  for (const selector of wanted) await expect(shown(other).locator(selector)).toBeAttached()
  await expect(other.locator('#storybook-preview-iframe')).toHaveCSS('width', '390px')
  await expect(shown(other).getByText('لا شيء')).toBeVisible()
})

test('a link pins how a story is seen', async ({ page }) => {
  await page.goto('/?path=/story/welcome--welcome')
  await shown(page).getByRole('link', { name: 'dark and in Arabic' }).click()
  await expect(page).toHaveURL(/analyticsscreen--filled.*scheme:ink;language:ar/)
  await expect(shown(page).locator('html[data-scheme=ink][lang=ar][dir=rtl]')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Colour scheme ink' })).toBeVisible()
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
  await page.goto('/?path=/story/routes--routes')
  await shown(page)
    .getByRole('row', { name: '/dashboards/analytics' })
    .getByRole('link', { name: 'Failed', exact: true })
    .click()
  await expect(page).toHaveURL(/analyticsscreen--failed/)
  await expect(shown(page).getByText('The queues could not be read', { exact: true })).toBeVisible()
})
