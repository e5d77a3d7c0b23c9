import preview from '#storybook/preview'
import { returnPaths } from '@console/domain/return-voucher'
import { database } from '@console/sample'
import {
  type FixtureReturn,
  fixtureReturn,
  returnDetail,
  returnEndpoints,
  returnVoucherEntity,
} from '@console/sample/return-voucher'
import { listStories } from '@console/list/stories'
import { expect, screen, waitFor, within } from 'storybook/test'
import { returns } from './returns'

const list = listStories(returns, returnEndpoints)
const meta = preview.meta({ ...list.meta })

const tokens = {
  severalLines: fixtureReturn('severalLines'),
  wholeCurrency: fixtureReturn('wholeCurrency'),
  refundFailed: fixtureReturn('refundFailed'),
}

const beside = (name: FixtureReturn, view: string) => ({
  parameters: {
    address: `${returnPaths.list}?pageSize=10&view=${view}&selected=${fixtureReturn(name)}`,
  },
})

/** As currently stored in the sample database: a decision makes it differ from the fixture. */
function storedReturn(name: keyof typeof tokens) {
  return database.find(returnVoucherEntity, tokens[name])!
}

const dueFirst = database
  .rows(returnVoucherEntity)
  .filter(({ status }) => status === 'submitted' || status === 'under_review')
  .toSorted((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt))
  .slice(0, 10)
  .map(({ returnNo }) => returnNo)

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader')
  },
})

Filled.test('lists returns that wait for a decision, due first', async ({ canvas }) => {
  const numbers = await canvas.findAllByRole('rowheader')
  await expect(numbers.map(({ textContent }) => textContent)).toEqual(dueFirst)
})

export const Asked = meta.story({ parameters: { address: '/?pageSize=10&view=asked' } })

/** Granted, or refunded with an unknown result. */
export const ToRefund = meta.story({ parameters: { address: '/?pageSize=10&view=to-refund' } })

export const Refunded = meta.story({ parameters: { address: '/?pageSize=10&view=refunded' } })

export const Rejected = meta.story({ parameters: { address: '/?pageSize=10&view=rejected' } })

/** Staff have proposed what to grant; the decision is pending. */
export const Preview = meta.story(beside('proposed', 'in-review'))

Preview.test('each line shows the requested and the proposed pieces', async ({ canvas }) => {
  const lines = await canvas.findByRole('group', { name: 'Lines' })
  const line = within(lines)
    .getAllByRole('row')
    .find((row) => row.closest('tbody'))
  const [asked, granted] = within(line!).getAllByRole('cell')
  await expect(granted).toHaveTextContent(/\d/)
  await expect(granted?.textContent).toBe(asked?.textContent)
})

/** Requested after the return period. */
export const PreviewTooLate = meta.story(beside('overWindow', 'submitted'))

/** The reason of the rejection comes first. */
export const PreviewRefused = meta.story(beside('refused', 'rejected'))

type Play = Pick<Parameters<typeof Filled.play>[0], 'canvas' | 'userEvent'>

/** Presses an action beside the list. */
async function press({ canvas, userEvent }: Play, name: string) {
  const bar = within(await canvas.findByRole('toolbar', { name: 'Decision' }))
  await userEvent.click(await bar.findByRole('button', { name }))
}

/** Returns the open form. */
async function openForm() {
  const form = within(await screen.findByRole('dialog', { name: /RV-/ }))
  await form.findByText('Total granted')
  return form
}

/** Each line has the returned pieces and their amount; the returned commission is below. */
export const Granting = meta.story({
  ...beside('severalLines', 'submitted'),
  globals: { playedIn: 'en' },
  play: async (context) => {
    await press(context, 'Claim')
    await press(context, 'Approve')
    await openForm()
  },
})

Granting.test(
  'the amount follows the pieces, and cannot exceed their price',
  async ({ userEvent }) => {
    const form = await openForm()
    const pieces = form.getAllByRole('spinbutton', { name: /^Quantity of/ })[0]!
    const amount = form.getAllByRole('textbox', { name: /^Amount for/ })[0]!
    await userEvent.clear(pieces)
    await userEvent.type(pieces, '0')
    await waitFor(() => expect(amount).toHaveValue('0.00'))
    await userEvent.clear(amount)
    await userEvent.type(amount, '12')
    await userEvent.click(form.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/at most \S*KES\s0\.00/))
    await userEvent.clear(pieces)
    await userEvent.type(pieces, '9999')
    await waitFor(() => expect(pieces).toBeInvalid())
  },
)

Granting.test('approves the granted return', async ({ userEvent }) => {
  const form = await openForm()
  await userEvent.click(form.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /RV-/ })).toBeNull())
  const { status, granted, amount } = storedReturn('severalLines')
  await expect([status, granted]).toEqual(['approved', amount])
})

const arabic = ['زيت زيتون بكر ممتاز معصور على البارد', 'دقيق القمح الكامل', 'تمر المجهول الفاخر']

/** Three lines with names in another direction. */
export const GrantingArabic = meta.story({
  ...Granting.input,
  beforeEach({ msw }) {
    const _actions = [{ action: 'approve' as const, blocker: null }]
    msw.use(
      returnEndpoints.record(() => {
        // Claiming increases its version, so the older fixture would not replace it when read again.
        const several = storedReturn('severalLines')
        const detail = returnDetail(several)
        const lines = arabic.map((name, place) => ({
          ...detail.lines[0]!,
          name,
          lineId: `line-of-arabic-name-${place}`,
        }))
        return { ...several, ...detail, lines, _actions }
      }),
      ...returnEndpoints.handlers,
    )
  },
})

/** In a currency without decimals; staff propose what an administrator grants. */
export const Proposing = meta.story({
  ...beside('wholeCurrency', 'submitted'),
  globals: { role: 'staff', playedIn: 'en' },
  play: async (context) => {
    await press(context, 'Claim')
    await press(context, 'Propose')
    await openForm()
  },
})

Proposing.test('stays in review with the proposal', async ({ userEvent }) => {
  const form = await openForm()
  await userEvent.click(form.getByRole('button', { name: 'Propose' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /RV-/ })).toBeNull())
  const { status, progress } = storedReturn('wholeCurrency')
  await expect([status, progress?.proposedBy?.role]).toEqual(['under_review', 'staff'])
})

/** The result of the refund is unknown: it can be queried, but not sent again. */
export const RefundUnknown = meta.story({
  ...beside('refundUnknown', 'to-refund'),
  globals: { playedIn: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByText(/It’s never sent twice/)
  },
})

RefundUnknown.test('checking the status finds the refund', async (context) => {
  await expect(context.canvas.queryByRole('button', { name: 'Refund' })).toBeNull()
  await press(context, 'Check status')
  await context.canvas.findByText('Refund no.')
  await waitFor(() => expect(context.canvas.queryByText(/It’s never sent twice/)).toBeNull())
})

/** The provider has given a reason; the refund can be sent again. */
export const RefundFailed = meta.story({
  ...beside('refundFailed', 'to-refund'),
  globals: { playedIn: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^The refund failed/)
  },
})

RefundFailed.test('a second attempt refunds the return', async (context) => {
  await press(context, 'Refund')
  const question = within(await screen.findByRole('alertdialog'))
  await context.userEvent.click(question.getByRole('button', { name: 'Refund' }))
  await waitFor(() => expect(storedReturn('refundFailed').status).toBe('refunded'))
})

export const Empty = meta.story(list.empty)

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...list.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...list.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...list.failed })

export const Narrow = meta.story(list.narrow)
