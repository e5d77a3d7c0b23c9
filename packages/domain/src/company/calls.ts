import type { Send } from '@console/core/api'
import { type CompanyBody, companyDetail, type CompanyDetail } from './contract'

const base = 'catalogue'
const path = '/companies'

/**
 * Writes a new company, which is active at once.
 * @param key the same for every try, so that it is written once
 * @throws ApiError 422 where its regulator has a company with its licence
 */
export function createCompany(send: Send, body: CompanyBody, key: string): Promise<CompanyDetail> {
  return send({
    base,
    method: 'POST',
    path,
    body,
    headers: { 'Idempotency-Key': key },
    answer: companyDetail,
  })
}

/**
 * Changes what is written of a company.
 * @param company as it was read
 * @param key the same for every try, so that it is done once
 * @throws ApiError 412 where it has changed since, 422 where its regulator has another company with its licence
 */
export function changeCompany(
  send: Send,
  { companyId, version }: Pick<CompanyDetail, 'companyId' | 'version'>,
  body: CompanyBody,
  key: string,
): Promise<CompanyDetail> {
  return send({
    base,
    method: 'PATCH',
    path: `${path}/:companyId`,
    segments: { companyId },
    body,
    headers: { 'If-Match': `"v${version}"`, 'Idempotency-Key': key },
    answer: companyDetail,
  })
}
