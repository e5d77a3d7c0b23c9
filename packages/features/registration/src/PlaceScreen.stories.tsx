import preview from '#storybook/preview'
import { say } from '#storybook/say'
import { setScenario, unanswered } from '@console/sample'
import { registrationEndpoints } from '@console/sample/registration'
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
  'a county is found in the server’s list; sent off, it says its number and by when it is answered',
  async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(say('registration:place.country')) }),
    )
    const kenya = await within(document.body).findByRole('option', { name: 'Kenya' })
    await userEvent.click(kenya)
    await userEvent.type(await field(context, say('registration:place.county')), 'turk')
    await userEvent.click(await within(document.body).findByRole('option', { name: /Turkana/ }))
    await expect(await field(context, say('registration:place.town'))).toHaveValue('Turkana')
    await userEvent.type(await field(context, say('registration:place.line1')), 'Market Street 4')
    await press(context, say('registration:place.submit'))
    await canvas.findByRole('heading', { level: 1, name: say('registration:submitted.title') })
    await canvas.findByText(/B-000401/)
  },
)

/** The documents are not complete: it cannot be sent off yet, and says why. */
export const PlaceTooEarly = meta.story({
  ...at('/place-settings', 'begun'),
  play: async ({ canvas }) => {
    await canvas.findByText(say('registration:place.documentsMissing'))
  },
})

export const Loading = meta.story({
  ...at('/place-settings', 'documented'),
  beforeEach: ({ msw }) => msw.use(registrationEndpoints.read(unanswered)),
})

/** The link is too old, or cut off. */
export const Refused = meta.story({
  parameters: { address: '/place-settings?registration=cut' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: say('registration:gone.title') })
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
