import preview from '#storybook/preview'
import { useEffect, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button'
import { Stack } from '../Stack/Stack'
import { Text } from '../Text/Text'
import { TextField } from '../TextField/TextField'
import { Drawer, type DrawerProps, prepareDrawer } from './Drawer'

const buttons = ((close) => (
  <>
    <Button onPress={close}>Cancel</Button>
    <Button variant="primary" onPress={close}>
      Save
    </Button>
  </>
)) as DrawerProps['footer']

/** The overlay's code is loaded separately. */
const shown = async () => {
  await screen.findByRole('dialog')
}

const meta = preview.meta({
  component: Drawer,
  args: {
    title: 'Ada Market',
    closeLabel: 'Close',
    trigger: <Button>Open</Button>,
    onOpenChange: fn(),
    children: (
      <Stack>
        <TextField label="Name" defaultValue="Ada Market" />
        <TextField label="City" defaultValue="İstanbul" />
        <Text as="p" tone="muted">
          Sells fruit and vegetables since 1998.
        </Text>
      </Stack>
    ),
    footer: buttons,
  },
  parameters: {
    about: {
      use: 'A form or a record beside the list that it belongs to, without leaving the list.',
      instead: '`Dialog` for a short question. A screen of its own for work that needs an address.',
      anatomy: ['Title and close button.', 'Content, which scrolls.', 'Footer with the actions.'],
      do: ['Keep the list where it was when the drawer closes.'],
      dont: ['Do not put steps of a long form into it.', 'Do not nest drawers.'],
    },
  },
})

export const Closed = meta.story()

Closed.test(
  'Escape closes it and the focus returns to its button',
  async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const drawer = await screen.findByRole('dialog', { name: 'Ada Market' })
    await waitFor(() => expect(drawer).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
)

Closed.test('a press outside closes it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
  const drawer = await screen.findByRole('dialog')
  await waitFor(() => expect(drawer).toHaveFocus())
  const isMirrored = document.documentElement.dir === 'rtl'
  await userEvent.click(document.elementFromPoint(isMirrored ? window.innerWidth - 4 : 4, 300)!)
  await waitFor(() => expect(drawer).not.toBeInTheDocument())
})

export const AtTheEnd = meta.story({ args: { trigger: undefined, isOpen: true }, play: shown })

AtTheEnd.test('is at the end of the line, mirrored right to left', async () => {
  const drawer = screen.getByRole('dialog')
  const isMirrored = document.documentElement.dir === 'rtl'
  await waitFor(() => {
    const { left, right } = drawer.getBoundingClientRect()
    return expect(isMirrored ? left : window.innerWidth - right).toBeLessThan(2)
  })
})

export const AtTheStart = meta.story({
  args: { trigger: undefined, isOpen: true, side: 'start', size: 'small' },
  play: shown,
})

AtTheStart.test('is at the start of the line, mirrored right to left', async () => {
  const drawer = screen.getByRole('dialog')
  const isMirrored = document.documentElement.dir === 'rtl'
  await waitFor(() => {
    const { left, right } = drawer.getBoundingClientRect()
    return expect(isMirrored ? window.innerWidth - right : left).toBeLessThan(2)
  })
})

export const BesideAClearPage = meta.story({
  args: { trigger: undefined, isOpen: true, size: 'settings', isClear: true },
})

BesideAClearPage.test('it is 380 px wide, and the page is not darkened', async () => {
  const drawer = await screen.findByRole('dialog')
  await expect(drawer.parentElement!.offsetWidth).toBe(380)
  const scrim = drawer.closest<HTMLElement>('[data-clear]')!
  await expect(getComputedStyle(scrim).backgroundColor).toBe('rgba(0, 0, 0, 0)')
})

export const LongContent = meta.story({
  args: {
    trigger: undefined,
    isOpen: true,
    size: 'large',
    children: (
      <Stack>
        {Array.from({ length: 40 }, (_, index) => (
          <TextField key={index} label={`Field ${index + 1}`} />
        ))}
      </Stack>
    ),
  },
  play: shown,
})

/** Its texts are Arabic: they are args, which no toolbar translates. */
export const InArabic = meta.story({
  globals: { language: 'ar' },
  args: {
    trigger: undefined,
    isOpen: true,
    title: 'سوق آدا',
    closeLabel: 'إغلاق',
    children: <Text as="p">يبيع الفواكه والخضروات منذ 1998.</Text>,
    footer: (
      <>
        <Button>إلغاء</Button>
        <Button variant="primary">حفظ</Button>
      </>
    ),
  },
  play: shown,
})

const begins = fn()

/** Calls the server, as a panel's content does, and keeps the typed text. */
function Calling() {
  useEffect(() => begins(), [])
  return <TextField label="Name" />
}

/** Prepared by its owner before it is opened. */
function PreparedDrawer(props: DrawerProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isNear, setIsNear] = useState(false)
  return (
    <>
      <Button
        onPointerEnter={() => void prepareDrawer().then(() => setIsNear(true))}
        onPress={() => setIsOpen(true)}
      >
        Look
      </Button>
      {isNear ? (
        <Drawer {...props} trigger={undefined} {...{ isOpen }} onOpenChange={setIsOpen} isPrepared>
          <Calling />
        </Drawer>
      ) : null}
    </>
  )
}

/** Drawn before it is opened, and still hidden. */
export const Prepared = meta.story({
  tags: ['for-developers'],
  render: (args) => <PreparedDrawer {...args} />,
  beforeEach: () => {
    begins.mockClear()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Look' }))
    await waitFor(() => expect(document.querySelector('[role=dialog] input')).toBeInTheDocument())
  },
})

Prepared.test(
  'a prepared drawer is hidden, cannot be focused, and has not started its content',
  async ({ userEvent }) => {
    await expect(document.querySelector('[role=dialog]')).not.toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.tab()
    await expect(document.activeElement!.closest('[role=dialog]')).toBeNull()
    await expect(document.documentElement.style.overflow).toBe('')
    await expect(begins).not.toHaveBeenCalled()
  },
)

Prepared.test(
  'it opens with the focus, closes, and starts over the next time',
  async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Look' })
    for (const time of [1, 2]) {
      await userEvent.click(opener)
      const drawer = screen.getByRole('dialog', { name: 'Ada Market' })
      await waitFor(() => expect(drawer).toHaveFocus())
      const field = await within(drawer).findByRole('textbox')
      await expect(begins).toHaveBeenCalledTimes(time)
      await expect(field).toHaveValue('')
      await userEvent.type(field, 'New')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(opener).toHaveFocus())
      await waitFor(() => expect(document.querySelector('[role=dialog] input')).not.toBeVisible())
    }
  },
)
