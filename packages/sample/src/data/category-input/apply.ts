import {
  type ApplicationReport,
  askedIn,
  faultsOfWriting,
  type InputApplication,
  type inputCapabilities,
  type InputGroup,
  type InputWithdrawal,
  spoken,
  standingOf,
  withoutInput,
} from '@console/domain/input'
import type { EndpointCall } from '../../server/endpoint'
import { refuse } from '../../server/refuse'
import type { SampleDatabase } from '../../store/store'
import { askingIn, categoryInputsIn, hasCategory, lineageIn } from './lineage'
import { writeGroups } from './writeGroups'

type Call<Body> = EndpointCall<Body, typeof inputCapabilities.edit.roles>
type Result = ApplicationReport['results'][number]

/**
 * Asks for one input in several categories, as far as each can. @throws Refusal 422 if the input does not exist or is
 * archived
 */
export function applyTo(call: Call<InputApplication>): ApplicationReport {
  const { database, body } = call
  const { inputId } = body
  if (askingIn(database).definitions.get(inputId)?.status !== 'active')
    throw refuse(422, 'validation', 'body.invalid', {
      errors: [{ pointer: '/inputId', message: 'input.not_available' }],
    })
  const applied = { ...body, group: { ...body.group, label: spoken(body.group.label) } }
  return reportOf(call, (categoryId) => {
    const { standing, groups } = standingOf(askingIn(database), applied, categoryId)
    return standing === 'open' ? groups : standing
  })
}

/** Stops asking for one input in several categories, as far as the categories below allow it. */
export function withdrawFrom(call: Call<InputWithdrawal>): ApplicationReport {
  const { database, body } = call
  return reportOf(call, (categoryId) => {
    const own = categoryInputsIn(database, categoryId)
    if (!askedIn(own).some(({ inputId }) => inputId === body.inputId)) return 'not_asked'
    const groups = withoutInput(own.groups, body.inputId)
    const faults = faultsOfWriting(askingIn(database), categoryId, { groups })
    if (faults.own.length > 0) return 'unfit'
    return faults.below.length > 0 ? 'unfit_below' : groups
  })
}

/** Writes category by category, parents before children, and reports the outcome of each. */
function reportOf(
  { database, body, account }: Call<InputWithdrawal>,
  judge: (categoryId: string) => InputGroup[] | Result['outcome'],
): ApplicationReport {
  const outcomes = new Map<string, Result['outcome']>()
  const deep = (categoryId: string) =>
    hasCategory(database, categoryId) ? lineageIn(database, categoryId).length : 0
  for (const { categoryId, version } of body.categories.toSorted(
    (one, other) => deep(one.categoryId) - deep(other.categoryId),
  )) {
    if (outcomes.has(categoryId)) continue
    const judged = refusalOf(database, categoryId, version) ?? judge(categoryId)
    if (Array.isArray(judged)) writeGroups(database, categoryId, judged, account.token)
    outcomes.set(categoryId, Array.isArray(judged) ? 'done' : judged)
  }
  return {
    results: [...new Set(body.categories.map(({ categoryId }) => categoryId))].map(
      (categoryId) => ({
        categoryId,
        version: hasCategory(database, categoryId)
          ? categoryInputsIn(database, categoryId).version
          : 0,
        outcome: outcomes.get(categoryId) ?? 'unknown',
      }),
    ),
  }
}

/** Reason why nothing can be written on a version; null if it can. */
function refusalOf(
  database: SampleDatabase,
  categoryId: string,
  version: number,
): Result['outcome'] | null {
  if (!hasCategory(database, categoryId)) return 'unknown'
  return categoryInputsIn(database, categoryId).version === version ? null : 'stale'
}
