import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { toCategoryInputs } from '@console/domain/input'
import { categoryEndpoints, categoryEntity } from '@console/sample/category'
import { database } from '@console/sample'
import { structureStories } from '@console/structure/stories'
import { expect, screen, waitFor, within } from 'storybook/test'
import { categories } from './categories'

const stories = structureStories(categories, categoryEndpoints)

const meta = preview.meta({
  ...stories.meta,
  globals: { role: 'admin', viewport: { value: 'desktop' } },
  parameters: { address: '/categories?selected=food-drinks.flour-grains' },
})

const saves = () => ({ name: translate('structure:save') })

/** A category in the tree, with a preview of the shop's navigation. */
export const Filled = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', saves())
  },
})

Filled.test('links to the inputs of the category', async ({ canvas }) => {
  await expect(
    canvas.getByRole('link', { name: translate('categories:details.inputs') }),
  ).toHaveAttribute('href', toCategoryInputs('food-drinks.flour-grains', 'product'))
})

Filled.test('refuses a duplicate name among siblings at its field', async (context) => {
  const { canvas, userEvent } = context
  const name = await canvas.findByRole('textbox', {
    name: new RegExp(translate('categories:field.name.en')),
  })
  await userEvent.clear(name)
  await userEvent.type(name, 'Pulses')
  await userEvent.click(canvas.getByRole('button', saves()))
  await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'))
  await expect(database.find(categoryEntity, 'food-drinks.flour-grains')?.name.en).toBe(
    'Flour & Grains',
  )
})

/** Missing translations and an empty category are reported, and neither prevents saving. */
export const Untranslated = meta.story({
  parameters: { address: '/categories?selected=energy-cooking.fuel.charcoal' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(translate('categories:preview.hidden'))
    await userEvent.click(
      canvas.getByRole('button', { name: translate('categories:action.activate') }),
    )
    await waitFor(() =>
      expect(canvas.queryByText(translate('categories:preview.hidden'))).toBeNull(),
    )
  },
})

/** Merging shows the size of the whole branch, and which targets are inactive. */
export const MergingBranch = meta.story({
  globals: { playedIn: 'en' },
  parameters: { address: '/categories?selected=food-drinks' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', saves())
    await userEvent.click(canvas.getByRole('button', { name: translate('structure:more') }))
    await userEvent.click(
      await screen.findByRole('menuitem', { name: translate('structure:merge') }),
    )
    const dialog = within(await screen.findByRole('alertdialog'))
    await dialog.findByText(/^It contains: 711 products or services, \d+ subcategories\.$/)
  },
})

/** The first question before deleting names what is in the branch, and asks where that goes. */
export const DeletingBranch = meta.story({
  globals: { playedIn: 'en' },
  parameters: { address: '/categories?selected=food-drinks' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', saves())
    await userEvent.click(canvas.getByRole('button', { name: translate('structure:more') }))
    await userEvent.click(
      await screen.findByRole('menuitem', { name: translate('structure:delete') }),
    )
    const dialog = within(await screen.findByRole('alertdialog'))
    await dialog.findByText(/^It still contains: 711 products or services, \d+ subcategories\./)
    await userEvent.click(dialog.getByRole('button', { name: /Choose one/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Building & Hardware' }))
    await userEvent.click(dialog.getByRole('button', { name: translate('structure:delete.move') }))
    await waitFor(() => expect(database.find(categoryEntity, 'food-drinks')).toBeUndefined())
  },
})

/** The address of a new one is derived from its name. */
export const New = meta.story({
  parameters: { address: '/categories?kind=service&new=services' },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', {
      name: new RegExp(translate('categories:field.name.en')),
    })
    const slug = canvas.getByRole('textbox', {
      name: new RegExp(translate('categories:field.slug')),
    })
    await userEvent.type(name, 'Beekeeping & Honey')
    // While typing, so that Ctrl+Enter saves at once.
    await expect(slug).toHaveValue('beekeeping-honey')
    await userEvent.type(name, ' Şurubu')
    await expect(slug).toHaveValue('beekeeping-honey-surubu')
  },
})

New.test('keeps a typed address when the name changes', async ({ canvas, userEvent }) => {
  const slug = canvas.getByRole('textbox', { name: new RegExp(translate('categories:field.slug')) })
  await userEvent.clear(slug)
  await userEvent.type(slug, 'bees')
  const name = canvas.getByRole('textbox', {
    name: new RegExp(translate('categories:field.name.en')),
  })
  await userEvent.type(name, ' and more')
  await expect(slug).toHaveValue('bees')
})

export const Empty = meta.story({ tags: ['drawn-by-template'], ...stories.empty })

export const Refused = meta.story({ tags: ['drawn-by-template'], ...stories.refused })

export const Loading = meta.story({ tags: ['drawn-by-template'], ...stories.loading })

export const Failed = meta.story({ tags: ['drawn-by-template'], ...stories.failed })

export const ReadOnly = meta.story({
  globals: { role: 'staff' },
  play: async ({ canvas }) => {
    await canvas.findByText(/SuperAdmin/)
  },
})

export const Narrow = meta.story({
  ...stories.narrow,
  parameters: { address: '/categories' },
})
