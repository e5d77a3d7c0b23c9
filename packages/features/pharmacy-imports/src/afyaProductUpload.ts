import {
  afyaPaths,
  type AfyaProduct,
  afyaProductImport,
  type DosageForm,
  type Route,
  type Schedule,
} from '@console/domain/afya-product'
import { defineImport } from '@console/import'

type Pack = AfyaProduct['pack']

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
  choices: {
    dosageForm: (value) => `afya-product:form.${value as DosageForm}`,
    route: (value) => `afya-product:route.${value as Route}`,
    packUnit: (value) => `afya-product:unit.${value as Pack['unitName']}`,
    packContainer: (value) => `afya-product:container.${value as Pack['container']}`,
    schedule: (value) => `afya-product:schedule.${value as Schedule}`,
    storage: (value) => `afya-product:storage.${value as AfyaProduct['storage']}`,
  },
  faults: {
    company_several: 'fault.company_several',
    company_unknown: 'fault.company_unknown',
    gtin_wrong: 'fault.gtin_wrong',
    ingredients: 'fault.ingredients',
    price_decimals: 'fault.price_decimals',
    route_wrong: 'fault.route_wrong',
  },
  nameField: 'brandName',
  listPath: afyaPaths.list,
})
