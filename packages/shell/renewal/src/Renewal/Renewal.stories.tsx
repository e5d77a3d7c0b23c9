import preview from '#storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Renewal } from './Renewal'

const meta = preview.meta({
  component: Renewal,
  parameters: {
    about: {
      use: 'The end of a session while the user works.',
      instead: 'The sign-in page for users without a session.',
      anatomy: [
        'Reason, and the email of the user.',
        'Password.',
        'Buttons to sign in, and to sign out.',
      ],
      do: ['Keep the page below it untouched.'],
      dont: ['Do not close it by Escape: the session would end unseen.'],
    },
    layout: 'fullscreen',
  },
  args: {
    isOpen: true,
    email: 'staff@console.example',
    isBusy: false,
    onSignIn: fn(),
    onSignOut: fn(),
  },
})

export const Empty = meta.story()

Empty.test('Escape does not close it: the session would end unseen', async ({ userEvent }) => {
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  await userEvent.keyboard('{Escape}')
  await expect(screen.getByRole('alertdialog')).toBeVisible()
})

export const Filled = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog.querySelector('input')).toHaveFocus()
    await userEvent.keyboard('console')
  },
})

Filled.test('Enter signs in with the typed password', async ({ args, userEvent }) => {
  await userEvent.keyboard('{Enter}')
  await expect(args.onSignIn).toHaveBeenCalledWith('console')
})

export const Loading = meta.story({
  args: { isBusy: true },
  play: (context) => Filled.play(context),
})

export const Refused = meta.story({
  args: { refusal: 'Check your password' },
  play: (context) => Filled.play(context),
})

/** The server could not be reached, or gave no message. */
export const Failed = meta.story({
  args: { refusal: '' },
  play: (context) => Filled.play(context),
})
