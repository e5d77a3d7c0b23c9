import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { toInput } from '@console/domain/input'
import { queryBoundaryStories } from '@console/query-boundary/stories'
import { setScenario, unanswered, database } from '@console/sample'
import { categoryInputEndpoints } from '@console/sample/category-input'
import { inputEndpoints, inputEntity, inputIdOf } from '@console/sample/input'
import { expect, screen, waitFor, within } from 'storybook/test'
import { InputsScreen } from './InputsScreen'

const read = queryBoundaryStories(inputEndpoints.list(unanswered))

const meta = preview.meta({
  component: InputsScreen,
  parameters: { address: '/inputs-setting' },
  globals: { role: 'admin' },
  beforeEach({ msw }) {
    msw.use(...inputEndpoints.handlers, ...categoryInputEndpoints.handlers)
  },
})

const at = (key: string) => ({ parameters: { address: toInput(inputIdOf(key)) } })
const word = (key: string, values: Record<string, string | number> = {}) =>
  translate(`inputs:${key}`, values)
const activeElement = () => document.activeElement as HTMLElement
const stored = (key: string) => database.find(inputEntity, inputIdOf(key))!

/** An input with options that is in use. */
export const Filled = meta.story({
  ...at('season'),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', {
      name: word('options.move', { number: translate.number(1) }),
    })
  },
})

Filled.test('type and key of an input in use are fixed', async ({ canvas }) => {
  await expect(canvas.getAllByText(word('field.fixed'))).toHaveLength(2)
})

Filled.test('moves options by keyboard from their handles', async ({ canvas, userEvent }) => {
  const handle = (place: number) =>
    canvas.getByRole('button', { name: word('options.move', { number: translate.number(place) }) })
  const names = () =>
    [1, 2, 3].map(
      (place) =>
        within(
          canvas.getByRole('group', {
            name: word('options.label', { number: translate.number(place) }),
          }),
        ).getByRole<HTMLInputElement>('textbox', { name: /^English/ }).value,
    )
  handle(1).focus()
  await userEvent.keyboard(' {ArrowDown}')
  await waitFor(() => expect(handle(2)).toHaveFocus())
  await expect(names()).toEqual(['Short rains', 'Long rains', 'All year'])
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(names()).toEqual(['Long rains', 'Short rains', 'All year']))
  await userEvent.keyboard(' {ArrowDown} ')
  await userEvent.click(canvas.getByRole('button', { name: translate('marketplace:inputs.save') }))
  await waitFor(() =>
    expect(stored('season').options.map(({ value }) => value)).toEqual(['short', 'long', 'all']),
  )
})

/** An option in use is removed: it needs a replacement. */
export const InUse = meta.story({
  ...at('season'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: word('options.remove', { number: translate.number(2) }),
      }),
    )
    await canvas.findByText(word('replace.note'))
    await userEvent.click(
      canvas.getByRole('button', { name: translate('marketplace:inputs.save') }),
    )
    await canvas.findAllByText(translate('form:form.error.required'))
  },
})

InUse.test('saves once a replacement is chosen', async ({ canvas, userEvent }) => {
  const replacement = document.querySelector<HTMLElement>(
    '[data-field="replacements.short"] button',
  )
  await userEvent.click(replacement!)
  await userEvent.click((await screen.findAllByRole('option')).at(-1)!)
  await userEvent.click(canvas.getByRole('button', { name: translate('marketplace:inputs.save') }))
  await waitFor(() => expect(stored('season').replaced).toEqual({ short: 'all' }))
})

/** A number with its bounds; it has no answers yet, so its type may still change. */
export const Unused = meta.story(at('diameter'))

/** The label and options have no Turkish and no Arabic text. */
export const Untranslated = meta.story({
  ...at('recycled'),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('img', { name: word('list.untranslated') })
  },
})

/** Options are added by typing a name and Enter, one per line; their values follow the names. */
export const Options = meta.story({
  parameters: { address: '/inputs-setting?new=1' },
  globals: { playedIn: 'en', viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: /^Key/ })
    await userEvent.click(canvas.getAllByRole('button', { name: /Type/ }).at(-1)!)
    await userEvent.click(await screen.findByRole('option', { name: 'Single choice' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an option' }))
    const lines = () => canvas.getAllByRole('group', { name: /^Name \d/ })
    for (const [place, keys] of ['S{Enter}', 'M{Enter}', 'Extra large'].entries()) {
      await waitFor(() => expect(lines()[place]).toContainElement(activeElement()))
      await userEvent.keyboard(keys)
    }
    await expect(lines()).toHaveLength(3)
    for (const line of lines()) await expect(line.getBoundingClientRect().height).toBeLessThan(48)
    await userEvent.click(canvas.getByRole('button', { name: 'More about option 3' }))
    await expect(within(lines()[2]!).getByRole('textbox', { name: /^Value/ })).toHaveValue(
      'extra-large',
    )
  },
})

Options.test('opens a collapsed option at its error', async (context) => {
  const { canvas, userEvent } = context
  await userEvent.type(canvas.getAllByRole('textbox', { name: /^English/ })[0]!, 'Size')
  const line = within(canvas.getByRole('group', { name: 'Name 2' }))
  const name = line.getByRole('textbox', { name: /^English/ })
  await userEvent.clear(name)
  // No value can be derived from it.
  await userEvent.type(name, '∞')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(line.getByRole('textbox', { name: /^Value/ })).toHaveFocus())
})

/** Violated rules are reported at their fields. */
export const Faulty = meta.story({
  parameters: { address: '/inputs-setting?new=1' },
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Key/ }), 'origin')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Pattern/ }), '(a+)+')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const summary = within((await canvas.findAllByRole('alert'))[0]!)
    await expect(summary.getByRole('button', { name: /Pattern.*repetitions/ })).toBeVisible()
    await expect(
      summary.getByRole('button', { name: /English.*This field is required/ }),
    ).toBeVisible()
  },
})

Faulty.test('reports a duplicate key at its field', async ({ canvas, userEvent }) => {
  await userEvent.clear(canvas.getByRole('textbox', { name: /^Pattern/ }))
  await userEvent.type(canvas.getAllByRole('textbox', { name: /^English/ })[0]!, 'Source')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await canvas.findAllByText(/Another input has this key/)
})

/** The key of a new one follows its label until the user types another. */
export const New = meta.story({
  parameters: { address: '/inputs-setting?new=1' },
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    const key = await canvas.findByRole('textbox', { name: /^Key/ })
    const label = canvas.getAllByRole('textbox', { name: /^English/ })[0]!
    await userEvent.type(label, 'Screen size')
    await waitFor(() => expect(key).toHaveValue('screen_size'))
    await userEvent.clear(key)
    await userEvent.type(key, 'screen')
    await userEvent.type(label, ' (cm)')
    await expect(key).toHaveValue('screen')
  },
})

/** An archived input is read-only, and can be restored. */
export const Archived = meta.story({
  parameters: { address: `${toInput(inputIdOf('made_in'))}&archived=1` },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(word('archived.note'))
    await userEvent.click(canvas.getByRole('button', { name: word('restore') }))
    await waitFor(() => expect(stored('made_in').status).toBe('active'))
  },
})

/** Before archiving, a replacement can be chosen. */
export const Archiving = meta.story({
  ...at('licence_no'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: word('archive') }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(
      dialog.getByRole('button', { name: new RegExp(word('archive.replacedBy')) }),
    )
    await userEvent.click((await screen.findAllByRole('option'))[1]!)
    await userEvent.click(dialog.getByRole('button', { name: word('archive') }))
    await waitFor(() => expect(stored('licence_no').replacedBy).not.toBeNull())
  },
})

/** Read-only for users without permission, with the reason. */
export const ReadOnly = meta.story({
  ...at('licence_no'),
  globals: { role: 'staff' },
  play: async ({ canvas }) => {
    await canvas.findByText(/SuperAdmin/)
    await expect(
      canvas.queryByRole('button', { name: translate('marketplace:inputs.save') }),
    ).toBeNull()
  },
})

/** No inputs yet: the first is to be defined. */
export const Empty = meta.story({ beforeEach: () => setScenario('empty') })

export const Loading = meta.story({ ...at('season'), ...read.loading })

export const Refused = meta.story(read.refused)

export const Failed = meta.story(read.failed)

/** One pane at a time: the input, then its preview. */
export const Narrow = meta.story({
  ...at('colour'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('radio', { name: translate('master-detail:panes.preview') }),
    )
    await canvas.findByText(word('preview.disabled'))
  },
})
