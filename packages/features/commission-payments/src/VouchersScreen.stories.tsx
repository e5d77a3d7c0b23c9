import preview from '#storybook/preview'
import { world } from '@console/sample'
import { collectionEndpoints } from '@console/sample/commission-collection'
import { commissionVoucherEntity, voucherEndpoints } from '@console/sample/commission-voucher'
import { listStories } from '@console/templates/stories'
import { expect, screen, within } from 'storybook/test'
import { vouchers } from './vouchers'
import { VouchersScreen } from './VouchersScreen'

const list = listStories(vouchers, voucherEndpoints)
const meta = preview.meta({
  ...list.meta,
  component: VouchersScreen,
  beforeEach({ msw }) {
    msw.use(...voucherEndpoints.handlers, ...collectionEndpoints.handlers)
  },
})

/** What waits for approval first; own ones bear "You". */
export const Filled = meta.story({
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader')
  },
})

const approved = world
  .rows(commissionVoucherEntity)
  .filter(({ status, method }) => status === 'approved' && method !== 'cash')
const { currency } = approved.find(({ prepared }) => prepared.by.name.startsWith('Brian'))!
const payable = approved.filter((each) => each.currency === currency)
const own = payable.filter(({ prepared }) => prepared.by.name.startsWith('Brian')).length

/** Of one currency, with their sum; what the reader has prepared is refused one by one. */
export const PayingMany = meta.story({
  parameters: {
    address: `/?pageSize=25&view=to-pay&currency=${currency}&method=bank&method=mobile_money&status=approved`,
  },
  globals: { language: 'en', role: 'admin' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader')
    const [all] = await canvas.findAllByRole('checkbox', { name: /^Select/ })
    await userEvent.click(all!)
    const bar = within(await canvas.findByRole('group', { name: /selection/ }))
    await userEvent.click(bar.getByRole('button', { name: 'Pay' }))
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveTextContent(new RegExp(`${currency}.*in all`))
    await expect(question).toHaveTextContent(new RegExp(`${own} of them cannot be decided so`))
    await userEvent.click(within(question).getByRole('button', { name: 'Pay' }))
    await canvas.findByText(new RegExp(`Pay: ${payable.length - own} of ${payable.length} done`))
  },
})

/** Several currencies have no sum: they are paid one currency after the other. */
export const SeveralCurrencies = meta.story({
  parameters: { address: '/?pageSize=25&view=to-pay' },
  globals: { language: 'en', role: 'admin' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader')
    const [all] = await canvas.findAllByRole('checkbox', { name: /^Select/ })
    await userEvent.click(all!)
    const bar = within(await canvas.findByRole('group', { name: /selection/ }))
    await expect(bar.getByRole('button', { name: 'Pay' })).toHaveAccessibleDescription(
      /several currencies/,
    )
  },
})

export const ToPay = meta.story({ parameters: { address: '/?pageSize=10&view=to-pay' } })

export const Paid = meta.story({ parameters: { address: '/?pageSize=10&view=paid' } })

export const Empty = meta.story(list.empty)

export const Loading = meta.story({ tags: ['drawn-by-template'], ...list.loading })

export const Refused = meta.story({ tags: ['drawn-by-template'], ...list.refused })

export const Failed = meta.story({ tags: ['drawn-by-template'], ...list.failed })

export const Narrow = meta.story(list.narrow)
