import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { toComparison } from '@console/domain/commission-rate'
import { setScenario, database } from '@console/sample'
import { rateEndpoints, rateEntity } from '@console/sample/commission-rate'
import { listStories } from '@console/list/stories'
import { expect, waitFor, within } from 'storybook/test'
import { rateHistory } from './rateHistory'
import { RateHistoryScreen } from './RateHistoryScreen'

const list = listStories(rateHistory, rateEndpoints)
const meta = preview.meta({ ...list.meta, component: RateHistoryScreen })

const tiered = database.rows(rateEntity).find(({ basis }) => basis === 'tiered')
const other = database
  .rows(rateEntity)
  .findLast(
    ({ kind, subject, status }) =>
      subject.type === 'business' && kind !== tiered?.kind && status !== tiered?.status,
  )
const compared = {
  parameters: { address: toComparison([tiered?.rateToken ?? '', other?.rateToken ?? '']) },
}

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(0)
  },
})

/** Two are selected, and compared side by side; a single one cannot be compared. */
export const Comparing = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader')
    const [first, second] = within(canvas.getAllByRole('rowgroup')[1]!).getAllByRole('checkbox')
    await userEvent.click(first!)
    const name = 'Compare two rates'
    await expect(await canvas.findByRole('button', { name })).toHaveAccessibleDescription(
      'Select at least 2 records.',
    )
    await userEvent.click(second!)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name })).not.toHaveAttribute('aria-disabled'),
    )
    await userEvent.click(canvas.getByRole('button', { name }))
    await canvas.findByRole('columnheader', { name: 'Second rate' })
  },
})

/** Previous and new values of each; differences are marked, and the count matches the marks. */
export const Compared = meta.story({
  ...compared,
  play: async ({ canvas }) => {
    await canvas.findByText(other?.reason ?? '')
    await canvas.findByText(tiered?.reason ?? '')
    const differs = translate('commission-rates:compare.differs')
    for (const column of ['subject', 'kind', 'status', 'rate', 'reason']) {
      const name = `${translate(`commission-rates:column.${column}`)} ${differs}`
      await expect(canvas.getByRole('rowheader', { name })).toBeVisible()
    }
    const count = canvas.getAllByText(differs).length
    const number = translate.number(count)
    await canvas.findByText(translate('commission-rates:compare.differing', { count, number }))
  },
})

export const ComparedNarrow = meta.story({
  ...compared,
  globals: { viewport: { value: 'phone' } },
})

/** One of the two could not be read. */
export const ComparisonFailed = meta.story({
  ...compared,
  beforeEach: () => setScenario('500', 'GET /commission-rates/:token'),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
})

export const Empty = meta.story(list.empty)

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...list.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...list.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...list.failed })

export const Narrow = meta.story(list.narrow)
