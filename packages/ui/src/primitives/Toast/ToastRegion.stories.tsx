import preview from '#storybook/preview'
import { UNSTABLE_ToastStateContext } from 'react-aria-components/Toast'
import { useToastState } from 'react-stately/useToastState'
import { expect, screen, waitFor, within } from 'storybook/test'
import { looksOf } from '../../stories/States'
import { Button } from '../Button/Button'
import { Menu } from '../Menu/Menu'
import { MenuItem } from '../Menu/MenuItem'
import { Stack } from '../Stack/Stack'
import { Toast } from './Toast'
import { type ToastContent, ToastQueue } from './ToastQueue'
import { ToastRegion } from './ToastRegion'

const atTheEnd = new ToastQueue()
const inTheMiddle = new ToastQueue()

const approved: ToastContent = { variant: 'success', title: 'Ada Market was approved' }
const refused: ToastContent = {
  variant: 'error',
  title: 'Wrong email or password',
  description: 'What you typed is kept. Try again, or ask for a new password.',
}

const meta = preview.meta({
  component: ToastRegion,
  args: {
    queue: atTheEnd,
    place: 'top-right' as const,
    label: 'Notices',
    closeLabel: 'Close the notice',
  },
  beforeEach: () => () => {
    atTheEnd.clear()
    inTheMiddle.clear()
  },
  render: ({ closeLabel }) => (
    <>
      <Stack direction="row" gap={2}>
        <Button onPress={() => atTheEnd.add(approved, { timeout: 5000 })}>Approve</Button>
        <Button onPress={() => inTheMiddle.add(refused, { timeout: 5000 })}>Sign in</Button>
      </Stack>
      <ToastRegion queue={atTheEnd} place="top-right" label="Notices" closeLabel={closeLabel} />
      <ToastRegion
        queue={inTheMiddle}
        place="top-center"
        label="Refusals"
        closeLabel={closeLabel}
      />
    </>
  ),
  parameters: {
    about: {
      use: 'The area of a queue of notices, mounted once by the shell.',
      instead:
        "`Banner` for a lasting state. The console's `snackbar` and `announce` to show a notice.",
      anatomy: ['Notices, newest last, each with an icon.', 'Optional action.', 'Close button.'],
      do: ['Give a notice that has an action enough time to reach it.'],
      dont: ['Do not report errors that need a decision: use a `Dialog` or an error at the field.'],
    },
  },
})

export const Nothing = meta.story()

export const Variants = meta.story({
  beforeEach: () => {
    atTheEnd.add({
      variant: 'info',
      title: '12 products are being imported',
      description: 'You can go on working.',
    })
    atTheEnd.add({ variant: 'warning', title: 'The session ends in two minutes' })
    atTheEnd.add(approved)
    inTheMiddle.add(refused)
  },
})

Variants.test('each region is a landmark of its own', async () => {
  await expect(await screen.findByRole('region', { name: 'Notices' })).toBeVisible()
  await expect(screen.getByRole('region', { name: 'Refusals' })).toBeVisible()
})

Variants.test(
  'notices are announced and named by their title, and closed by a button with the given name',
  async ({ userEvent }) => {
    const notice = await screen.findByRole('alertdialog', { name: 'Ada Market was approved' })
    await waitFor(() =>
      expect(within(notice).getByRole('alert')).toHaveTextContent('Ada Market was approved'),
    )
    await userEvent.click(within(notice).getByRole('button', { name: 'Close the notice' }))
    await waitFor(() => expect(notice).not.toBeInTheDocument())
  },
)

Variants.test('a new notice appears below the others', async () => {
  const [newest, older] = within(
    await screen.findByRole('region', { name: 'Notices' }),
  ).getAllByRole('alertdialog')
  await expect(newest).toHaveTextContent('Ada Market was approved')
  await expect(newest!.getBoundingClientRect().top).toBeGreaterThan(
    older!.getBoundingClientRect().bottom,
  )
})

Variants.test('a fourth notice waits for its turn', async ({ userEvent }) => {
  atTheEnd.add({ variant: 'info', title: 'A message arrived' })
  const region = within(await screen.findByRole('region', { name: 'Notices' }))
  await region.findByText('A message arrived')
  await expect(region.getAllByRole('alertdialog')).toHaveLength(3)
  await expect(region.queryByText('12 products are being imported')).toBeNull()
  await userEvent.click(region.getAllByRole('button', { name: 'Close the notice' })[0]!)
  await region.findByText('12 products are being imported')
})

Variants.test('a repeated notice replaces the previous one', async () => {
  inTheMiddle.add(refused)
  inTheMiddle.add(refused)
  const region = within(await screen.findByRole('region', { name: 'Refusals' }))
  await expect(region.getAllByRole('alertdialog')).toHaveLength(1)
})

Nothing.test('a notice disappears automatically after its time', async ({ canvas, userEvent }) => {
  await expect(screen.queryByRole('alertdialog')).toBeNull()
  atTheEnd.add(approved, { timeout: 50 })
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(screen.queryByText('Ada Market was approved')).toBeNull())
})

Nothing.test(
  'no notice expires under the pointer, even one that was added later',
  async ({ userEvent }) => {
    atTheEnd.add(approved, { timeout: 400 })
    const notice = await screen.findByText('Ada Market was approved')
    await userEvent.hover(notice)
    atTheEnd.add({ variant: 'info', title: 'A message arrived' }, { timeout: 400 })
    await screen.findByText('A message arrived')
    // A notice of the other region with the same time serves as the clock.
    inTheMiddle.add(refused, { timeout: 800 })
    const clock = await screen.findByText('Wrong email or password')
    await waitFor(() => expect(clock).not.toBeInTheDocument(), { timeout: 3000 })
    await expect(notice).toBeInTheDocument()
    await expect(screen.getByText('A message arrived')).toBeInTheDocument()
    await userEvent.unhover(notice)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), { timeout: 3000 })
  },
)

Nothing.test('no notice expires while it has the focus', async ({ userEvent }) => {
  atTheEnd.add(approved, { timeout: 400 })
  const notice = await screen.findByRole('alertdialog')
  notice.focus()
  inTheMiddle.add(refused, { timeout: 800 })
  const clock = await screen.findByText('Wrong email or password')
  await waitFor(() => expect(clock).not.toBeInTheDocument(), { timeout: 3000 })
  await expect(notice).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(notice).not.toBeInTheDocument())
})

export const LongText = meta.story({
  beforeEach: () => {
    atTheEnd.add({
      variant: 'error',
      title:
        'Karadeniz Kültür ve Sanat Malzemeleri Sanayi ve Ticaret Limited Şirketi could not be approved',
      description:
        'Somebody else rejected it at 09:30. Nothing was changed. Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik',
    })
  },
})

/** Its texts are Arabic: they are args, which no toolbar translates. */
export const InArabic = meta.story({
  globals: { language: 'ar' },
  args: { closeLabel: 'إغلاق الإشعار' },
  beforeEach: () => {
    atTheEnd.add({ variant: 'success', title: 'اعتُمد سوق آدا' })
    inTheMiddle.add({
      variant: 'error',
      title: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
      description: 'ما كتبته محفوظ. حاول مرة أخرى.',
    })
  },
})

InArabic.test('specification 8: the region on the right stays on the right', async () => {
  const region = await screen.findByRole('region', { name: 'Notices' })
  const { left, right } = region.getBoundingClientRect()
  await expect(window.innerWidth - right).toBeLessThan(left)
})

/** Below 1368 px the regions would overlap: the later one moves below. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    atTheEnd.add(approved)
    await screen.findByText(approved.title)
    inTheMiddle.add(refused)
    await screen.findByText(refused.title)
  },
})

Narrow.test('neither region covers the other', async () => {
  const first = screen.getByRole('region', { name: 'Notices' }).getBoundingClientRect()
  const second = screen.getByRole('region', { name: 'Refusals' }).getBoundingClientRect()
  await expect(second.top).toBeGreaterThan(first.bottom)
})

/** An overlay that the user has just opened is not covered by automatic notices. */
export const UnderAMenu = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: ({ closeLabel }) => (
    <>
      <Menu trigger={<Button>Account</Button>}>
        {['Profile', 'Inbox', 'Logout'].map((name) => (
          <MenuItem key={name} id={name}>
            {name}
          </MenuItem>
        ))}
      </Menu>
      <ToastRegion
        queue={inTheMiddle}
        place="top-center"
        label="Refusals"
        closeLabel={closeLabel}
      />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    inTheMiddle.add(refused)
    await screen.findByText(refused.title)
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    await screen.findByRole('menu')
  },
})

UnderAMenu.test('a menu that was just opened covers a notice', () =>
  // A menu is repositioned when the window gets its size.
  waitFor(async () => {
    const notice = screen.getByRole('alertdialog', { name: refused.title }).getBoundingClientRect()
    const covered = screen.getAllByRole('menuitem').find((item) => {
      const { top, bottom } = item.getBoundingClientRect()
      return top > notice.top && bottom < notice.bottom
    })!
    const { left, top } = covered.getBoundingClientRect()
    await expect(document.elementFromPoint(left + 20, top + 10)?.closest('[role]')).toBe(covered)
  }),
)

function NoticeWithAction({ title, undo, close }: Record<'title' | 'undo' | 'close', string>) {
  const state = useToastState<ToastContent>()
  const action = { label: undo, onAction: () => {} }
  return (
    <UNSTABLE_ToastStateContext value={state}>
      <Toast
        toast={{ key: title, content: { variant: 'success', title, action } }}
        closeLabel={close}
      />
    </UNSTABLE_ToastStateContext>
  )
}

/** Hover and keyboard focus of a notice's buttons. */
export const States = meta.story({
  render: looksOf({
    english: { title: 'Approved', undo: 'Undo', close: 'Close the notice' },
    arabic: { title: 'تمت الموافقة', undo: 'تراجع', close: 'إغلاق الإشعار' },
    render: (texts) => <NoticeWithAction {...texts} />,
  }).states,
})
