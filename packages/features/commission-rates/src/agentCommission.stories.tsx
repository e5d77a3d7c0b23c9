import preview from '#storybook/preview'
import { ratePaths, toAgentCommission } from '@console/domain/commission-rate'
import { toVoucher } from '@console/domain/commission-voucher'
import { database } from '@console/sample'
import { collectionEndpoints } from '@console/sample/commission-collection'
import { entryEndpoints } from '@console/sample/commission-entry'
import { agentPaidEndpoints, rateEntity } from '@console/sample/commission-rate'
import {
  commissionVoucherEntity,
  type CommissionVoucher,
  voucherEndpoints,
} from '@console/sample/commission-voucher'
import { recordStories } from '@console/record/stories'
import { expect } from 'storybook/test'
import { agentCommission } from './agentCommission'

const record = recordStories(agentCommission, ratePaths.agentDetails, agentPaidEndpoints)

const own = database
  .rows(rateEntity)
  .find(({ subject, status }) => subject.type === 'agent' && status === 'active')
const address = toAgentCommission(own?.subject.ref?.token ?? '')

const [paid] = database.rows(commissionVoucherEntity).filter(({ status }) => status === 'paid') as [
  CommissionVoucher,
]

const meta = preview.meta({
  ...record.meta,
  parameters: { address },
  beforeEach({ msw }) {
    record.meta.beforeEach({ msw })
    msw.use(
      ...collectionEndpoints.handlers,
      ...entryEndpoints.handlers,
      ...voucherEndpoints.handlers,
    )
  },
})

export const Filled = meta.story({
  play: async ({ canvas }) => {
    const lit = (await canvas.findAllByRole('listitem', { current: true }))[0]
    await expect(lit).toHaveTextContent(own?.subject.ref?.label ?? '')
  },
})

/** Orders that the agent has referred, at the rates of their time. */
export const Orders = meta.story({ parameters: { address: `${address}?tab=lines` } })

/** Amounts owed in each currency, and the vouchers that paid them. */
export const Balances = meta.story({
  parameters: { address: `${toAgentCommission(paid.agent.token)}?tab=balances` },
  play: async ({ canvas }) => {
    const voucher = await canvas.findByRole('link', { name: paid.voucherNo })
    await expect(voucher).toHaveAttribute('href', toVoucher(paid.voucherToken))
  },
})

/** Earned, reversed and manual lines, latest first. */
export const Ledger = meta.story({
  parameters: { address: `${toAgentCommission(paid.agent.token)}?tab=ledger` },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /^(B2C|B2B|AGT|MAN)-/ })
    await expect(links.length).toBeGreaterThan(0)
  },
})

/** Unknown token. */
export const Empty = meta.story({
  parameters: { address: toAgentCommission('x'.repeat(22)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', ratePaths.ofAgents)
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...record.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...record.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...record.failed })

export const Narrow = meta.story(record.narrow)
