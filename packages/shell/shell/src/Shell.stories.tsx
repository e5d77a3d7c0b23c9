import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import type { SettingsChange } from '@console/core/settings'
import { Heading, Stack, TextField, theme } from '@console/ui'
import { Profiler } from 'react'
import { useTranslation } from 'react-i18next'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import styled from 'styled-components'
import { Shell, type ShellProps } from './Shell'

const phone = { viewport: { value: 'phone' } }
const tablet = { viewport: { value: 'tablet' } }

const onRender = fn()

/** The whole shell around a screen: navigation, toolbar, panels, notices and footer, in every layout. */
const meta = preview.meta({
  component: Screen,
  args: { isLong: false },
  parameters: {
    about: {
      use: 'Judging a layout as a user sees it, per role, direction and size of the window.',
      instead: '`Frame` to place parts. The other parts of the shell, each on its own.',
      anatomy: [
        'Navigation.',
        'Toolbar.',
        'Screen.',
        'Quick panel, chat and theme panel.',
        'Footer.',
      ],
      do: ['Check a change of any part here, in all three layouts.'],
      dont: ['Do not compose the parts a second time.'],
    },
    layout: 'fullscreen',
    address: '/dashboards/analytics',
  },
  globals: { viewport: { value: 'desktop' }, layout: 'layout1', role: 'SuperAdmin' },
  render: (args, { loaded }) => (
    <Shell {...(loaded.shell as Omit<ShellProps, 'children'>)}>
      <Profiler id="screen" onRender={onRender}>
        <Screen {...args} />
      </Profiler>
    </Shell>
  ),
  // The session is restored first, and the entries of the navigation come after the screen.
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('main')
    await waitForEntries(canvasElement)
  },
})

/** A screen with its title, and as long as two windows if it is long. */
function Screen({ isLong }: { isLong: boolean }) {
  const { t } = useTranslation(['menu', 'toolbar'])
  return (
    <Stack gap={4}>
      <Heading level={1}>{t('menu:item.analytics')}</Heading>
      <TextField type="search" label={t('toolbar:open.commandPalette')} defaultValue="" />
      {isLong ? <Lines aria-hidden /> : null}
    </Stack>
  )
}

const Lines = styled.div`
  block-size: 200vh;
  background: repeating-linear-gradient(
    ${theme.color.surfaceHover} 0 ${theme.space[8]},
    transparent 0 ${theme.space[12]}
  );
`

/** A story whose settings differ from those that its layout style begins with. */
const withSettings = (settings: SettingsChange) => ({ settings })

type Canvas = ReturnType<typeof within>

function isMirrored(): boolean {
  return document.documentElement.dir === 'rtl'
}

/** The landmark around the navigation. */
function navigationOf(canvas: Canvas): HTMLElement {
  return canvas.getByRole('navigation', { name: translate('frame:navigation.label') })
}

function boxOf(element: Element): DOMRect {
  return element.getBoundingClientRect()
}

/** Specification 2: the navigation beside the page. */
export const Layout1 = meta.story()

Layout1.test('specification 9: navigation 280 px, toolbar 64 px', async ({ canvas }) => {
  await expect(boxOf(navigationOf(canvas)).width).toBe(280)
  await expect(boxOf(canvas.getByRole('banner')).height).toBe(64)
})

Layout1.test(
  'the first Tab stop is a link that skips the navigation',
  async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '#main')
  },
)

Layout1.test('specification 2: a copyright line from 2019 to this year', async ({ canvas }) => {
  await expect(canvas.getByRole('contentinfo')).toHaveTextContent('2019–2026')
})

Layout1.test(
  'specification 2: four sections and all their entries, and the numbers of waiting records',
  async ({ canvas }) => {
    const navigation = within(navigationOf(canvas))
    await expect(navigation.getAllByRole('link')).toHaveLength(39)
    const products = navigation.getByRole('link', {
      name: new RegExp(`^${translate('menu:item.productsToApprove')}`),
    })
    await waitFor(() => expect(products).toHaveTextContent(/\d/))
  },
)

Layout1.test('an entry leads to its screen, and is marked there', async ({ canvas, userEvent }) => {
  const entry = canvas.getByRole('link', { name: translate('menu:item.b2cOrders') })
  await userEvent.click(entry)
  await waitFor(() => expect(entry).toHaveAttribute('aria-current', 'page'))
})

Layout1.test(
  'folding or another layout style does not render the screen again, and keeps its input',
  async ({ canvas, userEvent }) => {
    const field = within(canvas.getByRole('main')).getByRole('searchbox')
    await userEvent.type(field, 'kept')
    onRender.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: translate('frame:navigation.fold') }))
    await expect(boxOf(navigationOf(canvas).parentElement!).width).toBe(64)
    await userEvent.click(
      canvas.getByRole('button', { name: translate('theme-panel:panel.title') }),
    )
    const panel = within(await screen.findByRole('dialog'))
    const styles = within(
      await panel.findByRole('radiogroup', { name: translate('theme-panel:group.layout') }),
    ).getAllByRole('radio')
    await userEvent.click(styles[2]!)
    await waitFor(() => expect(boxOf(navigationOf(canvas)).top).toBe(64))
    await userEvent.click(styles[0]!)
    await waitFor(() => expect(boxOf(navigationOf(canvas)).width).toBe(280))
    await expect(onRender).not.toHaveBeenCalled()
    await expect(field).toHaveValue('kept')
  },
)

export const Layout1Folded = meta.story({
  parameters: withSettings({ layout: { isNavbarFolded: true } }),
})

Layout1Folded.test(
  'specification 4: it expands over the content on hover, and collapses when the mouse leaves',
  async ({ canvas, userEvent }) => {
    const navigation = navigationOf(canvas)
    const main = canvas.getByRole('main')
    const { width } = boxOf(main)
    await expect(boxOf(navigation).width).toBe(64)
    await userEvent.hover(navigation)
    await waitFor(() => expect(boxOf(navigation).width).toBe(280))
    await expect(boxOf(main).width).toBe(width)
    await userEvent.unhover(navigation)
    await userEvent.hover(main)
    await waitFor(() => expect(boxOf(navigation).width).toBe(64))
  },
)

Layout1Folded.test(
  'it stays expanded while the focus is inside it',
  async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(boxOf(navigationOf(canvas)).width).toBe(280))
    canvas.getByRole('main').focus()
    await waitFor(() => expect(boxOf(navigationOf(canvas)).width).toBe(64))
  },
)

export const Layout1NavbarRight = meta.story({
  parameters: withSettings({ layout: { navbarPosition: 'right' } }),
})

Layout1NavbarRight.test('specification 2: the navigation on the other side', async ({ canvas }) => {
  const { left } = boxOf(navigationOf(canvas))
  await expect(left > boxOf(canvas.getByRole('main')).left).toBe(!isMirrored())
})

export const Layout1ToolbarAbove = meta.story({
  parameters: withSettings({ layout: { toolbarPosition: 'above' } }),
})

Layout1ToolbarAbove.test('the toolbar spans the whole width', async ({ canvas }) => {
  await expect(boxOf(canvas.getByRole('banner')).width).toBe(innerWidth)
  await expect(boxOf(navigationOf(canvas)).top).toBe(64)
})

/** Only the content scrolls; the footer stays. */
export const Layout1Content = meta.story({ args: { isLong: true } })

Layout1Content.test('a fixed footer stays in view', async ({ canvas }) => {
  await expect(document.documentElement.scrollHeight).toBe(innerHeight)
  await expect(boxOf(canvas.getByRole('contentinfo')).bottom).toBe(innerHeight)
})

/** The page scrolls as a whole, with the footer at its end. */
export const Layout1Body = meta.story({
  args: { isLong: true },
  parameters: withSettings({ layout: { scroll: 'body', isFooterFixed: false } }),
})

export const Layout1Bare = meta.story({
  parameters: withSettings({
    layout: { hasToolbar: false, hasFooter: false },
  }),
})

/** The team's contacts beside the content. */
export const Layout1Team = meta.story({
  parameters: withSettings({ layout: { hasRightPanel: true } }),
})

Layout1Team.test('specification 9: their column is 70 px wide', async ({ canvas }) => {
  const [contact] = await canvas.findAllByRole('button', { name: /Wanjiru Kamau/ })
  await expect(boxOf(contact!.closest('[data-area=right]')!).width).toBe(70)
})

/** Schemes of the parts: navigation, toolbar and footer differ from the page. */
export const Layout1Schemes = meta.story({
  parameters: withSettings({
    navbarScheme: 'forest',
    toolbarScheme: 'clay',
    footerScheme: 'slate',
  }),
})

/** Pinned screens, as shortcuts in the toolbar and on top of the navigation. */
export const Layout1Shortcuts = meta.story({
  parameters: withSettings({ shortcuts: ['b2cOrders', 'listings', 'app.mail'] }),
})

/** Specification 2: the navigation along the top, the toolbar below it, boxed to 1280 px. */
export const Layout2 = meta.story({ globals: { layout: 'layout2' } })

Layout2.test('specification 9: boxed to 1280 px', async ({ canvas }) => {
  const { width, height } = boxOf(navigationOf(canvas))
  await expect(width).toBeLessThanOrEqual(1280)
  await expect(height).toBe(64)
  await expect(boxOf(canvas.getByRole('banner')).top).toBe(64)
})

Layout2.test(
  'specification 2: the navbar’s header shows the signed-in user here, too',
  async ({ canvas }) => {
    await expect(within(navigationOf(canvas)).getByText('Amina Yusuf')).toBeVisible()
  },
)

export const Layout2Full = meta.story({
  globals: { layout: 'layout2' },
  parameters: withSettings({ layout: { mode: 'fullwidth' } }),
})

/** Specification 2: the toolbar first, then the navigation, boxed to 1120 px; shortcuts on the left, the team on the right. */
export const Layout3 = meta.story({
  globals: { layout: 'layout3' },
  parameters: withSettings({ layout: { hasRightPanel: true } }),
})

Layout3.test('specification 9: boxed to 1120 px', async ({ canvas }) => {
  const { width, top } = boxOf(canvas.getByRole('banner'))
  await expect(width).toBeLessThanOrEqual(1120)
  await expect(top).toBe(0)
  await expect(boxOf(navigationOf(canvas)).top).toBe(64)
})

Layout3.test('the side parts end at the footer', async ({ canvas, canvasElement }) => {
  const { top } = boxOf(canvas.getByRole('contentinfo'))
  const sides = [...canvasElement.querySelectorAll('[data-area]')]
  await expect(sides.map((side) => boxOf(side).bottom)).toEqual([top, top])
})

/** The theme buttons are at the end of the content, in view, whatever is beyond it and however long it is. */
const themeButtonsAtTheEnd = async ({ canvas }: { canvas: Canvas }) => {
  const main = boxOf(canvas.getByRole('main'))
  const button = canvas.getByRole('button', { name: translate('theme-panel:panel.schemes') })
  const { left, right, bottom } = boxOf(button)
  if (isMirrored()) await expect(Math.abs(left - main.left)).toBeLessThan(16)
  else await expect(Math.abs(right - main.right)).toBeLessThan(16)
  await expect(bottom).toBeLessThan(innerHeight * 0.8)
}
const inView = 'the theme buttons are at the end of the content, in view'
Layout1.test(inView, themeButtonsAtTheEnd)
Layout1NavbarRight.test(inView, themeButtonsAtTheEnd)
Layout1Body.test(inView, themeButtonsAtTheEnd)
Layout3.test(inView, themeButtonsAtTheEnd)

/** A staff member sees the entries that staff may open. */
export const Staff = meta.story({ globals: { role: 'staff' } })

/** A signed-in customer: no screen of the console, but the apps and their profile. */
export const Customer = meta.story({ globals: { role: 'customer' } })

Customer.test('the navigation has no entry that leads to a refusal', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: translate('menu:item.b2cOrders') })).toBeNull()
})

/** Nobody is signed in: no chat and no quick panel. */
export const Guest = meta.story({ globals: { role: 'guest' } })

Guest.test('offers to sign in', async ({ canvas, userEvent }) => {
  await userEvent.click(
    canvas.getByRole('button', { name: new RegExp(translate('toolbar:user.guest')) }),
  )
  await expect(
    await screen.findByRole('menuitem', { name: new RegExp(translate('toolbar:user.login')) }),
  ).toBeVisible()
})

/** Between a phone and a wide window: the navigation is in a drawer. */
export const Tablet = meta.story({ globals: tablet })

export const Narrow = meta.story({ globals: phone })

/** Waits until the entries of a navigation, if there is one, are rendered. */
async function waitForEntries(element: HTMLElement): Promise<void> {
  await waitFor(() => expect(element.querySelector('nav ul:empty')).toBeNull())
}

/** Opens the navigation, and returns it once it has entered: from then on only it is accessible. */
async function openDrawer(canvas: Canvas, userEvent: { click: (what: Element) => Promise<void> }) {
  const open = canvas.getByRole('button', { name: translate('frame:navigation.open') })
  await userEvent.click(open)
  const drawer = await screen.findByRole('dialog')
  await waitFor(() => expect(open.closest('[inert]')).not.toBeNull())
  await waitForEntries(drawer)
  return { drawer, open }
}

Narrow.test(
  'the drawer opens by its button and closes by Escape',
  async ({ canvas, userEvent }) => {
    const { drawer, open } = await openDrawer(canvas, userEvent)
    await waitFor(() => expect(drawer).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(open).toHaveFocus())
  },
)

Narrow.test(
  'specification 2: the logo and the user are above the entries, aligned with the title',
  async ({ canvas, userEvent }) => {
    const drawer = within((await openDrawer(canvas, userEvent)).drawer)
    const title = boxOf(drawer.getByRole('heading'))
    const logo = boxOf(drawer.getByText(translate('frame:brand.name')).parentElement!)
    await expect(isMirrored() ? logo.right : logo.left).toBe(
      isMirrored() ? title.right : title.left,
    )
    await waitFor(() => expect(drawer.getByText('Amina Yusuf')).toBeVisible())
  },
)

Narrow.test(
  'an entry of the drawer leads to its screen and closes it',
  async ({ canvas, userEvent }) => {
    const { drawer } = await openDrawer(canvas, userEvent)
    await userEvent.click(
      within(drawer).getByRole('link', { name: translate('menu:item.b2cOrders') }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

Narrow.test('the drawer has the navbar’s scheme', async ({ canvas, userEvent }) => {
  const { drawer } = await openDrawer(canvas, userEvent)
  await expect(drawer.closest('[data-scheme]')).toHaveAttribute('data-scheme', 'ink')
  await expect(drawer.closest('[data-scheme]')).not.toBe(document.documentElement)
})

/** The footer at the end of the content, in a scheme of its own, extends exactly from edge to edge. */
export const NarrowFooter = meta.story({
  globals: phone,
  parameters: withSettings({ layout: { isFooterFixed: false }, footerScheme: 'forest' }),
})

NarrowFooter.test('nothing is outside the window', async ({ canvas }) => {
  const { left, right } = boxOf(canvas.getByRole('contentinfo'))
  const { clientWidth, scrollWidth } = document.documentElement
  await expect([left, right, scrollWidth]).toEqual([0, clientWidth, clientWidth])
})

export const NarrowWithoutToolbar = meta.story({
  globals: phone,
  parameters: withSettings({ layout: { hasToolbar: false } }),
})

NarrowWithoutToolbar.test('the navigation can still be opened', async ({ canvas, userEvent }) => {
  await expect((await openDrawer(canvas, userEvent)).drawer).toBeVisible()
})

export const NarrowGuest = meta.story({ globals: { ...phone, role: 'guest' } })
