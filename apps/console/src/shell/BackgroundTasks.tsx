import { isAllowed } from '@console/core/permissions'
import { useSessionState } from '@console/core/session'
import { onKept, openStorage } from '@console/core/storage'
import { useSyncExternalStore } from 'react'
import type { Parts } from './createParts'

/** Background tasks of all features, for users who may open a screen of the feature, once something is stored for them. */
export function BackgroundTasks({ backgroundTasks }: Pick<Parts, 'backgroundTasks'>) {
  const { roles } = useSessionState()
  const isKept = ({ keptAs }: Pick<Parts['backgroundTasks'][number], 'keptAs'>) =>
    keptAs === undefined || openStorage('lasting').getItem(keptAs) !== null
  useSyncExternalStore(onKept, () => backgroundTasks.map(isKept).join())
  return backgroundTasks
    .filter(({ routes }) => routes.some(({ auth }) => isAllowed(auth, roles)))
    .map(({ id, Component, ...task }) => (
      <Component key={id} isWanted={isKept(task)} onUnavailable={ignore} />
    ))
}

function ignore() {
  return undefined
}
