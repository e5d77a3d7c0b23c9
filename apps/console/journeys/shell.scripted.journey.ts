import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import type { ScriptedServer } from './support/scriptedServer'
import { accounts } from './support/accounts'
import { goOffline } from './support/offline'
import { elsewhere } from './support/open'
import { expectDashboard } from './support/signIn'
import { expect, test } from './support/test'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' })
const toolbarButton = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true })

test.describe('navigation', () => {
  test('specification 2: shows sections and entries, and marks the active one', async ({
    page,
    enter,
  }) => {
    await enter()
    await expect(navigation(page).getByText('Applications')).toBeVisible()
    await expect(navigation(page).getByRole('link', { name: 'Analytics' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(navigation(page).getByRole('link', { name: 'Product images' })).toBeAttached()
  })

  test('specification 4 and 9: folds to 64 px, expands under the mouse, and stays folded after a reload', async ({
    page,
    enter,
  }) => {
    await enter()
    await page.getByRole('button', { name: 'Fold navigation' }).click()
    await page.mouse.move(700, 500)
    await expect.poll(() => widthOf(page)).toBe(64)
    expect((await page.getByRole('main').boundingBox())?.x).toBe(64)
    await navigation(page).hover()
    await expect.poll(() => widthOf(page)).toBe(280)
    expect((await page.getByRole('main').boundingBox())?.x).toBe(64)
    await page.mouse.move(700, 500)
    await expect.poll(() => widthOf(page)).toBe(64)
    await page.reload()
    await expectDashboard(page)
    expect(await widthOf(page)).toBe(64)
    await expectAccessible(page)
  })
})

test.describe('command palette', () => {
  test('specification 2, 5 and 9: opens with Ctrl K, opens the first result with Enter, clears with Escape', async ({
    page,
    enter,
    faults,
  }) => {
    // This server has no sample apps: their searches fail.
    faults.expect(/^404 GET \/[\w-]+-app\//)
    await enter()
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox')
    await expect(field).toBeFocused()
    await page.keyboard.type('  ANÁL')
    await expect(page.getByRole('option', { name: 'Analytics' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(field).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(field).toHaveValue('')
    await page.keyboard.type('nothing like it')
    await expect(page.getByText('No results.', { exact: true })).toBeVisible()
    await field.fill('analytics')
    await page.keyboard.press('Enter')
    await expect(field).toHaveCount(0)
    await expectDashboard(page)
  })
})

test.describe('shortcuts', () => {
  test('specification 2 and 3: are pinned with the star, stored for the user, and found by substring', async ({
    page,
    enter,
    server,
  }) => {
    await enter()
    await toolbarButton(page, 'Shortcuts').click()
    const field = page.getByRole('dialog').getByRole('searchbox')
    await expect(field).toBeFocused()
    await field.fill('LYT')
    await page.getByRole('button', { name: 'Pin Analytics' }).click()
    await page.keyboard.press('Escape')
    const pinned = navigation(page).getByRole('list', { name: 'Shortcuts' }).getByRole('link')
    await expect(pinned).toHaveText('Analytics')
    await toolbarButton(page, 'Shortcuts').click()
    await expect(field).toHaveValue('')
    await page.keyboard.press('Escape')
    await whenSaved(server)
    await page.reload()
    await expectDashboard(page)
    await expect(pinned).toHaveText('Analytics')
  })
})

test.describe('menus', () => {
  test('specification 2: Learn More of the language menu leads to a page', async ({
    page,
    enter,
  }) => {
    await enter()
    await page.getByRole('button', { name: 'Language: English' }).click()
    await page.getByRole('menuitem', { name: 'Learn More' }).click()
    await expect(page).toHaveURL('/documentation/working-with-fuse-react/multi-language')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Working in several languages')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('specification 2: a guest’s user menu leads to the login', async ({ page }) => {
    await page.goto('/documentation/working-with-fuse-react/multi-language')
    await page.getByRole('button', { name: 'Account: Guest' }).click()
    await page.getByRole('menuitem', { name: 'Login' }).click()
    await expect(page).toHaveURL('/login')
  })

  test('every entry of the user menu leads to an existing screen', async ({
    page,
    enter,
    faults,
  }) => {
    // This server has no sample apps.
    faults.allow(/^404 GET \/(profile|mail-app)\//)
    await enter()
    await page.getByRole('button', { name: `Account: ${accounts.admin.name}` }).click()
    for (const item of await page.getByRole('menuitem').all()) {
      const href = await item.getAttribute('href')
      if (href === null) continue
      const response = await page.context().newPage()
      await response.goto(href)
      await expect(response).not.toHaveURL(/error-404/)
      await response.close()
    }
  })
})

test.describe('quick panel', () => {
  test('specification 2 and 9: shows events, notes and three switches in 280 px; Escape restores the focus', async ({
    page,
    enter,
  }) => {
    await enter(elsewhere)
    const open = toolbarButton(page, 'Quick panel')
    await open.click()
    const panel = page.getByRole('dialog', { name: 'Quick panel' })
    for (const name of ['Events', 'Notes'])
      await expect(panel.getByRole('heading', { name })).toBeVisible()
    await expect(panel.getByRole('listitem').first()).toBeVisible()
    await expect(panel.getByRole('switch')).toHaveCount(3)
    await expect(panel.getByRole('switch', { name: 'Notifications' })).toBeChecked()
    await expect(panel.getByRole('switch', { name: 'Cloud Sync' })).not.toBeChecked()
    await panel.getByText('Cloud Sync').click()
    await expect(panel.getByRole('switch', { name: 'Cloud Sync' })).toBeChecked()
    await expect(panel.getByRole('switch', { name: 'Notifications' })).toBeChecked()
    await expect.poll(async () => (await panel.locator('..').boundingBox())?.width).toBe(280)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(open).toBeFocused()
    await open.click()
    await expect(panel.getByRole('switch', { name: 'Cloud Sync' })).toBeChecked()
    await page.mouse.click(400, 500)
    await expect(panel).toHaveCount(0)
  })
})

test.describe('team chat', () => {
  test('specification 2, 4 and 8: a contact is selected, a message sent, and Escape clears the selection', async ({
    page,
    enter,
  }) => {
    await enter(elsewhere)
    const chat = page.getByRole('complementary', { name: 'Team Chat' })
    await toolbarButton(page, 'Team chat').click()
    await expect(chat.getByText('Select a contact to start a conversation.')).toBeVisible()
    await chat.getByRole('toolbar', { name: 'Contacts' }).getByRole('button').first().click()
    const field = chat.getByRole('textbox')
    await expect(field).toBeVisible()
    await field.fill('   ')
    await page.keyboard.press('Enter')
    await field.fill('On my way')
    await page.keyboard.press('Enter')
    await expect(chat.getByRole('log').getByText('On my way')).toBeVisible()
    await expect(field).toHaveValue('')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(chat).toBeHidden()
    await toolbarButton(page, 'Team chat').click()
    await expect(chat.getByText('Select a contact to start a conversation.')).toBeVisible()
  })

  test('specification 2: on small screens it opens from the toolbar', async ({ page, enter }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await enter(elsewhere)
    await toolbarButton(page, 'Team chat').click()
    await expect(page.getByText('Select a contact to start a conversation.')).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('theme panel', () => {
  test('specification 4: a layout style resets its layout, and the choice is stored for the user', async ({
    page,
    enter,
    server,
  }) => {
    await enter()
    await page.getByRole('button', { name: 'Theme settings' }).first().click()
    const panel = page.getByRole('dialog', { name: 'Theme settings' })
    await expect.poll(async () => (await panel.locator('..').boundingBox())?.width).toBe(380)
    await panel.getByText('Folded to icons').click()
    await expect.poll(() => widthOf(page)).toBe(64)
    await panel.getByRole('radio', { name: 'Layout 3' }).check({ force: true })
    await expect(page.locator('[data-style=layout3]')).toBeVisible()
    await panel.getByRole('radio', { name: 'Layout 1' }).check({ force: true })
    await expect.poll(() => widthOf(page)).toBe(280)
    await panel.getByRole('radio', { name: 'Layout 2' }).check({ force: true })
    await page.keyboard.press('Escape')
    await whenSaved(server)
    await page.reload()
    await expectDashboard(page)
    await expect(page.locator('[data-style=layout2]')).toBeVisible()
    await expectAccessible(page)
  })

  test('one click on a scheme changes the console’s colours', async ({ page, enter }) => {
    await enter(elsewhere)
    await page.getByRole('button', { name: 'Colour schemes' }).click()
    const panel = page.getByRole('dialog', { name: 'Theme settings' })
    await panel.getByText('Ink', { exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'ink')
    await expectAccessible(page)
  })
})

test('a reset to the defaults asks first, and keeps the settings if declined', async ({
  page,
  enter,
}) => {
  await enter(elsewhere)
  await page.getByRole('button', { name: 'Fold navigation' }).click()
  await page.getByRole('button', { name: 'Theme settings' }).first().click()
  const reset = page.getByRole('button', { name: 'Reset to defaults' })
  await reset.click()
  const question = page.getByRole('alertdialog', { name: 'Reset theme settings to defaults?' })
  await question.getByRole('button', { name: 'Keep my settings' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByText('Folded to icons')).toBeVisible()
  await expect.poll(() => widthOf(page)).toBe(64)
  await reset.click()
  await question.getByRole('button', { name: 'Reset to defaults' }).click()
  await expect.poll(() => widthOf(page)).toBe(280)
})

test('without a network the console says since when, and how old its data is', async ({
  page,
  enter,
  context,
}) => {
  await page.clock.install()
  await enter()
  await goOffline(page)
  await expect(page.getByText(/^You’ve been offline since/)).toBeVisible()
  await expect(page.getByText(/This data is from/)).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByText('You’re back online.')).toBeVisible()
  await page.clock.fastForward(10_000)
  await expect(page.getByText('You’re back online.')).toHaveCount(0)
})

test('a panel whose code cannot be fetched says so, and can be opened again', async ({
  page,
  enter,
  context,
  faults,
}) => {
  faults.expect('failed GET /assets/QuickPanelMount')
  await context.route('**/assets/QuickPanelMount-*.js', (route) => route.abort())
  await enter(elsewhere)
  await toolbarButton(page, 'Quick panel').click()
  await expect(page.getByText('This couldn’t be loaded.')).toBeVisible()
  await context.unroute('**/assets/QuickPanelMount-*.js')
  await toolbarButton(page, 'Quick panel').click()
  await expect(page.getByRole('dialog', { name: 'Quick panel' })).toBeVisible()
})

test('the team’s column appears automatically once its code can be fetched', async ({
  page,
  enter,
  context,
  faults,
}) => {
  faults.expect('failed GET /assets/TeamChat')
  // A user whose layout shows the contacts next to the page.
  await page.addInitScript(() =>
    localStorage.setItem('settings', JSON.stringify({ layout: { hasRightPanel: true } })),
  )
  await context.route('**/assets/TeamChat-*.js', (route) => route.abort())
  await enter(elsewhere)
  await expect(page.getByText('This couldn’t be loaded.')).toBeVisible()
  await context.unroute('**/assets/TeamChat-*.js')
  await expect(page.getByRole('button', { name: 'Open Team Chat' })).toBeVisible()
})

test('? shows the keyboard shortcuts, but not while the user types in a field', async ({
  page,
  enter,
}) => {
  await enter()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveCount(0)
})

test('prints the screen without the shell', async ({ page, enter }) => {
  await enter()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Analytics' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(navigation(page)).toBeHidden()
})

test('at 320 px every toolbar button is in view, and nothing scrolls sideways', async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await enter()
  const needed = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(needed).toBeLessThanOrEqual(320)
  for (const name of ['Open navigation', 'Shortcuts', 'Search', 'Team chat', 'Quick panel'])
    await expect(toolbarButton(page, name)).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
})

test('a control has a border in forced colours', async ({ page, enter }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await enter(elsewhere)
  const edge = await toolbarButton(page, 'Search').evaluate((button) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(button)
    return `${borderTopStyle} ${borderTopWidth}`
  })
  expect(edge).toBe('solid 1px')
})

function widthOf(page: Page): Promise<number | undefined> {
  return navigation(page)
    .boundingBox()
    .then((box) => box?.width)
}

/** Changed settings are sent to the server together, a moment after the last change. */
async function whenSaved(server: ScriptedServer): Promise<void> {
  await expect.poll(() => server.calls.map(({ name }) => name)).toContain('PATCH /me/settings')
}
