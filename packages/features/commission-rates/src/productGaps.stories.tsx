import preview from '#storybook/preview'
import { productPaidEndpoints } from '@console/sample/commission-rate'
import { listStories } from '@console/list/stories'
import { expect, screen, waitFor, within } from 'storybook/test'
import { productGaps } from './productGaps'

const list = listStories(productGaps, productPaidEndpoints)
const meta = preview.meta({ ...list.meta })

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(0)
  },
})

/** Several get a rate of their own together, or one from its menu. */
export const Ticked = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader')
    const rows = within(canvas.getAllByRole('rowgroup')[1]!)
    const [first, second] = await rows.findAllByRole('checkbox')
    await userEvent.click(first!)
    await userEvent.click(second!)
    const bar = within(await canvas.findByRole('group', { name: 'Actions for the selection' }))
    await bar.findByRole('button', { name: 'Add commission' })
    const [menu] = await canvas.findAllByRole('button', { name: /^Actions/ })
    await userEvent.click(menu!)
    const link = await screen.findByRole('menuitem', { name: 'Add commission' })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/kind=product&of=[^,]+$/))
  },
})

/** Staff see items without a rate of their own, but no actions. */
export const AsStaff = meta.story({
  globals: { role: 'staff' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader')
    await waitFor(() => expect(canvas.queryByRole('checkbox')).toBeNull())
  },
})

export const Empty = meta.story(list.empty)

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...list.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...list.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...list.failed })

export const Narrow = meta.story(list.narrow)
