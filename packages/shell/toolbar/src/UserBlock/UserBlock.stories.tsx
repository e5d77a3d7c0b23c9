import preview from '#storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { UserBlock } from './UserBlock'

const user = { name: 'Carol Nansubuga', email: 'carol@console.example', role: 'admin' }

const meta = preview.meta({
  component: UserBlock,
  parameters: {
    about: {
      use: 'The head of the navigation beside the page.',
      instead: '`UserMenu` in the toolbar, for actions.',
      anatomy: ['Photo or initials.', 'Name.', 'Role.', 'Email.'],
      do: ['Cut long names, with the whole one in a tooltip.'],
      dont: ['Do not show both names: the toolbar then shows only the photo.'],
    },
    layout: 'fullscreen',
  },
  args: { user },
  decorators: [
    (Story, { args }) => (
      <div style={{ inlineSize: args.form === 'folded' ? 64 : 280 }}>
        <Story />
      </div>
    ),
  ],
})

export const Filled = meta.story()

Filled.test('specification 2: shows the role under the name', async ({ canvas }) => {
  const [name, role] = [user.name, user.role].map((words) =>
    canvas.getByText(words).getBoundingClientRect(),
  )
  await expect(role!.top).toBeGreaterThanOrEqual(name!.bottom)
  await expect(canvas.getByText(user.email)).toBeVisible()
})

Filled.test('specification 2: a default photo is shown where none is set', async ({ canvas }) => {
  const photo = canvas.getByRole('presentation', { hidden: true })
  await waitFor(() => expect((photo as HTMLImageElement).naturalWidth).toBeGreaterThan(0))
})

/** Layouts 2 and 3: the navigation is 64 px high. */
export const Horizontal = meta.story({
  args: { form: 'horizontal' },
  play: async ({ canvas }) => {
    for (const words of [user.name, user.role, user.email])
      await expect(canvas.getByText(words)).toBeVisible()
    const block = canvas.getByText(user.email).parentElement!
    await expect(block.getBoundingClientRect().height).toBeLessThanOrEqual(64)
  },
})

/** A name in the other direction still begins beside the photo. */
export const FromRightToLeft = meta.story({
  globals: { playedIn: 'ar' },
  play: async ({ canvas }) => {
    const words = document.createRange()
    words.selectNodeContents(canvas.getByText(user.name))
    const photo = canvas.getByText(/^C.?N$/).getBoundingClientRect()
    await expect(photo.left - words.getBoundingClientRect().right).toBeLessThanOrEqual(13)
  },
})

/** Only the photo, which then has the name as its label. */
export const Folded = meta.story({
  args: { form: 'folded' },
  play: async ({ canvas }) => {
    const photo = canvas.getByRole('img', { name: user.name })
    const { left, right } = photo.getBoundingClientRect()
    const place = photo.parentElement!.getBoundingClientRect()
    await expect(place.width).toBe(64)
    await expect(left - place.left).toBe(place.right - right)
    await expect(canvas.queryByText(user.email)).not.toBeInTheDocument()
  },
})

export const LongText = meta.story({
  args: {
    user: {
      name: 'Maria Antonieta Wolfeschlegelsteinhausenbergerdorff',
      email: 'maria.antonieta.wolfeschlegelsteinhausenbergerdorff@console.example',
      role: 'SuperAdmin, admin, staff, customer',
    },
  },
  play: async ({ canvas }) => {
    const name = canvas.getByText(/Wolfe/)
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth)
    await expect(getComputedStyle(name).direction).toBe('ltr')
  },
})
