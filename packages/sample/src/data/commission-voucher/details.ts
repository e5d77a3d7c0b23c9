import type { VoucherDetail, VoucherRecord, VoucherRow } from '@console/domain/commission-voucher'
import type { SampleDatabase } from '../../store/store'
import { agents } from '../agent/rows'
import { destinationsOf } from '../commission-collection/destinations'
import { entryEntity } from '../commission-entry/entity'
import { entryIn, holdersIn } from '../commission-entry/holders'
import { agentOf, type CommissionVoucher } from './rows'

/** Row of a voucher, without the fields that only the full record has. */
export function voucherRowOf({
  adjustments: _adjustments,
  attempts,
  note: _note,
  providerReference: _reference,
  receiptNo: _receiptNo,
  returned: _returned,
  cancellation: _cancellation,
  entryTokens: _entries,
  destinationToken: _destination,
  ...row
}: CommissionVoucher): Omit<VoucherRow, '_actions'> {
  return { ...row, attemptCount: attempts.length }
}

/** Full record of a voucher. */
export function voucherDetailOf(
  voucher: CommissionVoucher,
  database: SampleDatabase,
): Omit<VoucherDetail, '_actions'> {
  const { entryTokens, adjustments, attempts, note, providerReference, receiptNo } = voucher
  const agent = agents()[agentOf(voucher.agent.token).index]
  return {
    ...voucherRowOf(voucher),
    entries: entryTokens.flatMap((own) => {
      const entry = database.find(entryEntity, own)
      return entry ? [{ ...entryIn(entry, database), _actions: [] }] : []
    }),
    adjustments,
    attempts,
    note,
    providerReference,
    receiptNo,
    returned: voucher.returned,
    cancellation: voucher.cancellation,
    agentNo: agent?.agentNo ?? '',
    agentSecureToken: agent?.secureToken ?? '',
    phoneMasked: agent?.phoneMasked ?? '',
  }
}

/** Record for the rules. Each action of a row is checked: fields that need a search are lazy. */
export function recordOf(voucher: CommissionVoucher, database: SampleDatabase): VoucherRecord {
  const { status, method, prepared, approved, paid, agent, currency } = voucher
  return {
    status,
    method,
    preparedBy: prepared.by,
    approvedBy: approved?.by ?? null,
    paidBy: paid?.by ?? null,
    get areEntriesTaken() {
      const holders = holdersIn(database)
      return voucher.entryTokens.some(
        (own) => (holders.get(own)?.voucherToken ?? voucher.voucherToken) !== voucher.voucherToken,
      )
    },
    get isDestinationVerified() {
      const places = destinationsOf(agentOf(agent.token).index, currency)
      return places.some(
        ({ token, isVerified }) => token === voucher.destinationToken && isVerified,
      )
    },
  }
}
