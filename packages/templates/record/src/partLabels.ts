import type { Say } from '@console/core/i18n'
import { accountName, type PayoutAccount } from '@console/domain/parties'
import type { SubmittedDocument } from '@console/domain/approval'

/** Names of the documents and accounts that a record has, by JSON pointer: the owner can be asked about each. */
export function partLabels(detail: object, say: Say): Record<string, string> {
  const { documents = [], payoutAccounts = [] } = detail as {
    documents?: readonly SubmittedDocument[]
    payoutAccounts?: readonly PayoutAccount[]
  }
  return Object.fromEntries([
    ...documents.map(({ type }, place) => [
      `/documents/${place}`,
      say(`record:record.document.${type}`),
    ]),
    ...payoutAccounts.map((account, place) => [`/payoutAccounts/${place}`, accountName(account)]),
  ]) as Record<string, string>
}
