import preview from '#storybook/preview'
import { sampleAuthHandlers, setScenario } from '@console/sample'
import { expect, waitFor } from 'storybook/test'
import { neverAnswered } from './mocks/handlers'
import { Login, Login2, Login3 } from './login'

const meta = preview.meta({
  component: Login,
  globals: { role: 'guest' },
  parameters: { layout: 'fullscreen', storedToken: null },
  beforeEach({ msw }) {
    msw.use(...sampleAuthHandlers)
  },
})

export const Empty = meta.story()

export const Split = meta.story({ render: () => <Login2 /> })

export const Wide = meta.story({ render: () => <Login3 /> })

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'staff')
    await userEvent.tab()
    await userEvent.keyboard('console')
  },
})

Filled.test('submits the form, and shows the server’s message', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Carol'))
})

/** Specification 5: fewer than four characters. */
export const TooShort = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'abc{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'))
  },
})

/** Specification 8: 'Check your password'. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'staff')
    await userEvent.tab()
    await userEvent.keyboard('wrong{Enter}')
    await waitFor(() =>
      expect(canvas.getByLabelText(/^(Password|كلمة المرور)/)).toHaveAttribute(
        'aria-invalid',
        'true',
      ),
    )
  },
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'POST /auth'),
  play: async (context) => {
    await Filled.play(context)
    await context.userEvent.keyboard('{Enter}')
    await context.canvas.findByRole('alert')
  },
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(neverAnswered('/auth'))
  },
  play: async (context) => {
    await Filled.play(context)
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(context.canvasElement.querySelector('[data-pending="true"]')).not.toBeNull(),
    )
  },
})
