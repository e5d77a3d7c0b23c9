import preview from '#storybook/preview'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { announce, snackbar } from '../queue/announce'
import { Notices } from './Notices'

const welcome = { variant: 'success', title: 'Welcome back, Amina.', place: 'top-right' } as const
const refusal = { variant: 'error', title: 'Check your password', place: 'top-center' } as const

const meta = preview.meta({
  component: Notices,
  parameters: {
    about: {
      use: 'Once in the console.',
      instead: '`ToastRegion` and `Dialog` inside of a component.',
      anatomy: [
        'Places for notices, at the top.',
        'Dialogs, one at a time.',
        'Report of a missing part.',
      ],
      do: ['Call `snackbar` for the result of an action of the user.'],
      dont: ['Do not announce what is visible on the screen.'],
    },
    layout: 'fullscreen',
  },
})

export const Nothing = meta.story()

Nothing.test('draws nothing before the first notice', async () => {
  await expect(screen.queryByRole('region')).toBeNull()
})

/** Specification 8, sign-in success: top right for 5 s. */
export const SignedIn = meta.story({
  play: async () => {
    announce(welcome)
    await screen.findByText(welcome.title)
  },
})

SignedIn.test('a toast is closed by its cross', async ({ userEvent }) => {
  const toast = await screen.findByRole('alertdialog')
  await userEvent.click(within(toast).getByRole('button'))
  await expect(screen.queryByText(welcome.title)).toBeNull()
})

/** Specification 8, sign-in failure: top centre for 5 s. */
export const Refused = meta.story({
  play: async () => {
    announce(refusal)
    await screen.findByText(refusal.title)
  },
})

/** Specification 4: success, warning, error and info, each with its icon and a close button. */
export const Snackbars = meta.story({
  play: async () => {
    snackbar({ variant: 'info', title: 'Three new businesses wait.' })
    snackbar({ variant: 'warning', title: 'Somebody else is deciding this business.' })
    snackbar({
      variant: 'error',
      title: 'The business could not be rejected.',
      description: 'Nothing was changed. Try again.',
    })
    await screen.findByText('The business could not be rejected.')
    snackbar({ variant: 'success', title: 'The business was approved.' })
    await screen.findByText('The business was approved.')
  },
})

Snackbars.test('is announced at the top centre with icon and close button', async () => {
  const snack = screen.getByRole('alertdialog', { name: 'The business was approved.' })
  await waitFor(() =>
    expect(within(snack).getByRole('alert')).toHaveTextContent('The business was approved.'),
  )
  await expect(snack.querySelectorAll('svg')).toHaveLength(2)
  const { left, right } = snack.getBoundingClientRect()
  await expect(Math.abs((left + right) / 2 - window.innerWidth / 2)).toBeLessThan(10)
})

Snackbars.test('a fourth one waits until there is room for it', async ({ userEvent }) => {
  await expect(screen.getAllByRole('alertdialog')).toHaveLength(3)
  await expect(screen.queryByText('Three new businesses wait.')).toBeNull()
  const snack = screen.getByRole('alertdialog', { name: 'The business was approved.' })
  await userEvent.click(within(snack).getByRole('button'))
  await screen.findByText('Three new businesses wait.')
})

const onUndo = fn()

/** An action can be undone while the snackbar is visible. */
export const WithAction = meta.story({
  beforeEach: () => void onUndo.mockClear(),
  play: async () => {
    snackbar({
      variant: 'success',
      title: 'Ada Market was approved.',
      action: { label: 'Undo', onAction: onUndo },
      key: 'decision',
    })
    await screen.findByText('Ada Market was approved.')
  },
})

WithAction.test('the action runs once, and closes the snackbar', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await expect(onUndo).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByText('Ada Market was approved.')).toBeNull())
})

WithAction.test('the action can be reached and run by keyboard', async ({ userEvent }) => {
  await userEvent.keyboard('{F6}')
  await userEvent.tab()
  if (document.activeElement?.role === 'alertdialog') await userEvent.tab()
  await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(onUndo).toHaveBeenCalledOnce()
})

WithAction.test('a notice replaces earlier ones with the same key', async () => {
  snackbar({ variant: 'success', title: 'Bora Bakery was approved.', key: 'decision' })
  await screen.findByText('Bora Bakery was approved.')
  await expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
})

/** Of the responses to a sign-in only the latest is shown. */
export const SignedInAtLast = meta.story({
  play: async () => {
    announce({ ...refusal, key: 'sign-in' })
    await screen.findByText(refusal.title)
    announce({ ...refusal, title: 'Check your username/email', key: 'sign-in' })
    await screen.findByText('Check your username/email')
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    announce({ ...welcome, key: 'sign-in' })
    await screen.findByText(welcome.title)
  },
})

SignedInAtLast.test(
  'a successful sign-in removes an earlier refusal from the other region',
  async () => {
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1))
    await expect(screen.getByRole('alertdialog')).toHaveTextContent(welcome.title)
  },
)

async function announceBoth() {
  announce(welcome)
  announce(refusal)
  snackbar({ variant: 'info', title: 'Three new businesses wait.' })
  await screen.findByText('Three new businesses wait.')
}

export const Both = meta.story({ play: announceBoth })

/** The two regions don't fit side by side, so the later one moves below. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: announceBoth,
})
