import { currencies, type Currency } from '@console/core/contracts'
import type { Cells, RowFault } from '@console/core/imports'
import {
  afyaProductBody,
  type AfyaProductBody,
  afyaProductImport,
  ingredientsFrom,
  ingredientsText,
} from '@console/domain/afya-product'
import type * as z from 'zod/mini'
import { importEndpoints } from '../../imports/importEndpoints'
import type { SampleDatabase } from '../../store/store'
import { companiesCalled } from '../company/called'
import { companyEntity } from '../company/entity'
import type { StoredAfyaProduct } from './rows'
import { productRegistered, writeAfyaProduct } from './write'

function productOf({ registrationNo = '' }: Cells, database: SampleDatabase) {
  return productRegistered(database, registrationNo)
}

/** Body of a product, from a row and from current values for its blank cells. */
function bodyOf(cells: Cells, database: SampleDatabase): unknown {
  const now = productOf(cells, database)
  const cell = (field: string, before: string | null = null) => cells[field] || before
  const counted = (field: string, before?: number) => (cells[field] ? Number(cells[field]) : before)
  const [company] = cells.company ? companiesCalled(database, cells.company) : []
  return {
    brandName: cell('brandName', now?.brandName),
    genericName: cell('genericName', now?.genericName),
    ingredients: cells.ingredients ? ingredientsFrom(cells.ingredients) : now?.ingredients,
    dosageForm: cell('dosageForm', now?.dosageForm),
    route: cell('route', now?.route),
    pack: {
      units: counted('packUnits', now?.pack.units),
      unitName: cell('packUnit', now?.pack.unitName),
      container: cell('packContainer', now?.pack.container),
    },
    companyId: company?.companyId ?? now?.companyId,
    atcCode: cell('atcCode', now?.atcCode),
    registrationNo: now?.registrationNo ?? cell('registrationNo'),
    registrationExpiresOn: cell('registrationExpiresOn', now?.registrationExpiresOn),
    schedule: cell('schedule', now?.schedule),
    coldChain: cells.coldChain ? cells.coldChain === 'yes' : (now?.coldChain ?? false),
    storage: cell('storage', now?.storage),
    shelfLifeMonths: counted('shelfLifeMonths', now?.shelfLifeMonths),
    gtin: cell('gtin', now?.gtin),
    listPrice: priceOf(cells, now?.listPrice ?? null),
    warnings: cell('warnings', now?.warnings),
  }
}

/** Price of a row: in its currency, or in that of the previous price. */
function priceOf({ listPrice = '', currency = '' }: Cells, before: AfyaProductBody['listPrice']) {
  if (listPrice === '') return before
  const known = (currency || before?.currency) as Currency | undefined
  return known && { amount: minorUnits(listPrice, known), currency: known }
}

/** Converts `12.5` shillings to 1250 cents; not an integer if it has more decimals than the currency. */
function minorUnits(decimal: string, currency: Currency): number {
  const [whole = '', part = ''] = decimal.split('.')
  const places = currencies[currency]
  const cents = part.replace(/0+$/, '')
  return cents.length > places ? Number.NaN : Number(whole + cents.padEnd(places, '0'))
}

/** Column of an issue that the schema reports. */
function columnOf(path: readonly PropertyKey[]): string | null {
  const [field, below] = path
  if (field === 'pack')
    return { units: 'packUnits', unitName: 'packUnit' }[String(below)] ?? 'packContainer'
  return field === undefined ? null : String(field)
}

function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return String(issue.params?.rule)
  if (issue.path[0] === 'ingredients') return 'ingredients'
  // The column checks the limits: the remaining case is a fraction of the currency's smallest unit.
  if (issue.path[0] === 'listPrice') return 'price_decimals'
  return 'pattern'
}

function faultsOf(cells: Cells, database: SampleDatabase): RowFault[] {
  const faults: RowFault[] = []
  const called = companiesCalled(database, cells.company ?? '')
  if (cells.company && called.length !== 1)
    faults.push({
      field: 'company',
      code: called.length === 0 ? 'company_unknown' : 'company_several',
    })
  const before = productOf(cells, database)?.listPrice
  const currency = cells.currency || before?.currency
  if (cells.listPrice && !currency) faults.push({ field: 'currency', code: 'required' })
  // A new currency alone would change the price.
  if (!cells.listPrice && before && currency !== before.currency)
    faults.push({ field: 'listPrice', code: 'required' })
  const { error } = afyaProductBody.safeParse(bodyOf(cells, database))
  const found = (error?.issues ?? []).map((issue) => ({
    field: columnOf(issue.path),
    code: codeOf(issue),
  }))
  const reported = new Set(faults.map(({ field }) => field))
  // An unknown company, and a price without a currency, make the body invalid, too.
  const others = found.filter(({ field }) => {
    const name = field === 'companyId' ? 'company' : field
    return !reported.has(name) && !(name === 'listPrice' && reported.has('currency'))
  })
  return [
    ...faults,
    ...others.filter(({ field }, at) => others.findIndex((each) => each.field === field) === at),
  ]
}

/** Values of a product as cells. Values that mean the same as the row's are written as in the row. */
function cellsOf(now: StoredAfyaProduct, cells: Cells, database: SampleDatabase): Cells {
  const { pack, listPrice } = now
  const line = ingredientsText(now.ingredients)
  const [called] = companiesCalled(database, cells.company ?? '')
  const price = listPrice ? listPrice.amount / 10 ** currencies[listPrice.currency] : null
  const isSamePrice = price !== null && Number(cells.listPrice) === price
  return {
    brandName: now.brandName,
    genericName: now.genericName,
    ingredients:
      ingredientsText(ingredientsFrom(cells.ingredients ?? '') ?? []) === line
        ? (cells.ingredients ?? '')
        : line,
    dosageForm: now.dosageForm,
    route: now.route,
    packUnits: String(pack.units),
    packUnit: pack.unitName,
    packContainer: pack.container,
    company:
      called?.companyId === now.companyId
        ? (cells.company ?? '')
        : (database.find(companyEntity, now.companyId)?.name ?? ''),
    atcCode: now.atcCode ?? '',
    registrationNo: cells.registrationNo ?? '',
    registrationExpiresOn: now.registrationExpiresOn,
    schedule: now.schedule,
    storage: now.storage,
    shelfLifeMonths: String(now.shelfLifeMonths),
    coldChain: now.coldChain ? 'yes' : 'no',
    gtin: now.gtin ?? '',
    listPrice: isSamePrice ? (cells.listPrice ?? '') : String(price ?? ''),
    // Without a price there is no currency that could differ.
    currency: listPrice?.currency ?? (cells.listPrice ? '' : (cells.currency ?? '')),
    warnings: now.warnings ?? '',
  }
}

/** Endpoints of imports of Afya products. */
export const afyaProductImports = importEndpoints({
  kind: afyaProductImport,
  find(cells, database) {
    const now = productOf(cells, database)
    return now ? cellsOf(now, cells, database) : null
  },
  faults: faultsOf,
  write(cells, { database, account, job }) {
    const body = afyaProductBody.parse(bodyOf(cells, database))
    writeAfyaProduct({ database, account, body, source: job.file.name }, productOf(cells, database))
  },
})
