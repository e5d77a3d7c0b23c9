import { accountName, type PayoutAccount } from '@console/domain/parties'
import type { SubmittedDocument } from '@console/domain/approval'
import type { TemplateWords } from '@console/kinds'

/** Names of the documents and accounts that a record has, by JSON pointer: the owner can be asked about each. */
export function partLabels(detail: object, t: TemplateWords): Record<string, string> {
  const { documents = [], payoutAccounts = [] } = detail as {
    documents?: readonly SubmittedDocument[]
    payoutAccounts?: readonly PayoutAccount[]
  }
  return Object.fromEntries([
    ...documents.map(({ type }, place) => [`/documents/${place}`, t(`record.document.${type}`)]),
    ...payoutAccounts.map((account, place) => [`/payoutAccounts/${place}`, accountName(account)]),
  ]) as Record<string, string>
}
