import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { blocks } from '@console/core/rich-text'
import { productInfo as document, productPages } from '@console/domain/product-info'
import { sampleAccounts, database } from '@console/sample'
import {
  productInfoEndpoints,
  productInfoEntity,
  productPageEndpoints,
  productPageEntity,
} from '@console/sample/product-info'
import { settingsStories } from '@console/settings/stories'
import { expect, screen, waitFor, within } from 'storybook/test'
import { productInfo } from './productInfo'

const settings = settingsStories(productInfo, productInfoEndpoints)

const meta = preview.meta({
  component: settings.meta.component,
  globals: { role: 'admin' },
  beforeEach: ({ msw }) =>
    msw.use(...productInfoEndpoints.handlers, ...productPageEndpoints.handlers),
})

type Canvas = ReturnType<typeof within>

/** Finds the card of a page. */
async function cardOf(canvas: Canvas, name: string) {
  return within(await canvas.findByRole('region', { name }))
}

export const Filled = meta.story({
  play: async ({ canvas }) => {
    const ways = within(
      await canvas.findByRole('navigation', { name: translate('settings:nav.label') }),
    )
    await expect(ways.getAllByRole('link')).toHaveLength(Object.keys(document.sections).length)
    await waitFor(() => expect(canvas.getAllByRole('toolbar')).toHaveLength(5))
  },
})

/** A shop with only the required information. */
export const Empty = meta.story({
  beforeEach() {
    const by = sampleAccounts[0]?.token ?? ''
    const none = { offices: { offices: [] }, social: { socials: [] } }
    for (const [section, lists] of Object.entries(none)) {
      const values = { ...database.find(productInfoEntity, section)?.values, ...lists }
      database.change(productInfoEntity, section, { values }, by)
    }
    for (const page of productPages) {
      const values = { body: { en: [], tr: [], ar: [] } }
      database.change(productInfoEntity, page, { values }, by)
      database.change(productPageEntity, page, { published: [] }, by)
    }
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByText(translate('product-info:state.draft'))).toHaveLength(5),
    )
  },
})

export const Loading = meta.story(settings.loading)

export const Refused = meta.story(settings.refused)

export const Failed = meta.story(settings.failed)

export const Narrow = meta.story(settings.narrow)

/** Read-only for users without permission: texts in each language, and their publication state. */
export const ReadOnly = meta.story({
  globals: { role: 'staff' },
  play: async ({ canvas }) => {
    await canvas.findByText(
      // Right to left, a role's name is isolated.
      new RegExp(translate('settings:readOnly', { roles: '.*SuperAdmin.*admin.*' })),
    )
    await expect(canvas.queryByRole('toolbar')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^(Publish|نشر)/ })).toBeNull()
  },
})

/** A draft lists what is missing; unsaved text is not published. */
export const Drafts = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    const help = await cardOf(canvas, 'Help')
    await help.findByText(/more characters in English/)
    const terms = await cardOf(canvas, 'Terms')
    await expect(await terms.findByText('Unpublished changes')).toBeVisible()
    await userEvent.click(await terms.findByRole('textbox', { name: 'Text in English' }))
    await userEvent.keyboard('!')
    await terms.findByText('Save your changes first.')
    await expect(terms.getByRole('button', { name: 'Publish Terms' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

/** Changes for shoppers by language, before publication. */
export const Publishing = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    const terms = await cardOf(canvas, 'Terms')
    await userEvent.click(await terms.findByRole('button', { name: 'Publish Terms' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText(/not paid in time is cancelled/)).toBeVisible()
  },
})

Publishing.test('leaves no unpublished changes after publishing', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Publish now' }))
  const terms = await cardOf(canvas, 'Terms')
  await terms.findByText('No unpublished changes.')
  await expect(database.find(productPageEntity, 'terms')?.published).toHaveLength(2)
})

Publishing.test(
  'reports a concurrent change, and requires a review of the current draft before publishing',
  async ({ canvas, userEvent }) => {
    const values = { body: { en: blocks('x'.repeat(250)), tr: [], ar: [] } }
    database.change(productInfoEntity, 'terms', { values }, sampleAccounts[1]?.token ?? '')
    await userEvent.click(screen.getByRole('button', { name: 'Publish now' }))
    const dialog = within(screen.getByRole('dialog'))
    await dialog.findByText(translate('form:form.refused.changed'))
    await expect(database.find(productPageEntity, 'terms')?.published).toHaveLength(1)
    await expect(canvas.queryByText(translate('product-info:publish.done'))).toBeNull()
  },
)

/** Published versions of a page, each with its changes. */
export const Versions = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    const about = await cardOf(canvas, 'About us')
    await userEvent.click(await about.findByRole('button', { name: 'Versions of About us' }))
    const drawer = within(await screen.findByRole('dialog'))
    await expect(drawer.getByText('Live')).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Restore version 1' })).toBeVisible()
  },
})

/** A page in a language without a translation: shoppers read it in English. */
export const Preview = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    const terms = await cardOf(canvas, 'Terms')
    await userEvent.click(await terms.findByRole('button', { name: 'Preview of Terms' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: 'العربية' }))
    await dialog.findByText(/No العربية text yet/)
  },
})

/** Violated rules are reported at their fields. */
export const FaultyFields = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    const group = await canvas.findByRole('group', { name: /Logo for light backgrounds/ })
    const logo = within(group).getByRole('textbox', { name: /^Address/ })
    await userEvent.type(logo, 'http://market.example/logo.svg')
    await userEvent.click(canvas.getByRole('button', { name: 'Add a number' }))
    await userEvent.keyboard('0709')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findAllByText(/Start with \+ and the country/)).not.toHaveLength(0)
    await expect(logo).toHaveAttribute('aria-invalid', 'true')
  },
})

/** A logo is uploaded and cropped like the picture of a promo card; it stays transparent, and replaces its address field. */
export const UploadedLogo = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    const group = within(await canvas.findByRole('group', { name: /Logo for dark backgrounds/ }))
    const sheet = new OffscreenCanvas(400, 160)
    sheet.getContext('2d')?.fillRect(40, 40, 320, 80)
    const file = new File([await sheet.convertToBlob()], 'logo.png', { type: 'image/png' })
    await userEvent.upload(group.getByLabelText('Choose a picture', { selector: 'input' }), file)
    const dialog = within(await screen.findByRole('dialog'))
    const take = dialog.getByRole('button', { name: 'Use this area' })
    await waitFor(() => expect(take).toBeEnabled())
    await userEvent.click(take)
    await expect(await group.findByRole('img', { name: 'Logo for dark backgrounds' })).toBeVisible()
    await expect(group.queryByRole('textbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(database.find(productInfoEntity, 'identity')?.values).toMatchObject({
        logoDark: expect.stringMatching(/^data:image\/png;base64,/),
      }),
    )
  },
})

UploadedLogo.test('removes the uploaded logo', async ({ canvas, userEvent }) => {
  const group = within(canvas.getByRole('group', { name: /Logo for dark backgrounds/ }))
  await userEvent.click(group.getByRole('button', { name: 'Remove picture' }))
  await expect(await group.findByRole('textbox', { name: /^Address/ })).toHaveValue('')
})
