import preview from '#storybook/preview'
import { ratePaths, toAgentCommission } from '@console/domain/commission-rate'
import { world } from '@console/sample'
import { agentPaidEndpoints, rateEntity } from '@console/sample/commission-rate'
import { recordStories } from '@console/templates/stories'
import { expect } from 'storybook/test'
import { agentCommission } from './agentCommission'

const record = recordStories(agentCommission, ratePaths.agentDetails, agentPaidEndpoints)

const own = world
  .rows(rateEntity)
  .find(({ subject, status }) => subject.type === 'agent' && status === 'active')
const address = toAgentCommission(own?.subject.ref?.token ?? '')

const meta = preview.meta({ ...record.meta, parameters: { address } })

export const Filled = meta.story({
  play: async ({ canvas }) => {
    const lit = (await canvas.findAllByRole('listitem', { current: true }))[0]
    await expect(lit).toHaveTextContent(own?.subject.ref?.label ?? '')
  },
})

/** What the agent has brought, at the rates of its time. */
export const Orders = meta.story({ parameters: { address: `${address}?tab=lines` } })

/** A token that no agent has. */
export const Empty = meta.story({
  parameters: { address: toAgentCommission('x'.repeat(22)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', ratePaths.ofAgents)
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template'], ...record.loading })

export const Refused = meta.story({ tags: ['drawn-by-template'], ...record.refused })

export const Failed = meta.story({ tags: ['drawn-by-template'], ...record.failed })
