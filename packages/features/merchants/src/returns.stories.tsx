import preview from '#storybook/preview'
import { returnPaths } from '@console/domain/return-voucher'
import { world } from '@console/sample'
import {
  type GoldenReturn,
  goldenReturn,
  returnEndpoints,
  returnVoucherEntity,
} from '@console/sample/return-voucher'
import { listStories } from '@console/templates/stories'
import { expect, within } from 'storybook/test'
import { returns } from './returns'

const list = listStories(returns, returnEndpoints)
const meta = preview.meta({ ...list.meta })

const beside = (name: GoldenReturn, view: string) => ({
  parameters: {
    address: `${returnPaths.list}?pageSize=10&view=${view}&selected=${goldenReturn(name)}`,
  },
})

const dueFirst = world
  .rows(returnVoucherEntity)
  .filter(({ status }) => status === 'submitted' || status === 'under_review')
  .toSorted((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt))
  .slice(0, 10)
  .map(({ returnNo }) => returnNo)

export const Filled = meta.story()

Filled.test('what waits is listed, what is due first at the top', async ({ canvas }) => {
  const numbers = await canvas.findAllByRole('rowheader')
  await expect(numbers.map(({ textContent }) => textContent)).toEqual(dueFirst)
})

export const Asked = meta.story({ parameters: { address: '/?pageSize=10&view=asked' } })

/** Granted, or a refund was sent and nobody knows what came of it. */
export const ToRefund = meta.story({ parameters: { address: '/?pageSize=10&view=to-refund' } })

export const Refunded = meta.story({ parameters: { address: '/?pageSize=10&view=refunded' } })

export const Rejected = meta.story({ parameters: { address: '/?pageSize=10&view=rejected' } })

/** Staff have said what to grant; who decides has not. */
export const Preview = meta.story(beside('proposed', 'waiting'))

Preview.test('each line says what is asked for and what would be granted', async ({ canvas }) => {
  const lines = await canvas.findByRole('group', { name: 'Lines' })
  const [, line] = within(lines).getAllByRole('row')
  const [asked, granted] = within(line!).getAllByRole('cell')
  await expect(granted).toHaveTextContent(/\d/)
  await expect(granted?.textContent).toBe(asked?.textContent)
})

/** It was asked for after the days within which things can be sent back. */
export const PreviewTooLate = meta.story(beside('overWindow', 'waiting'))

/** Why it was refused stands first. */
export const PreviewRefused = meta.story(beside('refused', 'rejected'))

export const Empty = meta.story(list.empty)

export const Loading = meta.story({ tags: ['drawn-by-template'], ...list.loading })

export const Refused = meta.story({ tags: ['drawn-by-template'], ...list.refused })

export const Failed = meta.story({ tags: ['drawn-by-template'], ...list.failed })

export const Narrow = meta.story(list.narrow)
