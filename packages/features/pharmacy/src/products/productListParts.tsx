import { defineFields } from '@console/core/fields'
import {
  type AfyaProduct,
  afyaProductFields,
  afyaProductWorkflow,
  atcGroups,
  strengthText,
} from '@console/domain/afya-product'
import { companiesResource } from '@console/domain/company'
import { chipCell, listParts, nameCell } from '@console/list'

const fields = {
  ...afyaProductFields,
  ...defineFields<AfyaProduct>()({
    pack: { type: 'text', of: () => null },
    // By main groups: users do not know the classes below by heart.
    atc: { type: 'choice', values: atcGroups, filtered: true },
  }),
}

/** Columns and filters of the list of products. */
export const { columns: productColumns, filters: productFilters } = listParts<AfyaProduct>()(
  fields,
  {
    brandName: {
      title: 'product.brandName',
      width: 240,
      min: 160,
      priority: 1,
      text: ({ brandName }) => brandName,
      // A recall is shown wherever the product is named: its status may be hidden or scrolled out of view.
      cell: ({ image, brandName, genericName, recall }, { t }) =>
        nameCell(
          image,
          brandName,
          recall ? chipCell(t('afya-product:status.recalled'), 'danger', true) : genericName,
        ),
    },
    genericName: { title: 'product.genericName', width: 180, priority: 3 },
    strength: {
      title: 'product.strength',
      width: 132,
      priority: 1,
      text: ({ strengthLabel }, { t, formats }) => strengthText(strengthLabel, t, formats),
      csv: [{ value: ({ strengthLabel }) => strengthLabel }],
    },
    dosageForm: {
      title: 'product.dosageForm',
      messages: 'afya-product:form',
      width: 136,
      priority: 2,
      filter: { isPinned: true },
    },
    pack: {
      title: 'product.pack',
      width: 168,
      priority: 3,
      text: ({ pack }, { t, formats }) =>
        t('packOf', {
          units: formats.number(pack.units),
          unit: t(`afya-product:unit.${pack.unitName}`),
          container: t(`afya-product:container.${pack.container}`),
        }),
      // In parts, as the import reads them.
      csv: [
        { title: 'product.packUnits', value: ({ pack }) => pack.units },
        {
          title: 'product.packUnit',
          value: ({ pack }, { t }) => t(`afya-product:unit.${pack.unitName}`),
        },
        {
          title: 'product.packContainer',
          value: ({ pack }, { t }) => t(`afya-product:container.${pack.container}`),
        },
      ],
    },
    company: {
      title: 'product.company',
      width: 200,
      priority: 2,
      filter: { resource: companiesResource as never },
      text: ({ company }) => company.label,
      cell: ({ company, hiddenBy }, { t }) => (
        <span data-cell="lines">
          <bdi>{company.label}</bdi>
          {hiddenBy ? chipCell(t('product.hidden'), 'warning') : null}
        </span>
      ),
    },
    schedule: {
      title: 'product.schedule',
      messages: 'afya-product:schedule',
      statuses: {
        otc: { tone: 'neutral' },
        pharmacy_only: { tone: 'neutral' },
        prescription_only: { tone: 'info' },
        controlled: { tone: 'warning' },
      },
      width: 164,
      priority: 2,
      filter: { isPinned: true },
    },
    listPrice: { title: 'product.listPrice', priority: 2 },
    status: {
      title: 'status',
      messages: 'afya-product:status',
      width: 176,
      priority: 1,
      filter: { isPinned: true },
      text: ({ status, recall }, { t }) =>
        recall
          ? t('recalledClass', { class: recall.recallClass })
          : t(`afya-product:status.${status}`),
      cell: ({ status, recall }, { t }) =>
        recall
          ? chipCell(t('recalledClass', { class: recall.recallClass }), 'danger', true)
          : chipCell(t(`afya-product:status.${status}`), afyaProductWorkflow.statuses[status].tone),
      csv: [{ code: ({ status }) => status }],
    },
    storage: {
      title: 'product.storage',
      messages: 'afya-product:storage',
      width: 120,
      priority: 3,
      isOptional: true,
      filter: true,
    },
    route: {
      title: 'product.route',
      messages: 'afya-product:route',
      width: 120,
      priority: 3,
      isOptional: true,
      filter: true,
    },
    ingredients: { title: 'product.ingredients', width: 240, priority: 3, isOptional: true },
    atcCode: { title: 'product.atcCode', width: 108, priority: 3, isOptional: true },
    gtin: { title: 'product.gtin', width: 140, priority: 3, isOptional: true },
    registrationNo: { title: 'product.registrationNo', width: 160, priority: 3, isOptional: true },
    registrationExpiresOn: {
      title: 'product.registrationExpiresOn',
      width: 196,
      priority: 3,
      isOptional: true,
      text: ({ registrationExpiresOn }, { formats }) =>
        formats.date(new Date(registrationExpiresOn)),
      cell: ({ registrationExpiresOn, registration }, { t, formats }) => (
        <span data-cell="lines">
          <span>{formats.date(new Date(registrationExpiresOn))}</span>
          {registration === 'valid'
            ? null
            : chipCell(
                t(`expiry.${registration}`),
                registration === 'expired' ? 'danger' : 'warning',
              )}
        </span>
      ),
      csv: [{ value: ({ registrationExpiresOn }) => registrationExpiresOn }],
      filter: true,
    },
    shelfLifeMonths: {
      title: 'product.shelfLifeMonths',
      width: 112,
      priority: 3,
      isOptional: true,
    },
    registration: { title: 'product.registration', messages: 'expiry', filter: true },
    image: { title: 'product.image', messages: 'image', filter: { isSingle: true } },
    coldChain: { title: 'product.coldChain', filter: true },
    atc: { title: 'product.atcGroup', messages: 'atc', filter: true },
    country: { title: 'product.country', filter: { isCountry: true } },
    hidden: { title: 'product.hidden', filter: true },
    recallClass: { title: 'recall.class', messages: 'class', filter: true },
  },
)
