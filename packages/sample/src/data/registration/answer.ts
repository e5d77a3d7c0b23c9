import { approval, recordAfter, type RequestedChange } from '@console/domain/approval'
import { isNumbered, type RegistrationDocument } from '@console/domain/registration'
import { requireTransition } from '@console/core/flows'
import { refuse } from '../../server/refuse'
import { instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { businessEntity } from '../business/entity'
import type { Registered } from '../business/registered'
import type { Business } from '../business/rows'
import { currentEvent } from '../../store/currentEvent'
import type { StoredRegistration } from './rows'
import { ownerOf, submittedOf, type ServedPlace, submissionAt } from './submit'

type Answered = NonNullable<Registered['answered']>

/** A registered business. */
export type RegisteredBusiness = Business & { registered: Registered }

/**
 * Resubmits the changes of a business whose changes were requested: it waits again, with the request and the previous values.
 * @throws Refusal 409 if nothing was changed and there is no message
 */
export function answered(
  database: SampleDatabase,
  row: StoredRegistration,
  business: RegisteredBusiness,
  place: ServedPlace,
): Business {
  const by = ownerOf(row)
  const at = instant(database.now())
  const { registered } = business
  const submission = submissionAt(database, by, registered.submission)
  const submitted = submittedOf(database, row, place, submission, business)
  const before = beforeOf(business, { ...business, ...submitted })
  const documents = changedDocuments(registered, submitted.registered)
  const reply = place.reply === '' ? null : place.reply
  if (reply === null && documents.length === 0 && Object.keys(before).length === 0)
    throw refuse(409, 'nothing_changed', 'registration.unchanged')

  const { recorded } = requireTransition(approval, business, 'resubmit')
  const next = recordAfter<Business>(business, 'resubmit', { by, at, submission })
  const asked = (business.outcome?.requestedChanges ?? []).map((change) =>
    moved(change, registered, submitted.registered),
  )
  return database.change(
    businessEntity,
    business.secureToken,
    {
      ...submitted,
      registered: { ...submitted.registered, answered: { at, reply, asked, before, documents } },
      approvalStatus: next.approvalStatus,
      submission: next.submission,
      claim: next.claim,
      outcome: { submission, requestedChanges: [], suspension: null },
    },
    by.token,
    {
      done: {
        action: 'resubmit',
        event: currentEvent(database, {
          at,
          actor: by,
          type: recorded,
          from: business.approvalStatus,
          to: next.approvalStatus,
          note: reply,
        }),
      },
    },
  )
}

/** Previous values of the changed fields. */
function beforeOf(before: RegisteredBusiness, now: RegisteredBusiness): Answered['before'] {
  const [one, other] = [before, now].map(
    ({ tradingName, legalName, kind, capabilities, country, taxPin, registered }) => ({
      tradingName,
      legalName,
      kind,
      capabilities,
      country,
      taxPin,
      registrationNo: registered.registrationNo,
      address: registered.address,
      owner: registered.owner,
    }),
  ) as [Answered['before'], Answered['before']]
  const changed = Object.entries(one).filter(
    ([field, value]) =>
      JSON.stringify(value) !== JSON.stringify(other[field as keyof Answered['before']]),
  )
  return Object.fromEntries(changed) as Answered['before']
}

/** Documents that differ from those submitted before. */
function changedDocuments(before: Registered, now: Registered): string[] {
  return now.documents
    .filter(({ type, picture, number, expiresOn }) => {
      const known = before.documents.find((document) => document.type === type)
      // A number stated in the registration itself does not belong to the document.
      const isNumber = isNumbered(type as RegistrationDocument) && known?.number !== number
      return isNumber || known?.picture !== picture || known.expiresOn !== expiresOn
    })
    .map(({ docToken }) => docToken)
}

const documentPointer = /^\/documents\/(\d+)$/

/** Updates the pointer of a requested change to the current position of its document: other kinds of business submit other documents. */
function moved(change: RequestedChange, before: Registered, now: Registered): RequestedChange {
  const place = documentPointer.exec(change.pointer)?.[1]
  if (place === undefined) return change
  const type = before.documents[Number(place)]?.type
  const found = now.documents.findIndex((document) => document.type === type)
  return { ...change, pointer: found === -1 ? '/documents' : `/documents/${found}` }
}

/** Pointers of a business's fields in its registration. */
const pointers: Readonly<Record<string, string>> = {
  '/tradingName': '/about/tradingName',
  '/legalName': '/about/legalName',
  '/kind': '/about/kind',
  '/registrationNo': '/about/registrationNo',
  '/taxPin': '/about/taxPin',
  '/owner': '/about/owner',
  '/address': '/place',
  '/country': '/place',
  '/county': '/place',
  '/town': '/place',
}

/** Changes that a reviewer requests of a business, in the format of its registration. */
export function askedOf({ approvalStatus, outcome, registered }: RegisteredBusiness) {
  if (approvalStatus !== 'changes_requested') return []
  return (outcome?.requestedChanges ?? []).map(({ pointer, message }) => {
    const place = documentPointer.exec(pointer)?.[1]
    const document = place === undefined ? undefined : registered.documents[Number(place)]
    return {
      pointer: document ? `/documents/${document.type}` : (pointers[pointer] ?? ''),
      message,
    }
  })
}
