import {
  companiesResource,
  companyBody,
  companyCapabilities,
  expiryOf,
} from '@console/domain/company'
import type { HttpHandler } from 'msw/http'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { writingEndpoints } from '../../resources/writingEndpoints'
import { instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { companyDecisions } from './decisions'
import { companyEntity } from './entity'
import { companyHistory } from './history'
import type { StoredCompany } from './rows'
import { writeCompany } from './write'
import { dayOffset } from '../shop-setting/dayOffset'
import type { Index } from '../../store/table'
import { afyaProductEntity } from '../afya-product/entity'
import type { StoredAfyaProduct } from '../afya-product/rows'

const byCompany: Index<StoredAfyaProduct> = {
  entity: afyaProductEntity,
  keysOf: ({ companyId }) => [companyId],
}

/** Number of a company's products, in any status. */
function productCount(companyId: string, database: SampleDatabase): number {
  return database.matching(byCompany, companyId).length
}

function toRow({ contacts: _, ...company }: StoredCompany, database: SampleDatabase) {
  return {
    ...company,
    licence: expiryOf(company.licenceExpiresOn, instant(database.now())),
    productCount: productCount(company.companyId, database),
  }
}

const own = resourceEndpoints({
  resource: companiesResource,
  entity: companyEntity,
  dayOffset,
  answers: { licence: ({ licenceExpiresOn }, { now }) => expiryOf(licenceExpiresOn, now) },
  readAs: (company, database) => ({
    ...company,
    productCount: productCount(company.companyId, database),
  }),
  toRow,
  toDetail: (company, database) => ({ ...toRow(company, database), contacts: company.contacts }),
  decisions: [companyDecisions],
  past: companyHistory,
})

const writing = writingEndpoints({
  resource: companiesResource,
  body: companyBody,
  roles: companyCapabilities.edit.roles,
})

const handlers: readonly HttpHandler[] = [
  ...own.handlers,
  writing.create((call) => own.detailOf(writeCompany(call), call)),
  writing.change((call) => own.detailOf(writeCompany(call, own.findAsRead(call)), call)),
]

/** Endpoints of companies. */
export const companyEndpoints = { ...own, ...writing, handlers }
