import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { toCompany, toEditCompany } from '@console/domain/company'
import { listStories } from '@console/list/stories'
import { database } from '@console/sample'
import { afyaProductEndpoints } from '@console/sample/afya-product'
import { companyEndpoints, companyEntity, fixtureCompany } from '@console/sample/company'
import { expect, waitFor, within } from 'storybook/test'
import { companyList } from './companyList'

const list = listStories(companyList, companyEndpoints)
const meta = preview.meta({
  ...list.meta,
  globals: { role: 'admin' },
  beforeEach({ msw }) {
    msw.use(...companyEndpoints.handlers, ...afyaProductEndpoints.handlers)
  },
})

export const Filled = meta.story()

/** Expired licences, and those that expire soon. */
export const Expiring = meta.story({
  parameters: { address: '/company-list?view=expiring' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(translate('pharmacy:expiry.expired'))).not.toHaveLength(
      0,
    )
  },
})

/** The reason of a suspension is in the preview. */
export const Suspended = meta.story({
  parameters: { address: toCompany(fixtureCompany('suspended')) },
  play: async ({ canvas }) => {
    await canvas.findByText('Until the inspection of its premises is over.')
  },
})

export const Empty = meta.story(list.empty)

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...list.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...list.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...list.failed })

export const Narrow = meta.story(list.narrow)

/** A licence of another company is refused at its field. */
export const DuplicateLicence = meta.story({
  parameters: { address: toEditCompany(fixtureCompany('expired')) },
  play: async ({ canvas, userEvent }) => {
    const companies = database.rows(companyEntity)
    const own = database.find(companyEntity, fixtureCompany('expired'))!
    const other = companies.find((each) => each.regulator === own.regulator && each !== own)!
    const licence = await canvas.findByRole('textbox', {
      name: new RegExp(translate('pharmacy:company.licenceNo')),
    })
    await userEvent.clear(licence)
    await userEvent.type(licence, other.licenceNo)
    await userEvent.click(canvas.getByRole('button', { name: translate('pharmacy:save') }))
    await waitFor(() => expect(licence).toHaveAttribute('aria-invalid', 'true'))
  },
})

/** A licence with a partly deleted date is not saved with another date. */
export const HalfDate = meta.story({
  parameters: { address: toEditCompany(fixtureCompany('expired')) },
  play: async ({ canvas, userEvent }) => {
    const own = database.find(companyEntity, fixtureCompany('expired'))!
    const before = own.licenceExpiresOn
    const [day] = await canvas.findAllByRole('spinbutton', {
      name: new RegExp(translate('pharmacy:company.licenceExpiresOn')),
    })
    await userEvent.click(day!)
    await userEvent.keyboard('{Backspace}{Backspace}')
    await userEvent.click(canvas.getByRole('button', { name: translate('pharmacy:save') }))
    const expires = day!.closest('[data-field]') as HTMLElement
    await within(expires).findByText(translate('form:form.error.day'))
    // The empty part is focused first: Ctrl+Enter saves once the date is complete.
    await expect(expires).toContainElement(document.activeElement as HTMLElement)
    await expect(database.find(companyEntity, own.companyId)?.licenceExpiresOn).toBe(before)
  },
})
