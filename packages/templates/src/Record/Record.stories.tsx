import preview from '#storybook/preview'
import type { ApprovalPhase } from '@console/core/flows'
import { refuse, setScenario } from '@console/core/mocks'
import { onlineManager } from '@tanstack/react-query'
import { expect, screen, waitFor, within } from 'storybook/test'
import { GoodsScreen } from './mocks/GoodsScreen'
import { goods, tokenOfGolden, tokenOfPhase } from './mocks/goods'

const meta = preview.meta({
  component: GoodsScreen,
  parameters: { layout: 'padded' },
  args: { start: '' },
  beforeEach({ msw }) {
    localStorage.removeItem('record-advances')
    msw.use(...goods.handlers)
  },
})

const of = (phase: ApprovalPhase, rest = '') => ({
  args: { start: `/goods/${tokenOfPhase(phase)}${rest}` },
})
const golden = (name: Parameters<typeof tokenOfGolden>[0], rest = '') => ({
  args: { start: `/goods/${tokenOfGolden(name)}${rest}` },
})
type Canvas = ReturnType<typeof within>

async function seen(canvas: Canvas) {
  await canvas.findByRole('toolbar')
}

export const Pending = meta.story(of('pending'))

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
    msw.use(goods.record(() => new Promise(() => {})))
  },
})

export const NotFound = meta.story({
  args: { start: `/goods/${'x'.repeat(22)}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', '/goods')
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

Failed.test('trying again reads it', async ({ canvas, userEvent }) => {
  setScenario('ok', 'GET /goods/:token')
  const [retry] = canvas.getAllByRole('button')
  if (retry) await userEvent.click(retry)
  await seen(canvas)
})

export const Offline = meta.story({
  ...of('pending'),
  beforeEach() {
    onlineManager.setOnline(false)
    return () => onlineManager.setOnline(true)
  },
})

/** Someone else came first: nothing is sent over it, the new version is one press away. */
export const Conflict = meta.story({
  ...of('pending'),
  beforeEach({ msw }) {
    msw.use(
      goods.decide(() => {
        throw refuse(409, 'state_conflict', 'Wanjiru Kamau approved this 40 seconds ago.', {
          version: 9,
          decision: {
            decisionId: 'decision-0000000001',
            action: 'approve',
            by: { token: 'reviewer-0000000001', name: 'Wanjiru Kamau', role: 'admin' },
            at: '2026-06-15T08:59:20Z',
            reasonCode: null,
            note: null,
          },
        })
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
  ...golden('claimedByAnother'),
  globals: { role: 'staff' },
})

export const UpdateWithDiff = meta.story({
  ...golden('manyChanges', '?tab=changes'),
  play: async ({ canvas }) => {
    await seen(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('tabpanel').querySelectorAll('del').length).toBeGreaterThan(10),
    )
  },
})

export const ChecksFail = meta.story(golden('allChecksFail', '?tab=checks'))

export const History = meta.story(of('suspended', '?tab=history'))

export const LongAndArabicNames = meta.story(golden('longestName'))

export const ArabicName = meta.story(golden('arabicName'))

export const Narrow = meta.story({
  ...of('pending'),
  globals: { viewport: { value: 'phone' } },
})

export const NextInQueue = meta.story({
  ...of('pending'),
  play: async ({ canvas }) => {
    await seen(canvas)
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
})
