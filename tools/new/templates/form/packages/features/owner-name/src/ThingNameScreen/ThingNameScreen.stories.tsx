import preview from '#storybook/preview'
import { refuse, setScenario, unanswered } from '@console/sample'
import { expect, waitFor } from 'storybook/test'
import { takeThingName, writeThingName } from '../mocks/thingName'
import { ThingNameScreen } from './ThingNameScreen'

const meta = preview.meta({
  component: ThingNameScreen,
  beforeEach({ msw }) {
    msw.use(writeThingName(takeThingName))
  },
})

/** The screen as it opens. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await canvas.findAllByRole('textbox')
  },
})

Empty.test('what is missing is said at its field before it is sent', async (context) => {
  const { canvas, userEvent } = context
  const [name] = canvas.getAllByRole('textbox')
  name?.focus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'))
})

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [name] = await canvas.findAllByRole('textbox')
    if (name) await userEvent.type(name, 'Karadeniz Kültür ve Sanat Malzemeleri')
  },
})

type Play = Parameters<typeof Filled.play>[0]

async function sendFilled(context: Play) {
  await Filled.play(context)
  await context.userEvent.keyboard('{Control>}{Enter}{/Control}')
}

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(writeThingName(unanswered))
  },
  play: async (context) => {
    await sendFilled(context)
    const isPending = (button: HTMLElement) => button.dataset.pending === 'true'
    await waitFor(() => expect(context.canvas.getAllByRole('button').some(isPending)).toBe(true))
  },
})

/** It was taken, and the form is ready for the next. */
export const Sent = meta.story({
  play: async (context) => {
    await sendFilled(context)
    await context.canvas.findByText(/Karadeniz/)
    await expect(sessionStorage).toHaveLength(0)
  },
})

/** The server finds fault with a field. */
export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(
      writeThingName(() => {
        throw refuse(422, 'validation', 'Some of this cannot be accepted.', {
          errors: [{ pointer: '/name', message: 'This name is taken.' }],
        })
      }),
    )
  },
  play: async (context) => {
    await sendFilled(context)
    const [name] = context.canvas.getAllByRole('textbox')
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'))
  },
})

/** Nobody knows whether it was taken; what was written is still there. */
export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'POST /owner-name/thing-name'),
  play: async (context) => {
    await sendFilled(context)
    await context.canvas.findByRole('alert')
    await expect(context.canvas.getAllByRole('textbox')[0]).toHaveValue(
      'Karadeniz Kültür ve Sanat Malzemeleri',
    )
  },
})
