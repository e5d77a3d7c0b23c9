import { businessEntity, fixtureBusiness, businessEndpoints } from '@console/sample/business'
import { database } from '@console/sample'
import { fixtureBusinessToken, sendOffFixture } from '@console/sample/registration'
import { expect, within } from 'storybook/test'
import { type BusinessDetail, businessPaths, toBusinessReview } from '@console/domain/business'
import { businessReview } from './businessReview'
import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { recordStories } from '@console/record/stories'

const at = (token: string, rest = '') => ({
  parameters: { address: toBusinessReview(token) + rest },
})

const record = recordStories(businessReview, businessPaths.review, businessEndpoints)

const meta = preview.meta({ ...record.meta, ...at(fixtureBusiness('overdueNineDays')) })

export const Filled = meta.story()

Filled.test('shows the toolbar of a waiting business', async ({ canvas }) => {
  await expect(await canvas.findByRole('toolbar')).toBeVisible()
})

/** Unknown token. */
export const Empty = meta.story({
  ...at('x'.repeat(22)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', businessPaths.approve)
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...record.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...record.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...record.failed })

/** An active business asks for another name and address. */
export const UpdateWaiting = meta.story({
  ...at(fixtureBusiness('twoCurrencies')),
  beforeEach({ msw }) {
    msw.use(
      businessEndpoints.record((call) =>
        withUpdate(businessEndpoints.detailOf(rowWith(call.params.token), call)),
      ),
    )
  },
})

UpdateWaiting.test(
  'shows the submitted name, with the current one struck through beside it',
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /& Daughters$/ })
    await expect(canvas.getByRole('article').querySelector('header del')).toBeVisible()
  },
)

UpdateWaiting.test('shows both changes at the top of the first tab', async ({ canvas }) => {
  const panel = await canvas.findByRole('tabpanel')
  const [diff, details] = panel.querySelectorAll('dl')
  await expect(diff!.querySelectorAll('ins')).toHaveLength(2)
  await expect(details!.querySelector('del')).toBeVisible()
})

/**
 * The owner has resubmitted after a request for changes: the requests, whether each was changed, and the previous
 * values.
 */
export const Answered = meta.story({
  parameters: { address: toBusinessReview(fixtureBusinessToken()) },
  beforeEach: () => sendOffFixture(database, 'answered'),
})

Answered.test(
  'shows whether each requested change was made, strikes through previous values, and marks the changed document',
  async ({ canvas, userEvent }) => {
    const panel = await canvas.findByRole('tabpanel')
    const card = within(panel)
    await card.findByText('The permit was made anew.')
    await expect(card.getAllByText(translate('businesses:answer.changed'))).toHaveLength(3)
    const [struck] = panel.querySelectorAll('dl del')
    await expect(struck).toHaveTextContent('P051234567Z')
    await userEvent.click(
      canvas.getByRole('tab', { name: new RegExp(translate('businesses:tab.documents')) }),
    )
    await expect(
      await canvas.findAllByText(translate('marketplace:record.documents.changed')),
    ).toHaveLength(1)
  },
)

export const NarrowAnswered = meta.story({
  ...Answered.input,
  globals: { viewport: { value: 'phone' } },
})

function rowWith(token = '') {
  const row = database.rows(businessEntity).find(({ secureToken }) => secureToken === token)
  if (!row) throw new Error(`No business has the token ${token}`)
  return row
}

function withUpdate(detail: BusinessDetail) {
  return {
    ...detail,
    _actions: [{ action: 'approve' as const, blocker: null }],
    submission: {
      revision: (detail.liveRevision ?? 1) + 1,
      kind: 'update' as const,
      submittedAt: '2026-06-15T06:40:00Z',
      submittedBy: {
        token: 'owner-0000000000000001',
        name: `${detail.owner.first_name} ${detail.owner.last_name}`,
        role: 'owner' as const,
      },
      dueAt: '2026-06-17T06:40:00Z',
      overdue: false,
      attempt: 1,
    },
    update: { tradingName: `${detail.tradingName} & Daughters` },
    detailUpdate: { address: { ...detail.address, line1: 'Lake View Road 7' } },
  }
}

export const AllChecksFail = meta.story(at(fixtureBusiness('allChecksFail'), '?tab=checks'))

/** Has the same numbers as an earlier business. */
export const Duplicate = meta.story(at(fixtureBusiness('duplicate'), '?tab=checks'))

Duplicate.test('names the other business and the matching fields', async ({ canvas }) => {
  const panel = await canvas.findByRole('tabpanel')
  const row = panel.querySelector('tbody tr')
  await expect(row?.querySelector('a')).toHaveAttribute(
    'href',
    toBusinessReview(fixtureBusiness('duplicated')),
  )
  await expect(row?.querySelectorAll('li')).toHaveLength(4)
})

export const Documents = meta.story(at(fixtureBusiness('overdueNineDays'), '?tab=documents'))

Documents.test('the question to the owner names the document', async ({ canvas, userEvent }) => {
  const panel = await canvas.findByRole('tabpanel')
  for (const place of [0, 1]) {
    const document = panel.querySelectorAll('li button')[place]
    const name = document?.firstChild?.textContent ?? ''
    if (document) await userEvent.click(document)
    await expect(name).not.toBe('')
    await expect(panel.querySelector('[data-asked]')).toHaveAccessibleName(
      expect.stringContaining(name),
    )
  }
})

export const Money = meta.story(
  at(
    database
      .rows(businessEntity)
      .find(
        ({ approvalStatus, capabilities }) =>
          approvalStatus === 'pending' && capabilities.includes('merchant'),
      )?.secureToken ?? '',
    '?tab=money',
  ),
)

Money.test('accounts are masked', async ({ canvas }) => {
  const panel = await canvas.findByRole('tabpanel')
  for (const term of panel.querySelectorAll('dt')) await expect(term).toHaveTextContent('••••')
})

export const ClaimedByAnother = meta.story({
  ...at(fixtureBusiness('claimedByAnother')),
  globals: { role: 'staff' },
})

export const Suspended = meta.story(at(fixtureBusiness('suspendedWithItems')))

export const LongestName = meta.story(at(fixtureBusiness('longestName')))

export const ArabicName = meta.story(at(fixtureBusiness('arabicName')))

export const Narrow = meta.story(record.narrow)
