import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { planPaths, termsOf, toPlan } from '@console/domain/listing-plan'
import { sampleAccounts, database } from '@console/sample'
import { listingEndpoints } from '@console/sample/listing'
import { fixturePlan, listingPlanEndpoints, listingPlanEntity } from '@console/sample/listing-plan'
import { shopSettingEndpoints } from '@console/sample/shop-setting'
import { recordStories } from '@console/record/stories'
import { expect, screen, waitFor, within } from 'storybook/test'
import { planRecord } from './planRecord'

const at = (planId: string, rest = '') => ({ parameters: { address: toPlan(planId) + rest } })

const active = fixturePlan('threeVersions')
const retired = fixturePlan('retired')
const stored = (planId: string) => database.find(listingPlanEntity, planId)!

const record = recordStories(planRecord, planPaths.details, {
  ...listingPlanEndpoints,
  handlers: [
    ...listingPlanEndpoints.handlers,
    ...listingEndpoints.handlers,
    ...shopSettingEndpoints.handlers,
  ],
})
const meta = preview.meta({ ...record.meta, ...at(active) })

/** Editing a plan with subscribers on three versions. */
export const Filled = meta.story()

Filled.test(
  'announces the new version before saving, and creates it',
  async ({ canvas, userEvent }) => {
    const price = await canvas.findByRole('textbox', { name: /KES/ })
    const makes = translate('listings:plans.makesVersion', { version: '4' })
    await expect(canvas.queryByText(makes, { exact: false })).toBeNull()
    await userEvent.clear(price)
    await userEvent.type(price, '1500')
    await canvas.findByText(makes, { exact: false })
    await userEvent.click(canvas.getByRole('button', { name: translate('listings:plans.save') }))
    await waitFor(() => expect(stored(active).planVersion).toBe(4))
    await waitFor(() => expect(canvas.queryByText(makes, { exact: false })).toBeNull())
  },
)

Filled.test('retiring shows the number of subscribers first', async ({ canvas, userEvent }) => {
  const bar = within(await canvas.findByRole('toolbar'))
  await userEvent.click(bar.getByRole('button', { name: translate('listing-plan:action.retire') }))
  const dialog = await screen.findByRole('alertdialog')
  await expect(dialog).toHaveTextContent(/\d{2}/)
  await userEvent.click(
    within(dialog).getByRole('button', { name: translate('listing-plan:action.retire') }),
  )
  await waitFor(() => expect(stored(active).status).toBe('retired'))
})

/** Unknown token. */
export const Empty = meta.story({
  ...at('x'.repeat(22)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', planPaths.list)
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...record.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...record.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...record.failed })

export const Narrow = meta.story(record.narrow)

const draft = 'd'.repeat(22)

/** Not available to anyone yet. */
export const Draft = meta.story({
  ...at(draft),
  beforeEach() {
    const { versions: _, version: __, ...like } = stored(active)
    const by = {
      token: sampleAccounts[1]?.token ?? '',
      name: 'Brian Otieno',
      role: 'admin',
    } as const
    const version = { planVersion: 1, since: null, by, terms: termsOf(like) }
    database.add(
      listingPlanEntity,
      {
        ...like,
        planId: draft,
        name: { en: 'Spring' },
        status: 'draft',
        planVersion: 1,
        versions: [version],
      },
      by.token,
    )
  },
})

/** A note about its subscribers is above their list. */
export const RetiredWithSubscribers = meta.story(at(retired, '?tab=subscribers'))

RetiredWithSubscribers.test(
  'lists the subscribers, and the plan can be offered again',
  async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText(translate('listings:plans.retired.stay'))
    await expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(2)
    const bar = within(await canvas.findByRole('toolbar'))
    await userEvent.click(
      bar.getByRole('button', { name: translate('listing-plan:action.restore') }),
    )
    await waitFor(() => expect(stored(retired).status).toBe('active'))
  },
)

/** Start, subscribers and changes of each version. */
export const Versions = meta.story(at(active, '?tab=versions'))

/** As sellers see it, in their language. */
export const Preview = meta.story(at(active, '?tab=preview'))

Preview.test('shows the card in the chosen language', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'العربية' }))
  const name = await canvas.findByRole('heading', { level: 3, name: 'النمو' })
  const card = within(name.closest('[lang]') as HTMLElement)
  await card.findByText(/تجربة مجانية لمدة 14 يومًا/)
  await expect(name.closest('[dir]')).toHaveAttribute('dir', 'rtl')
})

/** Read-only for users without permission. */
export const ReadOnly = meta.story({ globals: { role: 'staff' } })

ReadOnly.test('has no fields and no actions', async ({ canvas }) => {
  const panel = within(await canvas.findByRole('tabpanel'))
  await expect(panel.queryByRole('textbox')).toBeNull()
  await expect(canvas.queryByRole('toolbar')).toBeNull()
})
