import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { queryBoundaryStories } from '@console/query-boundary/stories'
import { unanswered } from '@console/sample'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { iconsHandlers, readIcons } from '../mocks/handlers'
import { sampleIcons } from '../mocks/sampleIcons'
import { iconsPath } from '../paths'
import { IconsScreen } from './IconsScreen'

const read = queryBoundaryStories(readIcons(unanswered))

const meta = preview.meta({
  component: IconsScreen,
  parameters: { address: iconsPath },
  beforeEach({ msw }) {
    msw.use(...iconsHandlers)
  },
})

const count = (number: number) =>
  translate('icons:count', { count: number, number: translate.number(number) })

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText(count(460))
    // Only visible ones are drawn.
    const { length: drawn } = await canvas.findAllByRole('gridcell')
    await expect(drawn).toBeGreaterThan(20)
    await expect(drawn).toBeLessThan(300)
  },
})

Filled.test(
  'Ctrl+End and Ctrl+Home move between icons, Enter copies the name, and a refused clipboard is reported',
  async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const [first] = await canvas.findAllByRole('gridcell')
    within(first!).getByRole('button').focus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    const last = sampleIcons.at(-1)!.name
    await waitFor(() => expect(document.activeElement).toHaveTextContent(last))
    await expect(canvas.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    await userEvent.keyboard('{Home}{Control>}{Home}{/Control}{Enter}')
    await expect(write).toHaveBeenCalledWith(sampleIcons[0]!.name)
    await waitFor(() =>
      expect(canvas.getAllByRole('status')[1]).toHaveTextContent(sampleIcons[0]!.name),
    )

    write.mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await userEvent.keyboard('{Enter}')
    const field = await canvas.findByRole('textbox', { name: translate('icons:refused') })
    await expect(field).toHaveValue(sampleIcons[0]!.name)
    await waitFor(() => expect(field).toHaveFocus())
  },
)

Filled.test('searches names and tags; reports an empty result', async ({ canvas, userEvent }) => {
  const search = canvas.getByRole('searchbox')
  await userEvent.type(search, 'money cash')
  await waitFor(() => expect(canvas.queryByText(count(460))).toBeNull())
  await expect(canvas.getAllByRole('gridcell')[0]).toHaveTextContent('banknote')
  await userEvent.type(search, ' zebra')
  await expect(
    await canvas.findByRole('group', { name: translate('icons:noMatch.title') }),
  ).toBeVisible()
})

/** An icon without a drawing in this console keeps its place. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: `${iconsPath}?size=large` },
  beforeEach({ msw }) {
    const [first, ...others] = sampleIcons
    msw.use(readIcons(() => [{ ...first!, name: 'from-another-set' }, ...others]))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('from-another-set')
  },
})

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(readIcons(() => []))
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('group', { name: translate('icons:empty.title') }),
    ).toHaveAttribute('data-kind', 'empty')
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template'], ...read.loading })

export const Refused = meta.story({ tags: ['drawn-by-template'], ...read.refused })

export const Failed = meta.story({ tags: ['drawn-by-template'], ...read.failed })
