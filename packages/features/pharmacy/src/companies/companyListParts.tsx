import { defineFields } from '@console/core/fields'
import { type Company, companyFields, companyWorkflow } from '@console/domain/company'
import { chipCell, listParts, nameCell } from '@console/list'

const fields = {
  ...companyFields,
  ...defineFields<Company>()({
    licence: {
      type: 'choice',
      values: companyFields.licence.values,
      of: ({ licence }) => licence,
      filtered: true,
    },
  }),
}

/** Columns and filters of the list of companies. */
export const { columns: companyColumns, filters: companyFilters } = listParts<Company>()(fields, {
  name: {
    title: 'company.name',
    width: 260,
    min: 220,
    priority: 1,
    text: ({ name }) => name,
    cell: ({ logo, name }, { formats }) => nameCell(logo, formats.isolate(name), ''),
  },
  kind: {
    title: 'company.kind',
    messages: 'company:kind',
    width: 160,
    priority: 2,
    filter: { isPinned: true },
  },
  country: {
    title: 'company.country',
    width: 120,
    priority: 3,
    text: ({ country }, { formats }) => formats.country(country),
    csv: [{ code: ({ country }) => country }],
    filter: { isCountry: true },
  },
  regulator: {
    title: 'company.regulator',
    messages: 'company:regulator',
    width: 108,
    priority: 2,
    filter: true,
  },
  licenceNo: { title: 'company.licenceNo', width: 128, priority: 2 },
  licenceExpiresOn: {
    title: 'company.licenceExpiresOn',
    width: 150,
    priority: 1,
    filter: true,
    text: ({ licenceExpiresOn }, { formats }) => formats.date(new Date(licenceExpiresOn)),
    cell: ({ licenceExpiresOn, licence }, { t, formats }) => (
      <span data-cell="lines">
        <span>{formats.date(new Date(licenceExpiresOn))}</span>
        {licence === 'valid'
          ? null
          : chipCell(t(`expiry.${licence}`), licence === 'expired' ? 'danger' : 'warning')}
      </span>
    ),
    csv: [{ value: ({ licenceExpiresOn }) => licenceExpiresOn }],
  },
  licence: { title: 'company.licence', messages: 'expiry', filter: { isPinned: true } },
  productCount: { title: 'company.products', width: 104, min: 96, priority: 1 },
  status: {
    title: 'status',
    messages: 'company:status',
    statuses: companyWorkflow.statuses,
    width: 124,
    priority: 1,
    filter: { isPinned: true },
  },
})
