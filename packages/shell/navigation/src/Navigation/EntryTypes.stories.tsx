import preview from '#storybook/preview'
import type { NavigationItem } from '@console/core/routes'
import { theme } from '@console/ui'
import { expect, waitFor } from 'storybook/test'
import styled from 'styled-components'
import { icons } from '../entry/icons'
import { Navigation } from './Navigation'

/** Values of an entry that a designer edits. */
interface EntryArgs {
  type: NavigationItem['type']
  title: string
  url: string
  icon: keyof typeof icons
  /** Number of waiting records. */
  badge: number
  target: '_self' | '_blank'
  exact: boolean
  path: string
  isFolded: boolean
}

const item = (title: string, url: string, icon: EntryArgs['icon']): NavigationItem => ({
  id: url,
  type: 'item',
  title,
  url,
  icon,
})

const children = [
  item('B2C orders', '/b2c_orders', 'cart'),
  item('B2B orders', '/b2b_orders', 'boxes'),
]

/** The entry of the args, with only the fields of its type. */
function entryOf({ type, title, url, icon, badge, target, exact }: EntryArgs): NavigationItem {
  const id = 'entry'
  if (type === 'divider') return { id, type, title: '' }
  if (type === 'group') return { id, type, title, children }
  if (type === 'collapse') return { id, type, title, icon, children }
  if (type === 'link') return { id, type, title, url, icon, target }
  return {
    id,
    type,
    title,
    url,
    icon,
    ...(badge > 0 ? { badge } : {}),
    ...(exact ? { exact } : {}),
  }
}

/** One entry of the navigation of each type, beside its data. */
const meta = preview.meta({
  component: Example,
  args: {
    type: 'item',
    title: 'Orders',
    url: '/orders',
    icon: 'cart',
    badge: 0,
    target: '_blank',
    exact: false,
    path: '/dashboards/analytics',
    isFolded: false,
  } satisfies EntryArgs as EntryArgs,
  argTypes: {
    type: { control: 'radio', options: ['group', 'collapse', 'item', 'link', 'divider'] },
    icon: { control: 'select', options: Object.keys(icons) },
    badge: { control: { type: 'number', min: 0 } },
    target: { control: 'radio', options: ['_self', '_blank'] },
  },
  parameters: {
    about: {
      use: 'Looking up the data of an entry: group, collapse, item, link or divider.',
      instead: '`Navigation` to see them together.',
      anatomy: ['The entry.', 'Its data.'],
      do: ['Change the controls to see what each property does.'],
      dont: ['Do not nest deeper than four levels.'],
    },
  },
})

/** A navigation with the entry of the args, and its data. */
function Example(args: EntryArgs) {
  return <Entry items={[entryOf(args)]} path={args.path} isFolded={args.isFolded} />
}

/** An entry between two others, with its data beside it. */
function Entry({
  items,
  path,
  isFolded,
}: { items: readonly NavigationItem[] } & Pick<EntryArgs, 'path' | 'isFolded'>) {
  return (
    <Beside>
      <nav aria-label="Navigation" style={{ inlineSize: isFolded ? 64 : 280 }}>
        <Navigation
          items={[
            item('Analytics', '/dashboards/analytics', 'dashboard'),
            ...items,
            item('Categories', '/categories', 'shapes'),
          ]}
          path={path}
          isFolded={isFolded}
        />
      </nav>
      <Data dir="ltr" tabIndex={0}>
        {JSON.stringify(items, null, 2)}
      </Data>
    </Beside>
  )
}

const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[6]};
`

const Data = styled.pre`
  flex: 1 1 20rem;
  margin: 0;
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  font: ${theme.text.sm} / 1.5 ${theme.font.mono};
  overflow: auto;
`

/** A screen of the console. */
export const Item = meta.story()

/** A screen of the console that is open. */
export const ItemActive = meta.story({ args: { path: '/orders/17' } })

/** A screen that is marked on its own address only, not on those below it. */
export const ItemExact = meta.story({ args: { exact: true, path: '/orders/17' } })

ItemExact.test('specification 3: it is not marked below its address', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull()
})

/** A number of waiting records. */
export const ItemWithBadge = meta.story({ args: { badge: 128 } })

/** A section: its caption folds and unfolds its entries. */
export const Group = meta.story({ args: { type: 'group', title: 'Sales' } })

/** A group of entries that is closed until it is pressed or holds the open screen. */
export const Collapse = meta.story({ args: { type: 'collapse' } })

export const CollapseOpen = meta.story({ args: { type: 'collapse', path: '/b2c_orders' } })

/** An address outside the console, in a new tab. */
export const Link = meta.story({
  args: {
    type: 'link',
    title: 'Trade register',
    url: 'https://register.example/',
    icon: 'building',
  },
})

/** An address outside the console, in the same tab. */
export const LinkInSameTab = Link.extend({ args: { target: '_self' } })

LinkInSameTab.test('specification 3: it opens in its target', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: /Trade register/ })
  await expect(link).toHaveAttribute('target', '_self')
  await expect(link).toHaveAccessibleName('Trade register')
})

/** A line between two entries. */
export const Divider = meta.story({ args: { type: 'divider' } })

const archive: readonly NavigationItem[] = [
  {
    id: 'one',
    type: 'collapse',
    title: 'Orders',
    icon: 'cart',
    children: [
      {
        id: 'two',
        type: 'collapse',
        title: 'Returns',
        children: [
          {
            id: 'three',
            type: 'collapse',
            title: 'Archive',
            children: [
              { id: 'four', type: 'item', title: 'Returns of 2025', url: '/returns/2025' },
            ],
          },
        ],
      },
    ],
  },
]

/** Collapses in collapses, four levels deep, as far as indentation goes. */
export const FourLevels = meta.story({
  args: { path: '/returns/2025' },
  render: ({ path, isFolded }) => <Entry items={archive} {...{ path, isFolded }} />,
})

/** A folded navigation: a collapse opens a pop-up after 150 ms of hover. */
export const PopUp = meta.story({
  args: { type: 'collapse', isFolded: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Orders' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'B2C orders' })).toBeVisible())
  },
})
