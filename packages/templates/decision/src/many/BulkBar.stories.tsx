import preview from '#storybook/preview'
import { setScenario, unanswered } from '@console/sample'
import { expect, screen, waitFor, within } from 'storybook/test'
import { goods, queueOfGoods } from '../mocks/goods'
import { BulkDesk } from '../mocks/BulkDesk'

const passing = { approvalStatus: 'pending', checks: 'pass', pageSize: '10', sort: 'dueAt' }
/** Some of these have warnings: they need individual review. */
const mixed = { approvalStatus: 'pending', pageSize: '25', sort: 'dueAt' }

/** Bulk decisions about selected records: a forecast before, progress during, and a report afterwards. */
const meta = preview.meta({
  component: BulkDesk,
  args: {
    query: passing,
    isEverything: false,
    actions: ['approve', 'request_changes', 'reject'] as const,
  },
  beforeEach({ msw }) {
    msw.use(...goods.handlers)
  },
  parameters: {
    docs: { story: { inline: false } },
    about: {
      use: 'Lists in which one decision is right for many rows.',
      instead: '`DecisionBar` for one record. The menu of a row for a single row of a list.',
      anatomy: [
        'Number of selected rows, and “all that match”.',
        'Actions, with the number of rows each applies to.',
        'Progress while it runs.',
        'Report: done, left out and failed, with reasons.',
      ],
      do: [
        'Show which rows are left out, and why, before the user confirms.',
        'Offer to undo, where the workflow can.',
      ],
      dont: ['Do not hide partial failure behind a success.'],
    },
  },
})

export const Idle = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Approve' })
  },
})

type Play = Parameters<typeof Idle.play>[0]

function press(name: string) {
  return async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) => {
    await userEvent.click(await canvas.findByRole('button', { name }))
  }
}

/** Button of the confirmation, once the server has reported the eligible records. */
async function agreeable() {
  const question = within(await screen.findByRole('alertdialog'))
  const button = await question.findByRole('button', { name: /^Approve/ })
  await waitFor(() => expect(button).toBeEnabled())
  return button
}

export const Composing = meta.story({
  globals: { playedIn: 'en' },
  play: async (context) => {
    await press('Reject')(context)
    await screen.findByRole('dialog', { name: 'Reject: 10 records' })
  },
})

Composing.test('rejects all with one reason', async ({ canvas, userEvent }) => {
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(await form.findByRole('button', { name: /Reason/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Low-quality images' }))
  await userEvent.click(form.getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(canvas.getAllByText('Rejected')).toHaveLength(10))
})

Composing.test(
  'restores the draft when the form opens again, until it is sent',
  async ({ canvas, userEvent }) => {
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('textbox'))
    await userEvent.paste('See our rules.')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Keep as draft' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await press('Reject')({ canvas, userEvent })
    const form = within(await screen.findByRole('dialog'))
    await expect(form.getByRole('textbox')).toHaveValue('See our rules.')
    await userEvent.click(await form.findByRole('button', { name: /Reason/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Low-quality images' }))
    await userEvent.click(form.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(canvas.getAllByText('Rejected')).toHaveLength(10))
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
  },
)

Composing.test('keeps the input when the session ends', async ({ canvas, userEvent }) => {
  setScenario('401', 'POST /goods/bulk-decisions')
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(await form.findByRole('button', { name: /Reason/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Low-quality images' }))
  await userEvent.click(form.getByRole('textbox'))
  await userEvent.paste('See our rules.')
  await userEvent.click(form.getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(canvas.queryByText('Rejected')).toBeNull()
  await expect(sessionStorage.getItem('draft:admin@console.example:bulk:desk:reject')).toContain(
    'See our rules.',
  )
})

/** Some of them have drafts that would be lost. */
export const Unsent = meta.story({
  globals: { playedIn: 'en' },
  play: async (context) => {
    await press('Approve')(context)
    await screen.findByRole('alertdialog')
  },
  beforeEach() {
    const values = { reasonCode: null, note: 'Too dear', until: '', waive: [], fields: [] }
    for (const token of queueOfGoods())
      sessionStorage.setItem(
        `draft:admin@console.example:decision:/goods:${token}:reject`,
        JSON.stringify({ at: Date.now(), values }),
      )
  },
})

Unsent.test('shows the number of records with drafts', async () => {
  await expect(screen.getByRole('alertdialog')).toHaveTextContent(
    /You have unsent drafts for \d+ of these records/,
  )
})

/** A decision about rows that were not reviewed one by one asks for confirmation. */
export const Everything = meta.story({
  globals: { playedIn: 'en' },
  args: { isEverything: true },
  play: async (context) => {
    await press('Approve')(context)
    await agreeable()
  },
})

Everything.test('shows the consequence of this action only', async () => {
  const question = screen.getByRole('alertdialog')
  await expect(question).toHaveTextContent('are approved and go live')
  await expect(question).not.toHaveTextContent('masked')
  await expect(question).toHaveTextContent('You can undo this for 10 seconds.')
})

Everything.test('decides all results of the query', async ({ canvas, userEvent }) => {
  await userEvent.click(await agreeable())
  await expect(await canvas.findByText(/Approve: all \d+ done/)).toBeVisible()
})

/** More than one call: each has its own ten seconds, and the confirmation does not promise to undo all of it. */
export const Long = meta.story({
  globals: { playedIn: 'en' },
  args: {
    isEverything: true,
    query: { approvalStatus: 'approved', pageSize: '10' },
    actions: ['suspend'],
  },
  play: async (context) => {
    await press('Suspend')(context)
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText(/You can undo decisions from the last 10 seconds\./)
  },
})

/** The server reports which results of a query it would exclude. */
export const EverythingLeavesOut = meta.story({
  globals: { playedIn: 'en' },
  args: { isEverything: true, query: mixed },
  play: async (context) => {
    await press('Approve')(context)
    await agreeable()
  },
})

EverythingLeavesOut.test(
  'decides exactly the forecast records, and reports the others as excluded',
  async ({ canvas, userEvent }) => {
    const question = screen.getByRole('alertdialog')
    await expect(question).toHaveTextContent('Not all checks passed')
    const [, possible = ''] = /^Approve: (\d+)$/.exec((await agreeable()).textContent ?? '') ?? []
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await canvas.findByText(`Approve: all ${possible} done`)
    await canvas.findByText(/^Left out: \d+/)
    // The pressed button is gone; focus is on the outcome.
    await waitFor(() => expect(canvas.getByRole('group', { name: /selection/ })).toHaveFocus())
  },
)

/** The forecast failed, and nothing is sent blindly. */
export const NotForecast = meta.story({
  globals: { playedIn: 'en' },
  args: { isEverything: true },
  beforeEach: () => setScenario('500', 'GET /goods/forecast'),
  play: async (context) => {
    await press('Approve')(context)
    await screen.findByRole('button', { name: 'Try again' })
  },
})

NotForecast.test('retries the forecast', async ({ userEvent }) => {
  await expect(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Approve' }),
  ).toBeDisabled()
  setScenario('ok', 'GET /goods/forecast')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await agreeable()
})

export const Gathering = meta.story({
  globals: { playedIn: 'en' },
  args: { isEverything: true },
  beforeEach({ msw }) {
    msw.use(goods.selection(unanswered))
  },
  play: async (context) => {
    await Everything.play(context)
    await context.userEvent.click(await agreeable())
    await context.canvas.findByRole('button', { name: 'Stop' })
  },
})

export const Running = meta.story({
  globals: { playedIn: 'en' },
  beforeEach({ msw }) {
    msw.use(goods.decideMany(unanswered))
  },
  play: async (context) => {
    await press('Approve')(context)
    await context.canvas.findByRole('progressbar')
  },
})

export const AllDone = meta.story({
  globals: { playedIn: 'en' },
  play: async (context) => {
    await press('Approve')(context)
    await context.canvas.findByText('Approve: all 10 done')
  },
})

AllDone.test('shows the rows as the server returned them', async ({ canvas }) => {
  await expect(canvas.getAllByText('Approved')).toHaveLength(10)
})

/** Each selected row shows its exclusion: the result is known before anything is sent. */
export const LeavesOut = meta.story({
  globals: { playedIn: 'en' },
  args: { query: mixed },
  play: async (context) => {
    await press('Approve')(context)
    await agreeable()
  },
})

LeavesOut.test(
  'lists excluded records with reasons and links, and Ctrl+Enter decides the rest without a refusal',
  async ({ canvas, userEvent }) => {
    const question = screen.getByRole('alertdialog')
    await expect(question).toHaveTextContent(/\d+ of the selected records are left out/)
    await expect(question).toHaveTextContent('Decide on it separately.')
    await userEvent.click(within(question).getAllByText(/^\d+ · /)[0]!)
    await expect(within(question).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/goods/'),
    )
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await canvas.findByText(/Approve: all \d+ done/)
    await expect(canvas.queryByText(/Not done/)).toBeNull()
    await expect(canvas.getAllByText('leftOut').length).toBeGreaterThan(0)
  },
)

/** Other users changed some of them before they were sent. */
export const PartialFailure = meta.story({
  globals: { playedIn: 'en' },
  args: { query: mixed },
  beforeEach: () => setScenario('partial', 'POST /goods/bulk-decisions'),
  play: async (context) => {
    await LeavesOut.play(context)
    await context.userEvent.click(await agreeable())
    await context.canvas.findByText(/Approve: \d+ of \d+ done/)
  },
})

PartialFailure.test(
  'shows why records failed, and offers no retry that would fail again',
  async ({ canvas }) => {
    await expect(canvas.getAllByText('stale').length).toBeGreaterThan(0)
    await expect(canvas.queryByRole('button', { name: 'Try those again' })).toBeNull()
  },
)

/** Outcome of each record, by name with the reason. */
export const Report = meta.story({
  globals: { playedIn: 'en' },
  args: { query: mixed },
  beforeEach: () => setScenario('partial', 'POST /goods/bulk-decisions'),
  play: async (context) => {
    await PartialFailure.play(context)
    await press('Report')(context)
    await screen.findByRole('dialog', { name: /Approve: \d+ of \d+ done/ })
  },
})

Report.test('lists as many names as each heading counts', async () => {
  const report = within(screen.getByRole('dialog'))
  const headings = report.getAllByRole('heading', { level: 3 })
  const reported = headings.map((heading) => ({
    input: Number(/\d+/.exec(heading.textContent)?.[0]),
    named: within(heading.closest('section')!).getAllByRole('listitem').length,
  }))
  await expect(reported.map(({ named }) => named)).toEqual(reported.map(({ input }) => input))
  await expect(reported.reduce((sum, { input }) => sum + input, 0)).toBe(25)
  await expect(report.getByRole('heading', { name: /^Left out: / })).toBeVisible()
})

export const AllFailed = meta.story({
  globals: { playedIn: 'en' },
  beforeEach: () => setScenario('500', 'POST /goods/bulk-decisions'),
  play: async (context) => {
    await press('Approve')(context)
    await context.canvas.findByText('Approve: 0 of 10 done')
  },
})

AllFailed.test('retries all of them', async ({ canvas, userEvent }) => {
  setScenario('ok', 'POST /goods/bulk-decisions')
  await userEvent.click(canvas.getByRole('button', { name: 'Try those again' }))
  await canvas.findByText('Approve: all 10 done')
})

export const NotGathered = meta.story({
  globals: { playedIn: 'en' },
  args: { isEverything: true },
  beforeEach: () => setScenario('500', 'GET /goods/selection'),
  play: async (context) => {
    await Everything.play(context)
    await context.userEvent.click(await agreeable())
    await context.canvas.findByText(/Nothing was decided/)
  },
})

export const Retrying = meta.story({
  globals: { playedIn: 'en' },
  beforeEach: () => setScenario('500', 'POST /goods/bulk-decisions'),
  play: async (context) => {
    await AllFailed.play(context)
    context.msw.use(goods.decideMany(unanswered))
    setScenario('ok', 'POST /goods/bulk-decisions')
    await press('Try those again')(context)
    await context.canvas.findByRole('button', { name: 'Stop' })
  },
})

export const Undoing = meta.story({
  globals: { playedIn: 'en' },
  beforeEach({ msw }) {
    msw.use(goods.undo(unanswered))
  },
  play: async (context) => {
    await AllDone.play(context)
    await press('Undo all')(context)
  },
})

export const Undone = meta.story({
  globals: { playedIn: 'en' },
  play: async (context) => {
    await AllDone.play(context)
    await press('Undo all')(context)
    await screen.findByText('All decisions were undone.')
    await waitFor(() => expect(context.canvas.getAllByText('Pending')).toHaveLength(10))
  },
})
