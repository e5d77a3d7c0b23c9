import { languages } from '@console/core/i18n'
import { type ImportKind, plain } from '@console/core/imports'
import { afyaProductImport } from '@console/domain/afya-product'
import { companyImport } from '@console/domain/company'
import { expect, test } from 'vitest'
import { pharmacy } from '.'

/** Column titles of the list for the fields of an import. */
const companies = {
  name: 'company.name',
  kind: 'company.kind',
  country: 'company.country',
  regulator: 'company.regulator',
  licenceNo: 'company.licenceNo',
  licenceExpiresOn: 'company.licenceExpiresOn',
}
const products = {
  brandName: 'product.brandName',
  genericName: 'product.genericName',
  ingredients: 'product.ingredients',
  dosageForm: 'product.dosageForm',
  route: 'product.route',
  packUnits: 'product.packUnits',
  packUnit: 'product.packUnit',
  packContainer: 'product.packContainer',
  company: 'product.company',
  registrationNo: 'product.registrationNo',
  registrationExpiresOn: 'product.registrationExpiresOn',
  schedule: 'product.schedule',
  storage: 'product.storage',
  shelfLifeMonths: 'product.shelfLifeMonths',
  atcCode: 'product.atcCode',
  gtin: 'product.gtin',
  listPrice: 'product.listPrice',
}

test.each<[string, ImportKind, Readonly<Record<string, string>>]>([
  ['companies', companyImport, companies],
  ['Afya products', afyaProductImport, products],
])(
  'the import of %s recognizes the columns of an exported list in every language',
  async (_, { columns }, titles) => {
    const unknown: string[] = []
    for (const { id } of languages) {
      const messages = (await pharmacy.messages.load[id]()) as Readonly<Record<string, string>>
      for (const [field, key] of Object.entries(titles)) {
        const title = messages[key] ?? ''
        const { names = [] } = columns.find((column) => column.field === field) ?? {}
        if (!names.map(plain).includes(plain(title))) unknown.push(`${id} ${field}: ${title}`)
      }
    }
    expect(unknown).toEqual([])
    const required = columns.filter(({ isRequired }) => isRequired).map(({ field }) => field)
    expect(Object.keys(titles)).toEqual(expect.arrayContaining(required))
  },
)
