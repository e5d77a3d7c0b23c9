import preview from '#storybook/preview'
import { ratePaths } from '@console/domain/commission-rate'
import { setScenario, unanswered, world } from '@console/sample'
import { rateEndpoints, rateEntity } from '@console/sample/commission-rate'
import { expect, waitFor } from 'storybook/test'
import { AddCommissionScreen } from './AddCommissionScreen'

const meta = preview.meta({
  component: AddCommissionScreen,
  parameters: { address: ratePaths.add },
  beforeEach: ({ msw }) => msw.use(...rateEndpoints.handlers),
})

export const Filled = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('combobox', { name: /^What it applies to/ }),
      'solar',
    )
    await userEvent.click((await canvas.findAllByRole('option', { name: /Solar/ }))[0]!)
    await canvas.findByRole('button', { name: /^Remove .*Solar/ })
  },
})

Filled.test(
  'what it would have come to is seen before it begins',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await userEvent.type(
      await canvas.findByRole('spinbutton', { name: /^Rate in per cent/ }),
      '4.5',
    )
    await userEvent.type(canvas.getByRole('textbox', { name: /^Reason/ }), 'Solar is to be cheaper')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await canvas.findByRole('group', { name: 'What they pay now' })
    await userEvent.click(canvas.getByRole('radio', { name: 'Activate' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const written = () =>
      world.rows(rateEntity).find(({ rateBps, status }) => rateBps === 450 && status === 'active')
    await waitFor(() => expect(written()).toBeDefined())
    const { supersedes } = written()!
    if (supersedes !== null)
      await expect(world.find(rateEntity, supersedes)?.status).toBe('superseded')
  },
)

/** Nothing is found by this name. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'xyzzy')
    await waitFor(() => expect(canvas.getAllByRole('status').length).toBeGreaterThan(0))
  },
})

/** What can be chosen is on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(rateEndpoints.subjects(unanswered)),
})

/** What can be chosen could not be read. */
export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'GET /commission-rates/subjects'),
})

/** Who may not write rates down finds nothing that they could be of. */
export const Refused = meta.story({ globals: { role: 'customer' } })

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } })
