import { isAllowed } from '@console/core/permissions'
import { useSessionState } from '@console/core/session'
import { onKept, openStorage } from '@console/core/storage'
import { useSyncExternalStore } from 'react'
import type { Parts } from './createParts'

/** Background tasks of all features, for users who may open a screen of the feature, once something is stored for them. */
export function Companions({ companions }: Pick<Parts, 'companions'>) {
  const { roles } = useSessionState()
  const isKept = ({ keptAs }: Pick<Parts['companions'][number], 'keptAs'>) =>
    keptAs === undefined || openStorage('lasting').getItem(keptAs) !== null
  useSyncExternalStore(onKept, () => companions.map(isKept).join())
  return companions
    .filter(({ routes }) => routes.some(({ auth }) => isAllowed(auth, roles)))
    .map(({ id, Component, ...companion }) => (
      <Component key={id} isWanted={isKept(companion)} onUnavailable={ignore} />
    ))
}

function ignore() {
  return undefined
}
