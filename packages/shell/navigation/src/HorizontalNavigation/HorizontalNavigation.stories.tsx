import preview from '#storybook/preview'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { everyType } from '../mocks/fixtures'
import { HorizontalNavigation } from './HorizontalNavigation'

const meta = preview.meta({
  component: HorizontalNavigation,
  parameters: {
    about: {
      use: 'Layouts 2 and 3, with the navigation along the top.',
      instead: '`Navigation` beside the page.',
      anatomy: ['Groups and collapses as buttons.', 'Pop-ups with nested entries.', 'Links.'],
      do: ['Pass the same entries as to `Navigation`.'],
      dont: ['Do not drop entries without room: the bar scrolls.'],
    },
    layout: 'fullscreen',
  },
  args: {
    path: '/listing/plan',
    items: [
      {
        id: 'home',
        type: 'item' as const,
        title: 'Home',
        url: '/dashboards/project',
        icon: 'dashboard',
      },
      { id: 'line', type: 'divider' as const, title: '' },
      ...everyType,
    ],
  },
  decorators: [
    (Story) => (
      <nav aria-label="Navigation" style={{ display: 'flex', minBlockSize: 64 }}>
        <Story />
      </nav>
    ),
  ],
})

/** Finds the element of a pop-up from its list. */
function popupOf(list: HTMLElement) {
  return list.closest<HTMLElement>('[popover]')!
}

async function expectInWindow(popup: HTMLElement) {
  const { left, right, top, bottom } = popup.getBoundingClientRect()
  await expect(left).toBeGreaterThanOrEqual(0)
  await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  await expect(top).toBeGreaterThanOrEqual(0)
  await expect(bottom).toBeLessThanOrEqual(document.documentElement.clientHeight)
}

export const Filled = meta.story()

Filled.test('specification 9: the bar is 64 px high', async ({ canvas }) => {
  await expect(canvas.getByRole('list').getBoundingClientRect().height).toBe(64)
})

Filled.test('the group that holds the open path is marked', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { current: true })).toHaveTextContent(
    'Application Settings',
  )
})

Filled.test('a group shows its number of waiting records', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /^Applications 15 \S/ })).toBeVisible()
})

Filled.test('Enter and Space open and close', async ({ canvas, userEvent }) => {
  const group = canvas.getByRole('button', { name: /^Applications/ })
  group.focus()
  await userEvent.keyboard('{Enter}')
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await expect(group).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect(group).toHaveAttribute('aria-expanded', 'false')
})

Filled.test('arrow keys move along the bar and into a pop-up', async ({ canvas, userEvent }) => {
  const [forward, back] = document.dir === 'rtl' ? ['Left', 'Right'] : ['Right', 'Left']
  canvas.getByRole('link', { name: 'Home' }).focus()
  await userEvent.keyboard(`{Arrow${forward}}`)
  await expect(canvas.getByRole('button', { name: /^Applications/ })).toHaveFocus()
  await userEvent.keyboard(`{Arrow${back}}{Arrow${back}}`)
  await expect(canvas.getByRole('button', { name: 'Application Settings' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Listing plans' })).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}')
  await expect(canvas.getByRole('link', { name: /Trade register/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect(canvas.getByRole('link', { name: 'Listing plans' })).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect(canvas.getByRole('link', { name: /Trade register/ })).toHaveFocus()
})

Filled.test('a tap opens at once, and another one closes', async ({ canvas, userEvent }) => {
  const group = canvas.getByRole('button', { name: /^Applications/ })
  await userEvent.pointer([{ keys: '[TouchA]', target: group }])
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await userEvent.pointer([{ keys: '[TouchA]', target: group }])
  await expect(group).toHaveAttribute('aria-expanded', 'false')
})

/** Opened by hover. */
export const Pointed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('button', { name: /^Applications/ })
    const start = performance.now()
    await userEvent.hover(group)
    await waitFor(() => expect(group).toHaveAttribute('aria-expanded', 'true'), { interval: 10 })
    // Specification 9: after 150 ms.
    await expect(performance.now() - start).toBeGreaterThanOrEqual(149)
  },
})

Pointed.test('places the pop-up below its group, inside the window', async ({ canvas }) => {
  const group = canvas.getByRole('button', { name: /^Applications/ }).getBoundingClientRect()
  const popup = popupOf(canvas.getByRole('list', { name: 'Applications' }))
  const { left, right, top } = popup.getBoundingClientRect()
  await expect(top).toBeGreaterThanOrEqual(group.bottom)
  if (document.dir === 'rtl') await expect(Math.round(right)).toBe(Math.round(group.right))
  else await expect(Math.round(left)).toBe(Math.round(group.left))
  await expectInWindow(popup)
})

Pointed.test('hovering another group replaces the pop-up', async ({ canvas, userEvent }) => {
  await userEvent.hover(canvas.getByRole('button', { name: 'Application Settings' }))
  await canvas.findByRole('list', { name: 'Application Settings' })
  await expect(canvas.queryByRole('list', { name: 'Applications' })).toBeNull()
})

Pointed.test('Escape closes it wherever the focus is', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(canvas.queryByRole('list', { name: 'Applications' })).toBeNull())
})

Pointed.test('a press keeps it open', async ({ canvas, userEvent }) => {
  const group = canvas.getByRole('button', { name: /^Applications/ })
  await userEvent.click(group)
  await expect(group).toHaveAttribute('aria-expanded', 'true')
})

Pointed.test('closes after the pointer has left', async ({ canvas, userEvent }) => {
  await userEvent.unhover(canvas.getByRole('button', { name: /^Applications/ }))
  await waitFor(() => expect(canvas.queryByRole('list', { name: 'Applications' })).toBeNull())
})

Pointed.test('stays open while the pointer is in it', async ({ canvas, userEvent }) => {
  await userEvent.hover(canvas.getByRole('button', { name: /^Applications/ }))
  await userEvent.hover(canvas.getByRole('link', { name: 'Analytics' }))
  const start = performance.now()
  await waitFor(() => expect(performance.now() - start).toBeGreaterThan(350))
  await expect(canvas.getByRole('link', { name: 'Analytics' })).toBeVisible()
})

/** Opened by a press, and a collapse in it by its arrow key. */
export const NestedOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const forward = document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}'
    await userEvent.click(canvas.getByRole('button', { name: /^Applications/ }))
    within(await canvas.findByRole('list', { name: 'Applications' }))
      .getByRole('button', { name: /Orders/ })
      .focus()
    await userEvent.keyboard(forward)
    await waitFor(() => expect(canvas.getByRole('link', { name: 'B2C orders' })).toHaveFocus())
    await userEvent.keyboard(`{ArrowDown}{ArrowDown}${forward}`)
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Return vouchers/ })).toHaveFocus(),
    )
  },
})

NestedOpen.test('places pop-ups beside each other, inside the window', async ({ canvas }) => {
  const [first, second] = ['Orders', 'Returns'].map((name) =>
    popupOf(canvas.getByRole('list', { name })),
  )
  const [before, after] = [first!.getBoundingClientRect(), second!.getBoundingClientRect()]
  if (document.dir === 'rtl') await expect(after.right).toBeLessThanOrEqual(before.left)
  else await expect(after.left).toBeGreaterThanOrEqual(before.right)
  await expectInWindow(second!)
})

NestedOpen.test(
  'Escape closes the innermost pop-up and returns the focus',
  async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Returns/ })).toHaveFocus())
    await expect(canvas.queryByRole('list', { name: 'Returns' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Orders/ })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Applications/ })).toHaveFocus())
    await expect(canvas.queryByRole('list', { name: 'Applications' })).toBeNull()
  },
)

NestedOpen.test(
  'the arrow key that points back closes it as well',
  async ({ canvas, userEvent }) => {
    await userEvent.keyboard(document.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Returns/ })).toHaveFocus())
    await expect(canvas.getByRole('list', { name: 'Orders' })).toBeVisible()
  },
)

NestedOpen.test('choosing an entry closes all of them', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(canvas.queryByRole('list', { name: 'Applications' })).toBeNull())
  await expect(canvas.getByRole('button', { name: /^Applications/ })).toHaveFocus()
})

NestedOpen.test('a press elsewhere closes them', async ({ canvas }) => {
  await fireEvent.pointerDown(document.body)
  await waitFor(() => expect(canvas.queryByRole('list', { name: 'Applications' })).toBeNull())
})

NestedOpen.test('they close when the focus moves on', async ({ canvas }) => {
  canvas.getByRole('button', { name: 'Application Settings' }).focus()
  await waitFor(() => expect(canvas.queryByRole('list', { name: 'Applications' })).toBeNull())
})

NestedOpen.test(
  'a pressed pop-up stays open when the pointer leaves',
  async ({ canvas, userEvent }) => {
    await userEvent.unhover(canvas.getByRole('button', { name: /^Applications/ }))
    const start = performance.now()
    await waitFor(() => expect(performance.now() - start).toBeGreaterThan(350))
    await expect(canvas.getByRole('list', { name: 'Applications' })).toBeVisible()
  },
)

/** The current path is below a collapse of the first group. */
export const Active = meta.story({
  args: { path: '/b2b_orders' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Applications/ }))
  },
})

Active.test('every trigger that contains the open path is marked', async ({ canvas }) => {
  const marked = await canvas.findAllByRole('button', { current: true })
  await expect(marked.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Applications'),
    expect.stringContaining('Orders'),
  ])
})

/** At the window's edge, pop-ups open to the other side. */
export const AtTheEdge = NestedOpen.extend({
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', inlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
})

AtTheEdge.test('pop-ups open on the other side, each beyond the last', async ({ canvas }) => {
  const popups = ['Applications', 'Orders', 'Returns'].map((name) =>
    popupOf(canvas.getByRole('list', { name })),
  )
  for (const popup of popups) await expectInWindow(popup)
  const [first, second, third] = popups.map((popup) => popup.getBoundingClientRect())
  const isRtl = document.dir === 'rtl'
  for (const [before, after] of [
    [first!, second!],
    [second!, third!],
  ] as const) {
    if (isRtl) await expect(after.left).toBeGreaterThanOrEqual(before.right)
    else await expect(after.right).toBeLessThanOrEqual(before.left)
  }
})

/** Overflowing entries scroll; a pop-up is not cut off by that. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}{Enter}')
  },
})

Narrow.test('scrolls the focused entry into view', async ({ canvas }) => {
  const bar = canvas.getAllByRole('list')[0]!.getBoundingClientRect()
  const { left, right } = canvas
    .getByRole('button', { name: 'Application Settings' })
    .getBoundingClientRect()
  await expect(Math.round(left)).toBeGreaterThanOrEqual(Math.round(bar.left))
  await expect(Math.round(right)).toBeLessThanOrEqual(Math.round(bar.right))
})

Narrow.test('the pop-up is not clipped, and inside the window', async ({ canvas }) => {
  const popup = popupOf(canvas.getByRole('list', { name: 'Application Settings' }))
  await expectInWindow(popup)
  const bar = canvas.getAllByRole('list')[0]!.getBoundingClientRect()
  await expect(popup.getBoundingClientRect().top).toBeGreaterThan(bar.top)
  const { left, top } = canvas.getByRole('link', { name: 'Listing plans' }).getBoundingClientRect()
  await expect(document.elementFromPoint(left + 30, top + 20)?.closest('a')).toHaveTextContent(
    'Listing plans',
  )
})
