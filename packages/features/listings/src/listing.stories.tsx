import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { listingPaths, toListing } from '@console/domain/listing'
import { database } from '@console/sample'
import { fixtureListing, listingEndpoints, listingEntity } from '@console/sample/listing'
import { listingCategoryEndpoints } from '@console/sample/listing-category'
import { listingPlanEndpoints } from '@console/sample/listing-plan'
import { recordStories } from '@console/record/stories'
import { expect, screen, waitFor, within } from 'storybook/test'
import { listing } from './listing'

const at = (token: string, rest = '') => ({ parameters: { address: toListing(token) + rest } })

const endpoints = {
  ...listingEndpoints,
  handlers: [
    ...listingEndpoints.handlers,
    ...listingPlanEndpoints.handlers,
    ...listingCategoryEndpoints.handlers,
  ],
}
const record = recordStories(listing, listingPaths.details, endpoints)
const meta = preview.meta({ ...record.meta, ...at(fixtureListing('overdueNineDays')) })

const stored = (token: string) => database.find(listingEntity, token)!
const fixture = fixtureListing

export const Filled = meta.story()

Filled.test(
  'a waiting listing can be approved, and is then published until its plan ends',
  async (context) => {
    const { canvas, userEvent } = context
    const token = fixture('overdueNineDays')
    const bar = within(await canvas.findByRole('toolbar'))
    await userEvent.click(bar.getByRole('button', { name: translate('approval:action.approve') }))
    await waitFor(() =>
      expect(stored(token)).toMatchObject({ approvalStatus: 'approved', visibility: 'published' }),
    )
    await expect(stored(token).expiresAt).not.toBeNull()
  },
)

/** Unknown token. */
export const Empty = meta.story({
  ...at('x'.repeat(22)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', listingPaths.list)
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...record.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...record.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...record.failed })

export const Narrow = meta.story(record.narrow)

/** An update that changes everything possible. */
export const UpdateWaiting = meta.story(at(fixture('manyChanges')))

UpdateWaiting.test('every field that changes is shown with both values', async ({ canvas }) => {
  const panel = await canvas.findByRole('tabpanel')
  await expect(panel.querySelectorAll('dl:first-of-type ins')).toHaveLength(9)
})

/** One photo more than its plan allows: a required check fails. */
export const TooManyPhotos = meta.story(at(fixture('tooManyPhotos'), '?tab=checks'))

TooManyPhotos.test('names the check of the plan’s limits', async ({ canvas }) => {
  await expect(await canvas.findByRole('tabpanel')).toHaveTextContent(
    translate('approval:check.plan_limits'),
  )
})

export const AllPhotos = meta.story(at(fixture('allPhotos')))

export const NoPhoto = meta.story(at(fixture('noPhoto')))

export const LongestTitle = meta.story(at(fixture('longestTitle')))

/** The title is Arabic, and the description has three languages. */
export const ArabicTitle = meta.story({
  ...at(fixture('arabicTitle')),
  globals: { playedIn: 'en' },
})

ArabicTitle.test('shows the text in each of its languages', async ({ canvas, userEvent }) => {
  const panel = within(await canvas.findByRole('tabpanel'))
  await expect(panel.getByText(/^مخازن|Mercado|[A-Z].*: .* in /)).toBeVisible()
  await userEvent.click(panel.getByRole('radio', { name: 'العربية' }))
  const text = await panel.findByText(/نخدم المتاجر/)
  await expect(text).toHaveAttribute('dir', 'rtl')
  await expect(text).toHaveAttribute('lang', 'ar')
})

export const Live = meta.story(at(fixture('expiringInThreeDays')))

Live.test('pauses and resumes the listing', async ({ canvas, userEvent }) => {
  const token = fixture('expiringInThreeDays')
  const press = async (name: string) => {
    const bar = within(await canvas.findByRole('toolbar'))
    await userEvent.click(await bar.findByRole('button', { name }))
  }
  await press(translate('listing:action.pause'))
  await waitFor(() => expect(stored(token).visibility).toBe('paused'))
  await press(translate('listing:action.resume'))
  await waitFor(() => expect(stored(token).visibility).toBe('published'))
})

Live.test('corrections by an administrator require a reason', async ({ canvas, userEvent }) => {
  const token = fixture('expiringInThreeDays')
  const bar = within(await canvas.findByRole('toolbar'))
  await userEvent.click(bar.getByRole('button', { name: translate('decision:decision.bar.more') }))
  await userEvent.click(
    await screen.findByRole('menuitem', { name: new RegExp(translate('listing:action.correct')) }),
  )
  const form = within(await screen.findByRole('dialog'))
  await userEvent.click(
    await form.findByRole('button', { name: translate('listings:correct.tags.add') }),
  )
  await userEvent.keyboard('by the lake')
  const send = form.getByRole('button', { name: translate('listing:action.correct') })
  await userEvent.click(send)
  await expect(stored(token).corrected).toBeUndefined()
  const why = form.getByRole('textbox', {
    name: new RegExp(`^${translate('listings:correct.why')}`),
  })
  await userEvent.type(why, 'The owner asked by telephone.')
  await userEvent.click(send)
  await waitFor(() => expect(stored(token).corrected?.tags).toContain('by the lake'))
  await expect(stored(token).corrected?.hours).toBeUndefined()
})

/** The plan, the usage of its limits, and invoices. */
export const Plan = meta.story(at(fixture('expiringInThreeDays'), '?tab=plan'))

/** Contact requests and views. */
export const Leads = meta.story(at(fixture('expiringInThreeDays'), '?tab=leads'))

/** Not live yet. */
export const NoLeads = meta.story(at(fixture('overdueNineDays'), '?tab=leads'))

export const Expired = meta.story({ ...at(fixture('expired')), globals: { playedIn: 'en' } })

Expired.test('renews the listing on its own plan, which is preselected', async (context) => {
  const form = await openRenewal(context)
  const own = await form.findByRole('radio', { name: /^Growth/ })
  await expect(own).toBeChecked()
  // Arrow keys start from there.
  await waitFor(() => expect(own).toHaveFocus())
  await context.userEvent.click(form.getByRole('button', { name: 'Renew' }))
  await waitFor(() => expect(stored(fixture('expired')).visibility).toBe('published'))
  await expect(stored(fixture('expired')).billed).toHaveLength(1)
})

Expired.test('does not preselect a plan that was only looked at before', async (context) => {
  const form = await openRenewal(context)
  await context.userEvent.click(await form.findByRole('radio', { name: /^Wholesale/ }))
  // Nothing was typed: it closes without a confirmation.
  await context.userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = await openRenewal(context)
  await expect(await again.findByRole('radio', { name: /^Growth/ })).toBeChecked()
  await expect(again.queryByText(translate('form:decision.draft.kept'))).toBeNull()
})

/** Its plan has ended and is no longer offered: another one must be chosen. */
export const PlanRetired = meta.story({
  ...at(fixture('planRetired')),
  globals: { playedIn: 'en' },
})

PlanRetired.test('preselects no plan', async (context) => {
  const form = await openRenewal(context)
  await form.findByRole('radio', { name: /^Wholesale/ })
  await expect(form.queryByRole('radio', { checked: true })).toBeNull()
  await expect(form.queryByRole('radio', { name: /^Trader/ })).toBeNull()
  await context.userEvent.click(form.getByRole('button', { name: 'Renew' }))
  await expect(stored(fixture('planRetired')).visibility).toBe('expired')
  await context.userEvent.click(form.getByRole('radio', { name: /^Wholesale/ }))
  await context.userEvent.click(form.getByRole('button', { name: 'Renew' }))
  await waitFor(() => expect(stored(fixture('planRetired')).plan.label).toBe('Wholesale'))
})

PlanRetired.test(
  'disables plans that the listing exceeds, and names every exceeded limit',
  async (context) => {
    const form = await openRenewal(context)
    const free = await form.findByRole('radio', { name: /^Free/ })
    await expect(free).toBeDisabled()
    await expect(free).toHaveAccessibleDescription(
      /3 photos, but Free allows 2\. 2 phones, but Free allows 1\./,
    )
    const starter = form.getByRole('radio', { name: /^Starter/ })
    await expect(starter).toBeDisabled()
    await expect(starter).toHaveAccessibleDescription(
      /2 phones, but Starter allows 1\. Choose a larger plan/,
    )
  },
)

type Play = Pick<Parameters<typeof Empty.play>[0], 'canvas' | 'userEvent'>

async function openRenewal({ canvas, userEvent }: Play) {
  const bar = within(await canvas.findByRole('toolbar'))
  await userEvent.click(bar.getByRole('button', { name: 'Renew' }))
  return within(await screen.findByRole('dialog'))
}

export const Paused = meta.story(at(fixture('paused')))

export const Archived = meta.story(at(fixture('archived')))

export const Suspended = meta.story(at(fixture('suspended')))

export const ClaimedByAnother = meta.story({
  ...at(fixture('claimedByAnother')),
  globals: { role: 'staff' },
})
