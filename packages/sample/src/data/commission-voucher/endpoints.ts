import { systemAdmin } from '@console/core/permissions'
import {
  voucherDetail,
  type VoucherDetail,
  vouchersResource,
  voucherToPrepare,
  type VoucherToPrepare,
  type voucherFields,
} from '@console/domain/commission-voucher'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { voucherDecisions } from './decisions'
import { endpoint, type Resolver } from '../../server/endpoint'
import { refuse } from '../../server/refuse'
import { reviewers } from '../../accounts/actors'
import { voucherDetailOf, voucherRowOf } from './details'
import { commissionVoucherEntity } from './entity'
import { voucherHistory } from './history'
import { prepareVoucher } from './prepare'
import { dayOffset } from '../shop-setting/dayOffset'
import type { Answers } from '../../lists/listOfFields'
import { tokensOf } from '../../lists/tokensOf'
import type { CommissionVoucher } from './rows'

/** List fields of vouchers that only the server can answer. */
const voucherAnswers = {
  providerReference: ({ providerReference }) => providerReference,
  receiptNo: ({ receiptNo }) => receiptNo,
  preparedBy: ({ prepared }, caller) => tokensOf(prepared.by, caller),
  overdue: ({ status, dueAt }, { now }) => !['paid', 'cancelled'].includes(status) && dueAt < now,
  failedBefore: ({ attempts }) => attempts.some(({ outcome }) => outcome === 'failed'),
} satisfies Answers<typeof voucherFields, CommissionVoucher>

const ofResource = resourceEndpoints({
  resource: vouchersResource,
  entity: commissionVoucherEntity,
  dayOffset,
  answers: voucherAnswers,
  toRow: voucherRowOf,
  toDetail: voucherDetailOf,
  decisions: [voucherDecisions],
  past: voucherHistory,
})

/** `POST /commission-vouchers` */
function prepare(resolver: Resolver<VoucherDetail, VoucherToPrepare, typeof systemAdmin>) {
  return endpoint(
    {
      method: 'POST',
      base: 'gateway',
      path: '/commission-vouchers',
      roles: systemAdmin,
      status: 201,
      answer: voucherDetail,
      body: voucherToPrepare,
      isOnce: true,
      refusals: [
        { status: 403, code: 'forbidden' },
        { status: 409, code: 'entries_taken' },
      ],
    },
    resolver,
  )
}

const prepareInDatabase = prepare(({ account, database, body }) => {
  const { collection, destination } = body
  if (!collection || !destination) throw refuse(422, 'validation', 'voucher.payee_missing')
  const by = reviewers().find(({ token }) => token === account.token)
  if (!by)
    throw refuse(403, 'forbidden', {
      key: 'role.capability_missing',
      values: { capability: 'voucher.prepare' },
    })
  const made = prepareVoucher({ ...body, collection, destination }, by, database)
  return { ...voucherDetailOf(made, database), _actions: [] }
})

/** Endpoints of vouchers. */
export const voucherEndpoints = {
  ...ofResource,
  prepare,
  handlers: [...ofResource.handlers, prepareInDatabase],
}
