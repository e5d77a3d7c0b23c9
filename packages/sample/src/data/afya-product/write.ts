import type { AfyaProductBody } from '@console/domain/afya-product'
import { plainNumber } from '@console/domain/company'
import { token } from '../../random/token'
import { refuse } from '../../server/refuse'
import type { Sentence } from '../../server/sentences'
import type { SampleDatabase } from '../../store/store'
import type { Index } from '../../store/table'
import { companyEntity } from '../company/entity'
import type { Writing } from '../company/write'
import { writtenEvent } from '../shared/writtenEvent'
import { afyaProductEntity } from './entity'
import type { StoredAfyaProduct } from './rows'

/** Products by their registration number, in any notation. */
export const byRegistration: Index<StoredAfyaProduct> = {
  entity: afyaProductEntity,
  keysOf: ({ registrationNo }) => [plainNumber(registrationNo)],
}

/** First product that is registered under a number; undefined if there is none. */
export function productRegistered(
  database: SampleDatabase,
  registrationNo: string,
): StoredAfyaProduct | undefined {
  return database.matching(byRegistration, plainNumber(registrationNo))[0]
}

/**
 * Creates a product as a draft, or changes one.
 * @param product product to change; without it, a new one is created
 * @throws Refusal 422 if another product has its registration, or if there is no such company
 */
export function writeAfyaProduct(
  writing: Writing<AfyaProductBody>,
  product?: StoredAfyaProduct,
): StoredAfyaProduct {
  const { database, account, body } = writing
  const other = productRegistered(database, body.registrationNo)
  if (other && other.productId !== product?.productId)
    throw refuseField('/registrationNo', {
      key: 'afya_product.number_taken',
      values: { name: other.brandName },
    })
  if (!database.find(companyEntity, body.companyId))
    throw refuseField('/companyId', 'company.missing')
  if (product) {
    const event = writtenEvent(writing, 'afyaProduct.changed', product.status, product.status)
    return database.change(afyaProductEntity, product.productId, body, account.token, {
      done: { action: 'change', event },
    })
  }
  const written = {
    ...body,
    productId: token(`afyaProduct ${account.token}`, database.changes().length),
    images: [],
    status: 'draft' as const,
    recall: null,
    decision: null,
  }
  return database.add<StoredAfyaProduct>(afyaProductEntity, written, account.token, {
    done: { action: 'create', event: writtenEvent(writing, 'afyaProduct.created', null, 'draft') },
  })
}

function refuseField(pointer: string, message: Sentence) {
  return refuse(422, 'validation', message, { errors: [{ pointer, message }] })
}
