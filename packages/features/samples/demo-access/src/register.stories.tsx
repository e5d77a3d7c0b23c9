import preview from '#storybook/preview'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { sampleAuthHandlers, setScenario } from '@console/sample'
import { demoAccessHandlers, neverAnswered } from './mocks/handlers'
import { Register, Register2, Register3 } from './register'

const meta = preview.meta({
  component: Register,
  globals: { role: 'guest' },
  parameters: { layout: 'fullscreen', storedToken: null },
  beforeEach({ msw }) {
    msw.use(...demoAccessHandlers, ...sampleAuthHandlers)
  },
})

/** Fills the form in the order of its fields, and ticks the terms. */
async function fill(root: HTMLElement, email: string, confirmation = 'mlima-2026') {
  const inputs = root.querySelectorAll('input')
  const texts = ['Wanjiru Kamau', email, 'mlima-2026', confirmation]
  for (const [index, text] of texts.entries()) await userEvent.type(inputs[index]!, text)
  await userEvent.click(within(root).getByRole('checkbox'))
}

export const Empty = meta.story()

export const Split = meta.story({ render: () => <Register2 /> })

export const Wide = meta.story({ render: () => <Register3 /> })

export const Filled = meta.story({
  play: (context) => fill(context.canvasElement, 'wanjiru@shop.example'),
})

Filled.test('submits the form, and shows a status message', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getAllByRole('button').at(-1)!)
  await canvas.findByRole('status')
})

export const OtherPassword = meta.story({
  play: async (context) => {
    await fill(context.canvasElement, 'wanjiru@shop.example', 'mlima-2027')
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(context.canvasElement.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1),
    )
  },
})

/**
 * Specification 5: 'Enter display name' and 'The email is already in use', one after the other in the server's order.
 */
export const Refused = meta.story({
  play: async (context) => {
    await fill(context.canvasElement, 'staff@console.example')
    const [name] = context.canvas.getAllByRole('textbox')
    await context.userEvent.clear(name!)
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(name).toHaveAccessibleDescription('Enter display name'))
    await context.userEvent.type(name!, 'Wanjiru{Enter}')
    await waitFor(() =>
      expect(context.canvas.getAllByRole('textbox')[1]).toHaveAttribute('aria-invalid', 'true'),
    )
  },
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'POST /auth/register'),
  play: async (context) => {
    await fill(context.canvasElement, 'wanjiru@shop.example')
    await context.userEvent.keyboard('{Enter}')
    await context.canvas.findByRole('alert')
  },
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(neverAnswered('/auth/register'))
  },
  play: async (context) => {
    await fill(context.canvasElement, 'wanjiru@shop.example')
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(context.canvasElement.querySelector('[data-pending="true"]')).not.toBeNull(),
    )
  },
})
