import preview from '#storybook/preview'
import { http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { LicencesScreen } from './LicencesScreen'

const notices = [
  {
    name: 'react',
    version: '19.3.1',
    identifier: 'MIT',
    text: 'MIT License\n\nCopyright (c) Meta',
  },
  {
    name: '@fontsource/ibm-plex-sans',
    version: '5.2.8',
    identifier: 'OFL-1.1',
    text: 'SIL Open Font License',
  },
  {
    name: 'donaudampfschifffahrtsgesellschaftskapitaen',
    version: '1.0.0',
    identifier: null,
    text: null,
  },
]

const read = (answer: () => Response) => http.get('/licences.json', answer)

const meta = preview.meta({
  component: LicencesScreen,
  beforeEach({ msw }) {
    msw.use(read(() => HttpResponse.json(notices)))
  },
})

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('react 19.3.1')
  },
})

Filled.test('opens the text of a licence from its name', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText(/Copyright \(c\) Meta/)).not.toBeVisible()
  await userEvent.click(canvas.getByText('react 19.3.1'))
  await waitFor(() => expect(canvas.getByText(/Copyright \(c\) Meta/)).toBeVisible())
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/licences.json', () => new Promise<Response>(() => undefined)))
  },
})

/** A build without third-party code: unlike ours. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(read(() => HttpResponse.json([])))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 })
  },
})

/** The server does not deliver the file. */
export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(read(() => new HttpResponse(null, { status: 403 })))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 })
  },
})

/** An unbuilt console, as in development, responds with its HTML page. */
export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(read(() => HttpResponse.html('<!doctype html><title>Console</title>')))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
})
