import preview from '#storybook/preview'
import { setScenario } from '@console/core/mocks'
import { expect, screen, waitFor, within } from 'storybook/test'
import { goods, tokenOfGolden, tokenOfPhase } from '../Record/mocks/goods'
import { Desk } from './mocks/Desk'

const decisions = 'POST /goods/:token/decisions'
const never = () => new Promise<never>(() => {})

const meta = preview.meta({
  component: Desk,
  args: { token: tokenOfPhase('pending') },
  globals: { language: 'en' },
  beforeEach({ msw }) {
    sessionStorage.clear()
    msw.use(...goods.handlers)
  },
})

export const Idle = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('toolbar')
  },
})

type Play = Parameters<typeof Idle.play>[0]

function press(name: string) {
  return async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) => {
    const bar = within(await canvas.findByRole('toolbar'))
    await userEvent.click(bar.getByRole('button', { name }))
  }
}

Idle.test(
  'one primary button, two beside it, the rest in the menu',
  async ({ canvas, userEvent }) => {
    const bar = within(canvas.getByRole('toolbar'))
    await expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Approve',
      'Request changes',
      'Reject',
      '',
    ])
    await userEvent.click(bar.getByRole('button', { name: 'More actions' }))
    await expect(await screen.findByRole('menuitem', { name: /Reinstate/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
)

/** Nothing has to be said: it is sent at once, and looks decided until the server says otherwise. */
export const Submitting = meta.story({
  beforeEach({ msw }) {
    msw.use(goods.decide(never))
  },
  play: async (context) => {
    await press('Approve')(context)
    await waitFor(() =>
      expect(context.canvas.getByText('Approved').closest('[aria-busy]')).not.toBeNull(),
    )
  },
})

export const Undoable = meta.story({
  play: async (context) => {
    await press('Approve')(context)
    await screen.findByRole('button', { name: 'Undo' })
  },
})

Undoable.test('the record is as the server says, confirmed', async ({ canvas }) => {
  await expect(canvas.getByText('Approved').closest('[aria-busy]')).toBeNull()
  await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull()
})

/** A claim has nothing to be taken back: it is given back by a button. */
export const Final = meta.story({
  play: async ({ canvas, userEvent }) => {
    await press('More actions')({ canvas, userEvent })
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Claim' }))
    await canvas.findByText('Under review')
  },
})

Final.test('nothing is said of it', async () => {
  await expect(screen.queryByRole('alertdialog')).toBeNull()
})

export const Undoing = meta.story({
  beforeEach({ msw }) {
    msw.use(goods.undo(never))
  },
  play: async (context) => {
    await Undoable.play(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await context.canvas.findByText('Pending')
  },
})

export const Undone = meta.story({
  play: async (context) => {
    await Undoable.play(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText(/was taken back/)
    await context.canvas.findByText('Pending')
  },
})

Undone.test('it can be decided anew', async ({ canvas, userEvent }) => {
  await press('Approve')({ canvas, userEvent })
  await canvas.findByText('Approved')
})

export const Composing = meta.story({
  play: async (context) => {
    await press('Reject')(context)
    await screen.findByRole('dialog')
  },
})

Composing.test('sending it with errors shows them and goes to the first', async ({ userEvent }) => {
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(form.getByRole('button', { name: 'Reject' }))
  await expect(await form.findByRole('alert')).toHaveTextContent('Choose a reason.')
  await waitFor(() => expect(form.getByRole('button', { name: /Reason/ })).toHaveFocus())
})

Composing.test('another reason needs a note', async ({ userEvent }) => {
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(form.getByRole('button', { name: /Reason/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Another reason' }))
  await userEvent.type(form.getByRole('textbox'), 'Too bad')
  await userEvent.tab()
  await expect(form.getByRole('textbox')).toHaveAccessibleDescription(
    /Write at least 10 characters/,
  )
})

Composing.test('the owner’s message is shown as it is written', async ({ userEvent }) => {
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(form.getByRole('button', { name: /Reason/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'The price is not realistic' }))
  await expect(form.getByRole('figure')).toHaveTextContent('Reason: The price is not realistic.')
})

Composing.test('what it says is sent', async ({ canvas, userEvent }) => {
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(form.getByRole('button', { name: /Reason/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'It exists already' }))
  await userEvent.click(form.getByRole('button', { name: 'Reject' }))
  await canvas.findByText('Rejected')
  await screen.findByRole('button', { name: 'Undo' })
})

Composing.test('what was typed comes back with a refusal', async ({ userEvent }) => {
  setScenario('422', decisions)
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(form.getByRole('button', { name: /Reason/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Another reason' }))
  await userEvent.click(form.getByRole('textbox'))
  await userEvent.paste('It cannot be sold here.')
  await userEvent.click(form.getByRole('button', { name: 'Reject' }))
  await waitFor(() =>
    expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(
      'The server cannot accept this.',
    ),
  )
  await expect(within(screen.getByRole('dialog')).getByRole('textbox')).toHaveValue(
    'It cannot be sold here.',
  )
})

/** The session ended while the form was open: what was typed is offered again. */
export const DraftKept = meta.story({
  beforeEach() {
    sessionStorage.setItem(
      'draft:admin@console.example:/',
      JSON.stringify({
        token: tokenOfPhase('pending'),
        action: 'reject',
        values: {
          reasonCode: 'other',
          note: 'Not ours to sell.',
          until: '',
          waive: [],
          fields: [],
        },
      }),
    )
  },
  play: (context) => Composing.play(context),
})

DraftKept.test('it is put back when that is wanted', async ({ userEvent }) => {
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(await form.findByRole('button', { name: 'Restore it' }))
  await expect(form.getByRole('textbox')).toHaveValue('Not ours to sell.')
})

export const RequestingChanges = meta.story({
  play: async (context) => {
    await press('Request changes')(context)
    const form = within(await screen.findByRole('dialog'))
    await context.userEvent.click(form.getByRole('button', { name: /Add a message/ }))
    await context.userEvent.click(await screen.findByRole('option', { name: 'Price' }))
    await context.userEvent.click(await form.findByLabelText('Message about Price'))
    await context.userEvent.paste('This is ten times the usual price.')
  },
})

RequestingChanges.test('messages about fields are sent', async ({ canvas, userEvent }) => {
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(form.getByRole('button', { name: 'Request changes' }))
  await canvas.findByText('Changes requested')
})

export const Suspending = meta.story({
  args: { token: tokenOfPhase('approved') },
  play: async (context) => {
    await press('Suspend')(context)
    const form = within(await screen.findByRole('dialog'))
    await context.userEvent.type(form.getByLabelText('Until'), '2026-06-01')
    await context.userEvent.tab()
    await form.findByText(/at most a year/)
  },
})

/** An administrator waives what failed, and says why. */
export const Waiving = meta.story({
  args: { token: tokenOfGolden('allChecksFail') },
  play: async (context) => {
    await press('Approve')(context)
    const form = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(form.getAllByRole('checkbox').length).toBeGreaterThan(0))
  },
})

Waiving.test('every failed check is waived, with a note', async ({ canvas, userEvent }) => {
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(form.getByRole('button', { name: 'Approve' }))
  await expect(await form.findByRole('alert')).toHaveTextContent('Waive every failed check')
  for (const box of form.getAllByRole('checkbox')) await userEvent.click(box)
  await userEvent.click(form.getByRole('textbox'))
  await userEvent.paste('Seen at their shop.')
  await userEvent.click(form.getByRole('button', { name: 'Approve' }))
  await canvas.findByText('Approved')
})

/** Whoever may not waive finds the button, and the reason why it cannot be pressed. */
export const Hindered = meta.story({
  args: { token: tokenOfGolden('allChecksFail') },
  globals: { role: 'staff' },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Approve' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription(/A required check failed/)
  },
})

/** What cannot be taken back is asked for twice. */
export const Confirming = meta.story({
  args: { further: ['mask'] as const },
  play: async ({ canvas, userEvent }) => {
    await press('More actions')({ canvas, userEvent })
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mask contact details' }))
    await screen.findByRole('alertdialog')
  },
})

function refusedWith(scenario: '403' | '409' | '412' | '422' | '429' | '500') {
  return {
    beforeEach: () => setScenario(scenario, decisions),
    play: async (context: Play) => {
      await press('Approve')(context)
      await context.canvas.findByRole('alert')
    },
  }
}

export const Stale = meta.story(refusedWith('412'))

Stale.test(
  'nothing is sent again: the new version is taken first',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Pending')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Take the new version' }))
    await canvas.findByRole('toolbar')
  },
)

Stale.test('what changed can be looked at before', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show what changed' }))
  await canvas.findByText('No field that is shown here changed.')
})

export const Conflict = meta.story(refusedWith('409'))

export const Forbidden = meta.story(refusedWith('403'))

export const Invalid = meta.story(refusedWith('422'))

export const RateLimited = meta.story(refusedWith('429'))

RateLimited.test('it can be tried again after a while', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  await canvas.findByRole('button', { name: 'Try again' })
})

export const Failed = meta.story(refusedWith('500'))

Failed.test('trying again decides', async ({ canvas, userEvent }) => {
  setScenario('ok', decisions)
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await canvas.findByText('Approved')
})
