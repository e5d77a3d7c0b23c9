import preview from '#storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { UserMenu } from './UserMenu'

const user = { name: 'Carol Nansubuga', email: 'carol@console.example', role: 'admin' }
const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#7a4" /><circle cx="16" cy="13" r="6" fill="#fff" /><circle cx="16" cy="32" r="11" fill="#fff" /></svg>',
)}`

const meta = preview.meta({
  component: UserMenu,
  args: {
    user,
    links: {
      profile: '/pages/profile',
      inbox: '/apps/mail',
      login: '/login',
      register: '/register',
    },
    onSignOut: fn(),
  },
  parameters: {
    about: {
      use: "The user's own screens and the way out.",
      instead: '`ThemePanel` for settings. `Navigation` for screens of the console.',
      anatomy: [
        'Button with photo, name and role.',
        'Profile and inbox.',
        'Sign out; for a guest, sign in and register.',
      ],
      do: ['Show only screens that exist.'],
      dont: ['Do not ask before signing out, unless input would be lost.'],
    },
  },
})

/** Addresses of the entries, null for one that is not a link. */
async function addresses() {
  const entries = await screen.findAllByRole('menuitem')
  return entries.map((entry) => entry.getAttribute('href'))
}

export const Closed = meta.story()

Closed.test('shows the name over the role, and the default photo', async ({ canvas }) => {
  const name = canvas.getByText('Carol Nansubuga').getBoundingClientRect()
  const role = canvas.getByText('admin').getBoundingClientRect()
  await expect(role.top).toBeGreaterThanOrEqual(name.bottom)
  const photo = canvas.getByRole('presentation', { hidden: true })
  await waitFor(() => expect((photo as HTMLImageElement).naturalWidth).toBeGreaterThan(0))
})

/** On a phone the photo replaces the name, which remains the button's label. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation', { hidden: true })).toBeVisible()
    await expect(canvas.getByText('Carol Nansubuga')).not.toBeVisible()
    await expect(canvas.getByRole('button', { name: /Carol Nansubuga/ })).toBeVisible()
  },
})

/**
 * In layouts 2 and 3 the navigation shows the name: here the photo is enough, and the button keeps the name
 * as its label.
 */
export const NamedBeside = meta.story({
  args: { isNamedBeside: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation', { hidden: true })).toBeVisible()
    await expect(canvas.queryByText('admin')).toBeNull()
    await expect(canvas.getByRole('button', { name: /Carol Nansubuga/ })).toBeVisible()
  },
})

export const SignedIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Carol Nansubuga/ }))
    await expect(await addresses()).toEqual(['/pages/profile', '/apps/mail', null])
  },
})

SignedIn.test('its last entry signs out', async ({ args, userEvent }) => {
  await userEvent.click(screen.getAllByRole('menuitem').at(-1)!)
  await expect(args.onSignOut).toHaveBeenCalledOnce()
})

export const WithPhoto = meta.story({ args: { user: { ...user, photo: face } } })

/** Entries whose screens do not exist are left out. */
export const WithoutScreens = meta.story({
  args: { links: { login: '/login' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await addresses()).toEqual([null])
  },
})

/** Specification 2: nobody is signed in. */
export const Guest = meta.story({
  args: { user: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await addresses()).toEqual(['/login', '/register'])
  },
})

/** Specification 2: a user whose role is empty has the guest's entries. */
export const EmptyRole = meta.story({
  args: { user: { ...user, role: '' } },
  play: (context) => Guest.play(context),
})

export const LongText = meta.story({
  args: {
    user: {
      name: 'Maria Antonieta Wolfeschlegelsteinhausenbergerdorff',
      email: 'maria@console.example',
      role: 'SuperAdmin, admin, staff, customer, system administrator',
    },
  },
})

LongText.test('cuts a long name, and shows all of it on hover', async ({ canvas }) => {
  await expect(canvas.getByRole('button').offsetWidth).toBeLessThan(320)
  const name = canvas.getByTitle(/Wolfe/)
  await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth)
  await expect(getComputedStyle(name).direction).toBe('ltr')
})
