import type { Check, SubmittedDocument } from '@console/domain/approval'
import { maskedPhone } from '../shared/parties'
import type { World } from '../../store/store'
import { approvableDetailOf } from '../shared/approvableDetails'
import type { Submission } from '../shared/approval'
import { checksFrom, type CheckCode, type Findings } from '../shared/checks'
import { shownOf } from '../registration/files'
import type { BusinessBeyondRow } from './details'
import { businessEntity } from './entity'
import type { Business } from './rows'

/** What was said of a business when it registered, and its row does not tell: the seed's is drawn instead. */
export interface Registered {
  registrationNo: string
  address: BusinessBeyondRow['address']
  owner: BusinessBeyondRow['owner']
  /** What was sent in; `picture` is the name of its file. */
  documents: readonly (Pick<SubmittedDocument, 'docToken' | 'type' | 'number' | 'expiresOn'> & {
    picture: string
  })[]
  /** What was submitted. */
  submission: Submission
  /** What the rules found, and in which businesses. */
  findings: Findings
  /** How a request for changes was answered, the last time. */
  answered?: NonNullable<BusinessBeyondRow['answered']>
  doubles: readonly { token: string; matches: BusinessBeyondRow['duplicates'][number]['matches'] }[]
}

/** The rules that a business is checked by when it registers: it has no account yet that is paid to. */
export function registeredCodes(kind: Business['kind']): readonly CheckCode[] {
  return [
    'registration_document',
    'tax_pin',
    'identity',
    'no_duplicate',
    ...(kind === 'pharmacy' ? (['pharmacy_licence'] as const) : []),
  ]
}

/** The rules with what they found in a business that has registered. */
export function registeredChecks(
  { kind }: Business,
  registered: Registered,
  world: World,
): Check[] {
  return checksFrom(registeredCodes(kind), registered.findings, {
    no_duplicate: duplicatesNow(registered, world).map(({ business }) => business),
  })
}

/** The first day on which a document is of no use any more; null where none ends. */
export function firstToExpire({ documents }: Registered): string | null {
  return documents.flatMap(({ expiresOn }) => expiresOn ?? []).toSorted()[0] ?? null
}

/** What the full record of a business that has registered has beyond its row. */
export function registeredDetail(
  row: Business,
  registered: Registered,
  world: World,
): BusinessBeyondRow {
  const { registrationNo, address, owner, documents } = registered
  return {
    ...approvableDetailOf('business', 0, row),
    hiddenBy: null,
    detailUpdate: null,
    answered: (row.submission && registered.answered) ?? null,
    checks: registeredChecks(row, registered, world),
    registrationNo,
    address,
    owner,
    contacts: [],
    website: null,
    documents: documents.map(({ picture, ...document }) => ({
      ...document,
      ...shownOf(picture, document.type, world),
      state: stateOf(document.expiresOn, row, world),
    })),
    payoutAccounts: [],
    tills: [],
    riskSignals: ['new_owner'],
    duplicates: duplicatesNow(registered, world),
    days: [],
  }
}

function stateOf(expiresOn: string | null, { approvedAt }: Business, world: World) {
  const today = new Date(world.now()).toISOString().slice(0, 10)
  if (expiresOn !== null && expiresOn < today) return 'expired'
  return approvedAt === null ? 'uploaded' : 'accepted'
}

/** The businesses it has something in common with, as they are now. */
function duplicatesNow({ doubles }: Registered, world: World): BusinessBeyondRow['duplicates'] {
  return doubles.flatMap(({ token, matches }) => {
    const other = world.find(businessEntity, token)
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

/** What two have in common, masked where it is masked elsewhere. */
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

/** A number without what people write between its digits. */
function plainly(number: string): string {
  return number.toUpperCase().replaceAll(/[^A-Z0-9+]/g, '')
}
