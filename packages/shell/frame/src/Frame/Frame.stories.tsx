import preview from '#storybook/preview'
import { changeSettings, defaultLayouts, defaultSettings } from '@console/core/settings'
import { Heading, Link, Logo, Stack, Text, theme } from '@console/ui'
import { Profiler, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import styled from 'styled-components'
import { Frame, type FrameProps } from './Frame'

const desktop = { viewport: { value: 'desktop' } }
const phone = { viewport: { value: 'phone' } }

const Overlaid = styled.p`
  position: fixed;
  inset: 0;
  z-index: 99;
  background: ${theme.color.surface};
  color: ${theme.color.text};
`

const meta = preview.meta({
  component: Frame,
  parameters: { layout: 'fullscreen' },
  globals: desktop,
  args: {
    path: '/dashboards/analytics',
    visit: 'first',
    layoutStyle: 'layout1' as const,
    layout: defaultLayouts.layout1,
    schemes: { navbar: 'ink' },
    year: 2026,
    onFold: fn(),
    brand: (isFolded: boolean) => (
      <Stack direction="row" gap={3} align="center">
        <Logo size={32} />
        {isFolded ? null : <Text weight="medium">Marketplace</Text>}
      </Stack>
    ),
    user: (form) => <Text>{form === 'folded' ? 'CN' : 'Carol Nansubuga'}</Text>,
    navigation: (form) => <Link href="/dashboards/analytics">{form}</Link>,
    toolbar: <Text>Toolbar</Text>,
    leftPanel: <Text>Left</Text>,
    rightPanel: <Text>Right</Text>,
    children: <Heading level={1}>Analytics</Heading>,
  } satisfies FrameProps,
})

const { layout1, layout2, layout3 } = defaultLayouts

/** Specification 2: the navigation beside the page. */
export const Layout1 = meta.story()

Layout1.test('specification 9: navigation 280 px, toolbar 64 px', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation').getBoundingClientRect().width).toBe(280)
  await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(64)
})

Layout1.test(
  'the first stop of the keyboard leads over the navigation',
  async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '#main')
  },
)

Layout1.test('the navigation is folded by its button', async ({ args, canvas, userEvent }) => {
  await userEvent.click(within(canvas.getByRole('navigation')).getByRole('button'))
  await expect(args.onFold).toHaveBeenCalledWith(true)
})

Layout1.test('specification 2: a copyright line from 2019 to this year', async ({ canvas }) => {
  await expect(canvas.getByRole('contentinfo')).toHaveTextContent('2019–2026')
})

export const Layout1Folded = meta.story({ args: { layout: { ...layout1, isNavbarFolded: true } } })

Layout1Folded.test('specification 9: folded it is 64 px wide', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation').getBoundingClientRect().width).toBe(64)
  await expect(canvas.getByRole('link', { name: 'folded' })).toBeVisible()
})

Layout1Folded.test(
  'specification 4: it expands under the mouse, over the content, and collapses when that leaves',
  async ({ canvas, userEvent }) => {
    const main = canvas.getByRole('main')
    const before = main.getBoundingClientRect().width
    await userEvent.hover(canvas.getByRole('link', { name: 'folded' }))
    await expect(await canvas.findByRole('link', { name: 'open' })).toBeVisible()
    await expect(canvas.getByRole('navigation').getBoundingClientRect().width).toBe(280)
    await expect(main.getBoundingClientRect().width).toBe(before)
    await userEvent.unhover(canvas.getByRole('link', { name: 'open' }))
    await userEvent.hover(main)
    await waitFor(() => expect(canvas.getByRole('link', { name: 'folded' })).toBeVisible())
  },
)

Layout1Folded.test(
  'it stays expanded while the keyboard is in it',
  async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(await canvas.findByRole('link', { name: 'open' })).toBeVisible()
    canvas.getByRole('main').focus()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'folded' })).toBeVisible())
  },
)

export const Layout1NavbarRight = meta.story({
  args: { layout: { ...layout1, navbarPosition: 'right' } },
})

Layout1NavbarRight.test('specification 2: the navigation at the other side', async ({ canvas }) => {
  const navigation = canvas.getByRole('navigation').getBoundingClientRect()
  const main = canvas.getByRole('main').getBoundingClientRect()
  const isMirrored = getComputedStyle(document.documentElement).direction === 'rtl'
  await expect(navigation.left > main.left).toBe(!isMirrored)
})

export const Layout1ToolbarAbove = meta.story({
  args: { layout: { ...layout1, toolbarPosition: 'above' } },
})

Layout1ToolbarAbove.test('the toolbar spans the whole width', async ({ canvas }) => {
  await expect(canvas.getByRole('banner').getBoundingClientRect().width).toBe(innerWidth)
  await expect(canvas.getByRole('navigation').getBoundingClientRect().top).toBe(64)
})

/** The page scrolls as a whole, with the footer at its end. */
export const Layout1Body = meta.story({
  args: { layout: { ...layout1, scroll: 'body', isFooterFixed: false }, children: <Tall /> },
})

/** Only the content scrolls; the footer stays. */
export const Layout1Content = meta.story({ args: { children: <Tall /> } })

Layout1Content.test('a fixed footer stays in view', async ({ canvas }) => {
  const { scrollHeight } = document.documentElement
  await expect(scrollHeight).toBe(innerHeight)
  await expect(canvas.getByRole('contentinfo').getBoundingClientRect().bottom).toBe(innerHeight)
})

/** A screen with an overlay of its own. */
export const Layered = meta.story({ args: { children: <Overlaid>Over the screen</Overlaid> } })

Layered.test('it stays below the shell', async ({ canvas }) => {
  const toolbar = canvas.getByRole('banner')
  const { left, top } = toolbar.getBoundingClientRect()
  await expect(toolbar).toContainElement(
    document.elementFromPoint(left + 8, top + 8) as HTMLElement,
  )
})

/** At the end of the content, whatever is beyond it. */
export const Floating = meta.story({ args: { floating: <Text>Floating</Text> } })
export const FloatingNavbarRight = Floating.extend({
  args: { layout: { ...layout1, navbarPosition: 'right' } },
})
export const FloatingBoxed = Floating.extend({
  args: { layoutStyle: 'layout3' as const, layout: layout3 },
})
export const FloatingOverLongContent = Floating.extend({
  args: { layout: { ...layout1, scroll: 'body' }, children: <Tall /> },
})

const standsAtTheEnd = async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
  const main = canvas.getByRole('main').getBoundingClientRect()
  const floating = canvas.getByText('Floating').getBoundingClientRect()
  const isMirrored = document.documentElement.dir === 'rtl'
  await expect(isMirrored ? floating.left : floating.right).toBe(
    isMirrored ? main.left : main.right,
  )
  await expect(floating.bottom).toBeCloseTo(innerHeight * 0.76, 0)
}
const inView = 'it stands at the end of the content, in view'
Floating.test(inView, standsAtTheEnd)
FloatingNavbarRight.test(inView, standsAtTheEnd)
FloatingBoxed.test(inView, standsAtTheEnd)
FloatingOverLongContent.test(inView, standsAtTheEnd)

export const Layout1Bare = meta.story({
  args: {
    layout: { ...layout1, hasToolbar: false, hasFooter: false, hasRightPanel: false },
  },
})

/** Specification 2: the navigation along the top, the toolbar below it, boxed to 1280 px. */
export const Layout2 = meta.story({ args: { layoutStyle: 'layout2', layout: layout2 } })

Layout2.test('specification 9: boxed to 1280 px', async ({ canvas }) => {
  const bar = canvas.getByRole('navigation').getBoundingClientRect()
  await expect(bar.width).toBeLessThanOrEqual(1280)
  await expect(bar.height).toBe(64)
  await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(64)
})

Layout2.test(
  'specification 2: the navbar’s header shows who is signed in here, too',
  async ({ canvas }) => {
    await expect(within(canvas.getByRole('navigation')).getByText('Carol Nansubuga')).toBeVisible()
  },
)

export const Layout2Full = meta.story({
  args: { layoutStyle: 'layout2', layout: { ...layout2, mode: 'fullwidth' } },
})

/** Specification 2: the toolbar first, then the navigation, boxed to 1120 px. */
export const Layout3 = meta.story({
  args: { layoutStyle: 'layout3', layout: { ...layout3, hasRightPanel: true } },
})

Layout3.test('specification 9: boxed to 1120 px', async ({ canvas }) => {
  const toolbar = canvas.getByRole('banner').getBoundingClientRect()
  await expect(toolbar.width).toBeLessThanOrEqual(1120)
  await expect(toolbar.top).toBe(0)
  await expect(canvas.getByRole('navigation').getBoundingClientRect().top).toBe(64)
})

Layout3.test('the side parts end at the footer', async ({ canvas }) => {
  const { top } = canvas.getByRole('contentinfo').getBoundingClientRect()
  for (const side of ['Left', 'Right']) {
    const panel = canvas.getByText(side).closest('[data-area]')!.getBoundingClientRect()
    await expect(panel.bottom).toBe(top)
  }
})

/** Below 1280 px the navigation is in a drawer. */
/** Finds the drawer once it has entered: from then on only it is accessible. */
async function drawerBeside(page: HTMLElement) {
  const drawer = await screen.findByRole('dialog')
  await waitFor(() => expect(page.closest('[inert]')).not.toBeNull())
  return drawer
}

export const Narrow = meta.story({ globals: phone })

Narrow.test(
  'the drawer opens by its button and closes by Escape',
  async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button')
    await userEvent.click(open)
    const drawer = await screen.findByRole('dialog')
    await waitFor(() => expect(drawer).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(open).toHaveFocus())
  },
)

Narrow.test(
  'specification 2: the logo and the user stand above the entries, where the title begins',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const drawer = within(await drawerBeside(canvasElement))
    const title = drawer.getByRole('heading').getBoundingClientRect()
    const logo = drawer.getByText('Marketplace').parentElement!.getBoundingClientRect()
    const isMirrored = document.documentElement.dir === 'rtl'
    await expect(isMirrored ? logo.right : logo.left).toBe(isMirrored ? title.right : title.left)
    await waitFor(() => expect(drawer.getByText('Carol Nansubuga')).toBeVisible())
  },
)

Narrow.test(
  'the drawer wears the navbar’s scheme',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const drawer = await drawerBeside(canvasElement)
    await expect(drawer.closest('[data-scheme]')).toHaveAttribute('data-scheme', 'ink')
    await expect(drawer.closest('[data-scheme]')).not.toBe(document.documentElement)
  },
)

/** The footer at the end of the content, in a scheme of its own, extends exactly from edge to edge. */
export const NarrowFooter = meta.story({
  globals: phone,
  args: {
    layout: { ...layout1, isFooterFixed: false },
    schemes: { navbar: 'ink', footer: 'forest' },
  },
})

NarrowFooter.test('nothing is outside the window', async ({ canvas }) => {
  const { left, right } = canvas.getByRole('contentinfo').getBoundingClientRect()
  const { clientWidth, scrollWidth } = document.documentElement
  await expect([left, right, scrollWidth]).toEqual([0, clientWidth, clientWidth])
})

export const NarrowWithoutToolbar = meta.story({
  globals: phone,
  args: { layout: { ...layout1, hasToolbar: false } },
})

NarrowWithoutToolbar.test(
  'the navigation can still be opened',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await drawerBeside(canvasElement)).toBeVisible()
  },
)

const onRender = fn()

/** The surroundings of the screen change; the screen is not rendered again. */
export const Changing = meta.story({
  args: {
    children: (
      <Profiler id="screen" onRender={onRender}>
        <Heading level={1}>Analytics</Heading>
        <input aria-label="Search" defaultValue="" />
      </Profiler>
    ),
  },
  beforeEach: () => void onRender.mockClear(),
  render: function Harness(args) {
    const [settings, setSettings] = useState(defaultSettings)
    const change = (what: Parameters<typeof changeSettings>[1]) => () =>
      setSettings(changeSettings(settings, what))
    return (
      <Frame
        {...args}
        layoutStyle={settings.layoutStyle}
        layout={settings.layout}
        schemes={{ navbar: settings.navbarScheme }}
        toolbar={
          <>
            <button type="button" onClick={change({ navbarScheme: 'forest' })}>
              scheme
            </button>
            <button type="button" onClick={change({ layout: { isNavbarFolded: true } })}>
              fold
            </button>
            {(['layout1', 'layout2', 'layout3'] as const).map((style) => (
              <button key={style} type="button" onClick={change({ layoutStyle: style })}>
                {style}
              </button>
            ))}
          </>
        }
      />
    )
  },
})

Changing.test(
  'a scheme, a fold, another layout: the screen is not drawn again and keeps what was typed',
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'kept')
    onRender.mockClear()
    for (const name of ['scheme', 'fold', 'layout2', 'layout3', 'layout1'])
      await userEvent.click(canvas.getByRole('button', { name }))
    await expect(canvas.getByRole('navigation').getBoundingClientRect().width).toBe(280)
    await expect(onRender).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox')).toHaveValue('kept')
  },
)

function Tall() {
  return (
    <div>
      <Heading level={1}>Analytics</Heading>
      {Array.from({ length: 60 }, (_, index) => (
        <p key={index}>{index + 1}</p>
      ))}
    </div>
  )
}
