import preview from '#storybook/preview'
import { sampleAuthHandlers, setScenario } from '@console/sample'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { neverAnswered } from './mocks/handlers'
import { Lock } from './lock'

const meta = preview.meta({
  component: Lock,
  parameters: { layout: 'fullscreen' },
  beforeEach({ msw }) {
    msw.use(...sampleAuthHandlers)
  },
})

/** Types the password of a known user. */
async function enterPassword(root: HTMLElement, password: string) {
  await within(root).findByText('Brian Otieno')
  await userEvent.type(root.querySelector('input')!, password)
}

/** Signed in: only the password is asked for. */
export const Filled = meta.story({
  play: async ({ canvas }) => void (await canvas.findByText('Brian Otieno')),
})

export const Unlocked = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await enterPassword(canvasElement, 'console{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Brian'))
  },
})

/** Guest: the name is asked for, too. */
export const Empty = meta.story({
  globals: { role: 'guest' },
  parameters: { storedToken: null },
})

export const Refused = meta.story({
  play: async ({ canvasElement }) => {
    await enterPassword(canvasElement, 'wrong{Enter}')
    await waitFor(() =>
      expect(canvasElement.querySelector('input')).toHaveAttribute('aria-invalid', 'true'),
    )
  },
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(neverAnswered('/auth'))
  },
  play: async (context) => {
    await enterPassword(context.canvasElement, 'console')
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(context.canvasElement.querySelector('[data-pending="true"]')).not.toBeNull(),
    )
  },
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'POST /auth'),
  play: async (context) => {
    await enterPassword(context.canvasElement, 'console')
    await context.userEvent.keyboard('{Enter}')
    await context.canvas.findByRole('alert')
  },
})
