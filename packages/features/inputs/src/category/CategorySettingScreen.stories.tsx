import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { toCategory } from '@console/domain/category'
import { askedIn, toApplyInput, toCategoryInputs } from '@console/domain/input'
import { queryBoundaryStories } from '@console/query-boundary/stories'
import { setScenario, unanswered, database } from '@console/sample'
import { categoryEndpoints } from '@console/sample/category'
import { categoryInputEndpoints, categoryInputsEntity } from '@console/sample/category-input'
import { inputEndpoints, inputIdOf } from '@console/sample/input'
import { expect, screen, waitFor, within } from 'storybook/test'
import { CategorySettingScreen } from './CategorySettingScreen'

const read = queryBoundaryStories(categoryInputEndpoints.list(unanswered))

const meta = preview.meta({
  component: CategorySettingScreen,
  parameters: { address: '/category-setting' },
  globals: { role: 'admin' },
  beforeEach({ msw }) {
    msw.use(
      ...inputEndpoints.handlers,
      ...categoryInputEndpoints.handlers,
      ...categoryEndpoints.handlers,
    )
  },
})

const flour = 'food-drinks.flour-grains'
const at = (categoryId: string) => ({ parameters: { address: toCategoryInputs(categoryId) } })
const stored = (categoryId: string) => database.find(categoryInputsEntity, categoryId)!

/** A search finds a category by name; the category's own page is linked. */
export const Searching = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: 'Search categories' }),
      'flour',
    )
    await userEvent.click(await canvas.findByRole('row', { name: /^Flour & Grains/ }))
    await expect(await canvas.findByRole('link', { name: 'Open category' })).toHaveAttribute(
      'href',
      toCategory(flour, 'product'),
    )
  },
})

Searching.test('reports a search without matches', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search categories' }), 'xyz')
  await canvas.findByText(translate('inputs:category.noMatch'))
})

/** Inherited and own inputs of a category, and the resulting form for sellers. */
export const Filled = meta.story({
  ...at(flour),
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText(translate('marketplace:inputs.category.inherited')))[0],
    ).toBeVisible()
  },
})

Filled.test('validates the form by the rules of the server', async ({ canvas, userEvent }) => {
  await userEvent.click(
    canvas.getByRole('radio', { name: translate('master-detail:panes.preview') }),
  )
  await userEvent.click(
    canvas.getByRole('button', { name: translate('marketplace:inputs.preview.check') }),
  )
  const alert = await canvas.findAllByRole('alert')
  await expect(within(alert[0]!).getAllByRole('button')).toHaveLength(1)
})

Filled.test(
  'an inherited input is overridden, and saved with the category',
  async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', {
      name: new RegExp(`^${translate('marketplace:inputs.category.override')}`),
    })
    await userEvent.click(first!)
    await userEvent.click(
      canvas.getByRole('button', { name: translate('marketplace:inputs.save') }),
    )
    await waitFor(() =>
      expect(askedIn(stored(flour)).map(({ inputId }) => inputId)).toContain(inputIdOf('origin')),
    )
  },
)

/** A group is lifted by its handle, moved by an arrow and dropped: this is announced, and the order is saved. */
export const GroupMoved = meta.story({
  ...at(flour),
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    const before = stored(flour).groups.map(({ key }) => key)
    const [, second] = await canvas.findAllByRole('button', { name: /^Move the group/ })
    second!.focus()
    await userEvent.keyboard('{Enter}{ArrowUp}{Enter}')
    await expect(canvas.getByText(/^Dropped at position 1 of/)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(
        stored(flour)
          .groups.map(({ key }) => key)
          .slice(0, 2),
      ).toEqual([before[1], before[0]]),
    )
  },
})

/** An input is moved by its handle, like groups and tree nodes; it keeps the focus. */
export const InputMoved = meta.story({
  ...at(flour),
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Save' })
    const handles = () => canvas.getAllByRole('button', { name: /^Move (?!the group|option)/ })
    const first = handles()[0]!.getAttribute('aria-label')
    handles()[0]!.focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    await waitFor(() => expect(handles()[1]).toHaveAttribute('aria-label', first))
    await expect(handles()[1]).toHaveFocus()
  },
})

/** Two inputs that depend on each other: neither would ever be shown. */
export const Cycle = meta.story({
  ...at(flour),
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Save' })
    for (const more of canvas.getAllByRole('button', { name: /^More settings for/ }))
      await userEvent.click(more)
    const conditions = () => canvas.getAllByRole('button', { name: /Show when$/ })
    const choose = async (place: number, name: RegExp) => {
      await userEvent.click(conditions()[place]!)
      await userEvent.click(await screen.findByRole('option', { name }))
    }
    const [, , , , halal] = conditions()
    await expect(halal).toBeDefined()
    await choose(1, /Fortified with/)
    await choose(0, /Packaging/)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findAllByText(/depend on each other.*Packaging/)
  },
})

/** A category without own inputs has the inherited ones. */
export const Inheriting = meta.story(at('food-drinks.pulses'))

/** Two inputs are added one after the other from one field; the first creates its group, with a heading in every language. */
export const FirstInputs = meta.story({
  ...at('food-drinks.pulses'),
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    const field = () => canvas.findByRole('combobox', { name: 'Add an input' })
    await userEvent.click(await field())
    await userEvent.click(await canvas.findByRole('option', { name: /^Halal Yes/ }))
    await canvas.findByRole('button', { name: 'Remove Halal' })
    await waitFor(async () => expect(await field()).toHaveFocus())
    await userEvent.keyboard('brand{Enter}')
    await canvas.findByRole('button', { name: 'Remove Brand' })
    await expect(await field()).toHaveFocus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(stored('food-drinks.pulses').groups).toEqual([
        expect.objectContaining({
          label: { en: 'Details', tr: 'Ayrıntılar', ar: 'التفاصيل' },
          inputs: ['halal', 'brand'].map((key) =>
            expect.objectContaining({ inputId: inputIdOf(key) }),
          ),
        }),
      ]),
    )
  },
})

/** Inputs of another category are copied here. */
export const Copied = meta.story({
  ...at('food-drinks.pulses'),
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy from another category' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /Category$/ }))
    await userEvent.click(await screen.findByRole('option', { name: /Oils/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add inputs' }))
    await canvas.findByRole('button', { name: 'Remove Volume' })
  },
})

/**
 * Applies an input to many categories: those that have it cannot be selected, the result of each is reported, and all
 * of it can be undone.
 */
export const Applied = meta.story({
  parameters: { address: toApplyInput(inputIdOf('halal'), 'product') },
  globals: { playedIn: 'en', viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const tree = () => within(canvas.getAllByRole('treegrid', { name: 'Categories' }).at(-1)!)
    await canvas.findByText('Selected: 0. Affects 0 products.')
    tree().getByRole('row', { name: /Food/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    const says = async (name: string, note: string) =>
      within(await tree().findByRole('row', { name })).findByText(note)
    await says('Flour & Grains', 'already added')
    await userEvent.keyboard('{Enter}')
    await canvas.findByText(/^Selected: 1\. Affects [1-9]/)
    await says('Pulses', 'will inherit it')
    await userEvent.click(canvas.getByRole('button', { name: 'Add input' }))
    await canvas.findByText('Input added to 1 category.')
    const asked = () => askedIn(stored('food-drinks')).map(({ inputId }) => inputId)
    await expect(asked()).toContain(inputIdOf('halal'))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await canvas.findByText('Input removed from 1 category.')
    await expect(asked()).not.toContain(inputIdOf('halal'))
  },
})

/** Read-only for users without permission. */
export const ReadOnly = meta.story({
  ...at(flour),
  globals: { role: 'staff' },
  play: async ({ canvas }) => {
    await canvas.findByText(/SuperAdmin/)
    await expect(
      canvas.queryByRole('button', { name: translate('marketplace:inputs.save') }),
    ).toBeNull()
  },
})

/** There are no categories that could have inputs. */
export const Empty = meta.story({ beforeEach: () => setScenario('empty') })

export const Loading = meta.story({ ...at(flour), ...read.loading })

export const Refused = meta.story(read.refused)

export const Failed = meta.story(read.failed)

/** One pane at a time: the inputs, then the form. */
export const Narrow = meta.story({
  ...at('building-hardware.paint'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('radio', { name: translate('master-detail:panes.preview') }),
    )
    await expect(
      canvas.getByRole('button', { name: translate('marketplace:inputs.preview.check') }),
    ).toBeVisible()
  },
})
