import preview from '#storybook/preview'
import { NavigationProvider } from '@console/ui'
import { ClipboardList, LayoutDashboard } from 'lucide-react'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { Shortcuts, type ShortcutsProps } from './Shortcuts'

const navigate = fn()

function item(id: string, title: string, icon?: string) {
  return { id, type: 'item' as const, title, url: `/${id}`, icon }
}

/** Stores the pinned entries, as the console's settings do. */
function Pinning({ shortcuts, onChange, ...props }: ShortcutsProps) {
  const [pinned, setPinned] = useState(shortcuts)
  return (
    <Shortcuts
      {...props}
      shortcuts={pinned}
      onChange={(next) => {
        onChange(next)
        setPinned(next)
      }}
    />
  )
}

const meta = preview.meta({
  component: Shortcuts,
  args: {
    destinations: [
      item('dashboard', 'Dashboard', 'dashboard'),
      item('b2c', 'B2C Orders', 'orders'),
      item('b2b', 'B2B Orders', 'orders'),
      item('vendors', 'vendor list'),
      item('staff', 'Staff members'),
      {
        id: 'handbook',
        type: 'link' as const,
        title: 'Handbook',
        url: 'https://handbook.example/',
      },
    ],
    shortcuts: ['vendors', 'b2c', 'gone', 'handbook'] as readonly string[],
    onChange: fn(),
    renderIcon: (name) => (name === 'orders' ? <ClipboardList /> : <LayoutDashboard />),
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
  },
  render: (args) => <Pinning {...args} />,
  parameters: {
    about: {
      use: 'Screens that the user opens often.',
      instead: '`Navigation` for all screens.',
      anatomy: [
        'Pinned entries as icons.',
        'Star that opens the menu.',
        'Menu with a search, in which a press pins and unpins.',
      ],
      do: ['Keep an unpinned entry in the menu until it closes.'],
      dont: ['Do not pin anything for the user.'],
    },
  },
})

/** Finds the star's menu. */
async function menu() {
  return within(await screen.findByRole('dialog'))
}

export const Filled = meta.story()

Filled.test(
  'shortcuts are links, in the order in which they are pinned',
  async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'vendor list',
      'B2C Orders',
      'Handbook',
    ])
    await expect(links[2]).toHaveAttribute('target', '_blank')
    await userEvent.click(links[1]!)
    await expect(navigate.mock.calls).toEqual([['/b2c']])
  },
)

Filled.test('an entry without an icon shows the first letter of its title', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'vendor list' })
  await expect(link).toHaveTextContent(/^V$/)
})

export const Empty = meta.story({ args: { shortcuts: [] } })

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const { getByRole } = await menu()
    await waitFor(() => expect(getByRole('searchbox')).toHaveFocus())
  },
})

Open.test('it lists the shortcuts, each with its star', async () => {
  const { getAllByRole } = await menu()
  await expect(getAllByRole('link').map((link) => link.textContent)).toEqual([
    'vendor list',
    'B2C Orders',
    'Handbook',
  ])
  for (const star of getAllByRole('button')) await expect(star).toBePressed()
})

Open.test(
  'a star unpins, keeps the focus, and can be pressed again',
  async ({ args, canvas, userEvent }) => {
    const { getByRole } = await menu()
    const star = getByRole('button', { name: /B2C Orders/ })
    await userEvent.click(star)
    await expect(args.onChange).toHaveBeenLastCalledWith(['vendors', 'gone', 'handbook'])
    await expect(star).not.toBePressed()
    await expect(star).toHaveFocus()
    await expect(
      canvas.queryByRole('link', { name: 'B2C Orders', hidden: true }),
    ).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['vendors', 'gone', 'handbook', 'b2c'])
    await expect(star).toBePressed()
  },
)

Open.test('following a link closes it', async ({ userEvent }) => {
  const { getByRole } = await menu()
  await userEvent.click(getByRole('link', { name: 'vendor list' }))
  await expect(navigate.mock.calls).toEqual([['/vendors']])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

Open.test('opening another tab leaves it open', async () => {
  const { getByRole } = await menu()
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  await fireEvent.click(getByRole('link', { name: 'vendor list' }), { ctrlKey: true })
  await expect(navigate).not.toHaveBeenCalled()
  await expect(screen.getByRole('dialog')).toBeInTheDocument()
})

export const OpenEmpty = meta.story({
  args: { shortcuts: [] },
  play: async (context) => {
    await Open.play(context)
    const { getByRole, queryByRole } = await menu()
    await expect(queryByRole('link')).not.toBeInTheDocument()
    await expect(getByRole('status')).not.toBeEmptyDOMElement()
  },
})

/** Specification 5: titles that contain the text, ignoring case. */
export const Searching = meta.story({
  play: async (context) => {
    await Open.play(context)
    await context.userEvent.keyboard('ORDER')
    const { getAllByRole, getByRole } = await menu()
    await expect(getAllByRole('link').map((link) => link.textContent)).toEqual([
      'B2C Orders',
      'B2B Orders',
    ])
    await expect(getByRole('button', { name: /B2C/ })).toBePressed()
    await expect(getByRole('button', { name: /B2B/ })).not.toBePressed()
  },
})

Searching.test('a star pins', async ({ args, canvas, userEvent }) => {
  const { getByRole } = await menu()
  await userEvent.click(getByRole('button', { name: /B2B/ }))
  await expect(args.onChange).toHaveBeenLastCalledWith([
    'vendors',
    'b2c',
    'gone',
    'handbook',
    'b2b',
  ])
  await expect(canvas.getByRole('link', { name: 'B2B Orders', hidden: true })).toBeInTheDocument()
})

Searching.test(
  'specification 4: the text is cleared on close, and the focus returns',
  async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect((await menu()).getByRole('searchbox')).toHaveValue('')
  },
)

export const NoResults = meta.story({
  play: async (context) => {
    await Open.play(context)
    await context.userEvent.keyboard('orderz')
    const { getByRole, queryByRole } = await menu()
    await expect(queryByRole('link')).not.toBeInTheDocument()
    await expect(getByRole('status')).not.toBeEmptyDOMElement()
  },
})

/** Specification 5: the exact wording. */
export const NoResultsInEnglish = meta.story({
  globals: { playedIn: 'en' },
  play: async (context) => {
    await NoResults.play(context)
    await expect((await menu()).getByRole('status')).toHaveTextContent(/^No results\.$/)
  },
})

/** In the narrow panel beside the content. */
export const Vertical = meta.story({
  args: { orientation: 'vertical' as const },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect())
    await expect(second!.top).toBeGreaterThan(first!.bottom)
    await expect(second!.left).toBe(first!.left)
  },
})

/** Shortcuts don't fit a phone's toolbar: they are in the menu. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button')).toBeVisible()
  },
})

export const LongText = meta.story({
  args: {
    destinations: [
      item('long', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'),
      item('longer', 'Karadeniz Kültür ve Sanat Malzemeleri Sanayi ve Ticaret Limited Şirketi'),
    ],
    shortcuts: ['long', 'longer'] as readonly string[],
  },
  play: (context) => Open.play(context),
})

/** More than fit: they scroll, and the star stays. */
export const Many = meta.story({
  args: {
    destinations: Array.from({ length: 60 }, (_, index) => item(`${index}`, `Screen ${index + 1}`)),
    shortcuts: Array.from({ length: 60 }, (_, index) => `${index}`) as readonly string[],
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await expect(canvas.getByRole('button')).toBeVisible()
    const { left, right } = canvas.getByRole('button').getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
})
