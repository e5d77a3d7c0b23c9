import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { browserPendingWrites } from '@console/core/pending-writes'
import { refuse, setScenario, unanswered, database } from '@console/sample'
import { shopSettingEntity } from '@console/sample/shop-setting'
import { expect, screen, waitFor, within } from 'storybook/test'
import { goods, tokenOfFixture, tokenOfPhase } from '../mocks/goods'
import { Desk } from '../mocks/Desk'

const decisions = 'POST /goods/:token/decisions'

/** Stores a draft that a user was writing about a record. */
function saveDraft(token: string, action: string, values: object, email = 'admin@console.example') {
  const initial = { reasonCode: null, note: '', until: '', waive: [], fields: [] }
  const stored = { values: { ...initial, ...values }, initial, attempt: null }
  sessionStorage.setItem(
    `draft:${email}:decision:/goods:${token}:${action}`,
    JSON.stringify({ at: Date.now(), values: stored }),
  )
}

/** The actions that the workflow of a record allows now, with their forms, confirmation and undo. */
const meta = preview.meta({
  component: Desk,
  args: { token: tokenOfPhase('pending') },
  beforeEach({ msw }) {
    msw.use(...goods.handlers)
  },
  parameters: {
    docs: { story: { inline: false } },
    about: {
      use: 'The end of the screen of a record that is approved, rejected, paid or otherwise decided.',
      instead:
        '`BulkBar` for many records. `Button` for actions that are no transitions of a workflow.',
      anatomy: [
        'Primary action.',
        'Secondary actions, and a menu for the others.',
        'Form for the input of the chosen action.',
        'Result with undo, or the error with the next step.',
      ],
      do: [
        'Derive actions from `_actions` of the record.',
        'Name the reason where an action is blocked.',
      ],
      dont: ['Do not add buttons that the workflow does not know.'],
    },
  },
})

export const Idle = meta.story({
  globals: { playedIn: 'en' },
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
  'shows one primary button, two secondary ones, and the rest in a menu',
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
    // Actions that its status does not allow, such as ending a suspension, are missing.
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Approve with a note…',
      'Claim',
    ])
  },
)

/** No input is needed: it is sent at once and shown as decided until the server disagrees. */
export const Submitting = meta.story({
  globals: { playedIn: 'en' },
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
  globals: { playedIn: 'en' },
  play: async (context) => {
    await press('Approve')(context)
    await screen.findByRole('button', { name: 'Undo' })
  },
})

Undoable.test('shows the record as the server returned it', async ({ canvas }) => {
  await expect(canvas.getByText('Approved').closest('[aria-busy]')).toBeNull()
  await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull()
})

/** A claim has nothing to undo: a button releases it. */
export const Final = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await press('More actions')({ canvas, userEvent })
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Claim' }))
    await canvas.findByText('Under review')
  },
})

Final.test('shows no notification', async () => {
  await expect(screen.queryByRole('alertdialog')).toBeNull()
})

export const Undoing = meta.story({
  globals: { playedIn: 'en' },
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
  globals: { playedIn: 'en' },
  play: async (context) => {
    await Undoable.play(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText(/was undone/)
    await context.canvas.findByText('Pending')
  },
})

Undone.test('can be decided again', async ({ canvas, userEvent }) => {
  await press('Approve')({ canvas, userEvent })
  await canvas.findByText('Approved')
})

export const Composing = meta.story({
  globals: { playedIn: 'en' },
  play: async (context) => {
    await press('Reject')(context)
    await screen.findByRole('dialog')
  },
})

Composing.test('shows all errors on submit and focuses the first', async ({ userEvent }) => {
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(form.getByRole('button', { name: 'Reject' }))
  await expect(await form.findByRole('alert')).toHaveTextContent('Reason: Choose a reason.')
  await waitFor(() => expect(form.getByRole('button', { name: /Reason$/ })).toHaveFocus())
})

Composing.test('requires a note for another reason', async ({ userEvent }) => {
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(await form.findByRole('button', { name: /Reason/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Another reason' }))
  await userEvent.type(form.getByRole('textbox'), 'Too bad')
  await userEvent.tab()
  await expect(form.getByRole('textbox')).toHaveAccessibleDescription(/Use at least 10 characters/)
})

/** Setting `review.requireNoteOnReject`: a note is required before anything is sent. */
export const NoteRequired = meta.story({
  globals: { playedIn: 'en' },
  beforeEach() {
    const { values } = database.find(shopSettingEntity, 'review')!
    const required = { values: { ...values, requireNoteOnReject: true } }
    database.change(shopSettingEntity, 'review', required, 'somebody')
  },
  play: async (context) => {
    await press('Reject')(context)
    const form = within(await screen.findByRole('dialog'))
    const note = await form.findByRole('textbox')
    await expect(note).toBeRequired()
    await expect(note).toHaveAccessibleDescription('At least 10 characters.')
  },
})

Composing.test('shows a live preview of the owner’s message', async ({ userEvent }) => {
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(await form.findByRole('button', { name: /Reason/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Unrealistic price' }))
  await expect(form.getByRole('figure')).toHaveTextContent('Reason: Unrealistic price.')
})

Composing.test(
  'rejecting with a reason changes the status, and offers to undo it',
  async ({ canvas, userEvent }) => {
    const form = within(screen.getByRole('dialog'))
    await userEvent.click(await form.findByRole('button', { name: /Reason/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Duplicate' }))
    await userEvent.click(form.getByRole('button', { name: 'Reject' }))
    await canvas.findByText('Rejected')
    await screen.findByRole('button', { name: 'Undo' })
  },
)

Composing.test('restores the input after a refusal', async ({ userEvent }) => {
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

Composing.test('starts at the reason, and Ctrl with Enter submits', async (context) => {
  const { canvas, userEvent } = context
  const form = within(screen.getByRole('dialog'))
  await waitFor(() => expect(form.getByRole('button', { name: /Reason/ })).toHaveFocus())
  await userEvent.keyboard('it ex{Control>}{Enter}{/Control}')
  await canvas.findByText('Rejected')
})

Composing.test('shows the keys that submit', async () => {
  await expect(screen.getByRole('dialog')).toHaveTextContent('Ctrl+Enter: Reject')
})

Composing.test('closes an empty form without a question', async ({ userEvent }) => {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(screen.queryByRole('alertdialog')).toBeNull()
})

Composing.test('names the consequence, the affected people, and the time to undo', async () => {
  await expect(screen.getByRole('dialog')).toHaveTextContent(
    'The submission won’t go live. We’ll tell its owner why. You can undo this for 10 seconds.',
  )
})

async function write({ userEvent }: Pick<Play, 'userEvent'>) {
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(form.getByRole('textbox'))
  await userEvent.paste('Not ours to se')
}

/** With a draft: Escape, the cross and Cancel ask for confirmation. */
export const Leaving = meta.story({
  globals: { playedIn: 'en' },
  play: async (context) => {
    await Composing.play(context)
    await write(context)
    await context.userEvent.keyboard('{Escape}')
    await screen.findByRole('alertdialog')
  },
})

Leaving.test('Escape continues editing', async ({ userEvent }) => {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await expect(within(screen.getByRole('dialog')).getByRole('textbox')).toHaveValue(
    'Not ours to se',
  )
})

for (const name of ['Close', 'the cross'])
  Leaving.test(`${name} asks for confirmation, too`, async ({ userEvent }) => {
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
  'restores a stored draft with a notice when the form opens again',
  async ({ canvas, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Keep as draft' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Reject')({ canvas, userEvent })
    const form = within(await screen.findByRole('dialog'))
    await expect(form.getByRole('textbox')).toHaveValue('Not ours to se')
    await waitFor(() => expect(form.getByText('Draft restored')).toBeVisible())
  },
)

Leaving.test('forgets a discarded draft', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(sessionStorage).toHaveLength(0)
  await press('Reject')({ canvas, userEvent })
  const form = within(await screen.findByRole('dialog'))
  await expect(form.getByRole('textbox')).toHaveValue('')
})

/** The session ended while the form was open, or the page was reloaded: the input is still there. */
export const DraftStored = meta.story({
  globals: { playedIn: 'en' },
  beforeEach() {
    saveDraft(tokenOfPhase('pending'), 'reject', { reasonCode: 'other', note: 'Not ours to sell.' })
  },
  play: async (context) => {
    await Composing.play(context)
    await screen.findByText('Draft restored')
  },
})

DraftStored.test('discards an unwanted draft', async ({ userEvent }) => {
  const form = within(screen.getByRole('dialog'))
  await expect(form.getByRole('textbox')).toHaveValue('Not ours to sell.')
  await userEvent.click(form.getByRole('button', { name: 'Discard' }))
  await expect(form.getByRole('textbox')).toHaveValue('')
  await expect(form.queryByText('Draft restored')).toBeNull()
})

DraftStored.test('deletes the draft, and restores it with undo', async (context) => {
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

/** The draft of another user in this tab is not shown to the next one. */
export const DraftOfAnother = meta.story({
  globals: { playedIn: 'en' },
  beforeEach() {
    saveDraft(
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

/** A draft for another decision would be lost. */
export const WrittenForAnother = meta.story({
  globals: { playedIn: 'en' },
  beforeEach() {
    const fields = [{ pointer: '/price', message: 'Ten times the usual price.' }]
    saveDraft(tokenOfPhase('pending'), 'request_changes', { fields })
  },
  play: async (context) => {
    await press('Approve')(context)
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Your draft for “Request changes” won’t be sent',
    )
  },
})

WrittenForAnother.test('approves after a confirmation', async ({ canvas, userEvent }) => {
  const question = within(screen.getByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Approve' }))
  await canvas.findByText('Approved')
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
})

WrittenForAnother.test('keeps the draft if the dialog is closed', async ({ canvas, userEvent }) => {
  const question = within(screen.getByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await press('Request changes')({ canvas, userEvent })
  await screen.findByDisplayValue('Ten times the usual price.')
})

/** The server reports an error without a matching field: it is in the summary. */
export const RefusedElsewhere = meta.story({
  globals: { playedIn: 'en' },
  beforeEach({ msw }) {
    const errors = [
      { pointer: '/note', message: { text: 'Name the law.' } },
      { pointer: '/colour', message: { text: 'The colour is missing.' } },
    ]
    msw.use(
      goods.decide(() => {
        throw refuse(422, 'validation', { text: 'This is not valid.' }, { errors })
      }),
    )
  },
  play: async (context) => {
    await Composing.play(context)
    const form = within(screen.getByRole('dialog'))
    await context.userEvent.click(await form.findByRole('button', { name: /Reason/ }))
    await context.userEvent.click(await screen.findByRole('option', { name: 'Another reason' }))
    // The reasons are a dialog, too, until they have closed.
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
    await write(context)
    await context.userEvent.click(form.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(screen.getByText('The colour is missing.')).toBeVisible())
  },
})

RefusedElsewhere.test('focuses the field of an error that is pressed', async ({ userEvent }) => {
  const form = within(screen.getByRole('dialog'))
  await expect(form.queryByRole('button', { name: 'The colour is missing.' })).toBeNull()
  await userEvent.click(form.getByRole('button', { name: 'Note to the owner: Name the law.' }))
  await expect(form.getByRole('textbox')).toHaveFocus()
})

/** A refusal without a reason. */
export const RefusedSilently = meta.story({
  globals: { playedIn: 'en' },
  beforeEach({ msw }) {
    msw.use(
      goods.decide(() => {
        throw refuse(428, 'precondition_required', { text: '' })
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
  globals: { playedIn: 'en' },
  play: async (context) => {
    await press('Request changes')(context)
    const form = within(await screen.findByRole('dialog'))
    await context.userEvent.click(form.getByRole('button', { name: /Add a message/ }))
    await context.userEvent.click(await screen.findByRole('option', { name: 'Price' }))
    await context.userEvent.click(await form.findByLabelText('Message about Price'))
    await context.userEvent.paste('This is ten times the usual price.')
  },
})

RequestingChanges.test(
  'a request for changes with a message about a field changes the status',
  async ({ canvas, userEvent }) => {
    const form = within(screen.getByRole('dialog'))
    await userEvent.click(form.getByRole('button', { name: 'Request changes' }))
    await canvas.findByText('Changes requested')
  },
)

export const Suspending = meta.story({
  globals: { playedIn: 'en' },
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

/** An administrator waives a failed check, with a reason. */
export const Waiving = meta.story({
  globals: { playedIn: 'en' },
  args: { token: tokenOfFixture('allChecksFail') },
  play: async (context) => {
    await press('Approve')(context)
    const form = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(form.getAllByRole('checkbox').length).toBeGreaterThan(0))
  },
})

Waiving.test('waives every failed check, with a note', async ({ canvas, userEvent }) => {
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(form.getByRole('button', { name: 'Approve' }))
  await expect(await form.findByRole('alert')).toHaveTextContent('waive every failed check')
  // The checkbox label names its effect, not the result of the check.
  for (const box of form.getAllByRole('checkbox', { name: /^Waive “.+”$/ }))
    await userEvent.click(box)
  await userEvent.click(form.getByRole('textbox'))
  await userEvent.paste('Seen at their shop.')
  await userEvent.click(form.getByRole('button', { name: 'Approve' }))
  await canvas.findByText('Approved')
})

/** A user who may not waive sees the button with the reason why it is disabled. */
export const Blocked = meta.story({
  args: { token: tokenOfFixture('allChecksFail') },
  globals: { role: 'staff', playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Approve' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription(/A required check failed/)
  },
})

/** Offline nothing looks done: an action without input is not even started. */
export const Offline = meta.story({
  globals: { playedIn: 'en' },
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

Offline.test('reports that the input was not sent', async ({ canvas, userEvent }) => {
  await press('Reject')({ canvas, userEvent })
  const form = within(await screen.findByRole('dialog'))
  await userEvent.click(await form.findByRole('button', { name: /Reason/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Duplicate' }))
  await userEvent.click(form.getByRole('button', { name: 'Reject' }))
  await expect(await canvas.findByRole('alert')).toHaveTextContent('This wasn’t sent.')
  await expect(canvas.getByRole('button', { name: 'Review again' })).toBeVisible()
  await expect(canvas.getByText('Pending')).toBeVisible()
})

/** An action that cannot be undone asks for confirmation. */
export const Confirming = meta.story({
  globals: { playedIn: 'en' },
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
      await press(translate('approval:action.approve'))(context)
      await context.canvas.findByRole('alert')
    },
  }
}

export const Stale = meta.story(refusedWith('412'))

Stale.test(
  'offers no retry until the latest version has been loaded',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Pending')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Load the latest version' }))
    await canvas.findByRole('toolbar')
  },
)

Stale.test('shows the changes on request', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show changes' }))
  await canvas.findByText('None of the fields shown here changed.')
})

export const Conflict = meta.story(refusedWith('409'))

export const Forbidden = meta.story(refusedWith('403'))

export const Invalid = meta.story(refusedWith('422'))

export const RateLimited = meta.story(refusedWith('429'))

RateLimited.test('was not saved, and can be retried after a countdown', async ({ canvas }) => {
  await expect(canvas.getByRole('timer')).toHaveTextContent(/try again in [123] s/)
  await expect(canvas.getByRole('alert')).toHaveTextContent(/wasn’t saved/)
  await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  await canvas.findByRole('button', { name: 'Try again' })
})

/** It was not accepted, and the wait that the server asked for is over: it can be retried. */
export const Unsent = meta.story({
  globals: { playedIn: 'en' },
  ...refusedWith('429'),
  play: async (context) => {
    await refusedWith('429').play(context)
    await context.canvas.findByRole('button', { name: 'Try again' })
  },
})

Unsent.test('reports that nothing was saved; a retry approves the record', async (context) => {
  const { canvas, userEvent } = context
  await expect(canvas.getByRole('alert')).toHaveTextContent(/wasn’t saved/)
  setScenario('ok', decisions)
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await canvas.findByText('Approved')
})

export const Failed = meta.story(refusedWith('500'))

Failed.test('a retry approves the record', async ({ canvas, userEvent }) => {
  setScenario('ok', decisions)
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await canvas.findByText('Approved')
})

/** Stores an unanswered decision about a record. */
function savePendingWrite(token: string, version = 1) {
  const body = { action: 'mask', revision: 1 }
  const expected = { token, currency: null, confirmed: null }
  browserPendingWrites().save('admin@console.example', `decision:/goods:${token}:mask`, {
    key: 'the-key-it-was-sent-with',
    sent: { expected, version, body },
  })
}

/** A final decision was sent before a reload, and its result is unknown. */
export const Unanswered = meta.story({
  args: { further: ['mask'] as const },
  beforeEach({ msw }) {
    msw.use(goods.decide(unanswered))
    savePendingWrite(tokenOfPhase('pending'))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(translate('decision:decision.attempt.title'))
    await expect(
      canvas.getByRole('button', { name: translate('decision:decision.attempt.ask') }),
    ).toBeVisible()
  },
})

/** Its result is requested again. */
export const Checking = meta.story({
  args: { further: ['mask'] as const },
  beforeEach({ msw }) {
    msw.use(goods.decide(unanswered))
    savePendingWrite(tokenOfPhase('pending'))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: translate('decision:decision.attempt.ask') }),
    )
    await canvas.findByRole('button', { name: translate('decision:decision.attempt.asking') })
  },
})
