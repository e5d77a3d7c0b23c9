import {
  afyaProductBody,
  type afyaProductFields,
  afyaProductsResource,
} from '@console/domain/afya-product'
import { companyCapabilities, expiryOf } from '@console/domain/company'
import type { HttpHandler } from 'msw/http'
import type { Answers } from '../../lists/listOfFields'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { writingEndpoints } from '../../resources/writingEndpoints'
import { companyEntity } from '../company/entity'
import { afyaProductDecisions } from './decisions'
import { afyaProductEntity } from './entity'
import { afyaProductHistory } from './history'
import type { StoredAfyaProduct } from './rows'
import { isHidden, readAfyaProduct, toDetail, toRow } from './views'
import { writeAfyaProduct } from './write'
import { dayOffset } from '../shop-setting/dayOffset'

/** List fields of products that only the server can answer. */
const answers: Answers<typeof afyaProductFields, StoredAfyaProduct> = {
  registration: ({ registrationExpiresOn }, { now }) => expiryOf(registrationExpiresOn, now),
  image: ({ images }) => (images.length > 0 ? 'with' : 'without'),
  // A code belongs to its own class, and to all those above it: N, N02, N02B, N02BE.
  atc: ({ atcCode }) =>
    atcCode === null ? [] : [1, 3, 4, 5, 7].map((length) => atcCode.slice(0, length)),
  country: ({ companyId }, { database }) =>
    database.find(companyEntity, companyId)?.country ?? null,
  hidden: (product, { database }) => isHidden(product, database),
}

const own = resourceEndpoints({
  resource: afyaProductsResource,
  entity: afyaProductEntity,
  dayOffset,
  answers,
  readAs: readAfyaProduct,
  toRow,
  toDetail,
  decisions: [afyaProductDecisions],
  past: afyaProductHistory,
})

const writing = writingEndpoints({
  resource: afyaProductsResource,
  body: afyaProductBody,
  roles: companyCapabilities.edit.roles,
})

const handlers: readonly HttpHandler[] = [
  ...own.handlers,
  writing.create((call) => own.detailOf(writeAfyaProduct(call), call)),
  writing.change((call) => own.detailOf(writeAfyaProduct(call, own.findAsRead(call)), call)),
]

/** Endpoints of Afya products. */
export const afyaProductEndpoints = { ...own, ...writing, handlers }
