import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { UserBlock } from './UserBlock'

const user = { name: 'Carol Nansubuga', email: 'carol@console.example', role: 'admin' }

const meta = preview.meta({
  component: UserBlock,
  parameters: { layout: 'fullscreen' },
  args: { user },
  decorators: [
    (Story, { args }) => (
      <div style={{ inlineSize: args.isFolded ? 64 : 280 }}>
        <Story />
      </div>
    ),
  ],
})

export const Filled = meta.story()

Filled.test('specification 2: the role stands under the name', async ({ canvas }) => {
  const [name, role] = [user.name, user.role].map((words) =>
    canvas.getByText(words).getBoundingClientRect(),
  )
  await expect(role!.top).toBeGreaterThanOrEqual(name!.bottom)
  await expect(canvas.getByText(user.email)).toBeVisible()
  await expect(canvas.getByText(/^C.?N$/)).toBeVisible()
})

/** Only the photo, which then has the name. */
export const Folded = meta.story({
  args: { isFolded: true },
  play: async ({ canvas }) => {
    const photo = canvas.getByRole('img', { name: user.name })
    const { left, right } = photo.getBoundingClientRect()
    const place = photo.parentElement!.getBoundingClientRect()
    await expect(place.width).toBe(64)
    await expect(left - place.left).toBe(place.right - right)
    await expect(canvas.queryByText(user.email)).not.toBeInTheDocument()
  },
})

export const LongWords = meta.story({
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
