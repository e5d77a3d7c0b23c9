import { afyaPaths, afyaProductImport } from '@console/domain/afya-product'
import { defineImport } from '@console/import'

/** /afya-product-upload (specification 2). */
export const afyaProductUpload = defineImport({
  namespace: 'pharmacy-imports',
  title: 'products.title',
  kind: afyaProductImport,
  columns: {
    brandName: 'column.brandName',
    genericName: 'column.genericName',
    ingredients: 'column.ingredients',
    dosageForm: 'column.dosageForm',
    route: 'column.route',
    packUnits: 'column.packUnits',
    packUnit: 'column.packUnit',
    packContainer: 'column.packContainer',
    company: 'column.company',
    registrationNo: 'column.registrationNo',
    registrationExpiresOn: 'column.registrationExpiresOn',
    schedule: 'column.schedule',
    storage: 'column.storage',
    shelfLifeMonths: 'column.shelfLifeMonths',
    coldChain: 'column.coldChain',
    atcCode: 'column.atcCode',
    gtin: 'column.gtin',
    listPrice: 'column.listPrice',
    currency: 'column.currency',
    warnings: 'column.warnings',
  },
  nameField: 'brandName',
  listPath: afyaPaths.list,
})
