import { productEntity, productDetail } from '@console/sample/product'
import type { ApprovalPhase } from '@console/domain/approval'
import { refuse, sampleAccounts, setScenario, unanswered, database } from '@console/sample'
import { onlineManager } from '@tanstack/react-query'
import { expect, screen, waitFor, within } from 'storybook/test'
import { GoodsScreen } from './mocks/GoodsScreen'
import { goods, queueOfGoods, tokenOfFixture, tokenOfPhase } from '@console/decision/mocks'
import preview from '#storybook/preview'

/**
 * Skips timers of ten seconds.
 * @returns a function that ends it
 */
function passTenSeconds() {
  const { setTimeout: real } = window
  window.setTimeout = ((task: () => void, wait?: number) =>
    real(task, wait === 10_000 ? 0 : wait)) as typeof setTimeout
  return () => void (window.setTimeout = real)
}

/** The screen of one record: its tabs, details, history, remarks and decisions. */
const meta = preview.meta({
  component: GoodsScreen,
  parameters: {
    docs: { story: { inline: false } },
    about: {
      use: 'Every record with an address of its own.',
      instead: 'The preview of `List` for a quick look. `Drawer` for a form beside a list.',
      anatomy: [
        'Title with the status.',
        'Banners.',
        'Tabs; history is the last one.',
        'Details and remarks beside them.',
        'Decisions at the end of the window.',
      ],
      do: ['Put what a decision depends on into the first tab.', 'Show who works on the record.'],
      dont: ['Do not add a second bar of buttons.'],
    },
    layout: 'padded',
  },
  args: { start: '' },
  beforeEach({ msw }) {
    localStorage.removeItem('record-advances')
    msw.use(...goods.handlers)
  },
})

const of = (phase: ApprovalPhase, rest = '') => ({
  args: { start: `/goods/${tokenOfPhase(phase)}${rest}` },
})
const fixtures = (name: Parameters<typeof tokenOfFixture>[0], rest = '') => ({
  args: { start: `/goods/${tokenOfFixture(name)}${rest}` },
})
type Canvas = ReturnType<typeof within>

async function seen(canvas: Canvas) {
  await canvas.findByRole('toolbar')
}

export const Pending = meta.story(of('pending'))

Pending.test(
  'never shows the previous status again after a decision',
  async ({ canvas, canvasElement, userEvent }) => {
    const shown: string[] = []
    const look = () => {
      const texts = [...canvasElement.querySelectorAll('header [data-tone]')].map(
        ({ textContent }) => textContent,
      )
      const now = ['Pending', 'Approved'].find((word) => texts.includes(word)) ?? 'nothing'
      if (now !== shown.at(-1)) shown.push(now)
    }
    await seen(canvas)
    await userEvent.click(await canvas.findByRole('switch'))
    look()
    const watch = new MutationObserver(look)
    watch.observe(canvasElement, { childList: true, characterData: true, subtree: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await screen.findByRole('button', { name: 'Undo' })
    watch.disconnect()
    await expect(shown).toEqual(['Pending', 'Approved'])
  },
)

export const UnderReview = meta.story(of('under_review'))

export const ChangesRequested = meta.story(of('changes_requested'))

export const Approved = meta.story(of('approved'))

export const UpdatePending = meta.story(of('update_pending'))

export const UpdateUnderReview = meta.story(of('update_under_review'))

export const Rejected = meta.story(of('rejected'))

export const Suspended = meta.story({
  ...of('suspended'),
  play: async ({ canvas }) => {
    await seen(canvas)
    await expect(canvas.getAllByRole('status').length).toBeGreaterThan(0)
  },
})

export const Withdrawn = meta.story(of('withdrawn'))

export const Loading = meta.story({
  ...of('pending'),
  beforeEach({ msw }) {
    msw.use(goods.record(unanswered))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/\S/)
    await expect(canvas.getByRole('status')).toHaveTextContent(/^(Loading…|جارٍ التحميل…)$/)
  },
})

/** For more than ten seconds. */
export const LoadingSlowly = meta.story({
  ...of('pending'),
  beforeEach({ msw }) {
    msw.use(goods.record(unanswered))
    return passTenSeconds()
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(Still loading…|ما زال التحميل جاريًا…)$/)
    const reload = canvas.getByRole('button', { name: /Reload the page|إعادة تحميل الصفحة/ })
    // It fades in.
    await waitFor(() => expect(reload).toBeVisible())
  },
})

export const NotFound = meta.story({
  args: { start: `/goods/${'x'.repeat(22)}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', '/goods')
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
})

NotFound.test('replaces the screen, with its own heading', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
})

/** A hand-written address: no request is sent with an invalid token. */
export const OddAddress = meta.story({
  args: { start: '/goods/..%2F..%2Fsecret' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/goods')
  },
})

export const Refused = meta.story({
  ...of('pending'),
  globals: { role: 'customer' },
  play: async ({ canvas }) => {
    await canvas.findByText(/SuperAdmin/)
  },
})

export const Failed = meta.story({
  ...of('pending'),
  beforeEach: () => setScenario('500', 'GET /goods/:token'),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
})

Failed.test('a retry loads the record', async ({ canvas, userEvent }) => {
  setScenario('ok', 'GET /goods/:token')
  const [retry] = canvas.getAllByRole('button')
  if (retry) await userEvent.click(retry)
  await seen(canvas)
})

export const Offline = meta.story({
  ...of('pending'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
  beforeEach() {
    onlineManager.setOnline(false)
    return () => onlineManager.setOnline(true)
  },
})

/** Another user acted first: nothing is overwritten, the new version is one press away. */
export const Conflict = meta.story({
  ...of('pending'),
  beforeEach({ msw }) {
    msw.use(
      goods.decide(() => {
        throw refuse(
          409,
          'state_conflict',
          { text: 'Wanjiru Kamau approved this 40 seconds ago.' },
          {
            version: 9,
            decision: {
              decisionId: 'decision-0000000001',
              action: 'approve',
              by: { token: 'reviewer-0000000001', name: 'Wanjiru Kamau', role: 'admin' },
              at: '2026-06-15T08:59:20Z',
              reasonCode: null,
              note: null,
            },
          },
        )
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await seen(canvas)
    await userEvent.keyboard('a')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Wanjiru Kamau')
  },
})

export const ClaimedByOther = meta.story({
  ...fixtures('claimedByAnother'),
  globals: { role: 'staff' },
})

const mine = tokenOfPhase('pending')

/** The user's own claim, with four minutes left. */
export const ClaimedByMe = meta.story({
  args: { start: `/goods/${mine}` },
  globals: { playedIn: 'en' },
  beforeEach() {
    const { token = '' } = sampleAccounts.find(({ userName }) => userName === 'admin') ?? {}
    const by = { token, name: 'Brian Otieno', role: 'admin' as const }
    const claim = { by, at: '2026-06-15T08:49:00Z', expiresAt: '2026-06-15T09:04:00Z' }
    const fields = { approvalStatus: 'under_review' as const, claim }
    database.change(productEntity, mine, fields, token)
  },
  play: async ({ canvas }) => {
    await seen(canvas)
    const until = new Date('2026-06-15T09:15:00Z').toLocaleTimeString('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
    })
    await canvas.findByText(new RegExp(`${until}$`))
  },
})

ClaimedByMe.test('renews the claim of an active user silently', async ({ canvas }) => {
  await expect(canvas.queryByRole('alert')).toBeNull()
  await expect(screen.queryByRole('alertdialog')).toBeNull()
})

/** A colleague of the same name has claimed it: the server decides whose claim it is, not the name. */
export const ClaimedByNamesake = meta.story({
  args: { start: `/goods/${mine}` },
  globals: { playedIn: 'en' },
  beforeEach() {
    const by = { token: 'namesake-000000000001', name: 'Brian Otieno', role: 'admin' as const }
    const claim = { by, at: '2026-06-15T08:59:00Z', expiresAt: '2026-06-15T09:14:00Z' }
    const fields = { approvalStatus: 'under_review' as const, claim }
    database.change(productEntity, mine, fields, by.token)
  },
  play: async ({ canvas }) => {
    await seen(canvas)
    await canvas.findByText(/Brian Otieno.* is reviewing this until/)
  },
})

ClaimedByNamesake.test('asks before it takes over a claim', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Claim' }))
  const question = within(await screen.findByRole('alertdialog'))
  await waitFor(() =>
    expect(question.getByText(/Brian Otieno.* is reviewing this until/)).toBeVisible(),
  )
  await userEvent.click(question.getByRole('button', { name: 'Close' }))
  await expect(canvas.getByText(/Brian Otieno.* is reviewing this until/)).toBeVisible()
})

ClaimedByNamesake.test('names the user whose claim blocks an action', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Approve' })).toHaveAccessibleDescription(
    /Brian Otieno.* is reviewing this/,
  )
})

ClaimedByNamesake.test(
  'offers only Release once the user has taken over the claim',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Claim' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Claim' }))
    await canvas.findByRole('button', { name: 'Release' })
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Claim' })).toBeNull())
  },
)

export const UpdateWithDiff = meta.story({
  ...fixtures('manyChanges'),
  play: async ({ canvas }) => {
    await seen(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('tabpanel').querySelectorAll('del').length).toBeGreaterThan(4),
    )
  },
})

export const ChecksFail = meta.story(fixtures('allChecksFail', '?tab=checks'))

export const History = meta.story(of('suspended', '?tab=history'))

export const LongAndArabicNames = meta.story(fixtures('longestName'))

export const ArabicName = meta.story(fixtures('arabicName'))

export const Narrow = meta.story({
  ...of('pending'),
  globals: { viewport: { value: 'phone' } },
})

/** The first of a queue, opened from its list. */
export const InQueue = meta.story({
  args: { start: `/goods/${queueOfGoods()[0]}` },
  globals: { playedIn: 'en' },
  play: async ({ canvas }) => {
    await seen(canvas)
    await canvas.findByText(/^1 of \d+$/)
  },
})

function placeOf(canvas: Canvas) {
  return canvas.getByTestId('address').textContent
}

const [first = '', second = ''] = queueOfGoods()

InQueue.test(
  'N opens the next record of the list and K the previous one, at the same tab',
  async ({ canvas, userEvent }) => {
    await userEvent.keyboard(']n')
    await canvas.findByText(/^2 of \d+$/)
    await expect(placeOf(canvas)).toBe(`/goods/${second}?tab=checks`)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await userEvent.keyboard('k')
    await waitFor(() => expect(placeOf(canvas)).toBe(`/goods/${first}?tab=checks`))
  },
)

InQueue.test('[ and ] move through the tabs, T to the history', async ({ canvas, userEvent }) => {
  await userEvent.keyboard(']]')
  await expect(placeOf(canvas)).toBe(`/goods/${first}?tab=pictures`)
  await userEvent.keyboard('[[')
  await expect(placeOf(canvas)).toBe(`/goods/${first}?tab=checks`)
  await userEvent.keyboard('t')
  await expect(await canvas.findByRole('list', { name: 'History' })).toBeVisible()
})

InQueue.test('B returns to the list', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('b')
  await waitFor(() => expect(placeOf(canvas)).toBe('/goods'))
})

InQueue.test('a full stop opens the further actions', async ({ userEvent }) => {
  await userEvent.keyboard('.')
  await screen.findByRole('menuitem', { name: /Approve with a note/ })
})

InQueue.test(
  'A approves, shows the next record, and still offers undo',
  async ({ canvas, userEvent }) => {
    await userEvent.keyboard('a')
    await waitFor(() => expect(placeOf(canvas)).toBe(`/goods/${second}`))
    await canvas.findByRole('button', { name: 'Approve' })
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText(/was undone/)
    await expect(placeOf(canvas)).toBe(`/goods/${second}`)
  },
)

InQueue.test('one key clears the queue', async ({ canvas, userEvent }) => {
  for (const next of queueOfGoods().slice(1, 4)) {
    await userEvent.keyboard('a')
    await waitFor(() => expect(placeOf(canvas)).toBe(`/goods/${next}`))
    await canvas.findByRole('button', { name: 'Approve' })
  }
  await userEvent.keyboard('z')
  await screen.findByText(/was undone/)
})

InQueue.test('stays on the record when the user prefers it', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('switch'))
  await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
  await canvas.findByText('Approved')
  await expect(placeOf(canvas)).toBe(`/goods/${first}`)
  await expect(localStorage.getItem('record-advances')).toBe('no')
})

InQueue.test('adds messages about fields to a change request', async ({ canvas, userEvent }) => {
  const [ask] = canvas.getAllByRole('button', { name: /^Ask about/ })
  if (ask) await userEvent.click(ask)
  const sheet = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(sheet.getByRole('textbox')).toHaveFocus())
  await userEvent.paste('Please name the size.')
  await userEvent.click(sheet.getByRole('button', { name: 'Attach' }))
  await canvas.findByText('1 message attached')
  await userEvent.click(canvas.getByRole('button', { name: 'Request changes' }))
  await screen.findByDisplayValue('Please name the size.')
})

type Play = Parameters<typeof InQueue.play>[0]

async function attach({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  const [ask] = canvas.getAllByRole('button', { name: /^Ask about/ })
  if (ask) await userEvent.click(ask)
  const sheet = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(sheet.getByRole('textbox')).toHaveFocus())
  await userEvent.paste('Please name the size.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await canvas.findByText('1 message attached')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

InQueue.test('keeps attached messages while the user visits the next record', async (context) => {
  const { canvas, userEvent } = context
  await attach(context)
  await userEvent.keyboard('n')
  await canvas.findByText(/^2 of \d+$/)
  await waitFor(() => expect(canvas.queryByText('1 message attached')).toBeNull())
  await userEvent.keyboard('k')
  await canvas.findByText(/^1 of \d+$/)
  await canvas.findByText('1 message attached')
})

InQueue.test('asks before approving with attached messages', async (context) => {
  const { canvas, userEvent } = context
  await attach(context)
  await userEvent.keyboard('a')
  const question = await screen.findByRole('alertdialog')
  await expect(question).toHaveTextContent('Your draft for “Request changes” won’t be sent')
  await userEvent.click(within(question).getByRole('button', { name: 'Close' }))
  await expect(placeOf(canvas)).toBe(`/goods/${first}`)
  await expect(canvas.getByText('1 message attached')).toBeVisible()
})

InQueue.test('keeps an unattached message, too', async ({ canvas, userEvent }) => {
  const [ask] = canvas.getAllByRole('button', { name: /^Ask about/ })
  if (ask) await userEvent.click(ask)
  const sheet = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(sheet.getByRole('textbox')).toHaveFocus())
  await userEvent.paste('Please')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  if (ask) await userEvent.click(ask)
  await screen.findByDisplayValue('Please')
})

InQueue.test('R followed by A approves nothing, and opens the form', async (context) => {
  const { canvas, userEvent } = context
  await userEvent.keyboard('ra')
  await screen.findByRole('dialog', { name: /^Reject/ })
  await expect(canvas.getByText('Pending')).toBeInTheDocument()
  await expect(placeOf(canvas)).toBe(`/goods/${first}`)
})

InQueue.test('R followed by N opens the form and stays', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('rn')
  await screen.findByRole('dialog', { name: /^Reject/ })
  await expect(placeOf(canvas)).toBe(`/goods/${first}`)
})

InQueue.test('the shortcuts dialog lists all keys of this record', async ({ canvas }) => {
  await expect(canvas.getByTestId('keys')).toHaveTextContent(
    /^A R C \. Ctrl\+Enter Z J\|N K B \[\|\] T$/,
  )
})

InQueue.test(
  'announces another user’s version before showing it',
  async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('switch'))
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await canvas.findByText('Approved')
    msw.use(
      goods.record(({ params, database }) => {
        const product = database.find(productEntity, params.token ?? '')
        if (!product) throw refuse(404, 'not_found', 'record.missing')
        return {
          ...product,
          ...productDetail(product),
          update: null,
          name: 'Another name',
          version: 99,
          hiddenBy: null,
          submission: null,
          _actions: [],
        }
      }),
    )
    // Undo reads it again.
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await canvas.findByText(/has changed since you opened it/)
    await expect(canvas.queryByText('Another name')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Load the latest version' }))
    await expect(await canvas.findByRole('heading', { name: 'Another name' })).toBeVisible()
  },
)

/** The list is on its second page: the record after its last one is on the next. */
export const DeepInAList = meta.story({
  args: { start: `/goods/${queueOfGoods()[9]}?from=${encodeURIComponent('pageSize=10')}` },
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await seen(canvas)
    await canvas.findByText(/^10 of \d+$/)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Next in the list' })).not.toHaveAttribute(
        'aria-disabled',
      ),
    )
    await userEvent.keyboard('n')
    await canvas.findByText(/^11 of \d+$/)
    await expect(placeOf(canvas)).toBe(
      `/goods/${queueOfGoods()[10]}?from=${encodeURIComponent('page=2&pageSize=10')}`,
    )
  },
})

/** The address of an event opens the history at it. */
export const AtAnEvent = meta.story({
  ...of('suspended', '?tab=history'),
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'History' })
    const links = within(list).getAllByRole('link')
    const last = links.at(-1)
    if (last) await userEvent.click(last)
    await waitFor(() => expect(within(list).getAllByRole('listitem').at(-1)).toHaveFocus())
    await expect(placeOf(canvas)).toMatch(/#event-/)
  },
})

AtAnEvent.test(
  'shows the actions of the owner and the system expanded when filtered by them',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Owner and system' }))
    await expect(canvas.queryByText('Suspended', { selector: 'li *' })).toBeNull()
    await expect(canvas.getByText('Submitted', { selector: 'li *' })).toBeVisible()
  },
)
