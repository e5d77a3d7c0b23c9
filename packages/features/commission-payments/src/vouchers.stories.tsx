import preview from '#storybook/preview'
import { formatsOf } from '@console/core/i18n'
import { database } from '@console/sample'
import { agentPaidEndpoints } from '@console/sample/commission-rate'
import { collectionEndpoints } from '@console/sample/commission-collection'
import { commissionVoucherEntity, voucherEndpoints } from '@console/sample/commission-voucher'
import { listStories } from '@console/list/stories'
import { expect, screen, waitFor, within } from 'storybook/test'
import { vouchers } from './vouchers'

const list = listStories(vouchers, voucherEndpoints)
const meta = preview.meta({
  ...list.meta,
  beforeEach({ msw }) {
    msw.use(
      ...voucherEndpoints.handlers,
      ...collectionEndpoints.handlers,
      ...agentPaidEndpoints.handlers,
    )
  },
})

/** Vouchers that wait for approval come first; own ones are marked "You". */
export const Filled = meta.story({
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader')
  },
})

const approved = database
  .rows(commissionVoucherEntity)
  .filter(({ status, method }) => status === 'approved' && method !== 'cash')
const { currency } = approved.find(({ prepared }) => prepared.by.name.startsWith('Brian'))!
const payable = approved.filter((each) => each.currency === currency)
const own = payable.filter(({ prepared }) => prepared.by.name.startsWith('Brian'))

/**
 * Selection in one currency, with its sum; the user's own vouchers are left out with the reason before anything is
 * sent. A report on all of them follows.
 */
export const PayingMany = meta.story({
  parameters: {
    address: `/?pageSize=25&view=to-pay&currency=${currency}&method=bank&method=mobile_money&status=approved`,
  },
  globals: { playedIn: 'en', role: 'admin' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader')
    const [all] = await canvas.findAllByRole('checkbox', { name: /^Select/ })
    await userEvent.click(all!)
    const bar = within(await canvas.findByRole('group', { name: /selection/ }))
    await userEvent.click(bar.getByRole('button', { name: 'Pay' }))
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveTextContent(new RegExp(`Total.*${currency}`))
    const left = within(question).getByRole('status')
    await expect(left).toHaveTextContent(
      new RegExp(`^${own.length} of the selected records .* left out`),
    )
    await expect(left).toHaveTextContent(/You prepared this/)
    for (const { voucherNo } of own) await expect(left).toHaveTextContent(voucherNo)
    await userEvent.click(within(question).getByRole('button', { name: /^Pay: \d+$/ }))
    await waitFor(async () => {
      const report = within(screen.getByRole('dialog', { name: /^Pay: / }))
      await expect(report.getAllByRole('listitem')).toHaveLength(payable.length)
      await expect(report.getByText(`Left out: ${own.length}`)).toBeVisible()
    })
  },
})

/**
 * Staff submit vouchers, but neither approve nor pay them: actions they never have are hidden, as are those that fit
 * none of the rows.
 */
export const AsStaff = meta.story({
  parameters: { address: '/?pageSize=10&view=to-approve' },
  globals: { playedIn: 'en', role: 'staff' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader')
    const [all] = await canvas.findAllByRole('checkbox', { name: /^Select/ })
    await userEvent.click(all!)
    const bar = within(await canvas.findByRole('group', { name: /selection/ }))
    await expect(bar.queryByRole('button', { name: /Submit|Approve|Pay/ })).toBeNull()
  },
})

/** Several currencies have no sum: they are paid one currency after the other. */
export const SeveralCurrencies = meta.story({
  parameters: { address: '/?pageSize=25&view=to-pay' },
  globals: { playedIn: 'en', role: 'admin' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader')
    const [all] = await canvas.findAllByRole('checkbox', { name: /^Select/ })
    await userEvent.click(all!)
    const bar = within(await canvas.findByRole('group', { name: /selection/ }))
    await expect(bar.getByRole('button', { name: 'Pay' })).toHaveAccessibleDescription(
      /one currency/,
    )
  },
})

const [carols] = database
  .rows(commissionVoucherEntity)
  .filter(({ prepared, status }) => status === 'paid' && prepared.by.name.startsWith('Carol'))
const { agent, prepared } = carols!
const ofAgent = database
  .rows(commissionVoucherEntity)
  .filter((each) => each.agent.token === agent.token && each.prepared.by.name === prepared.by.name)
const net = ofAgent
  .filter((each) => each.currency === carols!.currency)
  .reduce((sum, each) => sum + each.net.amount, 0)

/** Filtered by agent and preparer in the address; the sums per currency are those of the results. */
export const OfAnAgent = meta.story({
  parameters: {
    address: `/?pageSize=25&view=all&agent=${agent.token}&preparer=${encodeURIComponent(prepared.by.name)}`,
  },
  globals: { playedIn: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByText(`Agent: ${agent.label}`)
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(ofAgent.length))
    const sum = formatsOf('en').amount({ amount: net, currency: carols!.currency })
    await expect(canvas.getByText('Net', { selector: 'dt' }).parentElement).toHaveTextContent(sum)
  },
})

export const ToPay = meta.story({ parameters: { address: '/?pageSize=10&view=to-pay' } })

export const Paid = meta.story({ parameters: { address: '/?pageSize=10&view=paid' } })

export const Empty = meta.story(list.empty)

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...list.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...list.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...list.failed })

export const Narrow = meta.story(list.narrow)
