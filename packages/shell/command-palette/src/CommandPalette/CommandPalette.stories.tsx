import preview from '#storybook/preview'
import { usePanel } from '@console/core/flows'
import { IconButton, Link, NavigationProvider } from '@console/ui'
import { ClipboardList, Search, Users } from 'lucide-react'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import { commandPaletteMachine } from '../commandPaletteMachine'
import { CommandPalette, type CommandPaletteProps } from './CommandPalette'

const navigate = fn()
const icons: Record<string, typeof Users> = { orders: ClipboardList, people: Users }

function item(title: string, url: string, icon?: string) {
  return { id: title, type: 'item' as const, title, url, icon }
}

/** A toolbar with the button that opens the command palette, and the machine that stores its text. */
function Toolbar({ onTextChange, onClose, ...props }: CommandPaletteProps) {
  const commandPalette = usePanel(commandPaletteMachine)
  return (
    <header style={{ position: 'relative', minBlockSize: 64 }}>
      <IconButton label="⌕" onPress={() => commandPalette.open()}>
        <Search />
      </IconButton>
      <Link href="/elsewhere">↗</Link>
      {commandPalette.isOpen ? (
        <CommandPalette
          {...props}
          text={commandPalette.content.text}
          onTextChange={(next) => {
            onTextChange(next)
            commandPalette.change({ text: next })
          }}
          onClose={() => {
            onClose()
            commandPalette.close()
          }}
        />
      ) : null}
    </header>
  )
}

const meta = preview.meta({
  component: CommandPalette,
  parameters: {
    about: {
      use: 'Finding a screen, a record or an action from anywhere by typing.',
      instead: 'The search of a list for its rows. `ComboBox` for a value of a form.',
      anatomy: [
        'Field.',
        'Groups of hits: recent, this screen, navigation, records.',
        'Hit: icon, title, detail.',
      ],
      do: ['Put the best hit first, under the pointer of Enter.'],
      dont: ['Do not suggest anything for an empty text.'],
    },
    layout: 'fullscreen',
  },
  args: {
    destinations: [
      item('Dashboard', '/dashboards/analytics'),
      item('Vendor list', '/vendors', 'people'),
      item('B2C Orders', '/b2c_orders', 'orders'),
      item('B2B Orders', '/b2b_orders', 'orders'),
      item('Orders by hand', '/manual-order', 'orders'),
      item('Staff members', '/staff-members', 'people'),
      {
        id: 'handbook',
        type: 'link' as const,
        title: 'The handbook for vendors',
        url: 'https://handbook.example/',
      },
    ],
    text: '',
    onTextChange: fn(),
    onClose: fn(),
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
  render: (args) => <Toolbar {...args} />,
})

export const Closed = meta.story()

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '⌕' }))
    await expect(await canvas.findByRole('combobox')).toHaveFocus()
  },
})

Empty.test('specification 5: suggests nothing for an empty text', async ({ canvas }) => {
  await expect(canvas.queryByRole('option')).not.toBeInTheDocument()
  await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
})

Empty.test('it covers the toolbar, 64 px high', async ({ canvas }) => {
  const { height } = canvas.getByRole('search').getBoundingClientRect()
  await expect(height).toBe(64)
})

Empty.test('Escape closes it and gives the focus back', async ({ args, canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}')
  await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument()
  await expect(args.onClose).toHaveBeenCalled()
  await waitFor(() => expect(canvas.getByRole('button', { name: '⌕' })).toHaveFocus())
})

Empty.test('closes when the focus moves on into the page', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await expect(within(canvas.getByRole('search')).getByRole('button')).toHaveFocus()
  await userEvent.tab({ shift: true })
  await userEvent.tab({ shift: true })
  await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument()
  await expect(canvas.getByRole('link', { name: '↗' })).toHaveFocus()
})

export const Filled = meta.story({
  play: async (context) => {
    await Empty.play(context)
    await context.userEvent.keyboard('  Or')
    await expect(await context.canvas.findAllByRole('option')).toHaveLength(5)
  },
})

Filled.test('the first suggestion is highlighted; a match is emphasised', async ({ canvas }) => {
  const [first, second] = canvas.getAllByRole('option')
  await expect(first).toHaveAccessibleName('Orders by hand')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(second).toHaveAttribute('aria-selected', 'false')
  await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', first!.id)
  await expect(first!.querySelector('b')).toHaveTextContent(/^Or$/)
})

Filled.test('Enter follows the highlighted suggestion', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Enter}')
  await expect(navigate.mock.calls).toEqual([['/manual-order']])
  await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument()
})

Filled.test('the arrow keys move the highlight, and wrap around', async ({ canvas, userEvent }) => {
  const options = canvas.getAllByRole('option')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect(options[2]).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  await expect(options.at(-1)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect(options[0]).toHaveAttribute('aria-selected', 'true')
  await expect(canvas.getByRole('combobox')).toHaveFocus()
})

Filled.test('typing highlights the first suggestion again', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{ArrowDown}{ArrowDown}d')
  await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true')
})

Filled.test(
  'hovering highlights a suggestion, and a click follows it',
  async ({ canvas, userEvent }) => {
    const option = canvas.getByRole('option', { name: 'B2B Orders' })
    await userEvent.hover(option)
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(option)
    await expect(navigate.mock.calls).toEqual([['/b2b_orders']])
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument()
  },
)

Filled.test('suggestions are links that also open in another tab', async ({ canvas }) => {
  const option = canvas.getByRole('option', { name: 'B2B Orders' })
  await expect(option).toHaveAttribute('href', '/b2b_orders')
  const stay = fn((event: Event) => event.preventDefault())
  addEventListener('click', stay, { once: true })
  await fireEvent.click(option, { ctrlKey: true })
  await expect(stay).toHaveBeenCalledOnce()
  await expect(navigate).not.toHaveBeenCalled()
  await expect(canvas.getByRole('combobox')).toBeInTheDocument()
})

Filled.test('an address outside opens a new tab', async ({ canvas }) => {
  const link = canvas.getByRole('option', { name: /handbook/ })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAccessibleName(/\(.+\)/)
})

Filled.test(
  'specification 4: closing by the cross clears the text',
  async ({ canvas, userEvent }) => {
    await userEvent.click(within(canvas.getByRole('search')).getByRole('button'))
    await userEvent.click(canvas.getByRole('button', { name: '⌕' }))
    await expect(canvas.getByRole('combobox')).toHaveValue('')
  },
)

Filled.test('a press elsewhere closes it', async ({ canvas, userEvent }) => {
  await userEvent.click(document.body)
  await waitFor(() => expect(canvas.queryByRole('combobox')).not.toBeInTheDocument())
})

Filled.test('a press between two suggestions leaves it open', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('listbox'))
  await expect(canvas.getByRole('combobox')).toHaveFocus()
})

export const WithIcons = meta.story({
  args: {
    renderIcon: (name) => {
      const Icon = icons[name]
      return Icon ? <Icon /> : null
    },
  },
  play: (context) => Filled.play(context),
})

export const NoResults = meta.story({
  play: async (context) => {
    await Empty.play(context)
    await context.userEvent.keyboard('orderz')
    await expect(context.canvas.queryByRole('option')).not.toBeInTheDocument()
    await expect(context.canvas.getByRole('status')).not.toBeEmptyDOMElement()
  },
})

NoResults.test('the message is aligned with the typed text', async ({ canvas }) => {
  const range = document.createRange()
  range.selectNodeContents(canvas.getByRole('status').firstElementChild!)
  const input = range.getBoundingClientRect()
  const typed = canvas.getByRole('combobox').getBoundingClientRect()
  const isMirrored = document.documentElement.dir === 'rtl'
  const apart = isMirrored ? input.right - typed.right : input.left - typed.left
  await expect(Math.abs(apart)).toBeLessThan(2)
})

NoResults.test('Enter does nothing', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect(navigate).not.toHaveBeenCalled()
  await expect(canvas.getByRole('combobox')).toHaveFocus()
})

/** Specification 8: the exact wording. */
export const NoResultsInEnglish = meta.story({
  globals: { playedIn: 'en' },
  play: async (context) => {
    await NoResults.play(context)
    await expect(context.canvas.getByRole('status')).toHaveTextContent(/^No results\.$/)
  },
})

/** Specification 9: at most 10. */
export const Most = meta.story({
  args: {
    destinations: Array.from({ length: 12 }, (_, index) =>
      item(`Commission ${index + 1}`, `/commission/${index + 1}`),
    ),
  },
  play: async (context) => {
    await Empty.play(context)
    await context.userEvent.keyboard('commission')
    await expect(await context.canvas.findAllByRole('option')).toHaveLength(10)
  },
})

export const LongText = meta.story({
  args: {
    destinations: [
      item(
        'Karadeniz Kültür ve Sanat Malzemeleri Sanayi ve Ticaret Limited Şirketi, Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik',
        '/long',
      ),
    ],
  },
  play: async (context) => {
    await Empty.play(context)
    await context.userEvent.keyboard('kapitansmutzen')
    await expect(await context.canvas.findByText('kapitänsmützen')).toBeVisible()
  },
})

/** Diacritics, tatweel and hamza forms: variants that people omit or confuse match. */
export const ArabicFolding = meta.story({
  globals: { playedIn: 'ar' },
  args: {
    destinations: [
      item('إدارة الوكلاء', '/agents'),
      item('مُدير الطلبــات', '/orders'),
      item('الأعضاء والإدارة', '/members'),
    ],
  },
  play: async (context) => {
    await Empty.play(context)
    await context.userEvent.keyboard('اداره')
    const names = (await context.canvas.findAllByRole('option')).map((each) => each.textContent)
    await expect(names).toEqual(['إدارة الوكلاء', 'الأعضاء والإدارة'])
  },
})

ArabicFolding.test('ignores tatweel and vowel signs', async ({ canvas, userEvent }) => {
  await userEvent.clear(canvas.getByRole('combobox'))
  await userEvent.keyboard('مدير الطلبات')
  await expect(canvas.getByRole('option')).toHaveTextContent('مُدير الطلبــات')
})

/** Dotted and dotless i match each other. */
export const TurkishFolding = meta.story({
  globals: { playedIn: 'tr' },
  args: { destinations: [item('İşletme satışları', '/sales'), item('SIPARIŞLER', '/orders')] },
  play: async (context) => {
    await Empty.play(context)
    await context.userEvent.keyboard('ıs')
    await expect(await context.canvas.findAllByRole('option')).toHaveLength(2)
  },
})

/** For layouts without a toolbar. */
export const WithoutToolbar = meta.story({
  args: { isFixed: true },
  play: async (context) => {
    await Filled.play(context)
    const { top, width } = context.canvas.getByRole('search').getBoundingClientRect()
    await expect([top, width]).toEqual([0, document.documentElement.clientWidth])
  },
})
