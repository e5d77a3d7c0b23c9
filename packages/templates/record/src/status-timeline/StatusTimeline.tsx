import { useTranslate } from '@console/core/i18n'
import type { ActionableRow, Workflows } from '@console/core/workflows'
import { blockerExplanation } from '@console/workflows'
import { useTranslation } from 'react-i18next'
import { type Recorded, useHistory } from '../history/useHistory'
import { type Course, stepsOf } from './stepsOf'
import { StatusSteps, type StatusStep } from './StatusSteps'

interface StatusTimelineProps<Status extends string> {
  resource: Recorded & { workflows: Workflows }
  token: string
  /** Record whose `_actions` decide which steps are possible, and why others are not. */
  row: ActionableRow
  course: Course<Status>
  /** Start time and author, when its history does not have them. */
  begun?: StatusStep['reached']
  status: Status
  nameOf: (status: Status) => string
}

/**
 * Status timeline of a record: past steps with time and user, and possible next ones, by the lifecycle that the server
 * follows.
 */
export function StatusTimeline<Status extends string>({
  resource,
  token,
  row,
  course,
  begun = null,
  status,
  nameOf,
}: StatusTimelineProps<Status>) {
  const { t } = useTranslation('record')
  const translate = useTranslate()
  const reached = useReached(resource, token)
  const steps = stepsOf(course, status, row._actions, (each) => Boolean(reached(each)))
  const reachedAt = (each: Status) => {
    const known = reached(each)
    return known === null && each === course.usual[0] ? begun : known
  }
  return (
    <StatusSteps
      label={t('record.way')}
      points={steps.map(({ status: id, state, blocker }) => ({
        id,
        name: nameOf(id),
        state,
        reached: reachedAt(id),
        hint:
          blocker === null
            ? undefined
            : blockerExplanation(resource.workflows, blocker, row, translate),
      }))}
    />
  )
}

/** Latest time that a record reached a status, by its history. */
type ReachedAt = (status: string) => StatusStep['reached']

/** Returns when a record reached each status last, and by whom; the history may lack it. */
function useReached(resource: Recorded, token: string): ReachedAt {
  const { data, isPending } = useHistory(resource, token)
  return (status) => {
    if (isPending) return undefined
    const event = data?.items.find(
      ({ from, to, type }) => to === status && from !== to && !type.endsWith('.undone'),
    )
    return event ? { at: event.at, by: event.actor.name } : null
  }
}
