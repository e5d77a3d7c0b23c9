import preview from '#storybook/preview'
import { collectionPaths } from '@console/domain/commission-collection'
import { database } from '@console/sample'
import {
  collectionEndpoints,
  collectionEntity,
  fixtureCollection,
} from '@console/sample/commission-collection'
import { voucherEndpoints } from '@console/sample/commission-voucher'
import { listStories } from '@console/list/stories'
import { expect, screen, waitFor, within } from 'storybook/test'
import { collections } from './collections'

const list = listStories(collections, collectionEndpoints)
const meta = preview.meta({
  ...list.meta,
  beforeEach({ msw }) {
    msw.use(...collectionEndpoints.handlers, ...voucherEndpoints.handlers)
  },
})

const { collectionToken, openEntries } = fixtureCollection('open')

/** As currently stored in the sample database. */
function stored() {
  return database.find(collectionEntity, collectionToken)!
}

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader')
  },
})

/** Preview beside the list: lines that are on no voucher. */
export const Preview = meta.story({
  parameters: { address: `${collectionPaths.list}?pageSize=10&selected=${collectionToken}` },
  globals: { playedIn: 'en' },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('group', { name: 'Entries' })
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(openEntries)
  },
})

Preview.test('adds an adjustment other than zero, with a reason', async ({ canvas, userEvent }) => {
  const bar = within(await canvas.findByRole('toolbar', { name: 'Decision' }))
  const { open } = stored()
  await userEvent.click(bar.getByRole('button', { name: /^More/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Adjust' }))
  const form = within(await screen.findByRole('dialog'))
  const amount = await form.findByRole('textbox', { name: /^Amount/ })
  await userEvent.type(amount, '0')
  await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'Counted twice in May.')
  await userEvent.click(form.getByRole('button', { name: 'Add adjustment' }))
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/other than zero/))
  await userEvent.clear(amount)
  await userEvent.type(amount, '-12')
  await userEvent.click(form.getByRole('button', { name: 'Add adjustment' }))
  await waitFor(() => expect(stored().open.amount).toBe(open.amount - 1200))
})

/** Creates a voucher of everything open, for each selected agent. */
export const PreparingMany = meta.story({
  parameters: { address: '/?pageSize=10&view=open' },
  globals: { playedIn: 'en', role: 'staff' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader')
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Select/ })
    await userEvent.click(boxes[1]!)
    await userEvent.click(boxes[2]!)
    const bar = within(await canvas.findByRole('group', { name: /selection/ }))
    await userEvent.click(bar.getByRole('button', { name: /^Prepare/ }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: /^Prepare/ }))
    await canvas.findByText(/all 2 done/)
  },
})

/** Everything is on vouchers. */
export const PreviewSettled = meta.story({
  parameters: {
    address: `${collectionPaths.list}?pageSize=10&selected=${fixtureCollection('settled').collectionToken}`,
  },
})

export const Empty = meta.story(list.empty)

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...list.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...list.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...list.failed })

export const Narrow = meta.story(list.narrow)
