import preview from '#storybook/preview'
import { say } from '#storybook/say'
import { setScenario, unanswered } from '@console/sample'
import { businessEndpoints } from '@console/sample/business'
import { placeEndpoints } from '@console/sample/place'
import {
  goldenRegistration,
  type GoldenRegistration,
  registrationEndpoints,
} from '@console/sample/registration'
import { Route, Routes } from 'react-router-dom'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { OptionScreen } from './OptionScreen'
import { PlaceScreen } from './PlaceScreen'
import { BusinessScreen, ProviderScreen } from './RegistrationScreen'

/** The four addresses of one registration, as the console has them. */
function Registering() {
  return (
    <Routes>
      <Route path="/register-option" element={<OptionScreen />} />
      <Route path="/register-business" element={<BusinessScreen />} />
      <Route path="/register-provider" element={<ProviderScreen />} />
      <Route path="/place-settings" element={<PlaceScreen />} />
    </Routes>
  )
}

const at = (path: string, name: GoldenRegistration, rest = '') => ({
  parameters: { address: `${path}?registration=${goldenRegistration(name)}${rest}` },
})

const meta = preview.meta({
  component: Registering,
  globals: { role: 'guest' },
  parameters: { address: '/register-option', layout: 'fullscreen', storedToken: null },
  beforeEach: ({ msw }) =>
    msw.use(
      ...registrationEndpoints.handlers,
      ...placeEndpoints.handlers,
      ...businessEndpoints.handlers,
    ),
})

type Given = Pick<StoryContext, 'canvas' | 'userEvent' | 'canvasElement'>

const field = ({ canvas }: Pick<Given, 'canvas'>, key: Parameters<typeof say>[0]) =>
  canvas.findByLabelText(new RegExp(`^${say(key)}`))

const press = async ({ canvas, userEvent }: Given, key: Parameters<typeof say>[0]) =>
  userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${say(key)}`) }))

export const Option = meta.story()

Option.test('each way leads to its form', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: say('registration:option.provider') }))
  await canvas.findByRole('heading', { level: 1, name: say('registration:title.provider') })
  await expect(canvas.queryByLabelText(new RegExp(say('registration:about.kind')))).toBeNull()
})

/** Nothing is typed yet; what is missing stands at its field. */
export const Empty = meta.story({
  parameters: { address: '/register-business' },
  play: async (context) => {
    await press(context, 'registration:next')
    await waitFor(() =>
      expect(
        context.canvasElement.querySelectorAll('[aria-invalid="true"]').length,
      ).toBeGreaterThan(8),
    )
  },
})

/** A link leads back to what was saved. */
export const Filled = meta.story({
  ...at('/register-business', 'begun'),
  play: async (context) => {
    await waitFor(async () =>
      expect(await field(context, 'registration:about.tradingName')).toHaveValue('Mlima Dawa'),
    )
  },
})

Filled.test('what is changed is saved before the documents are asked for', async (context) => {
  const { canvas, userEvent } = context
  const name = await field(context, 'registration:about.tradingName')
  await userEvent.clear(name)
  await userEvent.type(name, 'Mlima Dawa Two')
  await press(context, 'registration:next')
  await canvas.findByRole('group', { name: say('registration:document.pharmacy_licence') })
  await press(context, 'registration:step.about')
  await expect(await field(context, 'registration:about.tradingName')).toHaveValue('Mlima Dawa Two')
})

/** Another tab has changed it since it was read. */
export const Outdated = meta.story({
  ...at('/register-business', 'begun'),
  beforeEach: () => setScenario('412', 'PUT /registrations/:token/about'),
  play: async (context) => {
    await field(context, 'registration:about.tradingName')
    await press(context, 'registration:next')
    await context.canvas.findByRole('button', { name: say('form:decision.conflict.take') })
  },
})

export const Provider = meta.story({
  ...at('/register-provider', 'provider'),
  globals: { language: 'ar', viewport: { value: 'phone' } },
})

const documents = at('/register-business', 'begun', '&step=documents')

/** A picture as a camera makes it, too large in its pixels. */
function photograph(): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 2400
  canvas.height = 1600
  canvas.getContext('2d')?.fillText('No. 90417733', 40, 40)
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(new File([blob!], 'card.png', { type: 'image/png' }))),
  )
}

export const Documents = meta.story(documents)

Documents.test(
  'a picture is made smaller, sent and shown; what is none is not taken',
  async ({ canvas, userEvent }) => {
    const name = say('registration:document.registration')
    const group = within(await canvas.findByRole('group', { name }))
    const input = group.getByLabelText(say('registration:picture.of', { document: name }))
    await userEvent.upload(input, new File(['<svg>'], 'card.png', { type: 'image/png' }))
    await group.findByText(say('registration:picture.fault.type'))
    await userEvent.upload(input, await photograph())
    const shown = await group.findByRole('img')
    await waitFor(() => expect((shown as HTMLImageElement).naturalWidth).toBe(1600))
    await expect(shown.getAttribute('src')).toMatch(/^data:image\/jpeg/)
  },
)

export const DocumentsSent = meta.story(at('/register-business', 'documented', '&step=documents'))

export const DocumentsArabic = meta.story({
  ...documents,
  globals: { language: 'ar', viewport: { value: 'phone' }, scheme: 'dark' },
})

export const Place = meta.story(at('/place-settings', 'documented'))

Place.test(
  'a county is found in the server’s list; sent off, it says its number and by when it is answered',
  async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(say('registration:place.country')) }),
    )
    const kenya = await within(document.body).findByRole('option', { name: 'Kenya' })
    await userEvent.click(kenya)
    await userEvent.type(await field(context, 'registration:place.county'), 'turk')
    await userEvent.click(await within(document.body).findByRole('option', { name: /Turkana/ }))
    await expect(await field(context, 'registration:place.town')).toHaveValue('Turkana')
    await userEvent.type(await field(context, 'registration:place.line1'), 'Market Street 4')
    await press(context, 'registration:place.submit')
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

export const Failed = meta.story({
  ...at('/register-business', 'begun'),
  beforeEach: () => setScenario('500', 'GET /registrations/:token'),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
})
