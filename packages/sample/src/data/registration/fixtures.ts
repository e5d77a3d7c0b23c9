import { approval, type ApprovalInput, recordAfter } from '@console/domain/approval'
import { requireTransition } from '@console/core/flows'
import { token } from '../../random/token'
import { instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { businessEntity } from '../business/entity'
import { admins } from '../../accounts/actors'
import { currentEvent } from '../../store/currentEvent'
import { answered, type RegisteredBusiness } from './answer'
import { registrationEntity } from './entity'
import type { StoredRegistration } from './rows'
import { fixtureRegistration } from './seeds'
import { businessToken, maskedNumber, submitted } from './submit'

/** Possible stages of the fixture registration with documents: stories rely on the reviewer's requests. */
type FixtureWay = 'asked' | 'rejected' | 'approved' | 'answered'

const place = {
  country: 'KE',
  county: 'Turkana',
  town: 'Lodwar',
  line1: 'Market Street 4',
  postalCode: '',
  reply: '',
} as const

interface FixtureDecision extends Pick<ApprovalInput, 'fields' | 'note' | 'reasonCode'> {
  action: 'approve' | 'reject' | 'request_changes'
}

const decisions = {
  asked: {
    action: 'request_changes',
    note: 'Nearly there: three things are missing.',
    fields: [
      { pointer: '/taxPin', message: 'The number on the certificate is another one.' },
      { pointer: '/documents/4', message: 'The permit is cut off at its lower edge.' },
      { pointer: '/address', message: 'Which building is it?' },
    ],
  },
  rejected: {
    action: 'reject',
    reasonCode: 'duplicate_record',
    note: 'You are registered already, as Mlima Chemist.',
  },
  approved: { action: 'approve' },
} satisfies Record<string, FixtureDecision>

/** Business that the fixture registration with documents becomes, by its `secureToken`. */
export function fixtureBusinessToken(): string {
  return businessToken(fixtureRegistration('documented'))
}

/** For stories: submits the fixture registration with documents, and advances it to a stage. */
export function sendOffFixture(database: SampleDatabase, way: FixtureWay): void {
  const row = fixtureRow(database)
  const { secureToken } = submitted(database, row, place)
  const idNumber = maskedNumber(row.about.owner.idNumber)
  const about = { ...row.about, owner: { ...row.about.owner, idNumber } }
  write(database, { about, business: secureToken })
  decide(database, secureToken, decisions[way === 'answered' ? 'asked' : way])
  if (way !== 'answered') return

  write(database, {
    about: { ...about, taxPin: 'P051234568Z' },
    documents: row.documents.map((document) =>
      document.type === 'trade_permit' ? { ...document, number: '4472-2026' } : document,
    ),
  })
  const line1 = 'Market Street 4, Nur Building'
  const reply = 'The permit was made anew.'
  answered(database, fixtureRow(database), found(database, secureToken), { ...place, line1, reply })
}

function fixtureRow(database: SampleDatabase): StoredRegistration {
  return database.find(registrationEntity, fixtureRegistration('documented')) as StoredRegistration
}

function write(
  database: SampleDatabase,
  fields: Partial<Omit<StoredRegistration, 'version'>>,
): void {
  const draftToken = fixtureRegistration('documented')
  database.change(registrationEntity, draftToken, fields, draftToken)
}

function found(database: SampleDatabase, secureToken: string): RegisteredBusiness {
  return database.find(businessEntity, secureToken) as RegisteredBusiness
}

function decide(
  database: SampleDatabase,
  secureToken: string,
  { action, fields = [], ...input }: FixtureDecision,
): void {
  const business = found(database, secureToken)
  const note = input.note ?? null
  const reasonCode = input.reasonCode ?? null
  const [by] = admins()
  if (!by) throw new Error('The sample has no administrator')
  const at = instant(database.now())
  const { recorded } = requireTransition(approval, business, action)
  const { approvalStatus, submission, claim } = recordAfter(business, action, { by, at })
  const decisionId = token('event', database.changes().length)
  database.change(
    businessEntity,
    secureToken,
    {
      approvalStatus,
      submission,
      claim,
      decision: { decisionId, action, by, at, reasonCode, note },
      outcome: { submission: business.submission, requestedChanges: fields, suspension: null },
    },
    by.token,
    {
      done: {
        action,
        event: currentEvent(database, {
          actor: by,
          type: recorded,
          from: business.approvalStatus,
          to: approvalStatus,
          reasonCode,
          note,
        }),
      },
    },
  )
}
