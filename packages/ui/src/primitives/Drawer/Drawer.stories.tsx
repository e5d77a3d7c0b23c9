import preview from '#storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button'
import { Stack } from '../Stack/Stack'
import { Text } from '../Text/Text'
import { TextField } from '../TextField/TextField'
import { Drawer, type DrawerProps } from './Drawer'

const buttons = ((close) => (
  <>
    <Button onPress={close}>Cancel</Button>
    <Button variant="primary" onPress={close}>
      Save
    </Button>
  </>
)) as DrawerProps['footer']

/** What is open comes with code of its own. */
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

AtTheEnd.test('it lies at the end of the line, mirrored from right to left', async () => {
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

AtTheStart.test('it lies at the start of the line, mirrored from right to left', async () => {
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
