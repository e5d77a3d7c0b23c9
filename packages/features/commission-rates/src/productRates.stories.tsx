import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { ratePaths, toRate } from '@console/domain/commission-rate'
import { instant, sampleStart, database } from '@console/sample'
import { rateEndpoints, rateEntity } from '@console/sample/commission-rate'
import { listStories } from '@console/list/stories'
import { expect, screen, waitFor, within } from 'storybook/test'
import { productRates } from './productRates'

const list = listStories(productRates, rateEndpoints)
const meta = preview.meta({ ...list.meta })

const drafts = database
  .rows(rateEntity)
  .filter(({ status, kind }) => status === 'draft' && kind === 'product')
const [draft] = drafts

const byDefault = database
  .rows(rateEntity)
  .find(
    ({ kind, subject, status }) =>
      kind === 'order' && subject.type === 'default' && status === 'active',
  )

/** A draft beside the list of drafts. */
const beside = {
  parameters: {
    address: `${ratePaths.product}?pageSize=10&view=drafts&selected=${draft?.rateToken}`,
  },
}

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(0)
    // The default of orders applies to products without a rate of their own, and is shown over them.
    const places = () => canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await waitFor(() => expect(places()).toContain(toRate('order', byDefault?.rateToken ?? '')))
  },
})

export const Scheduled = meta.story({ parameters: { address: '/?pageSize=10&view=scheduled' } })

/** Including ended and replaced rates. */
export const All = meta.story({ parameters: { address: '/?pageSize=10&view=all&sort=-status' } })

/** Preview of a rate: calculation, and what applies elsewhere. */
export const Preview = meta.story({
  ...beside,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(draft?.reason ?? '')).length).toBeGreaterThan(0)
  },
})

/** Before a rate starts, its effect on the orders of the last 30 days is shown. */
export const Beginning = meta.story({
  ...beside,
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    const bar = within(await canvas.findByRole('toolbar', { name: 'Decision' }))
    await userEvent.click(await bar.findByRole('button', { name: 'Activate' }))
    const form = within(await screen.findByRole('dialog'))
    await form.findByRole('group', { name: 'Current and new rates' })
  },
})

Beginning.test('activates the rate, which replaces the previous one', async ({ userEvent }) => {
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(form.getByRole('button', { name: 'Activate' }))
  const now = () => database.find(rateEntity, draft?.rateToken ?? '')
  await waitFor(() => expect(now()?.status).toBe('active'))
  const before = database.find(rateEntity, now()?.supersedes ?? '')
  if (before) await expect(before.status).toBe('superseded')
})

const active = database
  .rows(rateEntity)
  .find(
    ({ kind, subject, status, effectiveTo }) =>
      kind === 'product' &&
      subject.type === 'product' &&
      status === 'active' &&
      effectiveTo === null,
  )

/** Before a rate ends, the rate that applies afterwards is shown, with a link. */
export const Ending = meta.story({
  parameters: {
    address: `${ratePaths.product}?pageSize=10&view=all&selected=${active?.rateToken}`,
  },
  play: async ({ canvas, userEvent }) => {
    const name = translate('commission-rate:action.end')
    const bar = within(
      await canvas.findByRole('toolbar', { name: translate('decision:decision.bar.label') }),
    )
    await userEvent.click(await bar.findByRole('button', { name }))
    const form = within(await screen.findByRole('dialog'))
    const next = within(
      await form.findByRole('group', { name: translate('commission-rates:end.next') }),
    )
    const [follows] = rateEndpoints.sample.toDetail(active!, database).next
    const { kind, rateToken } = follows!.rate!
    await expect(next.getByRole('link')).toHaveAttribute('href', toRate(kind, rateToken))
  },
})

Ending.test('requires a reason, and ends the rate immediately', async ({ userEvent }) => {
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(form.getByRole('button', { name: 'End' }))
  await expect(database.find(rateEntity, active!.rateToken)?.status).toBe('active')
  await userEvent.type(form.getByRole('textbox'), 'The season is over.')
  await userEvent.click(form.getByRole('button', { name: 'End' }))
  await waitFor(() =>
    expect(database.find(rateEntity, active!.rateToken)).toMatchObject({
      status: 'ended',
      effectiveTo: instant(sampleStart),
    }),
  )
})

/** Several drafts are activated together, each after its own preview and with its own result. */
export const BeginningMany = meta.story({
  parameters: { address: `${ratePaths.product}?pageSize=10&view=drafts` },
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader')
    // A phone has no checkbox for the whole page.
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Activate' }))
    const form = within(await screen.findByRole('dialog'))
    await expect(await form.findAllByRole('rowheader')).toHaveLength(drafts.length)
  },
})

BeginningMany.test('activates all selected drafts', async ({ userEvent }) => {
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(form.getByRole('button', { name: 'Activate' }))
  await waitFor(() =>
    expect(drafts.map(({ rateToken }) => database.find(rateEntity, rateToken)?.status)).toEqual(
      drafts.map(() => 'active'),
    ),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

/** Staff see the active rates, but no actions. */
export const AsStaff = meta.story({
  ...beside,
  globals: { role: 'staff', playedIn: 'en' },
  play: async ({ canvas }) => {
    await canvas.findAllByText(draft?.reason ?? '')
    await expect(canvas.queryByRole('button', { name: 'Activate' })).toBeNull()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Add commission' })).toBeNull())
    await waitFor(() => expect(canvas.queryByRole('checkbox')).toBeNull())
  },
})

export const Empty = meta.story(list.empty)

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...list.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...list.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...list.failed })

export const Narrow = meta.story(list.narrow)
