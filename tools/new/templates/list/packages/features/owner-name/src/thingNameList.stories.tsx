import preview from '#storybook/preview'
import { thingNameEndpoints } from '@console/sample/thing-name'
import { listStories } from '@console/list/stories'
import { expect } from 'storybook/test'
import { thingNameList } from './thingNameList'

const list = listStories(thingNameList, thingNameEndpoints)
const meta = preview.meta({ ...list.meta })

export const Filled = meta.story()

Filled.test('lists all records, one page at a time', async ({ canvas }) => {
  await expect(await canvas.findAllByRole('rowheader')).toHaveLength(10)
})

export const Empty = meta.story(list.empty)

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...list.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...list.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...list.failed })

export const Narrow = meta.story(list.narrow)
