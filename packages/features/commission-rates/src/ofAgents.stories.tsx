import preview from '#storybook/preview'
import { agentPaidEndpoints } from '@console/sample/commission-rate'
import { listStories } from '@console/list/stories'
import { expect } from 'storybook/test'
import { ofAgents } from './ofAgents'

const list = listStories(ofAgents, agentPaidEndpoints)
const meta = preview.meta({ ...list.meta })

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(0)
  },
})

export const Empty = meta.story(list.empty)

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...list.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...list.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...list.failed })

export const Narrow = meta.story(list.narrow)
