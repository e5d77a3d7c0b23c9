import { isAllowed } from '@console/core/permissions'
import { useSessionState } from '@console/core/session'
import { onStored, openStorage } from '@console/core/storage'
import { useSyncExternalStore } from 'react'
import type { Parts } from './lazy/createParts'

/** Background tasks of all features, for users who may open a screen of the feature, once something is stored for them. */
export function BackgroundTasks({ backgroundTasks }: Pick<Parts, 'backgroundTasks'>) {
  const { roles } = useSessionState()
  const isStored = ({ storedAs }: Pick<Parts['backgroundTasks'][number], 'storedAs'>) =>
    storedAs === undefined || openStorage('lasting').getItem(storedAs) !== null
  useSyncExternalStore(onStored, () => backgroundTasks.map(isStored).join())
  return backgroundTasks
    .filter(({ routes }) => routes.some(({ auth }) => isAllowed(auth, roles)))
    .map(({ id, Component, ...task }) => (
      <Component key={id} isWanted={isStored(task)} onUnavailable={ignore} />
    ))
}

function ignore() {
  return undefined
}
