import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { toCategory, toSubcategory } from '@console/domain/listing-category'
import { toListingsIn } from '@console/domain/listing'
import { usualStates } from '@console/query-boundary/stories'
import { unanswered, database } from '@console/sample'
import { categoryInputEndpoints, categoryInputsEntity } from '@console/sample/category-input'
import { inputEndpoints } from '@console/sample/input'
import { listingEndpoints, listingEntity } from '@console/sample/listing'
import {
  listingCategoryEndpoints,
  listingCategoryEntity,
  listingCategoryPlaces,
} from '@console/sample/listing-category'
import { expect, screen, waitFor, within } from 'storybook/test'
import { CategoryScreen } from './CategoryScreen'

const [first, second] = listingCategoryPlaces.seed().filter(({ parentId }) => parentId === null)
const below = listingCategoryPlaces.seed().find(({ parentId }) => parentId === first!.nodeId)
const listing = listingEntity.seed()[0]!
const category = first!.nodeId
const subcategory = listing.subcategory.token

const at = (address: string) => ({ parameters: { address } })
const stored = (nodeId: string) => database.find(listingCategoryEntity, nodeId)!

const meta = preview.meta({
  component: CategoryScreen,
  globals: { role: 'admin' },
  ...at(toCategory(category)),
  beforeEach: ({ msw }) =>
    msw.use(
      ...listingCategoryEndpoints.handlers,
      ...listingEndpoints.handlers,
      ...inputEndpoints.handlers,
      ...categoryInputEndpoints.handlers,
    ),
})
const states = usualStates('GET /listing-categories')

/** Editing a category. */
export const Filled = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: translate('structure:save') })
  },
})

/** Deactivates the category, and confirms what that hides. */
async function deactivate(
  canvas: ReturnType<typeof within>,
  userEvent: { click(element: Element): Promise<void> },
) {
  const deactivation = { name: translate('categories:action.deactivate') }
  await userEvent.click(await canvas.findByRole('button', deactivation))
  const question = within(await screen.findByRole('alertdialog'))
  const { length } = database.rows(listingEntity).filter((each) => each.category.token === category)
  const records = translate('categories:listing.records', {
    count: length,
    number: translate.number(length),
  })
  await expect(
    question.getByText(translate('categories:deactivate.question', { records })),
  ).toBeVisible()
  await userEvent.click(question.getByRole('button', deactivation))
  await canvas.findByText(translate('categories:state.inactive'))
}

Filled.test('undoes a deactivation from its notification', async ({ canvas, userEvent }) => {
  await deactivate(canvas, userEvent)
  await userEvent.click(
    await screen.findByRole('button', { name: translate('optimistic-mutations:undo') }),
  )
  await waitFor(() => expect(stored(category).isActive).toBe(true))
})

Filled.test('records the deactivation in the history', async ({ canvas, userEvent }) => {
  await deactivate(canvas, userEvent)
  await expect(stored(category).isActive).toBe(false)
  await userEvent.click(canvas.getByRole('tab', { name: translate('structure:history') }))
  await canvas.findByText(translate('categories:event.deactivate'))
})

/** Subcategories in order, each with its number of listings. */
export const Subcategories = meta.story({
  ...at(`${toCategory(category)}?tab=subcategories`),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(5)
  },
})

/** Listings of a subcategory: as many as its tab says. */
export const Listings = meta.story({
  ...at(`${toSubcategory(subcategory)}?tab=listings`),
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('link', {
      name: (_, link) =>
        link.getAttribute('href') ===
        toListingsIn({ category: listing.category.label, subcategory: listing.subcategory.label }),
    })
    const tab = canvas.getByRole('tab', { selected: true })
    const count = /[\d٠-٩]+/.exec(tab.textContent ?? '')?.[0]
    await expect(all).toHaveTextContent(String(count))
  },
})

Listings.test('moves a subcategory to another category', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: translate('structure:move') }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(
    dialog.getByRole('button', { name: new RegExp(translate('structure:move.into')) }),
  )
  const to = await screen.findAllByRole('option')
  await userEvent.click(
    to.find((each: Element) => each.getAttribute('data-key') === second!.nodeId)!,
  )
  await userEvent.click(dialog.getByRole('button', { name: translate('structure:move.do') }))
  await waitFor(() =>
    expect(database.find(listingCategoryPlaces, subcategory)?.parentId).toBe(second!.nodeId),
  )
})

/** Inputs of its listings: those of the parent category and its own. */
export const Inputs = meta.story({
  ...at(`${toSubcategory(below!.nodeId)}?tab=inputs`),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const [override] = await canvas.findAllByRole('button', {
      name: new RegExp(`^${translate('marketplace:inputs.category.override')}`),
    })
    await userEvent.click(override!)
    await userEvent.click(
      canvas.getByRole('button', { name: translate('marketplace:inputs.save') }),
    )
    await waitFor(() => expect(database.find(categoryInputsEntity, below!.nodeId)).toBeDefined())
  },
})

/** Unknown id. */
export const Empty = meta.story({
  ...at(toCategory('x'.repeat(22))),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: translate('categories:listing.title') })
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(listingCategoryEndpoints.read(unanswered)),
})

export const Refused = meta.story(states.refused)

export const Failed = meta.story(states.failed)

export const Narrow = meta.story({
  ...states.narrow,
  ...at(`${toCategory(category)}?tab=subcategories`),
})
