import preview from '#storybook/preview'
import { navigationFor } from '@console/core/routes'
import { HorizontalNavigation, Navigation } from '@console/shell-navigation'
import { useTranslation } from 'react-i18next'
import { expect, waitFor } from 'storybook/test'
import { shellMessages } from '../shellMessages'
import { sideNavigation } from './sideNavigation'

/** The navigation of the console with all its entries, as a user who may open every screen sees it. */
const meta = preview.meta({
  component: SideNavigation,
  parameters: {
    docs: { story: { inline: false } },
    about: {
      use: 'Checking the menu: order, groups, icons and badges.',
      instead: '`Navigation` for its behaviour.',
      anatomy: ['Pinned entries.', 'Groups.', 'Items with icons and badges.'],
      do: ['Add an entry in `sideNavigation.ts`, and its label to the messages.'],
      dont: ['Do not repeat an entry in two groups.'],
    },
    messages: shellMessages,
  },
  args: { path: '/dashboards/analytics', isFolded: false, isDense: false },
})

/** The side navigation of a user who may open every screen. */
function SideNavigation(props: { path: string; isFolded: boolean; isDense: boolean }) {
  return (
    <nav aria-label="Navigation" style={{ inlineSize: props.isFolded ? 64 : 280 }}>
      <Navigation {...props} items={useAllItems()} />
    </nav>
  )
}

/** The items of a user who may open every screen; each queue has some waiting records. */
function useAllItems() {
  const { t } = useTranslation()
  return navigationFor(sideNavigation, {
    isShown: () => true,
    translate: (key) => t(key as never),
    waitingIn: (queue) => queue.length,
  })
}

/** The whole side navigation of specification 2, as in a console where every screen exists. */
export const Complete = meta.story()

Complete.test('specification 2: four sections and all their entries', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link')).toHaveLength(39)
  await expect(
    canvas.getAllByRole('list').filter((list) => list.ariaLabelledByElements?.length),
  ).toHaveLength(4)
})

export const Folded = meta.story({ args: { isFolded: true } })

export const Dense = meta.story({ args: { isDense: true } })

/** In a window that is lower than the navigation. */
export const Scrolled = meta.story({
  args: { path: '/promocard' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 320, overflow: 'hidden auto' }}>
        <Story />
      </div>
    ),
  ],
})

Scrolled.test('scrolls the active item into view', async ({ canvas }) => {
  const item = canvas.getByRole('link', { current: 'page' })
  const room = item.closest('div[style*="overflow"]')!.getBoundingClientRect()
  await waitFor(async () => {
    const { top, bottom } = item.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(room.top)
    await expect(bottom).toBeLessThanOrEqual(room.bottom)
  })
})

/** Along the top: twenty entries are in two columns. */
export const Horizontal = meta.story({
  args: { isDense: true },
  render: function Horizontal({ path, isDense }) {
    return (
      <nav aria-label="Navigation">
        <HorizontalNavigation {...{ path, isDense }} items={useAllItems()} />
      </nav>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[0]!)
    await expect(await canvas.findAllByRole('link')).toHaveLength(20)
  },
})

Horizontal.test('specification 9: a dense item is 32 px high', async ({ canvas }) => {
  for (const link of canvas.getAllByRole('link'))
    await expect(link.getBoundingClientRect().height).toBeCloseTo(32)
})

Horizontal.test('it fits into the window', async ({ canvas }) => {
  const { left, top, right, bottom } = canvas
    .getAllByRole('list')[1]!
    .closest('[popover]')!
    .getBoundingClientRect()
  await expect([left >= 0, top >= 0, right <= innerWidth, bottom <= innerHeight]).toEqual([
    true,
    true,
    true,
    true,
  ])
})
