import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { database } from '@console/sample'
import {
  listingCategoryEndpoints,
  listingCategoryEntity,
  listingCategoryPlaces,
} from '@console/sample/listing-category'
import { structureStories } from '@console/structure/stories'
import { expect, screen, waitFor, within } from 'storybook/test'
import { listingCategories } from './listingCategories'

const stories = structureStories(listingCategories, listingCategoryEndpoints)

/** First subcategory of the first category. */
const { nodeId } = listingCategoryPlaces.seed().find(({ parentId }) => parentId !== null)!

const meta = preview.meta({
  ...stories.meta,
  globals: { role: 'admin', viewport: { value: 'desktop' } },
  parameters: { address: `/listing/categories?selected=${nodeId}` },
})

/** A subcategory, with a preview of the directory's home page. */
export const Filled = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: translate('structure:save') })
  },
})

/** A subcategory in use: its listings move to another one, then it is deleted. */
export const Merging = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: translate('structure:more') }))
    await userEvent.click(
      await screen.findByRole('menuitem', { name: translate('structure:merge') }),
    )
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: /./, expanded: false }))
    await userEvent.click((await screen.findAllByRole('option'))[0]!)
    await userEvent.click(dialog.getByRole('button', { name: translate('structure:delete.move') }))
    await waitFor(() => expect(database.find(listingCategoryEntity, nodeId)).toBeUndefined())
  },
})

export const Empty = meta.story({ tags: ['drawn-by-template'], ...stories.empty })

export const Loading = meta.story({ tags: ['drawn-by-template'], ...stories.loading })

export const Refused = meta.story({ tags: ['drawn-by-template'], ...stories.refused })

export const Failed = meta.story({ tags: ['drawn-by-template'], ...stories.failed })
