import preview from '#storybook/preview'
import { ratePaths, toRateDraft } from '@console/domain/commission-rate'
import { setScenario, unanswered, database } from '@console/sample'
import { rateEndpoints, rateEntity } from '@console/sample/commission-rate'
import { expect } from 'storybook/test'
import { listStories } from '@console/list/stories'
import { rateDrafts } from './rateDrafts'

const meta = preview.meta({
  ...listStories(rateDrafts, rateEndpoints).meta,
  parameters: { address: ratePaths.draft },
})

const drafts = database.rows(rateEntity).filter(({ status }) => status === 'draft')
const [draft] = drafts
const opened = { parameters: { address: toRateDraft(draft?.rateToken ?? '') } }

/** Drafts that can be continued. */
export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(drafts.length)
  },
})

/** A draft, as it was left. */
export const Opened = meta.story({
  ...opened,
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText(draft?.subject.ref?.label ?? '')).length,
    ).toBeGreaterThan(0)
  },
})

export const Empty = meta.story({ beforeEach: () => setScenario('empty') })

export const Loading = meta.story({
  ...opened,
  beforeEach: ({ msw }) => msw.use(rateEndpoints.record(unanswered)),
})

export const Refused = meta.story({
  globals: { role: 'customer' },
  play: async ({ canvas }) => {
    await canvas.findByText(/SuperAdmin/)
  },
})

export const Failed = meta.story({
  ...opened,
  beforeEach: () => setScenario('500', 'GET /commission-rates/:token'),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } })

/** A draft, on a phone. */
export const OpenedNarrow = meta.story({ ...opened, globals: { viewport: { value: 'phone' } } })
