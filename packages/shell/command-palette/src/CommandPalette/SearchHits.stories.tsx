import preview from '#storybook/preview'
import { usePanel } from '@console/core/flows'
import { NavigationProvider } from '@console/ui'
import { expect, fn, waitFor } from 'storybook/test'
import { commandPaletteMachine } from '../commandPaletteMachine'
import type { PaletteGroup } from '../items'
import { CommandPalette, type CommandPaletteProps } from './CommandPalette'

const navigate = fn()
const approve = fn()

/** The command palette over a toolbar; initially open, with the story's text. */
function Toolbar({ onTextChange, onClose, text, ...props }: CommandPaletteProps) {
  const commandPalette = usePanel(commandPaletteMachine)
  return (
    <header style={{ position: 'relative', minBlockSize: 64 }}>
      <CommandPalette
        {...props}
        text={commandPalette.content.text || text}
        onTextChange={(next) => {
          onTextChange(next)
          commandPalette.change({ text: next })
        }}
        onClose={() => {
          onClose()
          commandPalette.close()
        }}
      />
    </header>
  )
}

const orders: PaletteGroup = {
  id: 'order',
  title: 'Orders',
  items: [
    {
      id: 'one',
      title: 'B2B-2026-004512',
      detail: 'Karadeniz Kültür ve Sanat Malzemeleri Sanayi ve Ticaret Limited Şirketi',
      href: '/order-details?secureToken=one',
    },
    { id: 'two', title: 'B2C-2026-000045', detail: null, href: '/order-details?secureToken=two' },
  ],
}
const users: PaletteGroup = {
  id: 'shop-user',
  title: 'Shop users',
  items: ['Amina Yusuf', 'Brian Otieno', 'محمد عبد الرحمن', 'Çiğdem Öztürk', 'Eve Wambui'].map(
    (title) => ({
      id: title,
      title,
      detail: '451',
      href: `/shop-users?selected=${title}`,
    }),
  ),
  all: { title: 'Show all 12', href: '/shop-users?view=all&q=45' },
}

/** The command palette with hits of records: recent items come first, then groups as they arrive. */
const meta = preview.meta({
  component: CommandPalette,
  parameters: {
    about: {
      use: 'Checking how groups arrive, fail and are left out.',
      instead: '`CommandPalette` for the palette with navigation alone.',
      anatomy: [
        'Recent records.',
        'Navigation.',
        'Records by type, with a detail that tells them apart.',
      ],
      do: ['Keep hits in place when later groups arrive.'],
      dont: ['Do not wait for the slowest source.'],
    },
    layout: 'fullscreen',
  },
  args: {
    destinations: [
      { id: 'b2b', type: 'item' as const, title: 'B2B orders, 45 of them', url: '/b2b_orders' },
      { id: 'staff', type: 'item' as const, title: 'Staff members', url: '/staff-members' },
    ],
    recent: [
      { id: '/a', title: 'B2C-2026-000450', detail: 'Order', href: '/order-details?secureToken=a' },
      { id: '/b', title: 'Kilimo Seeds Ltd', detail: 'Business', href: '/business-detail/b' },
    ],
    actions: [
      { id: 'a', title: 'Approve', detail: 'A record', keys: ['A'], act: approve },
      { id: 'b', title: 'Back to the list', detail: 'A record', keys: ['B'], act: fn() },
    ],
    text: '',
    onTextChange: fn(),
    onClose: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate} useHref={(href) => href}>
        <Story />
      </NavigationProvider>
    ),
  ],
  beforeEach: () => {
    navigate.mockClear()
    approve.mockClear()
  },
  render: (args) => <Toolbar {...args} />,
})

/** A text that matches the navigation, recent items, and two types of record. */
export const SearchHits = meta.story({
  args: { text: '45', hits: [orders, users] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(4)
    await expect(canvas.getAllByRole('option')).toHaveLength(10)
  },
})

SearchHits.test(
  'recent items come first; the arrow keys go through all groups, Enter follows a hit',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('option')[0]).toHaveTextContent('B2C-2026-000450')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getAllByRole('option')[2]).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(canvas.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(navigate.mock.calls).toEqual([['/shop-users?view=all&q=45']])
  },
)

/** Specification 5 suggests nothing for an empty text: recent items and actions are shown on request. */
export const Asked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getAllByRole('option')).toHaveLength(4)
  },
})

Asked.test(
  'an action runs once the command palette is closed',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('option', { name: /Approve/ }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(approve).toHaveBeenCalledOnce())
    await expect(navigate).not.toHaveBeenCalled()
  },
)

/** Before the first response; Enter, pressed before it arrives, follows the first hit. */
export const Looking = meta.story({
  args: { text: 'SKU-01133', looking: 'looking' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement()
    await expect(navigate).not.toHaveBeenCalled()
  },
})

export const Failed = meta.story({
  args: { text: 'B2B', looking: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('option')).toHaveTextContent('B2B orders')
    await userEvent.click(canvas.getAllByRole('button').at(-1)!)
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Narrow = meta.story({
  args: { text: '45', hits: [orders, users] },
  globals: { viewport: { value: 'phone' } },
  play: (context) => SearchHits.play(context),
})
