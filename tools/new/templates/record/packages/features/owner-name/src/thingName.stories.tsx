import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { thingNamePaths, toThingName } from '@console/domain/thing-name'
import { database } from '@console/sample'
import { thingNameEndpoints, thingNameEntity } from '@console/sample/thing-name'
import { recordStories } from '@console/record/stories'
import { expect, waitFor } from 'storybook/test'
import { thingName } from './thingName'

const [first] = database.rows(thingNameEntity)
const at = (token: string) => ({ parameters: { address: toThingName(token) } })

const record = recordStories(thingName, thingNamePaths.details, thingNameEndpoints)
const meta = preview.meta({ ...record.meta, ...at(first?.secureToken ?? '') })

export const Filled = meta.story()

Filled.test('shows the description in the first tab', async ({ canvas }) => {
  await expect(await canvas.findByRole('tabpanel')).toHaveTextContent(first?.description ?? '')
})

Filled.test('activates a waiting record with one press', async ({ canvas, userEvent }) => {
  const name = translate('thing-name:action.activate')
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${name}`) }))
  await waitFor(() =>
    expect(database.find(thingNameEntity, first?.secureToken ?? '')?.status).toBe('active'),
  )
})

/** An unknown token. */
export const Empty = meta.story({
  ...at('x'.repeat(22)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', thingNamePaths.list)
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...record.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...record.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...record.failed })

export const Narrow = meta.story(record.narrow)
