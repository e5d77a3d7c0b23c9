import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import type { Money } from '@console/core/contracts'
import {
  needsSecondPerson,
  orderPaths,
  type OrderStatus,
  type PaymentStatus,
  toOrder,
} from '@console/domain/order'
import { toBusiness } from '@console/domain/business'
import { toShopUser } from '@console/domain/shop-user'
import { sampleAccounts, database } from '@console/sample'
import {
  type FixtureOrder,
  fixtureOrder,
  orderDetail,
  orderEndpoints,
  orderEntity,
} from '@console/sample/order'
import { recordStories } from '@console/record/stories'
import { expect, screen, waitFor, within } from 'storybook/test'
import { order } from './order'
import { listOfChannel } from './order/listOfChannel'

const at = (token: string, rest = '') => ({ parameters: { address: toOrder(token) + rest } })
const fixture = (name: FixtureOrder, rest?: string) => at(fixtureOrder(name), rest)

/** Fixture order in its initial state in the sample database. */
function row(name: FixtureOrder) {
  const found = database.find(orderEntity, fixtureOrder(name))
  if (!found) throw new Error(`The sample data has no order that is ${name}`)
  return found
}

/** Formats an amount as in a sentence; empty for none. */
function moneyText(money: Money | null | undefined): string {
  return money ? `${money.currency} ${translate.amount(money)}` : ''
}

/** Token of the last paid order with a status. */
const paid = (status: 'placed' | 'preparing') =>
  database
    .rows(orderEntity)
    .findLast(
      (each) =>
        each.status === status &&
        each.deliveryMethod === 'delivery' &&
        each.paymentStatus === 'paid' &&
        !needsSecondPerson(each) &&
        !each.flags.includes('stock_short'),
    )?.secureToken ?? ''

const record = recordStories(order, orderPaths.details, orderEndpoints)

const meta = preview.meta({ ...record.meta, ...at(paid('placed')) })

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('toolbar')
  },
})

type Play = Pick<Parameters<typeof Filled.play>[0], 'canvas' | 'userEvent'>

async function press({ canvas, userEvent }: Play, name: string) {
  const bar = within(await canvas.findByRole('toolbar'))
  await userEvent.click(bar.getByRole('button', { name }))
}

Filled.test('links the buyer to the shopper, the seller to the business', async ({ canvas }) => {
  const { buyer, seller, channel } = database.find(orderEntity, paid('placed'))!
  await expect((await canvas.findAllByRole('link', { name: buyer.name }))[0]).toHaveAttribute(
    'href',
    toShopUser(buyer.userToken),
  )
  await expect(canvas.getAllByRole('link', { name: seller.label })[0]).toHaveAttribute(
    'href',
    toBusiness(seller.token),
  )
  // The seller's other orders are counted by the list's own filter, and the link has exactly that.
  const all = database
    .rows(orderEntity)
    .filter((each) => each.channel === channel && each.seller.token === seller.token)
  const links = (await canvas.findAllByRole('link')).map((link) => link.getAttribute('href') ?? '')
  const toAll = links.find((href) => href.includes(`seller=${seller.token}`)) ?? ''
  await expect(toAll.startsWith(`${listOfChannel[channel].path}?view=all&`)).toBe(true)
  await waitFor(() =>
    expect(document.querySelector(`a[href="${toAll}"]`)).toHaveTextContent(
      new RegExp(`: ${translate.number(all.length)}$`),
    ),
  )
})

Filled.test('the next step is one button, which advances the progress', async (context) => {
  const way = context.canvas.getByRole('list', { name: 'Progress' })
  // The time it reached the status is from its history.
  await waitFor(() =>
    expect(way).toHaveTextContent(/^Placed current step.*2026.*Confirmed available/),
  )
  await press(context, 'Confirm')
  await waitFor(() => expect(way).toHaveTextContent(/Confirmed current step.*2026.*Brian Otieno/))
  await context.canvas.findByRole('button', { name: 'Prepare' })
})

/** Unknown token. */
export const Empty = meta.story({
  ...at('x'.repeat(22)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', orderPaths.b2c)
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...record.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...record.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...record.failed })

/** Dispatch form with carrier and tracking number. */
export const Dispatching = meta.story({
  ...at(paid('preparing')),
  play: async (context) => {
    await press(context, translate('order:action.dispatch'))
    const form = within(await screen.findByRole('dialog'))
    await form.findByLabelText(new RegExp(`^${translate('orders:shipments.tracking')}`))
  },
})

Dispatching.test('dispatches only with a carrier and a tracking number', async (context) => {
  const form = within(screen.getByRole('dialog'))
  const button = form.getByRole('button', { name: 'Dispatch' })
  await context.userEvent.click(button)
  const tracking = form.getByRole('textbox', { name: /^Tracking number/ })
  await waitFor(() => expect(tracking).toHaveAccessibleDescription(/4 to 40 characters/))
  await context.userEvent.type(form.getByRole('textbox', { name: /^Carrier/ }), 'Ziwa Logistics')
  await context.userEvent.type(tracking, 'TRK-4711')
  await context.userEvent.click(button)
  await context.canvas.findByRole('button', { name: 'Mark as delivered' })
})

/** Token of the last order with a status. */
const last = (status: OrderStatus) =>
  database.rows(orderEntity).findLast((each) => each.status === status)?.secureToken ?? ''

export const Confirmed = meta.story(at(last('confirmed')))

export const Preparing = meta.story(at(last('preparing')))

export const Dispatched = meta.story(at(last('dispatched'), '&tab=fulfilment'))

export const Delivered = meta.story(at(last('delivered')))

export const Completed = meta.story(at(last('completed')))

/** Everything was returned: it ended without a sale. */
export const Closed = meta.story({
  ...fixture('closed'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('list', { name: translate('record:record.way') }),
    ).toHaveTextContent(
      new RegExp(`${translate('order:status.closed')} ${translate('record:record.way.ended')}`),
    )
    await expect(canvas.queryByText(/^S-B2C/)).toBeNull()
  },
})

export const HundredLines = meta.story(fixture('hundredLines'))

HundredLines.test('the back link leads to the list of the order’s channel', async ({ canvas }) => {
  const back = await canvas.findByRole('link', { name: 'B2B orders' })
  await expect(back).toHaveAttribute('href', orderPaths.b2b)
})

/** Its currency has no decimals. */
export const WholeCurrency = meta.story(fixture('wholeCurrency'))

/** Blocked steps show the same reason as their button. */
async function expectStep({ canvas }: Pick<Play, 'canvas'>, name: string, blocker: string) {
  const way = await canvas.findByRole('list', { name: translate('record:record.way') })
  const step = within(way)
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.startsWith(name))
  await expect(step).toHaveTextContent(translate(`order:blocker.${blocker}`))
  await expect(step).not.toHaveTextContent(translate('record:record.way.possible'))
}

/** The disabled button shows the message of this blocker, and no other. */
async function expectBlocked({ canvas }: Pick<Play, 'canvas'>, blocker: string) {
  const confirm = await canvas.findByRole('button', { name: translate('order:action.confirm') })
  await expect(confirm).toHaveAccessibleDescription(translate(`order:blocker.${blocker}`))
  await expectStep({ canvas }, translate('order:status.confirmed'), blocker)
}

/** Reasons for a required approval: one line each, below the author. */
async function reasonsOf({ canvas }: Pick<Play, 'canvas'>, name: FixtureOrder) {
  const { createdBy } = row(name)
  const title = createdBy
    ? translate(
        createdBy.role === 'staff' ? 'orders:approval.written.staff' : 'orders:approval.written',
        { name: createdBy.name },
      )
    : translate('orders:approval.title')
  const first = await canvas.findByText(title)
  return Array.from(first.parentElement?.children ?? [], ({ textContent }) => textContent).slice(1)
}

/** Over the limit only: staff see why an administrator has to confirm it. */
export const NeedsApproval = meta.story({
  ...fixture('needsApproval'),
  globals: { role: 'staff' },
  play: async (context) => {
    await expectBlocked(context, 'needs_approval')
    const { approvalLimit } = orderDetail(row('needsApproval'))
    await expect(await reasonsOf(context, 'needsApproval')).toEqual([
      `${translate('orders:flag.needs_approval')}: ${moneyText(row('needsApproval').total)} ${translate('orders:approval.limit')} ${moneyText(approvalLimit)}`,
    ])
  },
})

/** The approver confirms first, with amount, limit, payer and payee. */
export const Approving = meta.story(fixture('needsApproval'))

Approving.test('the confirmation shows the amount, limit, payer and payee', async (context) => {
  await press(context, 'Confirm')
  const question = within(await screen.findByRole('alertdialog'))
  for (const name of ['Amount', 'Over the limit of', 'From', 'To'])
    await expect((await question.findAllByText(name))[0]).toBeVisible()
  await context.userEvent.click(question.getByRole('button', { name: 'Confirm' }))
  await context.canvas.findByRole('button', { name: 'Prepare' })
})

/**
 * Different price: the usual one and the reason are above the lines and at each line, and an administrator confirms the
 * order.
 */
export const PriceOverridden = meta.story({
  ...fixture('priceOverridden'),
  globals: { role: 'staff' },
  play: async (context) => {
    await expectBlocked(context, 'price_overridden')
    const agreed = orderDetail(row('priceOverridden')).lines.filter(({ override }) => override)
    await expect(agreed).not.toHaveLength(0)
    await expect(await reasonsOf(context, 'priceOverridden')).toEqual(
      agreed.map(
        ({ product, unitPrice, override }) =>
          `${translate('orders:flag.price_overridden')}: ${product.label}, ${moneyText(override?.listPrice)} ${moneyText(unitPrice)}. ${translate('orders:lines.why')} ${override?.reason}`,
      ),
    )
    const lines = within(
      await context.canvas.findByRole('group', { name: translate('orders:lines.title') }),
    )
    for (const { override } of agreed) {
      const price = override ? translate.amount(override.listPrice) : ''
      await expect(
        lines.getAllByText(translate('orders:lines.usually', { price }))[0],
      ).toBeVisible()
    }
  },
})

/** An administrator created it, and sees that someone else has to approve it. */
export const OwnOrder = meta.story({
  ...fixture('ownOtherPrice'),
  play: async (context) => {
    await expectBlocked(context, 'same_person')
    await expect(await reasonsOf(context, 'ownOtherPrice')).toHaveLength(1)
  },
})

const own = fixtureOrder('ownOtherPrice')

/** The author of an order that someone else approves cannot record its payment either, and sees why. */
export const OwnPayment = meta.story({
  ...at(own),
  beforeEach() {
    const unpaid = { paymentStatus: 'unpaid', paymentMethod: 'bank_transfer' } as const
    database.change(orderEntity, own, unpaid, sampleAccounts[0]?.token ?? '')
  },
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('button', { name: translate('order:action.settle') })
    await expect(note).toHaveAccessibleDescription(translate('order:blocker.same_person'))
  },
})

/** Before a paid order is cancelled, the refund is shown with its recipient and items. */
export const CancellingNamesMoney = meta.story(at(paid('preparing')))

CancellingNamesMoney.test(
  'the dialog has the labels To, Through, For and Amount',
  async (context) => {
    await press(context, 'Cancel order')
    const dialog = within(await screen.findByRole('dialog'))
    for (const name of ['To', 'Through', 'For'])
      await expect((await dialog.findAllByText(name))[0]).toBeVisible()
    await expect(dialog.getAllByText('Amount')[0]).toBeVisible()
  },
)

/** Over the buyer's credit limit only: an administrator has to confirm it. */
export const CreditExceeded = meta.story({
  ...fixture('creditExceeded'),
  globals: { role: 'staff' },
  play: async (context) => {
    await expectBlocked(context, 'credit_exceeded')
    const { credit } = orderDetail(row('creditExceeded'))
    await expect(await reasonsOf(context, 'creditExceeded')).toEqual([
      `${translate('orders:flag.credit_exceeded')}: ${translate('orders:payments.limit')} ${moneyText(credit?.limit)}, ${translate('orders:payments.used')} ${moneyText(credit?.used)}`,
    ])
  },
})

export const PaymentFailed = meta.story({
  ...fixture('paymentFailed'),
  play: async ({ canvas }) => {
    const confirm = await canvas.findByRole('button', { name: translate('order:action.confirm') })
    await expect(confirm).toHaveAccessibleDescription(translate('order:blocker.not_paid'))
  },
})

/** Token of the last order with a payment status. */
const lastPaid = (status: PaymentStatus) =>
  database.rows(orderEntity).findLast((each) => each.paymentStatus === status)?.secureToken ?? ''

export const Unpaid = meta.story(at(lastPaid('unpaid')))

export const PaymentPending = meta.story(at(lastPaid('pending')))

/** A refund without a response is pending, not refunded. */
export const RefundUnknown = meta.story({
  ...fixture('unknownRefund', '&tab=returns'),
  play: async ({ canvas }) => {
    await canvas.findByText(translate('orders:paymentStatus.refunding'))
    await canvas.findAllByText(translate('orders:transactionState.pending'))
    await expect(canvas.queryByText(translate('orders:paymentStatus.refunded'))).toBeNull()
  },
})

export const OnAccount = meta.story(at(lastPaid('on_account')))

/** Two shipments in transit. */
export const TwoUnderWay = meta.story(fixture('twoUnderWay', '&tab=fulfilment'))

TwoUnderWay.test(
  'each shipment in transit has its own buttons, which preselect it; a delivered one has none',
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Mark as delivered.*Shipment 1$/ })
    await userEvent.click(
      canvas.getByRole('button', { name: /^Record failed delivery.*Shipment 2$/ }),
    )
    const failed = within(await screen.findByRole('dialog', { name: /: / }))
    await expect(await failed.findByRole('radio', { name: 'Shipment 2' })).toBeChecked()
    await userEvent.click(failed.getAllByRole('button', { name: 'Close' })[1]!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Mark as delivered.*Shipment 2$/ }),
    )
    const form = within(await screen.findByRole('dialog', { name: /: / }))
    await expect(await form.findByRole('radio', { name: 'Shipment 2' })).toBeChecked()
    await userEvent.click(form.getByRole('button', { name: 'Mark as delivered' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await canvas.findByRole('button', { name: /^Mark as delivered.*Shipment 1$/ })
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: /^Mark as delivered.*Shipment 2$/ })).toBeNull(),
    )
  },
)

/** Staff see who can make refunds. */
export const RefundsForStaff = meta.story({
  ...fixture('refundable', '&tab=returns'),
  globals: { role: 'staff' },
  play: async ({ canvas }) => {
    await canvas.findByText(new RegExp(translate('orders:refunds.byOthers')))
  },
})

/** Never sent by our servers: unplaced orders are separate drafts. */
export const Draft = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      orderEndpoints.record(({ database: { find } }) => {
        const row = find(orderEntity, paid('placed'))
        if (!row) throw new Error('The sample data has no such order')
        const { placed: _, progress: __, ...reported } = row
        return {
          ...reported,
          ...orderDetail(row),
          status: 'draft',
          placedAt: null,
          promisedAt: null,
          isLate: false,
          _actions: [],
        }
      }),
    ),
})

export const PartlyDispatched = meta.story(fixture('partlyDispatched', '&tab=fulfilment'))

/** The undispatched part is cancelled: its lines say so, and it is not among those to dispatch. */
export const RestCancelled = meta.story({
  ...fixture('partlyDispatched', '&tab=fulfilment'),
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, translate('decision:decision.bar.more'))
    const cancel = translate('order:action.cancel_rest')
    await userEvent.click(await screen.findByRole('menuitem', { name: cancel }))
    const form = within(await screen.findByRole('dialog', { name: /: / }))
    await userEvent.click(
      await form.findByRole('button', {
        name: new RegExp(`${translate('orders:reason')}$`),
      }),
    )
    const reason = translate('order:reason.out_of_stock')
    await userEvent.click(await screen.findByRole('option', { name: reason }))
    await userEvent.click(form.getByRole('button', { name: cancel }))
    const lines = within(
      await canvas.findByRole('group', { name: translate('orders:lines.title') }),
    )
    await lines.findByRole('columnheader', { name: translate('orders:lines.cancelled') })
    await userEvent.click(canvas.getByRole('tab', { name: translate('orders:tab.summary') }))
    await canvas.findByText(new RegExp(reason))
    await canvas.findAllByText(
      new RegExp(`^${translate('orders:lines.cancelledOf', { number: '\\d+' })}$`),
    )
  },
})

export const DeliveryFailed = meta.story(fixture('deliveryFailed', '&tab=fulfilment'))

export const CancelledAndRefunded = meta.story(fixture('cancelledAndRefunded'))

export const Returned = meta.story(fixture('refundAfterRateChange', '&tab=returns'))

export const Commission = meta.story(fixture('refundAfterRateChange', '&tab=commission'))

export const Narrow = meta.story(record.narrow)
