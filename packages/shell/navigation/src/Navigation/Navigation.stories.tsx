import preview from '#storybook/preview'
import type { NavigationItem } from '@console/core/routes'
import { NavigationProvider } from '@console/ui'
import { useLayoutEffect, useState } from 'react'
import { expect, waitFor, type within } from 'storybook/test'
import { everyType } from '../mocks/fixtures'
import { Navigation, type NavigationProps } from './Navigation'

const meta = preview.meta({
  component: Navigation,
  args: { path: '/dashboards/analytics', items: everyType },
  decorators: [
    (Story, { args }) => (
      <nav aria-label="Navigation" style={{ inlineSize: args.isFolded ? 64 : 280 }}>
        <Story />
      </nav>
    ),
  ],
  parameters: {
    about: {
      use: 'Layout 1, with the navigation beside the page.',
      instead: '`HorizontalNavigation` along the top. `Tabs` within a screen.',
      anatomy: [
        'Groups, which fold.',
        'Items with icon, title and badge.',
        'Collapses with nested items.',
        'External links.',
        'Dividers.',
      ],
      do: ['Show waiting records as a badge, and their sum at a closed collapse.'],
      dont: ['Do not show entries that the user may not open.'],
    },
  },
})

/** Indentation of an entry's text or icon from the start of the navigation, in px. */
function indentOf(content: Element) {
  const { left, right } = content.getBoundingClientRect()
  const around = content.closest('nav')!.getBoundingClientRect()
  return document.dir === 'rtl' ? around.right - right : left - around.left
}

/** Links and collapses; not the captions of groups. */
function entriesOf(canvas: ReturnType<typeof within>): HTMLElement[] {
  return [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')].filter(
    (entry) => entry.closest('[data-look]') !== null,
  )
}

export const Filled = meta.story()

Filled.test('the entry of the open path is the current one', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Analytics')
})

Filled.test('specification 9: an item is 40 px high', async ({ canvas }) => {
  const entries = entriesOf(canvas)
  await expect(entries.map((entry) => entry.getBoundingClientRect().height)).toEqual(
    entries.map(() => 40),
  )
})

Filled.test('specification 4: a collapse toggles on click', async ({ canvas, userEvent }) => {
  const orders = canvas.getByRole('button', { name: /Orders/, expanded: false })
  await userEvent.click(orders)
  await expect(orders).toHaveAttribute('aria-expanded', 'true')
  await expect(canvas.getByRole('link', { name: 'B2C orders' })).toBeVisible()
  await userEvent.click(orders)
  await expect(canvas.queryByRole('link', { name: 'B2C orders' })).toBeNull()
})

Filled.test('Enter and Space toggle a collapse', async ({ canvas, userEvent }) => {
  const orders = canvas.getByRole('button', { name: /Orders/ })
  orders.focus()
  await userEvent.keyboard('{Enter}')
  await expect(orders).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard(' ')
  await expect(orders).toHaveAttribute('aria-expanded', 'false')
})

Filled.test(
  'a closed collapse shows the number of waiting records inside',
  async ({ canvas, userEvent }) => {
    const orders = canvas.getByRole('button', { name: /Orders/ })
    await expect(orders).toHaveTextContent('3')
    await userEvent.click(orders)
    await expect(orders).toHaveTextContent('Orders')
    await expect(orders).not.toHaveTextContent('3')
  },
)

Filled.test(
  'specification 2: a link opens a new tab, and announces it; an item does not',
  async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Trade register ./ })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvas.getByRole('link', { name: 'Listing plans' })).not.toHaveAttribute('target')
  },
)

/** An entry three collapses deep: they open automatically. */
export const ActiveChild = meta.story({ args: { path: '/returns/2025' } })

ActiveChild.test(
  'specification 2: a collapse opens automatically when a child url matches',
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Returns of 2025')
    const expanded = entriesOf(canvas).filter((entry) => entry.matches('[aria-expanded=true]'))
    await expect(expanded.map(({ textContent }) => textContent)).toEqual([
      'Orders',
      'Returns',
      'Archive',
    ])
    await expect(canvas.getByRole('button', { name: 'Older', expanded: false })).toBeVisible()
  },
)

ActiveChild.test(
  'specification 9: nested entries are indented by 40 px + 16 per level, at most 80',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }))
    const indents = ['B2C orders', 'Return vouchers', 'Returns of 2025', 'Returns of 2024'].map(
      (title) => indentOf(canvas.getByText(title)),
    )
    await expect(indents).toEqual([56, 72, 80, 80])
  },
)

ActiveChild.test(
  'an automatically opened collapse can be closed',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Orders/ }))
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull()
  },
)

/** A pinned record is below an entry of a closed collapse, which opens with it. */
export const Navigated = meta.story({
  args: {
    shortcuts: [
      { id: 'voucher', type: 'item', title: 'Return voucher 7', url: '/merchants/vouchers/7' },
    ] as readonly NavigationItem[],
  },
  render: function Navigated(args) {
    const [path, setPath] = useState(args.path)
    return (
      <NavigationProvider navigate={setPath} useHref={(href) => href}>
        <Navigation {...args} path={path} />
      </NavigationProvider>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Return voucher 7' }))
  },
})

Navigated.test(
  'specification 2: a collapse opens when the new path matches',
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Return vouchers/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
)

Navigated.test('it stays open when the path changes again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Listing plans' }))
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Listing plans')
  await expect(canvas.getByRole('link', { name: 'B2C orders' })).toBeVisible()
})

/** One entry is active on its own path only, the other also on paths below it. */
export const Exact = meta.story({
  args: {
    path: '/listing/plan/gold',
    items: [
      { id: 'exact', type: 'item', title: 'Exact', url: '/listing/plan', exact: true },
      { id: 'plans', type: 'item', title: 'Listing plans', url: '/listing/plan', icon: 'layers' },
    ] as readonly NavigationItem[],
  },
})

Exact.test(
  'specification 3: an exact entry is not active on a path below its own',
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Listing plans')
  },
)

export const Dense = meta.story({ args: { isDense: true, path: '/b2c_orders' } })

Dense.test('specification 9: a dense item is 32 px high', async ({ canvas }) => {
  const entries = entriesOf(canvas)
  await expect(entries.map((entry) => entry.getBoundingClientRect().height)).toEqual(
    entries.map(() => 32),
  )
})

/** 64 px wide: icons only, and the first letter of entries without one. */
export const Folded = meta.story({
  args: {
    isFolded: true,
    items: [
      ...everyType,
      { id: 'plain', type: 'item', title: 'Quotations', url: '/quotations' },
    ] as readonly NavigationItem[],
  },
})

Folded.test('every entry keeps its name', async ({ canvas }) => {
  for (const name of [
    /Analytics/,
    /Businesses to approve .*12|Businesses to approve/,
    /Trade register/,
  ])
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('title')
  await expect(canvas.getByRole('list', { name: 'Applications' })).toBeVisible()
})

Folded.test('icons are centred in the 64 px', async ({ canvas }) => {
  const icon = canvas.getByRole('link', { name: /Analytics/ }).querySelector('svg')!
  await expect(indentOf(icon) + icon.getBoundingClientRect().width / 2).toBe(32)
})

/** In the folded navigation a collapse shows its children in a pop-up. */
export const FoldedOpen = meta.story({
  args: { isFolded: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Orders/ }))
    const entry = await canvas.findByRole('link', { name: 'B2C orders' })
    await waitFor(() => expect(entry).toBeVisible())
  },
})

FoldedOpen.test('places the pop-up beside the rail', async ({ canvas }) => {
  const trigger = canvas.getByRole('button', { name: /Orders/ }).getBoundingClientRect()
  const { left, right } = canvas.getByRole('list', { name: 'Orders' }).getBoundingClientRect()
  if (document.dir === 'rtl') await expect(right).toBeLessThanOrEqual(trigger.left)
  else await expect(left).toBeGreaterThanOrEqual(trigger.right)
})

FoldedOpen.test('Escape closes it, and the focus returns', async ({ canvas, userEvent }) => {
  canvas.getByRole('link', { name: 'B2C orders' }).focus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(canvas.queryByRole('link', { name: 'B2C orders' })).toBeNull())
  await expect(canvas.getByRole('button', { name: /Orders/ })).toHaveFocus()
})

FoldedOpen.test('choosing an entry closes it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'B2C orders' }))
  await waitFor(() => expect(canvas.queryByRole('link', { name: 'B2C orders' })).toBeNull())
})

/** Groups fold, and pinned entries are on top. */
export const Groups = meta.story({
  args: {
    path: '/business-approve',
    shortcuts: [
      { id: 'b2b', type: 'item', title: 'B2B orders', url: '/b2b_orders' },
    ] as readonly NavigationItem[],
  },
  render: function Groups(args) {
    const [folded, setFolded] = useState<readonly string[]>([])
    return <Navigation {...args} foldedGroups={folded} onFoldGroups={setFolded} />
  },
})

Groups.test(
  'folding a group by keyboard keeps the current entry visible, and adds the number of waiting records to the group’s name',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')[0]).toHaveTextContent('B2B orders')
    const group = canvas.getByRole('button', { name: 'Applications' })
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    group.focus()
    await userEvent.keyboard('{Enter}')
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await expect(group).toHaveFocus()
    await expect(group).toHaveAccessibleName(/^Applications 15 /)
    await expect(canvas.queryByRole('link', { name: 'Analytics' })).toBeNull()
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('link', { name: 'Analytics' })).toBeVisible()
  },
)

/** Numbers of waiting records after the entries: written in full, nothing for 0. */
export const Badges = meta.story({
  args: {
    items: [
      { id: 'few', type: 'item', title: 'Agents', url: '/agents', icon: 'userAdd', badge: 7 },
      {
        id: 'many',
        type: 'item',
        title: 'Products',
        url: '/products',
        icon: 'package',
        badge: 12_345,
      },
      { id: 'none', type: 'item', title: 'Reviews', url: '/reviews', icon: 'message', badge: 0 },
    ] as readonly NavigationItem[],
  },
})

Badges.test('a number is written in full, and announced with the name', async ({ canvas }) => {
  await expect(canvas.getByText('12,345')).toBeVisible()
  await expect(canvas.getByRole('link', { name: /^Products 12345 \S/ })).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'Reviews' })).toHaveTextContent(/^Reviews$/)
})

Badges.test('marigold is the colour of waiting records', async ({ canvas }) => {
  const probe = document.createElement('span')
  probe.style.color = getComputedStyle(document.documentElement).getPropertyValue(
    '--c-color-waiting',
  )
  document.body.append(probe)
  await expect(getComputedStyle(canvas.getByText('12,345')).color).toBe(
    getComputedStyle(probe).color,
  )
  probe.remove()
})

export const LongText = meta.story({
  args: {
    items: [
      {
        id: 'long',
        type: 'item',
        title: 'Commission vouchers that wait for the approval of a second person',
        url: '/agent/commission/payment/voucher',
        icon: 'ticket',
        badge: 1234,
      },
      {
        id: 'collapse',
        type: 'collapse',
        title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverwaltung',
        icon: 'folders',
        children: [
          {
            id: 'inner',
            type: 'item',
            title: 'Certificates of origin and their copies',
            url: '/a',
          },
        ],
      },
    ] as readonly NavigationItem[],
    path: '/a',
  },
})

LongText.test(
  'a truncated name is shown in full in a tooltip and on keyboard focus',
  async ({ canvas, userEvent }) => {
    const name = canvas.getByText(/^Commission vouchers/)
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth)
    await userEvent.hover(name)
    await expect(name).toHaveAttribute('title', name.textContent)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Commission vouchers/ })).toHaveFocus()
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
  },
)

export const Empty = meta.story({ args: { items: [] as readonly NavigationItem[] } })

/** Number of links before the first paint. */
let linksAtFirst = -1

function Counted(props: NavigationProps) {
  useLayoutEffect(() => {
    linksAtFirst = document.querySelectorAll('nav a').length
  }, [])
  return <Navigation {...props} />
}

/** Beside a screen that appears with it. */
export const First = meta.story({
  tags: ['for-developers'],
  render: (args) => <Counted {...args} />,
})

First.test('leaves the first frame to the screen', async ({ canvas }) => {
  await expect(linksAtFirst).toBe(0)
  await expect(await canvas.findByRole('link', { name: 'Analytics' })).toBeVisible()
})
