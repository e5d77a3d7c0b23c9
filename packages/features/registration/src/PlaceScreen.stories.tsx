import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { setScenario, unanswered, database } from '@console/sample'
import { registrationEndpoints, sendOffFixture } from '@console/sample/registration'
import { expect, within } from 'storybook/test'
import { Registering } from './mocks/Registering'
import { at, field, press, registeringHandlers } from './mocks/registrationStory'
import { PlaceScreen } from './PlaceScreen'

const meta = preview.meta({
  component: PlaceScreen,
  render: () => <Registering />,
  globals: { role: 'guest' },
  parameters: { address: '/place-settings', layout: 'fullscreen', storedToken: null },
  beforeEach: ({ msw }) => msw.use(...registeringHandlers),
})

export const Filled = meta.story(at('/place-settings', 'documented'))

Filled.test(
  'finds a county in the server’s list; once submitted, shows the number',
  async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(
      await canvas.findByRole('button', {
        name: new RegExp(translate('registration:place.country')),
      }),
    )
    const kenya = await within(document.body).findByRole('option', { name: 'Kenya' })
    await userEvent.click(kenya)
    await userEvent.type(await field(context, translate('registration:place.county')), 'turk')
    await userEvent.click(await within(document.body).findByRole('option', { name: /Turkana/ }))
    await expect(await field(context, translate('registration:place.town'))).toHaveValue('Turkana')
    await userEvent.type(
      await field(context, translate('registration:place.line1')),
      'Market Street 4',
    )
    await press(context, translate('registration:place.submit'))
    await canvas.findByRole('heading', {
      level: 1,
      name: translate('registration:submitted.title'),
    })
    await canvas.findByText(/B-000401/)
  },
)

/** Documents are missing: it cannot be submitted yet, and the reason is shown. */
export const PlaceTooEarly = meta.story({
  ...at('/place-settings', 'begun'),
  play: async ({ canvas }) => {
    await canvas.findByText(translate('registration:place.documentsMissing'))
  },
})

const documented = at('/place-settings', 'documented')

/** A reviewer has requested changes: every step lists them with links to their fields. */
export const ChangesRequested = meta.story({
  ...documented,
  beforeEach: () => sendOffFixture(database, 'asked'),
})

ChangesRequested.test(
  'requested changes link to their fields, and the registration can be resubmitted once they are made',
  async (context) => {
    const { canvas, userEvent } = context
    const again = translate('registration:place.again')
    await press(context, again)
    // Nothing has changed, so the server refuses.
    await canvas.findByText(/Nothing has changed since/)
    await userEvent.click(
      await canvas.findByRole('link', { name: translate('registration:about.taxPin') }),
    )
    const pin = await field(context, translate('registration:about.taxPin'))
    await expect(pin).toHaveAccessibleDescription(/on the certificate is another one/)
    await userEvent.clear(pin)
    await userEvent.type(pin, 'P051234568Z')
    await press(context, translate('registration:next'))
    const permit = await canvas.findByRole('group', {
      name: translate('registration:document.trade_permit'),
    })
    await expect(permit).toHaveAccessibleDescription(/cut off/)
    await press(context, translate('registration:next'))
    const line = await field(context, translate('registration:place.line1'))
    await expect(line).toHaveValue('Market Street 4')
    await userEvent.type(
      await field(context, translate('registration:place.reply')),
      'Nur Building.',
    )
    await press(context, again)
    await canvas.findByRole('heading', {
      level: 1,
      name: translate('registration:submitted.title'),
    })
  },
)

export const NarrowChangesRequested = meta.story({
  ...ChangesRequested.input,
  globals: { viewport: { value: 'phone' } },
})

/** Rejected: the reason and the reviewer's message are shown. */
export const Rejected = meta.story({
  ...documented,
  beforeEach: () => sendOffFixture(database, 'rejected'),
  play: async ({ canvas }) => {
    await canvas.findByText(translate('approval:reason.duplicate_record'))
    await canvas.findByText(/Mlima Chemist/)
  },
})

export const Approved = meta.story({
  ...documented,
  beforeEach: () => sendOffFixture(database, 'approved'),
  play: async ({ canvas }) => {
    await canvas.findByText(translate('registration:submitted.approved'))
  },
})

export const Loading = meta.story({
  ...at('/place-settings', 'documented'),
  beforeEach: ({ msw }) => msw.use(registrationEndpoints.read(unanswered)),
})

/** The link has expired, or is incomplete. */
export const Refused = meta.story({
  parameters: { address: '/place-settings?registration=cut' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: translate('registration:gone.title') })
  },
})

/** The address names no registration. */
export const Empty = meta.story()

export const Failed = meta.story({
  ...at('/place-settings', 'documented'),
  beforeEach: () => setScenario('500', 'GET /registrations/:token'),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
})
