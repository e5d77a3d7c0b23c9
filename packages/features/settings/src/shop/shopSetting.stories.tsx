import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { shopSettings } from '@console/domain/shop-setting'
import { refuse, sampleAccounts, setScenario, database } from '@console/sample'
import { placeEndpoints } from '@console/sample/place'
import { shopSettingEndpoints, shopSettingEntity } from '@console/sample/shop-setting'
import { settingsStories } from '@console/settings/stories'
import { expect, screen, waitFor, within } from 'storybook/test'
import { shopSetting } from './shopSetting'

const settings = settingsStories(shopSetting, shopSettingEndpoints)

const meta = preview.meta({
  ...settings.meta,
  globals: { role: 'SuperAdmin' },
  beforeEach: ({ msw }) => msw.use(...shopSettingEndpoints.handlers, ...placeEndpoints.handlers),
})

const sections = Object.keys(shopSettings.sections)
const word = (key: string) => translate(`application-settings:${key}` as never)

type Canvas = ReturnType<typeof within>
type User = {
  clear(field: Element): Promise<void>
  type(field: Element, text: string): Promise<void>
}

/** Changes the hours after which unpaid orders are cancelled, and the days of the return period. */
async function change(canvas: Canvas, userEvent: User, hours = '24', days?: string) {
  const fields = [['orders.autoCancel', hours], ...(days ? [['returns.window', days]] : [])]
  for (const [label, text] of fields as [string, string][]) {
    const field = await canvas.findByRole('spinbutton', { name: new RegExp(escaped(word(label))) })
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Someone else saves other hours and days from another place. */
function changeElsewhere(fields: object) {
  const by = {
    token: sampleAccounts[1]?.token ?? '',
    name: 'Brian Otieno',
    role: 'SuperAdmin',
  } as const
  const values = { ...database.find(shopSettingEntity, 'orders')?.values, ...fields }
  database.change(
    shopSettingEntity,
    'orders',
    { values, changed: { by, at: '2026-06-15T08:59:00Z' } },
    by.token,
  )
}

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(sections.length)
  },
})

Filled.test('does not offer to save without changes', async ({ canvas }) => {
  await expect(canvas.queryByRole('region', { name: translate('settings:bar.label') })).toBeNull()
})

Filled.test(
  'a section link moves focus to the heading of its section, and is marked as current',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: word('tax.title') }))
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: word('tax.title') })).toHaveFocus(),
    )
    await expect(canvas.getByRole('link', { name: word('tax.title') })).toHaveAttribute(
      'aria-current',
    )
  },
)

Filled.test('marks settings that the shop’s services apply', async ({ canvas }) => {
  const others = word('shop.othersNote')
  const field = (label: string) =>
    canvas.getByRole('spinbutton', { name: new RegExp(escaped(word(label))) })
  await expect(field('orders.autoCancel')).toHaveAccessibleDescription(others)
  await expect(field('featured.home')).not.toHaveAccessibleDescription(others)
  await expect(canvas.getByText(`${word('notifications.intro')} ${others}`)).toBeInTheDocument()
})

Filled.test('counties without delivery are listed', async ({ canvas }) => {
  const uncovered = within(canvas.getByRole('group', { name: word('zone.uncovered') }))
  await uncovered.findByText(/Baringo/)
  await expect(uncovered.queryByText(/Kiambu/)).toBeNull()
})

/** A zone accepts only counties of the list. */
export const AddingCounty = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    const [counties] = await canvas.findAllByRole('combobox', { name: /Counties/ })
    await userEvent.type(counties!, 'turk')
    await userEvent.click(await canvas.findByRole('option', { name: /Turkana/ }))
    await canvas.findByRole('button', { name: 'Remove Turkana' })
    await expect(counties).toHaveFocus()
    await expect(counties).toHaveValue('')
  },
})

AddingCounty.test(
  'a removed county is listed as one without delivery, and the focus stays in the field',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Kiambu' }))
    const uncovered = within(canvas.getByRole('group', { name: 'No delivery' }))
    await uncovered.findByText(/Kiambu/)
    await expect(canvas.getAllByRole('combobox', { name: /Counties/ })[0]).toHaveFocus()
  },
)

/** A shop without any zones, rates or limits yet. */
export const Empty = meta.story({
  beforeEach() {
    const none = {
      delivery: { zones: [] },
      tax: { rates: [] },
      orders: { staffManualLimit: [], b2bApprovalOver: [] },
    }
    for (const [section, lists] of Object.entries(none)) {
      const values = { ...database.find(shopSettingEntity, section)?.values, ...lists }
      database.change(shopSettingEntity, section, { values }, sampleAccounts[0]?.token ?? '')
    }
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: word('zone.add') })
  },
})

export const Loading = meta.story(settings.loading)

export const Refused = meta.story(settings.refused)

export const Failed = meta.story(settings.failed)

export const Narrow = meta.story(settings.narrow)

/** Read-only for users without permission, with the reason. */
export const ReadOnly = meta.story({
  globals: { role: 'staff' },
  play: async ({ canvas }) => {
    await canvas.findByText(
      // Right to left, a role's name is isolated.
      new RegExp(translate('settings:readOnly', { roles: '.*SuperAdmin.*' })),
    )
    await expect(canvas.queryByRole('spinbutton')).toBeNull()
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
})

/** After a change, the bar shows the number of changes and the actions. */
export const Changed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await change(canvas, userEvent, '24', '30')
    await canvas.findByRole('region', { name: translate('settings:bar.label') })
  },
})

Changed.test(
  'discarding restores the loaded values, and hides the bar',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: translate('settings:bar.discard') }))
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: translate('settings:bar.label') })).toBeNull(),
    )
    for (const [label, value] of [
      ['orders.autoCancel', '48'],
      ['returns.window', '14'],
    ] as const)
      await expect(
        canvas.getByRole('spinbutton', { name: new RegExp(escaped(word(label))) }),
      ).toHaveValue(value)
    // Focus moves to the changed field.
    await expect(
      canvas.getByRole('heading', { level: 2, name: word('orders.title') }),
    ).toHaveFocus()
  },
)

Changed.test('saves all sections at once, also by keyboard', async ({ canvas, userEvent }) => {
  canvas.getByRole('spinbutton', { name: new RegExp(escaped(word('returns.window'))) }).focus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() =>
    expect(database.find(shopSettingEntity, 'returns')?.values).toMatchObject({ windowDays: 30 }),
  )
  await expect(database.find(shopSettingEntity, 'orders')?.values).toMatchObject({
    autoCancelUnpaidHours: 24,
  })
  await waitFor(() =>
    expect(canvas.queryByRole('region', { name: translate('settings:bar.label') })).toBeNull(),
  )
})

/** Old and new values before saving. */
export const Reviewing = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await change(canvas, userEvent, '24', '30')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'EUR' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Review' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText('48 hours')).toBeVisible()
    await expect(dialog.getByText('24 hours')).toBeVisible()
    await expect(dialog.getByText('Added')).toBeVisible()
  },
})

/** A review only saves valid changes. */
export const ReviewingInvalid = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await change(canvas, userEvent, '-5')
    await userEvent.click(await canvas.findByRole('button', { name: 'Review' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText(translate('settings:review.invalid'))
    await expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull()
  },
})

/** A colleague was faster: nothing is saved; their other changes are shown, and conflicting fields must be resolved. */
export const Merging = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await change(canvas, userEvent, '24')
    changeElsewhere({ autoCancelUnpaidHours: 96, autoCompleteDays: 21 })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByText(/You and Brian Otieno both changed 1 value/)
    await expect(canvas.getByRole('spinbutton', { name: /Complete delivered orders/ })).toHaveValue(
      '21',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('radio', { name: 'Yours: 24 hours' })).not.toBeChecked()
    await expect(dialog.getByRole('button', { name: 'Use these values' })).toBeDisabled()
  },
})

Merging.test('overwrites a colleague’s value only by choice', async ({ canvas, userEvent }) => {
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('radio', { name: 'Yours: 24 hours' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Use these values' }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(database.find(shopSettingEntity, 'orders')?.values).toMatchObject({
      autoCancelUnpaidHours: 24,
      autoCompleteDays: 21,
    }),
  )
})

Merging.test(
  'choosing the colleague’s value fills the field, and leaves nothing to save',
  async ({ canvas, userEvent }) => {
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: /Brian Otieno.*96 hours/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Use these values' }))
    await waitFor(() =>
      expect(canvas.getByRole('spinbutton', { name: /Cancel unpaid orders/ })).toHaveValue('96'),
    )
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
  },
)

/** Author, time and previous value of each change to a section. */
export const History = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'History of Orders' }))
    const drawer = within(await screen.findByRole('dialog'))
    await expect(await drawer.findAllByText('Amina Yusuf')).toHaveLength(2)
    await expect(drawer.getByText('72 hours')).toBeVisible()
  },
})

History.test(
  'restoring an old value fills its field as a change that is not saved yet',
  async ({ canvas, userEvent }) => {
    const drawer = within(screen.getByRole('dialog'))
    await userEvent.click(drawer.getAllByRole('button', { name: 'Restore' })[0]!)
    await waitFor(() =>
      expect(canvas.getByRole('spinbutton', { name: /Cancel unpaid orders/ })).toHaveValue('72'),
    )
    await canvas.findByText('1 change in 1 section')
    await expect(database.find(shopSettingEntity, 'orders')?.values).toMatchObject({
      autoCancelUnpaidHours: 48,
    })
  },
)

export const HistoryFailed = meta.story({
  globals: { playedIn: 'en' },
  beforeEach: () => setScenario('500', 'GET /shop-settings/orders/history'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'History of Orders' }))
    await screen.findByText('Couldn’t load the history')
  },
})

/** Violated rules are reported at their fields, and all together above. */
export const FaultyFields = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await change(canvas, userEvent, '200', '61')
    await userEvent.click(canvas.getByRole('button', { name: 'Add a zone' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const summary = within((await canvas.findAllByRole('alert'))[0]!)
    await expect(
      summary.getByRole('button', { name: /Cancel unpaid orders.*At most 168/ }),
    ).toBeVisible()
    await expect(summary.getByRole('button', { name: /Return window.*At most 60/ })).toBeVisible()
    await expect(
      summary.getByRole('button', { name: /› Name.*This field is required/ }),
    ).toBeVisible()
  },
})

/** Errors of the server appear at their fields; those with an unknown pointer in the list above. */
export const RefusedFields = meta.story({
  globals: { playedIn: 'en' },
  beforeEach: ({ msw }) =>
    msw.use(
      shopSettingEndpoints.write(() => {
        throw refuse(
          422,
          'validation',
          { text: 'No.' },
          {
            errors: [
              {
                pointer: '/sections/general/values/currencies',
                message: { text: 'Orders are in UGX.' },
              },
              {
                pointer: '/sections/loyalty/values/points',
                message: { text: 'Points begin at 1.' },
              },
            ],
          },
        )
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'UGX' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findAllByText(/Orders are in UGX/)).toHaveLength(2)
    await canvas.findByText('Points begin at 1.')
  },
})
