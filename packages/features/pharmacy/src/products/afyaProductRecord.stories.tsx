import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { afyaPaths, toAfyaProduct } from '@console/domain/afya-product'
import { recordStories } from '@console/record/stories'
import { database } from '@console/sample'
import {
  afyaProductEndpoints,
  afyaProductEntity,
  afyaProductImages,
  fixtureAfyaProduct,
} from '@console/sample/afya-product'
import { companyEndpoints } from '@console/sample/company'
import { expect, screen, waitFor, within } from 'storybook/test'
import { afyaProductRecord } from './afyaProductRecord'

const at = (productId: string, rest = '') => ({
  parameters: { address: toAfyaProduct(productId) + rest },
})
const active = fixtureAfyaProduct('active')
const record = recordStories(afyaProductRecord, afyaPaths.details, {
  ...afyaProductEndpoints,
  handlers: [
    ...afyaProductEndpoints.handlers,
    ...afyaProductImages.handlers,
    ...companyEndpoints.handlers,
  ],
})
const meta = preview.meta({ ...record.meta, ...at(active) })

export const Filled = meta.story({ globals: { role: 'admin' } })

Filled.test('recalls the product once its name is typed', async ({ canvas, userEvent }) => {
  const bar = within(await canvas.findByRole('toolbar'))
  const recall = translate('afya-product:action.recall')
  await userEvent.click(bar.getByRole('button', { name: recall }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(
    await dialog.findByRole('radio', {
      name: new RegExp(`^${translate('pharmacy:class.II')}(?!I)`),
    }),
  )
  const field = (key: string, values = {}) =>
    dialog.getByRole('textbox', { name: new RegExp(translate(`pharmacy:${key}`, values)) })
  await userEvent.type(field('recall.lots'), 'K25117, K25118')
  await userEvent.click(
    dialog.getByRole('button', { name: new RegExp(translate('pharmacy:recall.reason')) }),
  )
  await userEvent.click(
    await screen.findByRole('option', { name: translate('afya-product:reason.mislabelled') }),
  )
  const { brandName } = database.find(afyaProductEntity, active)!
  const name = dialog.getAllByRole('textbox').at(-1)!
  await userEvent.type(name, 'Another')
  await userEvent.click(dialog.getByRole('button', { name: recall }))
  await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'))
  await userEvent.clear(name)
  await userEvent.type(name, brandName)
  await userEvent.click(dialog.getByRole('button', { name: recall }))
  await waitFor(() =>
    expect(database.find(afyaProductEntity, active)).toMatchObject({
      status: 'recalled',
      recall: { recallClass: 'II', lots: ['K25117', 'K25118'] },
    }),
  )
})

/** A recalled product has a banner above everything else. */
export const Recalled = meta.story({
  ...at(fixtureAfyaProduct('recalled')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Glass particles/)
  },
})

/** Active, but hidden because its company is suspended. */
export const CompanySuspended = meta.story({
  ...at(fixtureAfyaProduct('ofSuspended')),
  play: async ({ canvas }) => {
    await canvas.findByText(translate('pharmacy:product.hidden.banner'))
  },
})

export const Draft = meta.story(at(fixtureAfyaProduct('draft'), '?tab=edit'))

/** It cannot be activated until its registration is renewed. */
export const RegistrationExpired = meta.story(
  at(fixtureAfyaProduct('registrationExpired'), '?tab=regulation'),
)

/** Products of the same generic name, with unit prices. */
export const SameGeneric = meta.story({
  ...at(active, '?tab=same'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(2)
  },
})

/** A wrong picture is removed after a confirmation. */
export const Pictures = meta.story({
  ...at(active, '?tab=images'),
  globals: { role: 'admin' },
  play: async ({ canvas, userEvent }) => {
    const before = database.find(afyaProductEntity, active)!.images.length
    const remove = { name: translate('pharmacy:image.remove') }
    await userEvent.click(await canvas.findByRole('button', remove))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', remove))
    await waitFor(() =>
      expect(database.find(afyaProductEntity, active)?.images).toHaveLength(before - 1),
    )
  },
})

/** Unknown token. */
export const Empty = meta.story({
  ...at('x'.repeat(22)),
  play: async ({ canvas }) => {
    await canvas.findByRole('link')
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...record.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...record.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...record.failed })

/** Arabic, on a phone. */
export const Narrow = meta.story({ ...record.narrow, ...at(fixtureAfyaProduct('recalled')) })
