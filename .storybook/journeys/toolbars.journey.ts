import { expect, type Page } from '@playwright/test'
import { test } from './support/test'

/** A list: its content depends on every toolbar. */
const story = 'features-products-approveproduct--filled'

/** Toolbars that only change a story's look: it isn't restarted. The others change its content: it restarts. */
const looks = ['scheme', 'density', 'motion']

/** Toolbars tried by one test. Toolbars in one group are set in combination, since none of them hides the effect of another. */
const tried = [[looks], [['scenario']], [['role'], ['language', 'layout', 'clock']]]

interface Preview {
  storyStoreValue: {
    projectAnnotations: {
      initialGlobals: Record<string, string>
      globalTypes: Record<string, { toolbar: { items: { value: string | number }[] } }>
    }
  }
}

/** Declarations of a page's preview: the toolbars with their choices, and the initial ones. */
async function toolbarsOf(page: Page) {
  return page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__: Preview
    }
    const { globalTypes, initialGlobals } = preview.storyStoreValue.projectAnnotations
    return {
      initial: initialGlobals,
      choices: Object.fromEntries(
        Object.entries(globalTypes).map(([name, { toolbar }]) => [
          name,
          toolbar.items.map(({ value }) => value),
        ]),
      ),
    }
  })
}

/** Makes a choice as the manager does on a click in a toolbar. */
async function choose(page: Page, name: string, value: string | number | undefined): Promise<void> {
  await page.evaluate(
    (globals) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, content: object) => void }
      }
      channel.emit('updateGlobals', { globals })
    },
    { [name]: value },
  )
}

/** Everything visible of a story: the document's attributes, and every text with its position and colours. */
async function seenIn(page: Page) {
  return page.evaluate(() => {
    const { lang, dir, dataset } = document.documentElement
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? ''
      const element = walker.currentNode.parentElement
      if (text === '' || !element?.checkVisibility() || element.closest('script, style')) continue
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, transitionDuration } = getComputedStyle(element)
      const place = [x, y, width, height].map(Math.round).join(' ')
      // Removes texts that change with time: countdowns, and times of reading.
      const lasting = text
        .replace(/\d+ seconds?/, 'some seconds')
        .replace(/\p{Nd}{1,2}:\p{Nd}{2}/u, 'a time')
      texts.push(`${lasting} | ${place} | ${color} ${backgroundColor} ${transitionDuration}`)
    }
    return {
      wears: { lang, dir, ...Object.fromEntries(Object.entries(dataset)) },
      // A refused read may be retried automatically.
      isLoading:
        document.querySelector('[aria-busy=true]') !== null &&
        document.querySelector('[role=alert]') === null,
      texts,
    }
  })
}

type Seen = Awaited<ReturnType<typeof seenIn>>

/** A slow machine needs time until a page comes to rest. */
const patience = { timeout: 60_000, intervals: [250] }

/** Opens the story alone, as a page of its own, with the settings of a link. */
async function openStory(page: Page, link: string): Promise<void> {
  const parameters = new URLSearchParams({ viewMode: 'story', id: story, globals: link })
  await page.goto(`/iframe.html?${parameters}`)
}

/**
 * Expects a page to show the same as a fresh one, once both are at rest, and returns what that is. With 429 both are read again and again,
 * perhaps never at rest at the same time: so the last state of the fresh one at rest is remembered.
 */
async function expectSame(page: Page, fresh: Page, what: string): Promise<Seen> {
  let expected = await seenIn(fresh)
  await expect(async () => {
    const seen = await seenIn(fresh)
    if (!seen.isLoading) expected = seen
    expect(expected.isLoading, `${what}: a fresh page is loading`).toBe(false)
    expect(expected.texts.length, `${what}: texts of a fresh page`).toBeGreaterThan(0)
    expect(await seenIn(page), what).toEqual(expected)
  }).toPass(patience)
  return expected
}

for (const groups of tried)
  test(`every choice of a toolbar shows the same as a fresh page of its link, and so does a reset: ${groups.flat().join(', ')}`, async ({
    page,
    context,
    allowFault,
  }) => {
    // A fresh page for each of up to thirteen choices.
    test.slow()
    // Scenarios and roles cause refusals, which the browser itself logs.
    allowFault(/Failed to load resource|ERR_FAILED/)
    const fresh = await context.newPage()
    // Animations would take most of the processor while it waits; with reduced motion the toolbar for motion would change nothing.
    if (!groups.flat().includes('motion'))
      for (const each of [page, fresh]) await each.emulateMedia({ reducedMotion: 'reduce' })
    for (const each of [page, fresh]) {
      await openStory(each, '')
      // The counts of the views arrive last, and nothing shows that they are pending.
      await expect(each.getByRole('link', { name: /^Overdue\s*\d/ })).toBeVisible(patience)
    }
    const first = await expectSame(page, fresh, 'at first')
    const { initial, choices } = await toolbarsOf(page)
    expect(Object.keys(choices).toSorted(), 'toolbars that are tried').toEqual(
      tried.flat(2).toSorted(),
    )
    for (const toolbars of groups) {
      for (const chosen of together(toolbars, choices, initial)) {
        const link = chosen.map(([name, value]) => `${name}:${value}`).join(';')
        for (const [name, value] of chosen) await choose(page, name, value)
        await openStory(fresh, link)
        await expectSame(page, fresh, link)
      }
      for (const name of toolbars) await choose(page, name, initial[name])
      await expect(async () => expect(await seenIn(page)).toEqual(first), {
        message: `${toolbars.join(', ')}: back to the first`,
      }).toPass(patience)
    }
  })

/** Combines the choices of some toolbars except each one's first, one of each at a time; a toolbar with fewer choices keeps its last. */
function together(
  toolbars: readonly string[],
  choices: Record<string, (string | number)[]>,
  initial: Record<string, string>,
): (readonly [name: string, value: string | number])[][] {
  const others = toolbars.map(
    (name) =>
      [name, choices[name]?.filter((value) => String(value) !== initial[name]) ?? []] as const,
  )
  const longest = Math.max(...others.map(([, values]) => values.length))
  return Array.from({ length: longest }, (_, place) =>
    others.flatMap(([name, values]) => {
      const value = values[Math.min(place, values.length - 1)]
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
}

test('the toolbar shows a link’s settings, and its choices are applied and added to the address', async ({
  page,
  allowFault,
}) => {
  allowFault(/Failed to load resource/)
  await page.goto(`/?path=/story/${story}&globals=scenario:500;role:staff`)
  const network = page.getByRole('button', { name: 'What the network does' })
  const shown = page.frameLocator('#storybook-preview-iframe')
  const retry = shown.getByRole('button', { name: 'Try again' })
  await expect(network).toHaveText('Network: 500')
  await expect(retry).toBeVisible()

  await network.click()
  await page.getByRole('option', { name: 'Network: ok', exact: true }).click()
  await expect(network).toHaveText('Network: ok')
  await expect(retry).toHaveCount(0)
  await expect(shown.getByRole('rowheader').first()).toBeVisible()

  await network.click()
  await page.getByRole('option', { name: 'Network: 500', exact: true }).click()
  await expect(page).toHaveURL(/scenario:500/)
  await expect(retry).toBeVisible()
})

test('a choice in the shell sets the toolbar, and so the whole page', async ({ page }) => {
  await page.goto('/?path=/story/shell-shell--layout-1')
  const shown = page.frameLocator('#storybook-preview-iframe')
  await shown.getByRole('button', { name: 'Colour schemes' }).click()
  await shown.getByRole('radio', { name: 'Ink', exact: true }).click()
  await expect(page).toHaveURL(/scheme:ink/)
  await expect(shown.locator('html')).toHaveAttribute('data-scheme', 'ink')

  await shown.getByRole('button', { name: 'Close theme settings' }).click()
  await shown.getByRole('button', { name: 'Language: English' }).click()
  await shown.getByRole('menuitemradio', { name: /العربية/ }).click()
  await expect(page).toHaveURL(/language:ar/)
  await expect(shown.locator('html')).toHaveAttribute('dir', 'rtl')
})
