import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { orderEndpoints } from '@console/sample/order'
import { listStories } from '@console/list/stories'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { b2cOrders } from '../b2cOrders'

const list = listStories(b2cOrders, orderEndpoints)

/** Bulk dispatch of orders, each with its tracking number. */
const meta = preview.meta({
  ...list.meta,
  parameters: { address: '/?status=preparing&deliveryMethod=delivery&pageSize=10' },
})

/** The whole page is selected. */
export const DispatchMany = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { length: count } = await canvas.findAllByRole('rowheader')
    // A phone has no checkbox for the whole page.
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.click(
      await canvas.findByRole('button', { name: translate('order:action.dispatch') }),
    )
    const title = translate('decision:decision.form.title', {
      action: translate('order:action.dispatch'),
      name: translate('order:records.orders', { count, number: translate.number(count) }),
    })
    const form = within(await screen.findByRole('dialog', { name: title }))
    await form.findByLabelText(translate('orders:dispatchMany.paste'))
  },
})

/** References of the selected orders, in order. */
function references(): string[] {
  return screen
    .getAllByLabelText(/, Tracking number$/)
    .map((field) => (field as HTMLInputElement).labels?.[0]?.textContent?.split(',')[0] ?? '')
}

DispatchMany.test(
  'a paste fills in the named orders, and reports why each other row is skipped',
  async () => {
    const [first, second, third, ...others] = references()
    const rows = [
      'Order,Carrier,Number',
      `${first},Ziwa Logistics,TRK-1001`,
      `${second?.toLowerCase()},,٤٧١١٠٠٠٢`,
      `${third},Ziwa Logistics,TRK`,
      `${first},Ziwa Logistics,TRK-1009`,
      'B2C-1999-000001,Ziwa Logistics,TRK-1004',
    ]
    const paste = screen.getByRole('textbox', { name: /Paste from a spreadsheet/ })
    await fireEvent.change(paste, { target: { value: rows.join('\r\n') } })
    const report = await screen.findByRole('group', { name: '2 orders filled in.' })
    await expect(report).toHaveTextContent(`Row 4: the tracking number for ${third}`)
    await expect(report).toHaveTextContent(`Row 5: ${first} appears more than once`)
    await expect(report).toHaveTextContent(
      'Row 6: “B2C-1999-000001” isn’t one of the selected orders',
    )
    const numbers = screen.getAllByLabelText(/, Tracking number$/)
    await waitFor(() => expect(numbers[0]).toHaveValue('TRK-1001'))
    await expect(numbers[1]).toHaveValue('47110002')
    await expect(numbers[2]).toHaveValue('')
    await screen.findByRole('checkbox', {
      name: `Skip ${others.length + 1} orders without a tracking number`,
    })
  },
)

DispatchMany.test('dispatches numbered orders, and keeps the others selected', async (context) => {
  const { canvas, userEvent } = context
  const all = references().length
  const [first, second] = references()
  const form = within(screen.getByRole('dialog'))
  const paste = form.getByRole('textbox', { name: /Paste from a spreadsheet/ })
  await fireEvent.change(paste, { target: { value: `${first}\tTRK-1001\n${second}\tTRK-1002` } })
  await userEvent.type(form.getByRole('textbox', { name: 'Default carrier' }), 'Ziwa Logistics')
  await userEvent.click(form.getByRole('button', { name: 'Dispatch' }))
  await expect((await form.findAllByText(/This field is required/)).length).toBeGreaterThan(1)
  await userEvent.click(form.getByRole('checkbox'))
  await userEvent.click(form.getByRole('button', { name: 'Dispatch' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await canvas.findByText('Dispatch: all 2 done')
  await canvas.findByText(/^Left out: \d+/)
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
  await expect((await canvas.findAllByText(`${all - 2} selected`)).length).toBeGreaterThan(0)
})

DispatchMany.test('warns when two orders share a tracking number', async () => {
  const [first, second] = references()
  const paste = screen.getByRole('textbox', { name: /Paste from a spreadsheet/ })
  await fireEvent.change(paste, { target: { value: `${first}\tTRK-1001\n${second}\ttrk-1001` } })
  const remark = await screen.findByText(/^Several orders share the tracking number .*TRK-1001/)
  await expect(remark).toHaveTextContent(first!)
  await expect(remark).toHaveTextContent(second!)
})
