import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { orderPaths, toOrder } from '@console/domain/order'
import { database } from '@console/sample'
import {
  type FixtureOrder,
  fixtureOrder,
  orderDetail,
  orderEndpoints,
  orderEntity,
} from '@console/sample/order'
import { recordStories } from '@console/record/stories'
import { expect, screen, waitFor, within } from 'storybook/test'
import { order } from '../order'

const at = (token: string) => ({ parameters: { address: toOrder(token) } })
const fixture = (name: FixtureOrder) => at(fixtureOrder(name))

/** Token of the last packed order with several lines and a delivery. */
const packed =
  database
    .rows(orderEntity)
    .findLast(
      ({ status, deliveryMethod, lineCount }) =>
        status === 'preparing' && deliveryMethod === 'delivery' && lineCount > 2,
    )?.secureToken ?? ''

const record = recordStories(order, orderPaths.details, orderEndpoints)

/** Forms of the actions on an order. */
const meta = preview.meta({ ...record.meta, ...at(packed) })

/** Dispatched pieces, carrier and tracking number. */
export const DispatchPart = meta.story({
  play: async (context) => {
    const form = await open(context, translate('order:action.dispatch_part'))
    await expect((await form.findAllByRole('spinbutton')).length).toBeGreaterThan(2)
  },
})

type Play = Pick<Parameters<typeof DispatchPart.play>[0], 'canvas' | 'userEvent'>

/** Opens the form of an action. */
async function open({ canvas, userEvent }: Play, action: string) {
  const bar = within(await canvas.findByRole('toolbar'))
  const button = bar.queryByRole('button', { name: action })
  if (button) await userEvent.click(button)
  else {
    await userEvent.click(
      bar.getByRole('button', { name: translate('decision:decision.bar.more') }),
    )
    await userEvent.click(await screen.findByRole('menuitem', { name: action }))
  }
  return within(await screen.findByRole('dialog'))
}

async function type({ userEvent }: Play, label: RegExp, text: string) {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

async function press({ userEvent }: Play, name: string) {
  // By its title: the options of a select are a dialog, too, while they close.
  const form = within(screen.getByRole('dialog', { name: /: / }))
  await userEvent.click(await form.findByRole('button', { name }))
}

DispatchPart.test(
  'a partial dispatch has some but not all pieces; the rest remains to be sent',
  async (context) => {
    await type(context, /^Carrier/, 'Ziwa Logistics')
    await type(context, /^Tracking number/, 'TRK-4711')
    await press(context, 'Dispatch part')
    // It is redrawn with the invalid fields.
    await waitFor(() =>
      expect(screen.getByText(/Enter a quantity for at least one item/)).toBeVisible(),
    )
    await press(context, 'All')
    await waitFor(() => expect(screen.getByText(/Nothing would be left/)).toBeVisible())
    await press(context, 'None')
    await context.userEvent.type(screen.getAllByRole('spinbutton')[0]!, '{ArrowUp}')
    await press(context, 'Dispatch part')
    const way = context.canvas.getByRole('list', { name: 'Progress' })
    await waitFor(() => expect(way).toHaveTextContent(/Partly dispatched current step/))
  },
)

/** Two shipments in transit: the user chooses the one that arrived, and its recipient. */
export const Deliver = meta.story({
  ...fixture('twoUnderWay'),
  play: async (context) => {
    const form = await open(context, translate('order:action.deliver'))
    await expect(await form.findAllByRole('radio')).toHaveLength(2)
  },
})

Deliver.test(
  'requires the delivered shipment; the order stays dispatched after one of two',
  async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Mark as delivered')
    await expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(/./)
    await userEvent.click(screen.getByRole('radio', { name: 'Shipment 2' }))
    await type(context, /^Received by/, 'Juma')
    await press(context, 'Mark as delivered')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const way = canvas.getByRole('list', { name: 'Progress' })
    await expect(way).toHaveTextContent(/Dispatched current step/)
  },
)

/** Reason of a failed delivery; "other" requires an explanation. */
export const FailDelivery = meta.story({
  ...fixture('twoUnderWay'),
  play: async (context) => {
    const form = await open(context, translate('order:action.fail_delivery'))
    await form.findByRole('textbox', { name: translate('orders:reason.note') })
  },
})

/** Reason, and whether reserved items can be sold again. */
export const Cancel = meta.story({
  play: async (context) => {
    const form = await open(context, translate('order:action.cancel'))
    await expect(await form.findByRole('checkbox')).toBeChecked()
  },
})

Cancel.test('does not restock reserved items if the option is off', async (context) => {
  const { canvas, userEvent } = context
  await userEvent.click(screen.getByRole('button', { name: /Reason$/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Out of stock' }))
  await userEvent.click(screen.getByRole('checkbox'))
  await press(context, 'Cancel order')
  await canvas.findByText(/Reserved items weren’t returned to stock/)
})

/** Refunded lines, their amount, and the returned commission, before it is sent. */
export const Refund = meta.story({
  ...fixture('refundable'),
  play: async (context) => {
    const form = await open(context, translate('order:action.refund'))
    await expect((await form.findAllByRole('spinbutton')).length).toBeGreaterThan(4)
  },
})

/** Delivered and paid, but not a sale yet. */
const unsold =
  database
    .rows(orderEntity)
    .findLast(({ status, paymentStatus }) => status === 'delivered' && paymentStatus === 'paid')
    ?.secureToken ?? ''

/** Before the order is a sale no commission is earned, so a refund returns none. */
export const RefundUnsold = meta.story({
  ...at(unsold),
  play: async (context) => {
    const form = await open(context, translate('order:action.refund'))
    await form.findByText(translate('orders:refund.amount'))
    await expect(form.queryByText(translate('orders:refund.commission.platform'))).toBeNull()
  },
})

RefundUnsold.test('a wholly refunded order closes without a sale', async (context) => {
  const { canvas, userEvent } = context
  await press(context, translate('orders:pieces.all'))
  const fee = screen.queryByLabelText(new RegExp(`^${translate('orders:refund.delivery')}`))
  const { deliveryFee } = orderDetail(database.find(orderEntity, unsold)!)
  if (fee) {
    await userEvent.clear(fee)
    await userEvent.type(fee, translate.amount(deliveryFee))
  }
  await userEvent.click(
    screen.getByRole('button', { name: new RegExp(`${translate('orders:reason')}$`) }),
  )
  await userEvent.click(
    await screen.findByRole('option', { name: translate('order:reason.damaged') }),
  )
  await press(context, translate('order:action.refund'))
  const close = await canvas.findByRole('button', { name: translate('order:action.close') })
  await expect(
    canvas.queryByRole('button', { name: translate('order:action.complete') }),
  ).toBeNull()
  await userEvent.click(close)
  const question = within(await screen.findByRole('alertdialog'))
  await question.findByText(new RegExp(translate('order:decision.consequence.one.close')))
  await userEvent.click(question.getByRole('button', { name: translate('order:action.close') }))
  const way = canvas.getByRole('list', { name: translate('record:record.way') })
  await waitFor(() => expect(way).toHaveTextContent(new RegExp(translate('order:status.closed'))))
})

/** After a refund, its tab has the refunded amount and the returned commission. */
export const Refunded = meta.story({
  parameters: { address: `${toOrder(fixtureOrder('refundable'))}&tab=returns` },
  play: async (context) => {
    await open(context, translate('order:action.refund'))
    await press(context, translate('orders:pieces.all'))
    const reason = new RegExp(`${translate('orders:reason')}$`)
    await context.userEvent.click(screen.getByRole('button', { name: reason }))
    const damaged = translate('order:reason.damaged')
    await context.userEvent.click(await screen.findByRole('option', { name: damaged }))
    await press(context, translate('order:action.refund'))
    await context.canvas.findByText(
      translate('orders:refunds.number', { number: translate.number(1) }),
    )
    await context.canvas.findByText(translate('orders:transactionState.pending'))
  },
})

/** A payment on account has arrived: the full amount due, by a transfer with this number. */
export const NotePayment = meta.story({
  ...at(
    database
      .rows(orderEntity)
      .findLast(
        ({ status, paymentStatus }) => status === 'delivered' && paymentStatus === 'on_account',
      )?.secureToken ?? '',
  ),
  play: async (context) => {
    await open(context, translate('order:action.settle'))
  },
})

NotePayment.test('shows the number of the recorded payment', async (context) => {
  await type(context, /Receipt or transfer number/, 'TR-2026-17')
  await press(context, 'Record payment')
  await context.canvas.findByText(/TR-2026-17/)
})

/** In a currency without decimals. */
export const RefundWhole = meta.story({
  ...fixture('refundableWhole'),
  play: async (context) => {
    const form = await open(context, translate('order:action.refund'))
    await form.findByText(translate('orders:refund.commission.agent'))
  },
})

/** Sold at a rate that has changed since: the commission that was charged is returned. */
export const RefundAfterRateChange = meta.story({
  ...fixture('refundAfterRateChange'),
  play: async (context) => {
    const form = await open(context, translate('order:action.refund'))
    await form.findByText(translate('orders:refund.commission.platform'))
  },
})
