import type { SubmittedDocument } from '@console/domain/approval'
import { maskedPhone } from '../shared/parties'
import type { SampleDatabase } from '../../store/store'
import { approvableDetailOf } from '../shared/approvableDetails'
import type { Submission } from '../shared/approval'
import { type CheckFinding, checksFrom, type CheckCode, type Findings } from '../shared/checks'
import { shownOf } from '../registration/files'
import type { BusinessBeyondRow } from './details'
import { businessEntity } from './entity'
import type { Business } from './rows'

/** Data of a registration that is not in its row; for a seeded business it is drawn instead. */
export interface Registered {
  registrationNo: string
  address: BusinessBeyondRow['address']
  owner: BusinessBeyondRow['owner']
  /** Submitted documents; `picture` is the name of the file. */
  documents: readonly (Pick<SubmittedDocument, 'docToken' | 'type' | 'number' | 'expiresOn'> & {
    picture: string
  })[]
  /** The submission. */
  submission: Submission
  /** Findings of the rules, and the businesses concerned. */
  findings: Findings
  /** Answer to the last request for changes. */
  answered?: NonNullable<BusinessBeyondRow['answered']>
  doubles: readonly { token: string; matches: BusinessBeyondRow['duplicates'][number]['matches'] }[]
}

/** Rules that check a business when it registers: it has no payout account yet. */
export function registeredCodes(kind: Business['kind']): readonly CheckCode[] {
  return [
    'registration_document',
    'tax_pin',
    'identity',
    'no_duplicate',
    ...(kind === 'pharmacy' ? (['pharmacy_licence'] as const) : []),
  ]
}

/** Rules with their findings for a registered business. */
export function registeredChecks(
  { kind }: Business,
  registered: Registered,
  database: SampleDatabase,
): CheckFinding[] {
  return checksFrom(registeredCodes(kind), registered.findings, {
    no_duplicate: currentDuplicates(registered, database).map(({ business }) => business),
  })
}

/** First day on which a document has expired; null if none expires. */
export function firstToExpire({ documents }: Registered): string | null {
  return documents.flatMap(({ expiresOn }) => expiresOn ?? []).toSorted()[0] ?? null
}

/** Returns the fields of the full record of a registered business beyond its row. */
export function registeredDetail(
  row: Business,
  registered: Registered,
  database: SampleDatabase,
): BusinessBeyondRow {
  const { registrationNo, address, owner, documents } = registered
  return {
    ...approvableDetailOf('business', 0, row),
    hiddenBy: null,
    detailUpdate: null,
    answered: (row.submission && registered.answered) ?? null,
    checks: registeredChecks(row, registered, database),
    registrationNo,
    address,
    owner,
    contacts: [],
    website: null,
    documents: documents.map(({ picture, ...document }) => ({
      ...document,
      ...shownOf(picture, document.type, database),
      state: stateOf(document.expiresOn, row, database),
    })),
    payoutAccounts: [],
    tills: [],
    riskSignals: ['new_owner'],
    duplicates: currentDuplicates(registered, database),
    days: [],
  }
}

function stateOf(expiresOn: string | null, { approvedAt }: Business, database: SampleDatabase) {
  const today = new Date(database.now()).toISOString().slice(0, 10)
  if (expiresOn !== null && expiresOn < today) return 'expired'
  return approvedAt === null ? 'uploaded' : 'accepted'
}

/** Businesses that share data with it, as they are now. */
function currentDuplicates(
  { doubles }: Registered,
  database: SampleDatabase,
): BusinessBeyondRow['duplicates'] {
  return doubles.flatMap(({ token, matches }) => {
    const other = database.find(businessEntity, token)
    if (!other) return []
    const { tradingName, businessNo, approvalStatus, town } = other
    return [
      {
        business: { token, label: tradingName },
        businessNo,
        approvalStatus,
        town,
        matches: [...matches],
      },
    ]
  })
}

/** Data that two businesses share, masked as elsewhere. */
export function matchesOf(
  own: Identifiers,
  other: Identifiers,
): BusinessBeyondRow['duplicates'][number]['matches'] {
  const fields = ['registrationNo', 'taxPin', 'user_phone'] as const
  return fields
    .filter((field) => plainly(own[field]) === plainly(other[field]))
    .map((field) => ({
      field,
      value: field === 'user_phone' ? maskedPhone(own[field]) : own[field],
    }))
}

interface Identifiers {
  registrationNo: string
  taxPin: string
  user_phone: string
}

/** Removes separators from a number. */
function plainly(number: string): string {
  return number.toUpperCase().replaceAll(/[^A-Z0-9+]/g, '')
}
