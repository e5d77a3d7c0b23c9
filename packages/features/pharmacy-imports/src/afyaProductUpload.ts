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
  faults: {
    company_several: 'fault.company_several',
    company_unknown: 'fault.company_unknown',
    gtin_wrong: 'fault.gtin_wrong',
    ingredients: 'fault.ingredients',
    route_wrong: 'fault.route_wrong',
  },
  nameField: 'brandName',
  listPath: afyaPaths.list,
})
