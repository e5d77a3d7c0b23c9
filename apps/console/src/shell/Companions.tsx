import { isAllowed } from '@console/core/permissions'
import { useSessionState } from '@console/core/session'
import { openStorage } from '@console/core/storage'
import { useLocation } from 'react-router-dom'
import type { Parts } from './createParts'

/** What goes along with the screens of all features, for whoever may open a screen of its own. Looked for with every step to another address. */
export function Companions({ companions }: Pick<Parts, 'companions'>) {
  const { roles } = useSessionState()
  useLocation()
  return companions
    .filter(({ routes }) => routes.some(({ auth }) => isAllowed(auth, roles)))
    .map(({ id, keptAs, Component }) => (
      <Component
        key={id}
        isWanted={openStorage('lasting').getItem(keptAs) !== null}
        onUnavailable={ignore}
      />
    ))
}

function ignore() {
  return undefined
}
