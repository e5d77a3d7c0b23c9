import {
  retentionDays,
  documentsFor,
  isWhole,
  type Registration,
  type RegistrationDocument,
  type SentFile,
} from '@console/domain/registration'
import type { ReasonCode } from '@console/domain/approval'
import { day, instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { businessEntity } from '../business/entity'
import { placeCountries } from '../place/lists'
import { askedOf, type RegisteredBusiness } from './answer'
import { fileEntity } from './entity'
import { sentFileOf } from './files'
import type { StoredFile, StoredRegistration } from './rows'

/** Business that a registration has become; undefined before that. */
export function businessOf(
  { business }: StoredRegistration,
  database: SampleDatabase,
): RegisteredBusiness | undefined {
  const made = business === null ? undefined : database.find(businessEntity, business)
  return made?.registered ? (made as RegisteredBusiness) : undefined
}

/**
 * Checks whether a registration can be written: before it is submitted, and while changes are requested.
 */
export function isWritable(row: StoredRegistration, database: SampleDatabase): boolean {
  return row.business === null || businessOf(row, database)?.approvalStatus === 'changes_requested'
}

/** All required documents, with what was submitted of them. */
export function documentsOf(
  row: StoredRegistration,
  database: SampleDatabase,
): Registration['documents'] {
  const isOpen = isWritable(row, database)
  return documentsFor(row.about.kind).map((type) => {
    const sent = row.documents.find((each) => each.type === type)
    const file = database.find(fileEntity, sent?.picture ?? '')
    return {
      type,
      file: file ? sentFileOf(file, database, isOpen) : null,
      number: sent?.number ?? '',
      expiresOn: sent?.expiresOn ?? '',
    }
  })
}

/** Last file that arrived for a document and is not saved with the others yet. */
function arrivedFile(
  row: StoredRegistration,
  type: RegistrationDocument,
  database: SampleDatabase,
): SentFile | undefined {
  const isOpen = isWritable(row, database)
  const arrivedAt = ({ sentFor }: StoredFile) => sentFor?.[type] ?? -1
  const last = database
    .rows(fileEntity)
    .filter((file) => file.draftToken === row.draftToken)
    .filter((file) => arrivedAt(file) >= (row.documentsSavedAt ?? 0))
    .toSorted((one, other) => arrivedAt(one) - arrivedAt(other))
    .at(-1)
  return isOpen && last ? sentFileOf(last, database, isOpen) : undefined
}

/** Public view of a registration, for anyone with its link. */
export function toPublicView(row: StoredRegistration, database: SampleDatabase): Registration {
  const { draftToken, version, option, about, changedAt } = row
  const saved = documentsOf(row, database)
  const made = businessOf(row, database)
  return {
    draftToken,
    version,
    option,
    about,
    documents: saved.map((document) => ({
      ...document,
      file: arrivedFile(row, document.type, database) ?? document.file,
    })),
    countries: placeCountries,
    hasDocuments: saved.every(isWhole),
    expiresAt: instant(Date.parse(changedAt) + retentionDays * day),
    place: made ? placeOf(made) : null,
    asked: made ? askedOf(made) : [],
    submitted: made ? submittedOf(made) : null,
  }
}

function placeOf({ registered: { address } }: RegisteredBusiness): Registration['place'] {
  const { countryCode, county, town, line1, postalCode } = address
  return { country: countryCode, county, town, line1, postalCode: postalCode ?? '' }
}

function submittedOf(made: RegisteredBusiness): Registration['submitted'] {
  const { businessNo, approvalStatus, decision, registered } = made
  const { submittedAt, dueAt } = registered.submission
  const isExplained = approvalStatus === 'changes_requested' || approvalStatus === 'rejected'
  return {
    businessNo,
    approvalStatus,
    submittedAt,
    dueAt,
    input:
      isExplained && decision
        ? {
            at: decision.at,
            reasonCode: decision.reasonCode as ReasonCode | null,
            note: decision.note,
          }
        : null,
  }
}
