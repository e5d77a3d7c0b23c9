import type { SubmittedDocument } from '@console/domain/approval'
import { accountName, type PayoutAccount } from '@console/domain/parties'
import type { RecordMessages } from '@console/record'

/** Labels of the documents and accounts of an owner, by JSON pointer: changes can be requested of each (`partLabels`). */
export function ownerLabels(
  {
    documents,
    payoutAccounts,
  }: { documents: readonly SubmittedDocument[]; payoutAccounts: readonly PayoutAccount[] },
  messages: RecordMessages,
): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...documents.map(({ type }, place) => [
      `/documents/${place}`,
      messages(`marketplace:record.document.${type}`),
    ]),
    ...payoutAccounts.map((account, place) => [`/payoutAccounts/${place}`, accountName(account)]),
  ]) as Record<string, string>
}
