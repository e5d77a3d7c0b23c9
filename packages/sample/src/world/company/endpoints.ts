import type { systemAdmin } from '@console/core/permissions'
import {
  companiesResource,
  companyBody,
  type CompanyBody,
  companyDetail,
  type CompanyDetail,
  companyCapabilities,
  companyKind,
  expiryOf,
} from '@console/domain/company'
import type { HttpHandler } from 'msw/http'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { endpoint, type Resolver } from '../../server/endpoint'
import { instant } from '../../store/clock'
import type { World } from '../../store/store'
import { companyDecisions } from './decisions'
import { companyEntity } from './entity'
import { companyHistory } from './past'
import { productCount } from './productCount'
import type { StoredCompany } from './rows'
import { writeCompany } from './write'

function toRow({ contacts: _, ...company }: StoredCompany, world: World) {
  return {
    ...company,
    licence: expiryOf(company.licenceExpiresOn, instant(world.now())),
    productCount: productCount(company.companyId, world),
  }
}

const own = resourceEndpoints({
  resource: companiesResource,
  entity: companyEntity,
  answers: { licence: ({ licenceExpiresOn }, { now }) => expiryOf(licenceExpiresOn, now) },
  readAs: (company, world) => ({
    ...company,
    productCount: productCount(company.companyId, world),
  }),
  toRow,
  toDetail: (company, world) => ({ ...toRow(company, world), contacts: company.contacts }),
  decisions: [companyDecisions],
  past: companyHistory,
})

const shared = {
  base: 'catalogue',
  roles: companyCapabilities.edit.roles,
  answer: companyDetail,
  body: companyBody,
  isOnce: true,
  words: [companyKind.words],
  resource: companiesResource,
} as const

const writing = {
  /** `POST /companies` */
  create: (resolver: Resolver<CompanyDetail, CompanyBody, typeof systemAdmin>): HttpHandler =>
    endpoint({ ...shared, method: 'POST', path: '/companies', status: 201 }, resolver),
  /** `PATCH /companies/{companyId}` */
  change: (resolver: Resolver<CompanyDetail, CompanyBody, typeof systemAdmin>): HttpHandler =>
    endpoint(
      {
        ...shared,
        method: 'PATCH',
        path: '/companies/:token',
        isMatched: true,
        refusals: [{ status: 412, code: 'stale_version' }],
      },
      resolver,
    ),
}

const handlers: readonly HttpHandler[] = [
  ...own.handlers,
  writing.create((call) => own.detailOf(writeCompany(call), call)),
  writing.change((call) => own.detailOf(writeCompany(call, own.findAsRead(call)), call)),
]

/** The endpoints of companies. */
export const companyEndpoints = { ...own, ...writing, handlers }
