import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { usualStates } from '@console/query-boundary/stories'
import { setScenario, unanswered, database } from '@console/sample'
import {
  listingCategoryEndpoints,
  listingCategoryEntity,
  listingCategoryPlaces,
} from '@console/sample/listing-category'
import { expect, screen, waitFor, within } from 'storybook/test'
import { CategoryTableScreen } from './CategoryTableScreen'

const meta = preview.meta({
  component: CategoryTableScreen,
  globals: { role: 'admin', viewport: { value: 'desktop' } },
  parameters: { address: '/listing/category' },
  beforeEach: ({ msw }) => msw.use(...listingCategoryEndpoints.handlers),
})
const states = usualStates('GET /listing-categories')

/** All categories, in the order for shoppers. */
export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(24)
  },
})

Filled.test('a search also matches the names of subcategories', async ({ canvas, userEvent }) => {
  await userEvent.type(
    await canvas.findByRole('searchbox', { name: translate('structure:search') }),
    'plumbing',
  )
  await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1))
})

Filled.test('a header sorts by its column; a second press reverses the order', async (context) => {
  const { canvas, userEvent } = context
  const name = { name: translate('categories:table.listings') }
  await userEvent.click(await canvas.findByRole('button', name))
  const head = canvas.getByRole('columnheader', name)
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await userEvent.click(canvas.getByRole('button', name))
  await expect(head).toHaveAttribute('aria-sort', 'descending')
})

Filled.test(
  'hides a selected category; one that someone else has hidden stays selected, and hidden after undo',
  async (context) => {
    const { canvas, userEvent } = context
    const boxes = within(canvas.getByRole('table')).getAllByRole('checkbox')
    const [first, second] = listingCategoryPlaces.seed().filter(({ parentId }) => parentId === null)
    const state = (nodeId: string) => database.find(listingCategoryEntity, nodeId)?.isActive
    await userEvent.click(boxes[0]!)
    await userEvent.click(boxes[1]!)
    database.change(listingCategoryEntity, second!.nodeId, { isActive: false }, 'somebody else')
    const deactivation = { name: translate('categories:action.deactivate') }
    await userEvent.click(canvas.getByRole('button', deactivation))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', deactivation))
    await canvas.findByText(
      translate('structure:many.done', { count: 1, number: translate.number(1) }),
    )
    await expect(state(first!.nodeId)).toBe(false)
    await expect(boxes[0]).not.toBeChecked()
    await expect(boxes[1]).toBeChecked()
    await userEvent.click(
      await screen.findByRole('button', { name: translate('optimistic-mutations:undo') }),
    )
    await waitFor(() => expect(state(first!.nodeId)).toBe(true))
    await expect(state(second!.nodeId)).toBe(false)
  },
)

/** No category matches the filters: one button clears them. */
export const NoMatch = meta.story({
  parameters: { address: '/listing/category?active=no' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: translate('categories:table.clear') })
  },
})

NoMatch.test('clearing the filters shows all categories again', async ({ canvas, userEvent }) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: translate('categories:table.clear') }),
  )
  await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(24))
})

export const Empty = meta.story({
  beforeEach: () => setScenario('empty'),
  play: async ({ canvas }) => {
    await canvas.findByText(translate('categories:table.empty'))
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(listingCategoryEndpoints.read(unanswered)),
})

export const Refused = meta.story(states.refused)

export const Failed = meta.story(states.failed)

export const Narrow = meta.story(states.narrow)
