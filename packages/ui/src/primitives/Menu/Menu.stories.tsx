import preview from '#storybook/preview'
import { ArrowRight, Check, Copy, Download, Ellipsis, FileText, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { looksOf } from '../../stories/States'
import { Button } from '../Button/Button'
import { IconButton } from '../IconButton/IconButton'
import { AriaProvider } from '../Aria/AriaProvider'
import { NavigationProvider } from '../Link/NavigationProvider'
import { Stack } from '../Stack/Stack'
import { Menu, type MenuProps } from './Menu'
import { MenuItem } from './MenuItem'
import { MenuList } from './MenuOverlay'
import { MenuSection } from './MenuSection'

const navigate = fn()
const approve = fn()

/** The overlay's code is loaded separately. */
const shown = async () => {
  await screen.findByRole('menu')
}

function RowsWithOneMenu(props: MenuProps) {
  const element = useRef<HTMLElement | null>(null)
  // The name stays while the menu closes.
  const [pressed, setPressed] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Stack gap={2}>
      {['Coffee', 'Tea'].map((name) => (
        <Button
          key={name}
          id={name}
          onPress={({ currentTarget }) => {
            element.current = currentTarget
            setPressed(name)
            setIsOpen(true)
          }}
        >
          {name}
        </Button>
      ))}
      <Menu
        {...props}
        anchor={{ element, id: pressed, opening: { end: null, isByKey: false } }}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      />
    </Stack>
  )
}

const meta = preview.meta({
  component: Menu,
  args: {
    trigger: <Button>Actions</Button>,
    onAction: fn(),
    children: (
      <>
        <MenuItem id="approve" icon={<Check />} shortcut="A" onAction={approve}>
          Approve
        </MenuItem>
        <MenuItem id="copy" icon={<Copy />}>
          Copy the number
        </MenuItem>
        <MenuItem id="export" icon={<Download />}>
          Export
        </MenuItem>
      </>
    ),
  },
  beforeEach: () => {
    navigate.mockClear()
    approve.mockClear()
  },
  parameters: {
    about: {
      use: 'Actions or choices that do not deserve a button each: of a row, of the user, of a view.',
      instead:
        '`Button` for one or two frequent actions. `Select` for a value of a form. `Popover` for content with fields.',
      anatomy: [
        'Button that opens it.',
        'Items: optional icon, label, optional shortcut.',
        'Sections with headings, separated by lines.',
        'Tick at chosen items.',
      ],
      do: [
        'Order items by use, and put destructive ones last.',
        'Keep unavailable items, with the reason.',
      ],
      dont: ['Do not nest menus.', 'Do not put a form into a menu.'],
    },
  },
})

export const Closed = meta.story()

Closed.test(
  'arrows move, Enter chooses, the focus returns',
  async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('menuitem', { name: /^Approve/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Copy the number' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(approve).toHaveBeenCalledOnce()
    await expect(args.onAction).toHaveBeenCalledOnce()
    await expect(args.onAction).toHaveBeenCalledWith('approve', undefined)
    await waitFor(() => expect(button).toHaveFocus())
  },
)

Closed.test('typed letters and End move to an item', async ({ canvas, userEvent }) => {
  canvas.getByRole('button').focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menu', { name: 'Actions' })
  await userEvent.keyboard('co')
  await expect(screen.getByRole('menuitem', { name: 'Copy the number' })).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect(screen.getByRole('menuitem', { name: 'Export' })).toHaveFocus()
})

Closed.test('Enter and Space begin at the first item each time', async ({ canvas, userEvent }) => {
  canvas.getByRole('button').focus()
  for (const key of ['{Enter}', ' ']) {
    await userEvent.keyboard(key)
    const first = await screen.findByRole('menuitem', { name: /^Approve/ })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  }
})

Closed.test('a pointer opens it and chooses', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'))
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Approve/ }))
  await expect(approve).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
})

Closed.test('Escape closes it and chooses nothing', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'))
  await screen.findByRole('menu')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  await expect(args.onAction).not.toHaveBeenCalled()
})

export const Open = meta.story({ args: { defaultOpen: true }, play: shown })

export const Sections = meta.story({
  args: {
    defaultOpen: true,
    trigger: (
      <IconButton label="More">
        <Ellipsis aria-hidden />
      </IconButton>
    ),
    children: (
      <>
        <MenuSection title="This order">
          <MenuItem id="copy" icon={<Copy />} shortcut="⌘ C">
            Copy the number
          </MenuItem>
          <MenuItem
            id="invoice"
            icon={<FileText />}
            description="PDF, in the language of the customer"
          >
            Invoice
          </MenuItem>
        </MenuSection>
        <MenuSection aria-label="Danger">
          <MenuItem id="delete" icon={<Trash2 />} tone="danger">
            Delete
          </MenuItem>
        </MenuSection>
      </>
    ),
  },
  play: shown,
})

Sections.test('an icon button opens it', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  canvas.getByRole('button', { name: 'More' }).focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menu', { name: 'More' })
})

/** A disabled item shows its reason, and can be focused to read it. */
export const DisabledWithReason = meta.story({
  args: {
    defaultOpen: true,
    children: (
      <>
        <MenuItem
          id="approve"
          icon={<Check />}
          disabledReason="Someone else is deciding this business"
          onAction={approve}
        >
          Approve
        </MenuItem>
        <MenuItem id="copy" icon={<Copy />}>
          Copy the number
        </MenuItem>
      </>
    ),
  },
  play: shown,
})

DisabledWithReason.test(
  'a disabled item can be focused and read, but not pressed',
  async ({ args, userEvent }) => {
    const item = await screen.findByRole('menuitem', { name: /^Approve/ })
    await userEvent.keyboard('{Home}')
    await expect(item).toHaveFocus()
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toHaveAccessibleName('Approve Someone else is deciding this business')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(item)
    await expect(approve).not.toHaveBeenCalled()
    await expect(args.onAction).not.toHaveBeenCalled()
    await expect(screen.getByRole('menu')).toBeInTheDocument()
  },
)

export const SingleChoice = meta.story({
  args: {
    defaultOpen: true,
    trigger: <Button>Density</Button>,
    selectionMode: 'single',
    defaultSelectedKeys: ['regular'],
    onSelectionChange: fn(),
    children: (
      <>
        <MenuItem id="compact">Compact</MenuItem>
        <MenuItem id="regular">Regular</MenuItem>
        <MenuItem id="relaxed" disabledReason="Not on this screen">
          Relaxed
        </MenuItem>
      </>
    ),
  },
  play: shown,
})

SingleChoice.test(
  'the choice is checked, and a disabled item stays off',
  async ({ args, userEvent }) => {
    await expect(await screen.findByRole('menuitemradio', { name: 'Regular' })).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: /^Relaxed/ }))
    await userEvent.keyboard('{End}{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onSelectionChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.onSelectionChange).toHaveBeenCalledOnce()
  },
)

export const MultipleChoice = meta.story({
  args: {
    defaultOpen: true,
    trigger: <Button>Columns</Button>,
    selectionMode: 'multiple',
    defaultSelectedKeys: ['name', 'city'],
    children: (
      <>
        <MenuItem id="name">Name</MenuItem>
        <MenuItem id="city">City</MenuItem>
        <MenuItem id="owner">Owner</MenuItem>
      </>
    ),
  },
  play: shown,
})

MultipleChoice.test('it stays open for the next choice', async ({ userEvent }) => {
  const owner = await screen.findByRole('menuitemcheckbox', { name: 'Owner' })
  await userEvent.click(owner)
  await expect(owner).toBeChecked()
  await expect(screen.getByRole('menu')).toBeInTheDocument()
})

export const Links = meta.story({
  args: {
    defaultOpen: true,
    trigger: <Button>Account</Button>,
    children: (
      <>
        <MenuItem href="/pages/profile">My profile</MenuItem>
        <MenuItem href="/apps/mail">Inbox</MenuItem>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate} useHref={(href) => href}>
        <AriaProvider locale="en">
          <Story />
        </AriaProvider>
      </NavigationProvider>
    ),
  ],
  play: shown,
})

Links.test('a link goes through the router', async ({ userEvent }) => {
  const link = await screen.findByRole('menuitem', { name: 'Inbox' })
  await expect(link).toHaveAttribute('href', '/apps/mail')
  await userEvent.click(link)
  await expect(navigate).toHaveBeenCalledWith('/apps/mail', undefined)
})

export const LongText = meta.story({
  args: {
    defaultOpen: true,
    children: (
      <>
        <MenuItem id="long">
          Send the invoice again to every address that the customer has left with us
        </MenuItem>
        <MenuItem id="longer">Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen</MenuItem>
      </>
    ),
  },
  play: shown,
})

/** More items than fit on the page: the menu scrolls. */
export const ManyItems = meta.story({
  args: {
    defaultOpen: true,
    children: Array.from({ length: 60 }, (_, index) => (
      <MenuItem key={index} id={`view-${index}`}>{`View ${index + 1}`}</MenuItem>
    )),
  },
  play: shown,
})

/** One menu shared by the buttons of many rows. */
export const Anchored = meta.story({
  args: { trigger: undefined },
  render: (args) => <RowsWithOneMenu {...args} />,
})

Anchored.test(
  'opens beside the pressed button, is named by it and returns the focus',
  async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('button', { name: 'Tea' })
    await userEvent.click(second)
    const menu = await screen.findByRole('menu', { name: 'Tea' })
    await expect(menu.getBoundingClientRect().top).toBeGreaterThan(
      second.getBoundingClientRect().bottom - 1,
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(second).toHaveFocus())
  },
)

const looks = looksOf({
  english: {
    actions: 'Actions',
    approve: 'Approve',
    next: 'Next in the queue',
    reason: 'Being decided',
  },
  arabic: {
    actions: 'إجراءات',
    approve: 'موافقة',
    next: 'التالي في القائمة',
    reason: 'قيد البتّ',
  },
  render: ({ actions, approve: approveLabel, next, reason }) => (
    <Menu trigger={<Button>{actions}</Button>}>
      <MenuItem icon={<Check />} disabledReason={reason}>
        {approveLabel}
      </MenuItem>
      <MenuItem icon={<ArrowRight data-mirrored />}>{next}</MenuItem>
    </Menu>
  ),
})

export const Modes = meta.story({ render: looks.modes })

/** Hover, keyboard focus and press. */
export const States = meta.story({ render: looks.states })

/** Hover and keyboard focus of the items of an open menu. */
export const OpenStates = meta.story({
  render: looksOf({
    english: { approve: 'Approve', remove: 'Delete', reason: 'Being decided', menu: 'Actions' },
    arabic: { approve: 'موافقة', remove: 'حذف', reason: 'قيد البتّ', menu: 'إجراءات' },
    render: ({ approve: approveLabel, remove, reason, menu }) => (
      <MenuList aria-label={menu}>
        <MenuItem icon={<Check />} shortcut="A">
          {approveLabel}
        </MenuItem>
        <MenuItem icon={<Check />} disabledReason={reason}>
          {approveLabel}
        </MenuItem>
        <MenuItem icon={<Trash2 />} tone="danger">
          {remove}
        </MenuItem>
      </MenuList>
    ),
  }).states,
})
