import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { toNewPlan } from '@console/domain/listing-plan'
import { database } from '@console/sample'
import { fixturePlan, listingPlanEndpoints, listingPlanEntity } from '@console/sample/listing-plan'
import { shopSettingEndpoints } from '@console/sample/shop-setting'
import { listStories } from '@console/list/stories'
import { expect, waitFor, within } from 'storybook/test'
import { planList } from './planList'

const list = listStories(planList, listingPlanEndpoints)
const meta = preview.meta({
  ...list.meta,
  beforeEach({ msw }) {
    msw.use(...listingPlanEndpoints.handlers, ...shopSettingEndpoints.handlers)
  },
})

export const Filled = meta.story()

Filled.test('lists plans in the order in which they are offered', async ({ canvas }) => {
  const names = await canvas.findAllByRole('rowheader')
  await expect(names).toHaveLength(6)
  await expect(names[0]).toHaveTextContent('Free')
})

export const Empty = meta.story(list.empty)

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...list.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...list.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...list.failed })

export const Narrow = meta.story(list.narrow)

/** A new plan from a copy of another one is saved as a draft. */
export const Copied = meta.story({
  parameters: { address: toNewPlan(fixturePlan('threeVersions')) },
})

Copied.test('saves a separate draft', async ({ canvas, userEvent }) => {
  const names = within(await canvas.findByRole('group', { name: translate('listings:plans.name') }))
  const name = names.getByRole('textbox', { name: /English/ })
  await expect(name).toHaveValue('Growth')
  await userEvent.clear(name)
  await userEvent.type(name, 'Spring')
  await userEvent.click(canvas.getByRole('button', { name: translate('listings:plans.new.save') }))
  await waitFor(() =>
    expect(database.rows(listingPlanEntity).at(-1)).toMatchObject({
      name: { en: 'Spring' },
      status: 'draft',
      planVersion: 1,
    }),
  )
})
