import preview from '#storybook/preview'
import { refuse, setScenario, unanswered, database } from '@console/sample'
import { thingNameAddingEndpoints, thingNameEntity } from '@console/sample/thing-name'
import { expect, waitFor } from 'storybook/test'
import { NewThingNameScreen } from './NewThingNameScreen'

const name = 'Karadeniz Kültür ve Sanat Malzemeleri'

const meta = preview.meta({
  component: NewThingNameScreen,
  beforeEach({ msw }) {
    msw.use(...thingNameAddingEndpoints.handlers)
  },
})

/** The initial, empty form. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await canvas.findAllByRole('textbox')
  },
})

Empty.test('shows a missing value at its field before the form is submitted', async (context) => {
  const { canvas, userEvent } = context
  const [first] = canvas.getAllByRole('textbox')
  first?.focus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(first).toHaveAttribute('aria-invalid', 'true'))
})

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('textbox')
    if (first) await userEvent.type(first, name)
  },
})

type Play = Parameters<typeof Filled.play>[0]

async function sendFilled(context: Play) {
  await Filled.play(context)
  await context.userEvent.keyboard('{Control>}{Enter}{/Control}')
}

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(thingNameAddingEndpoints.add(unanswered))
  },
  play: async (context) => {
    await sendFilled(context)
    const isPending = (button: HTMLElement) => button.dataset.pending === 'true'
    await waitFor(() => expect(context.canvas.getAllByRole('button').some(isPending)).toBe(true))
  },
})

/** After a successful submission; the form is ready for the next one. */
export const Sent = meta.story({
  play: async (context) => {
    await sendFilled(context)
    await context.canvas.findByText(/Karadeniz/)
    await expect(database.rows(thingNameEntity).map((each) => each.name)).toContain(name)
    await expect(sessionStorage).toHaveLength(0)
  },
})

/** The server rejects a field. */
export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(
      thingNameAddingEndpoints.add(() => {
        throw refuse(422, 'validation', 'body.invalid', {
          errors: [{ pointer: '/name', message: { text: 'This name is taken.' } }],
        })
      }),
    )
  },
  play: async (context) => {
    await sendFilled(context)
    const [first] = context.canvas.getAllByRole('textbox')
    await waitFor(() => expect(first).toHaveAttribute('aria-invalid', 'true'))
  },
})

/** The result is unknown after a server error; the typed values are kept. */
export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'POST /thing-name'),
  play: async (context) => {
    await sendFilled(context)
    await context.canvas.findByRole('alert')
    await expect(context.canvas.getAllByRole('textbox')[0]).toHaveValue(name)
  },
})
