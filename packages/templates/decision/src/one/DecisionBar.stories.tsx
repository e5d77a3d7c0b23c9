import preview from '#storybook/preview'
import { say } from '#storybook/say'
import { browserPendingWrites } from '@console/core/pending-writes'
import { refuse, setScenario, unanswered, world } from '@console/sample'
import { shopSettingEntity } from '@console/sample/shop-setting'
import { expect, screen, waitFor, within } from 'storybook/test'
import { goods, tokenOfGolden, tokenOfPhase } from '../mocks/goods'
import { Desk } from '../mocks/Desk'

const decisions = 'POST /goods/:token/decisions'

/** Keeps what somebody was writing about a record. */
function keepDraft(token: string, action: string, values: object, email = 'admin@console.example') {
  const initial = { reasonCode: null, note: '', until: '', waive: [], fields: [] }
  const kept = { values: { ...initial, ...values }, initial, attempt: null }
  sessionStorage.setItem(
    `draft:${email}:decision:/goods:${token}:${action}`,
    JSON.stringify({ at: Date.now(), values: kept }),
  )
}

const meta = preview.meta({
  component: Desk,
  args: { token: tokenOfPhase('pending') },
  beforeEach({ msw }) {
    msw.use(...goods.handlers)
  },
})

export const Idle = meta.story({
  globals: { language: 'en' },
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
    const menu = within(await screen.findByRole('menu'))
    // What its status does not allow, as ending a suspension, is not among them.
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Approve with a note…',
      'Claim',
    ])
  },
)

/** Nothing has to be said: it is sent at once, and looks decided until the server says otherwise. */
export const Submitting = meta.story({
  globals: { language: 'en' },
  beforeEach({ msw }) {
    msw.use(goods.decide(unanswered))
  },
  play: async (context) => {
    await press('Approve')(context)
    await waitFor(() =>
      expect(context.canvas.getByText('Approved').closest('[aria-busy]')).not.toBeNull(),
    )
  },
})

export const Undoable = meta.story({
  globals: { language: 'en' },
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
  globals: { language: 'en' },
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
  globals: { language: 'en' },
  beforeEach({ msw }) {
    msw.use(goods.undo(unanswered))
  },
  play: async (context) => {
    await Undoable.play(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await context.canvas.findByText('Pending')
  },
})

export const Undone = meta.story({
  globals: { language: 'en' },
  play: async (context) => {
    await Undoable.play(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText(/was undone/)
    await context.canvas.findByText('Pending')
  },
})

Undone.test('it can be decided anew', async ({ canvas, userEvent }) => {
  await press('Approve')({ canvas, userEvent })
  await canvas.findByText('Approved')
})

export const Composing = meta.story({
  globals: { language: 'en' },
  play: async (context) => {
    await press('Reject')(context)
    await screen.findByRole('dialog')
  },
})

Composing.test('sending it with errors shows them and goes to the first', async ({ userEvent }) => {
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(form.getByRole('button', { name: 'Reject' }))
  await expect(await form.findByRole('alert')).toHaveTextContent('Reason: Choose a reason.')
  await waitFor(() => expect(form.getByRole('button', { name: /Reason$/ })).toHaveFocus())
})

Composing.test('another reason needs a note', async ({ userEvent }) => {
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(await form.findByRole('button', { name: /Reason/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Another reason' }))
  await userEvent.type(form.getByRole('textbox'), 'Too bad')
  await userEvent.tab()
  await expect(form.getByRole('textbox')).toHaveAccessibleDescription(/Use at least 10 characters/)
})

/** Setting `review.requireNoteOnReject`: a note is asked for before anything is sent. */
export const NoteRequired = meta.story({
  globals: { language: 'en' },
  beforeEach() {
    const { values } = world.find(shopSettingEntity, 'review')!
    const required = { values: { ...values, requireNoteOnReject: true } }
    world.change(shopSettingEntity, 'review', required, 'somebody')
  },
  play: async (context) => {
    await press('Reject')(context)
    const form = within(await screen.findByRole('dialog'))
    const note = await form.findByRole('textbox')
    await expect(note).toBeRequired()
    await expect(note).toHaveAccessibleDescription('At least 10 characters.')
  },
})

Composing.test('the owner’s message is shown as it is written', async ({ userEvent }) => {
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(await form.findByRole('button', { name: /Reason/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Unrealistic price' }))
  await expect(form.getByRole('figure')).toHaveTextContent('Reason: Unrealistic price.')
})

Composing.test('what it says is sent', async ({ canvas, userEvent }) => {
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(await form.findByRole('button', { name: /Reason/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Duplicate' }))
  await userEvent.click(form.getByRole('button', { name: 'Reject' }))
  await canvas.findByText('Rejected')
  await screen.findByRole('button', { name: 'Undo' })
})

Composing.test('what was typed comes back with a refusal', async ({ userEvent }) => {
  setScenario('422', decisions)
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(await form.findByRole('button', { name: /Reason/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Another reason' }))
  await userEvent.click(form.getByRole('textbox'))
  await userEvent.paste('It cannot be sold here.')
  await userEvent.click(form.getByRole('button', { name: 'Reject' }))
  await waitFor(() =>
    expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(
      'This couldn’t be saved.',
    ),
  )
  await expect(within(screen.getByRole('dialog')).getByRole('textbox')).toHaveValue(
    'It cannot be sold here.',
  )
})

Composing.test('one begins at the reason, and Ctrl with Enter sends it', async (context) => {
  const { canvas, userEvent } = context
  const form = within(screen.getByRole('dialog'))
  await waitFor(() => expect(form.getByRole('button', { name: /Reason/ })).toHaveFocus())
  await userEvent.keyboard('it ex{Control>}{Enter}{/Control}')
  await canvas.findByText('Rejected')
})

Composing.test('the form says which keys send it', async () => {
  await expect(screen.getByRole('dialog')).toHaveTextContent('Ctrl+Enter: Reject')
})

Composing.test('an empty form closes without a question', async ({ userEvent }) => {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(screen.queryByRole('alertdialog')).toBeNull()
})

Composing.test('it says what will happen, to whom, and whether it can be taken back', async () => {
  await expect(screen.getByRole('dialog')).toHaveTextContent(
    'The submission won’t go live. We’ll tell its owner why. You can undo this for 10 seconds.',
  )
})

async function write({ userEvent }: Pick<Play, 'userEvent'>) {
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(form.getByRole('textbox'))
  await userEvent.paste('Not ours to se')
}

/** Something is written: Escape, the cross and Cancel ask before it is left. */
export const Leaving = meta.story({
  globals: { language: 'en' },
  play: async (context) => {
    await Composing.play(context)
    await write(context)
    await context.userEvent.keyboard('{Escape}')
    await screen.findByRole('alertdialog')
  },
})

Leaving.test('Escape goes on writing', async ({ userEvent }) => {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await expect(within(screen.getByRole('dialog')).getByRole('textbox')).toHaveValue(
    'Not ours to se',
  )
})

for (const name of ['Close', 'the cross'])
  Leaving.test(`${name} asks, too`, async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Keep writing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const [cross, close] = within(screen.getByRole('dialog')).getAllByRole('button', {
      name: 'Close',
    })
    const button = name === 'Close' ? close : cross
    if (button) await userEvent.click(button)
    await screen.findByRole('alertdialog')
  })

Leaving.test(
  'what is kept is there when the form opens again, and says so',
  async ({ canvas, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Keep as draft' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Reject')({ canvas, userEvent })
    const form = within(await screen.findByRole('dialog'))
    await expect(form.getByRole('textbox')).toHaveValue('Not ours to se')
    await waitFor(() => expect(form.getByText('Draft restored')).toBeVisible())
  },
)

Leaving.test('what is discarded is not', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(sessionStorage).toHaveLength(0)
  await press('Reject')({ canvas, userEvent })
  const form = within(await screen.findByRole('dialog'))
  await expect(form.getByRole('textbox')).toHaveValue('')
})

/** The session ended while the form was open, or the page was loaded anew: what was typed is simply there. */
export const DraftKept = meta.story({
  globals: { language: 'en' },
  beforeEach() {
    keepDraft(tokenOfPhase('pending'), 'reject', { reasonCode: 'other', note: 'Not ours to sell.' })
  },
  play: async (context) => {
    await Composing.play(context)
    await screen.findByText('Draft restored')
  },
})

DraftKept.test('it is discarded where it is not wanted', async ({ userEvent }) => {
  const form = within(screen.getByRole('dialog'))
  await expect(form.getByRole('textbox')).toHaveValue('Not ours to sell.')
  await userEvent.click(form.getByRole('button', { name: 'Discard' }))
  await expect(form.getByRole('textbox')).toHaveValue('')
  await expect(form.queryByText('Draft restored')).toBeNull()
})

DraftKept.test('it is forgotten with the decision, and back with its undo', async (context) => {
  const { canvas, userEvent } = context
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(form.getByRole('button', { name: 'Reject' }))
  await canvas.findByText('Rejected')
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText(/was undone/)
  await press('Reject')(context)
  await expect(within(await screen.findByRole('dialog')).getByRole('textbox')).toHaveValue(
    'Not ours to sell.',
  )
})

/** What another user was writing in this tab is not shown to the next. */
export const DraftOfAnother = meta.story({
  globals: { language: 'en' },
  beforeEach() {
    keepDraft(
      tokenOfPhase('pending'),
      'reject',
      { note: 'Not for your eyes' },
      'staff@console.example',
    )
  },
  play: async (context) => {
    await Composing.play(context)
    await expect(within(screen.getByRole('dialog')).getByRole('textbox')).toHaveValue('')
    await expect(sessionStorage).toHaveLength(0)
  },
})

/** Something is written for another decision, which this one would lose. */
export const WrittenForAnother = meta.story({
  globals: { language: 'en' },
  beforeEach() {
    const fields = [{ pointer: '/price', message: 'Ten times the usual price.' }]
    keepDraft(tokenOfPhase('pending'), 'request_changes', { fields })
  },
  play: async (context) => {
    await press('Approve')(context)
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Your draft for “Request changes” won’t be sent',
    )
  },
})

WrittenForAnother.test('it is approved when that is meant', async ({ canvas, userEvent }) => {
  const question = within(screen.getByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Approve' }))
  await canvas.findByText('Approved')
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
})

WrittenForAnother.test('nothing is lost where it is not', async ({ canvas, userEvent }) => {
  const question = within(screen.getByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await press('Request changes')({ canvas, userEvent })
  await screen.findByDisplayValue('Ten times the usual price.')
})

/** The server finds fault with what the form has no field for: it stands in the summary. */
export const RefusedElsewhere = meta.story({
  globals: { language: 'en' },
  beforeEach({ msw }) {
    const errors = [
      { pointer: '/note', message: 'Name the law.' },
      { pointer: '/colour', message: 'The colour is missing.' },
    ]
    msw.use(
      goods.decide(() => {
        throw refuse(422, 'validation', 'This is not valid.', { errors })
      }),
    )
  },
  play: async (context) => {
    await Composing.play(context)
    const form = within(screen.getByRole('dialog'))
    await context.userEvent.click(await form.findByRole('button', { name: /Reason/ }))
    await context.userEvent.click(await screen.findByRole('option', { name: 'Another reason' }))
    // The reasons are a dialog, too, until they have gone.
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
    await write(context)
    await context.userEvent.click(form.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(screen.getByText('The colour is missing.')).toBeVisible())
  },
})

RefusedElsewhere.test('what has a field leads to it', async ({ userEvent }) => {
  const form = within(screen.getByRole('dialog'))
  await expect(form.queryByRole('button', { name: 'The colour is missing.' })).toBeNull()
  await userEvent.click(form.getByRole('button', { name: 'Note to the owner: Name the law.' }))
  await expect(form.getByRole('textbox')).toHaveFocus()
})

/** A refusal without a word of why. */
export const RefusedSilently = meta.story({
  globals: { language: 'en' },
  beforeEach({ msw }) {
    msw.use(
      goods.decide(() => {
        throw refuse(428, 'precondition_required', '')
      }),
    )
  },
  play: async (context) => {
    await Composing.play(context)
    const form = within(screen.getByRole('dialog'))
    await context.userEvent.click(await form.findByRole('button', { name: /Reason/ }))
    await context.userEvent.click(await screen.findByRole('option', { name: 'Duplicate' }))
    await context.userEvent.click(form.getByRole('button', { name: 'Reject' }))
    await waitFor(() =>
      expect(within(screen.getByRole('dialog')).getByRole('alert')).not.toHaveTextContent(/^$/),
    )
  },
})

export const RequestingChanges = meta.story({
  globals: { language: 'en' },
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
  globals: { language: 'en' },
  args: { token: tokenOfPhase('approved') },
  play: async (context) => {
    await press('Suspend')(context)
    const form = within(await screen.findByRole('dialog'))
    const until = within(await form.findByRole('group', { name: /^Until/ }))
    await context.userEvent.click((await until.findAllByRole('spinbutton'))[0]!)
    await context.userEvent.keyboard('01062026')
    await context.userEvent.tab()
    await context.userEvent.tab()
    await form.findByText(/within a year/)
  },
})

/** An administrator waives what failed, and says why. */
export const Waiving = meta.story({
  globals: { language: 'en' },
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
  await expect(await form.findByRole('alert')).toHaveTextContent('waive every failed check')
  // The box says what ticking it does, not what the check would have found.
  for (const box of form.getAllByRole('checkbox', { name: /^Waive “.+”$/ }))
    await userEvent.click(box)
  await userEvent.click(form.getByRole('textbox'))
  await userEvent.paste('Seen at their shop.')
  await userEvent.click(form.getByRole('button', { name: 'Approve' }))
  await canvas.findByText('Approved')
})

/** Whoever may not waive finds the button, and the reason why it cannot be pressed. */
export const Hindered = meta.story({
  args: { token: tokenOfGolden('allChecksFail') },
  globals: { role: 'staff', language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Approve' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription(/A required check failed/)
  },
})

/** Offline nothing claims to be done: what needs no words is not even begun. */
export const Offline = meta.story({
  globals: { language: 'en' },
  beforeEach() {
    const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')!
    Object.defineProperty(Navigator.prototype, 'onLine', { ...own, get: () => false })
    return () => Object.defineProperty(Navigator.prototype, 'onLine', own)
  },
  play: async (context) => {
    await press('Approve')(context)
    await screen.findByText('You’re offline. You can decide when you’re back online.')
    await expect(context.canvas.getByText('Pending')).toBeVisible()
  },
})

Offline.test('what was written is not sent, and says so', async ({ canvas, userEvent }) => {
  await press('Reject')({ canvas, userEvent })
  const form = within(await screen.findByRole('dialog'))
  await userEvent.click(await form.findByRole('button', { name: /Reason/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Duplicate' }))
  await userEvent.click(form.getByRole('button', { name: 'Reject' }))
  await expect(await canvas.findByRole('alert')).toHaveTextContent('This wasn’t sent.')
  await expect(canvas.getByRole('button', { name: 'Review again' })).toBeVisible()
  await expect(canvas.getByText('Pending')).toBeVisible()
})

/** What cannot be taken back is asked for twice. */
export const Confirming = meta.story({
  globals: { language: 'en' },
  args: { further: ['mask'] as const },
  play: async ({ canvas, userEvent }) => {
    await press('More actions')({ canvas, userEvent })
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mask contact details' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/are masked/)
  },
})

function refusedWith(scenario: '403' | '409' | '412' | '422' | '429' | '500') {
  return {
    beforeEach: () => setScenario(scenario, decisions),
    play: async (context: Play) => {
      await press(say('approval:action.approve'))(context)
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
    await userEvent.click(canvas.getByRole('button', { name: 'Load the latest version' }))
    await canvas.findByRole('toolbar')
  },
)

Stale.test('what changed can be looked at before', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show changes' }))
  await canvas.findByText('None of the fields shown here changed.')
})

export const Conflict = meta.story(refusedWith('409'))

export const Forbidden = meta.story(refusedWith('403'))

export const Invalid = meta.story(refusedWith('422'))

export const RateLimited = meta.story(refusedWith('429'))

RateLimited.test('it was not taken, and can be tried again after a while', async ({ canvas }) => {
  await expect(canvas.getByRole('timer')).toHaveTextContent(/try again in [123] s/)
  await expect(canvas.getByRole('alert')).toHaveTextContent(/wasn’t saved/)
  await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  await canvas.findByRole('button', { name: 'Try again' })
})

/** It was not taken, and may be now: the wait that the server asked for is over. */
export const Unsent = meta.story({
  globals: { language: 'en' },
  ...refusedWith('429'),
  play: async (context) => {
    await refusedWith('429').play(context)
    await context.canvas.findByRole('button', { name: 'Try again' })
  },
})

Unsent.test('nothing says that it may have been saved; trying again decides', async (context) => {
  const { canvas, userEvent } = context
  await expect(canvas.getByRole('alert')).toHaveTextContent(/wasn’t saved/)
  setScenario('ok', decisions)
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await canvas.findByText('Approved')
})

export const Failed = meta.story(refusedWith('500'))

Failed.test('trying again decides', async ({ canvas, userEvent }) => {
  setScenario('ok', decisions)
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await canvas.findByText('Approved')
})

/** What was sent about a record and not answered, as it is kept. */
function keepAttempt(token: string, version = 1) {
  const body = { action: 'mask', revision: 1 }
  const seen = { token, currency: null, confirmed: null }
  browserPendingWrites().keep('admin@console.example', `decision:/goods:${token}:mask`, {
    key: 'the-key-it-was-sent-with',
    sent: { seen, version, body },
  })
}

/** Something final was sent before a reload, and nobody knows what became of it. */
export const Unanswered = meta.story({
  args: { further: ['mask'] as const },
  beforeEach({ msw }) {
    msw.use(goods.decide(unanswered))
    keepAttempt(tokenOfPhase('pending'))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(say('decision:decision.attempt.title'))
    await expect(
      canvas.getByRole('button', { name: say('decision:decision.attempt.ask') }),
    ).toBeVisible()
  },
})

/** It is asked about again. */
export const Checking = meta.story({
  args: { further: ['mask'] as const },
  beforeEach({ msw }) {
    msw.use(goods.decide(unanswered))
    keepAttempt(tokenOfPhase('pending'))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: say('decision:decision.attempt.ask') }),
    )
    await canvas.findByRole('button', { name: say('decision:decision.attempt.asking') })
  },
})
