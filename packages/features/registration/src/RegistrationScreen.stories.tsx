import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { setScenario, unanswered, database } from '@console/sample'
import { registrationEndpoints, sendOffFixture } from '@console/sample/registration'
import { expect, waitFor, within } from 'storybook/test'
import { Registering } from './mocks/Registering'
import { at, field, press, registeringHandlers } from './mocks/registrationStory'
import { BusinessScreen } from './RegistrationScreen'

const meta = preview.meta({
  component: BusinessScreen,
  render: () => <Registering />,
  globals: { role: 'guest' },
  parameters: { address: '/register-business', layout: 'fullscreen', storedToken: null },
  beforeEach: ({ msw }) => msw.use(...registeringHandlers),
})

/** Nothing is typed yet; missing values are reported at their fields. */
export const Empty = meta.story({
  parameters: { address: '/register-business' },
  play: async (context) => {
    await press(context, translate('registration:next'))
    await waitFor(() =>
      expect(
        context.canvasElement.querySelectorAll('[aria-invalid="true"]').length,
      ).toBeGreaterThan(8),
    )
  },
})

/** A link leads back to the saved registration. */
export const Filled = meta.story({
  ...at('/register-business', 'begun'),
  play: async (context) => {
    await waitFor(async () =>
      expect(await field(context, translate('registration:about.tradingName'))).toHaveValue(
        'Mlima Dawa',
      ),
    )
  },
})

Filled.test('saves changes before the documents step', async (context) => {
  const { canvas, userEvent } = context
  const name = await field(context, translate('registration:about.tradingName'))
  await userEvent.clear(name)
  await userEvent.type(name, 'Mlima Dawa Two')
  await press(context, translate('registration:next'))
  await canvas.findByRole('group', { name: translate('registration:document.pharmacy_licence') })
  await press(context, translate('registration:step.about'))
  await expect(await field(context, translate('registration:about.tradingName'))).toHaveValue(
    'Mlima Dawa Two',
  )
})

/** Another tab has changed it since it was read. */
export const Outdated = meta.story({
  ...at('/register-business', 'begun'),
  beforeEach: () => setScenario('412', 'PUT /registrations/:token/about'),
  play: async (context) => {
    await field(context, translate('registration:about.tradingName'))
    await press(context, translate('registration:next'))
    await context.canvas.findByRole('button', { name: translate('form:decision.conflict.take') })
  },
})

export const Provider = meta.story({
  ...at('/register-provider', 'provider'),
  globals: { viewport: { value: 'phone' } },
})

const documents = at('/register-business', 'begun', '&step=documents')

/** A picture like one from a camera, with too many pixels. */
function photograph(): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 3600
  canvas.height = 2400
  canvas.getContext('2d')?.fillText('No. 90417733', 40, 40)
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(new File([blob!], 'card.png', { type: 'image/png' }))),
  )
}

export const Documents = meta.story(documents)

Documents.test(
  'scales down, sends and shows a picture, lists a PDF by name, and refuses any other file',
  async ({ canvas, userEvent }) => {
    const name = translate('registration:document.registration')
    const group = within(await canvas.findByRole('group', { name }))
    const input = group.getByLabelText(translate('registration:file.of', { document: name }))
    await userEvent.upload(input, new File(['<svg>'], 'card.pdf', { type: 'application/pdf' }))
    await group.findByText(translate('registration:file.fault.type'))
    await userEvent.upload(input, await photograph())
    const shown = await group.findByRole('img')
    await waitFor(() => expect((shown as HTMLImageElement).naturalWidth).toBe(2400))
    await group.findByText('card.jpg')
    await userEvent.upload(input, new File(['%PDF-1.7'], 'scan.pdf', { type: 'image/png' }))
    await group.findByText('scan.pdf')
    await expect(group.queryByRole('img')).toBeNull()
  },
)

export const DocumentsSent = meta.story(at('/register-business', 'documented', '&step=documents'))

export const NarrowDocuments = meta.story({
  ...documents,
  globals: { viewport: { value: 'phone' } },
})

/** A reviewer has requested a change of a document: the request is shown at it. */
export const DocumentsAsked = meta.story({
  ...at('/register-business', 'documented', '&step=documents'),
  beforeEach: () => sendOffFixture(database, 'asked'),
})

export const Failed = meta.story({
  ...at('/register-business', 'begun'),
  beforeEach: () => setScenario('500', 'GET /registrations/:token'),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
})

export const Loading = meta.story({
  ...at('/register-business', 'begun'),
  beforeEach: ({ msw }) => msw.use(registrationEndpoints.read(unanswered)),
})

/** The link has expired, or is incomplete. */
export const Refused = meta.story({
  parameters: { address: '/register-business?registration=cut' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: translate('registration:gone.title') })
  },
})
