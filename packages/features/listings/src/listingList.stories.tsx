import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { listingPaths } from '@console/domain/listing'
import { database } from '@console/sample'
import { fixtureListing, listingEndpoints, listingEntity } from '@console/sample/listing'
import { listingPlanEndpoints } from '@console/sample/listing-plan'
import { listStories } from '@console/list/stories'
import { expect, screen, waitFor, within } from 'storybook/test'
import { listingList } from './listingList'

const list = listStories(listingList, listingEndpoints)
const meta = preview.meta({
  ...list.meta,
  beforeEach({ msw }) {
    msw.use(...listingEndpoints.handlers, ...listingPlanEndpoints.handlers)
  },
})

const at = (query: string) => ({ parameters: { address: `/?pageSize=10&${query}` } })
const stored = (token: string) => database.find(listingEntity, token)!

/** Waiting listings, due first. */
export const Filled = meta.story()

Filled.test('opens with exactly the listings that its queue counts', async ({ canvas }) => {
  const review = await canvas.findByRole('link', { current: 'page' })
  await waitFor(() => expect(review).toHaveTextContent('34'))
})

/** Updates of live listings among those waiting. */
export const Updates = meta.story(at('submissionKind=update'))

Updates.test('marks an update beside its due date and checks', async ({ canvas }) => {
  const [name] = await canvas.findAllByRole('rowheader')
  for (const title of ['due', 'checks', 'kind'])
    await expect(
      canvas.getByRole('columnheader', { name: translate(`marketplace:approval.column.${title}`) }),
    ).toBeVisible()
  await expect(name!.closest('tr')).toHaveTextContent(translate('approval:approval.kind.update'))
})

/** The whole directory. */
export const All = meta.story(at('view=all'))

All.test('starts the view of all listings with a waiting one', async ({ canvas }) => {
  const [name] = await canvas.findAllByRole('rowheader')
  await expect(name!.closest('tr')).toHaveTextContent(translate('approval:status.pending'))
})

export const EndingSoon = meta.story(at('view=expiring'))

EndingSoon.test('shows ten warnings in the list', async ({ canvas }) => {
  await canvas.findAllByRole('rowheader')
  await expect(document.querySelectorAll('tbody [data-tone="warning"]')).toHaveLength(10)
})

export const Expired = meta.story(at('view=expired'))

export const Paused = meta.story(at('view=paused'))

export const Archived = meta.story(at('view=archived'))

export const Empty = meta.story(list.empty)

/** No match for the filters. */
export const NoMatch = meta.story(at('q=nobody-is-called-so'))

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...list.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...list.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...list.failed })

export const Narrow = meta.story(list.narrow)

/** Preview of an update: its changes, and check findings. */
export const Preview = meta.story(at(`selected=${fixtureListing('manyChanges')}`))

/** Several are renewed at once, each on its own plan; one whose plan is no longer offered is left out. */
export const RenewingMany = meta.story({
  parameters: { address: `${listingPaths.list}?pageSize=25&view=expired` },
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader')
    const expired = database
      .rows(listingEntity)
      .filter(({ visibility }) => visibility === 'expired')
    const retired = expired.filter(({ plan }) => plan.label === 'Trader')
    // A phone has no checkbox for the whole page.
    await userEvent.keyboard('{Control>}a{/Control}')
    const bar = within(await canvas.findByRole('group', { name: /selection/ }))
    await userEvent.click(bar.getByRole('button', { name: 'Renew' }))
    const form = within(await screen.findByRole('dialog'))
    await userEvent.click(await form.findByRole('radio', { name: /^Keep each listing’s plan/ }))
    await userEvent.click(form.getByRole('button', { name: 'Renew' }))
    await waitFor(() =>
      expect(
        expired.filter(({ secureToken }) => stored(secureToken).visibility === 'published'),
      ).toHaveLength(expired.length - retired.length),
    )
    await canvas.findAllByText(translate('listing:blocker.plan_not_offered'))
  },
})

/** Staff approve listings; only administrators change their visibility. */
export const AsStaff = meta.story({
  ...at('view=live'),
  globals: { role: 'staff', playedIn: 'en' },
})

AsStaff.test('does not offer to pause live listings', async ({ canvas, userEvent }) => {
  await canvas.findAllByRole('rowheader')
  const [, box] = await canvas.findAllByRole('checkbox', { name: /^Select/ })
  await userEvent.click(box!)
  const bar = within(await canvas.findByRole('group', { name: /selection/ }))
  await expect(bar.queryByRole('button', { name: 'Pause' })).toBeNull()
})
