import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { orderPaths } from '@console/domain/order'
import { type FixtureOrder, fixtureOrder, orderEndpoints } from '@console/sample/order'
import { recordStories } from '@console/record/stories'
import { expect, waitFor } from 'storybook/test'
import { order } from '../order'
import { toPrintout } from '../order/printAddress'

const record = recordStories(order, orderPaths.details, orderEndpoints)

function at(paper: Parameters<typeof toPrintout>[0], ...names: readonly FixtureOrder[]) {
  const orders = names.map((name) => ({ secureToken: fixtureOrder(name) }))
  return { parameters: { address: toPrintout(paper, orders) } }
}

/** Printed documents of orders, as they look on the screen. */
const meta = preview.meta({ ...record.meta })

/** Partly dispatched: only the rest is packed, without prices. */
export const PackingList = meta.story({
  ...at('packing-list', 'partlyDispatched'),
  play: async ({ canvas }) => {
    // On a phone each line repeats the headers, and their row is hidden.
    await canvas.findByText(translate('orders:print.toPack'))
    await canvas.findByText(translate('orders:lines.dispatched'))
    await expect(canvas.getByRole('article')).not.toHaveTextContent(/KES|TZS|UGX|ETB|SOS|RWF/)
  },
})

/** The table spans several pages. */
export const Invoice = meta.story({
  ...at('invoice', 'hundredLines'),
  play: async ({ canvas }) => {
    await canvas.findByText(translate('orders:breakdown.due'))
    const lines = canvas.getAllByRole('row').filter((row) => row.closest('tbody'))
    await expect(lines).toHaveLength(100)
    await expect(canvas.getByText(/^INV-/)).toBeVisible()
    await expect(
      canvas.getByText(new RegExp(`^${translate('orders:print.taxNumber')}`)),
    ).toBeVisible()
  },
})

/** Of a cancelled order: marked, and without the payment status. */
export const CancelledInvoice = meta.story({
  ...at('invoice', 'cancelledAndRefunded'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: translate('orders:print.invoice.cancelled') })
    await expect(
      canvas.queryByText(translate('orders:column.payment'), { selector: 'dt' }),
    ).toBeNull()
  },
})

/** Of an order that was wholly returned: its own number, and that of the invoice. */
export const CreditNote = meta.story({
  ...at('invoice', 'closed'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: translate('orders:print.creditNote') })
    await expect(canvas.getByText(/^CN-B2C-/)).toBeVisible()
    await expect(canvas.getByText(/^INV-B2C-/)).toBeVisible()
    await canvas.findByText(translate('orders:print.credited'))
    await expect(canvas.queryByText(translate('orders:breakdown.due'))).toBeNull()
  },
})

/** One after another; a cancelled order has no packing list. */
export const Several = meta.story({
  ...at('packing-list', 'partlyDispatched', 'wholeCurrency', 'cancelledAndRefunded'),
  play: async ({ canvas }) => {
    await canvas.findByText(
      new RegExp(`^${translate('record:record.print.none', { names: '.*B2' })}`),
    )
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2))
    await expect(
      canvas.getByRole('button', { name: translate('record:record.print') }),
    ).toBeEnabled()
  },
})

Several.test('links to the other document of the same orders', async (context) => {
  await context.userEvent.click(context.canvas.getByRole('link', { name: 'Invoice' }))
  await waitFor(() => expect(context.canvas.getAllByText('Balance due')).toHaveLength(3))
})

/** One of them failed to load: the others can be printed, with a note. */
export const Unread = meta.story({
  parameters: {
    address: toPrintout('invoice', [
      { secureToken: fixtureOrder('wholeCurrency') },
      { secureToken: 'x'.repeat(22) },
    ]),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(
      translate('record:record.print.unread', { count: 1, number: translate.number(1) }),
    )
    await canvas.findByText(translate('orders:breakdown.due'))
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
  },
})

/** All of them failed to load. */
export const Failed = meta.story({ ...at('invoice', 'wholeCurrency'), ...record.failed })

export const Loading = meta.story({ ...at('invoice', 'wholeCurrency'), ...record.loading })

export const Narrow = meta.story({ ...at('invoice', 'wholeCurrency'), ...record.narrow })
