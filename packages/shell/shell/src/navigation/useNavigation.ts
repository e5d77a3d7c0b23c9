import { useSend } from '@console/core/api'
import { isAllowed, systemAdmin } from '@console/core/permissions'
import { queuesQuery } from '@console/domain/queues'
import {
  navigationFor,
  type NavigationItem,
  type NavigationView,
  type RouteTable,
} from '@console/core/routes'
import { useSessionState } from '@console/core/session'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { appDestinations } from './appDestinations'
import { sideNavigation } from './sideNavigation'

/**
 * Navigation of the signed-in user: the existing screens that their roles open, with labels and the number of waiting
 * records per entry; and the apps outside the navigation, for search and shortcuts.
 */
export function useNavigation(table: RouteTable): {
  items: readonly NavigationItem[]
  apps: readonly NavigationItem[]
} {
  const { roles } = useSessionState()
  const send = useSend()
  const { i18n } = useTranslation()
  const { language } = i18n
  const { data } = useQuery({ ...queuesQuery(send), enabled: isAllowed(systemAdmin, roles) })

  return useMemo(() => {
    const view: NavigationView = {
      isShown({ url, auth }) {
        if (url === undefined || /^[a-z]+:/.test(url)) return isAllowed(auth, roles)
        const route = table.find(url)
        return route !== undefined && isAllowed(auth ?? route.auth, roles)
      },
      translate: (key) => i18n.t(key as never, { lng: language }),
      waitingIn: (queue) => data?.items.find((summary) => summary.queue === queue)?.waiting,
    }
    return {
      items: navigationFor(sideNavigation, view),
      apps: navigationFor(appDestinations, view),
    }
  }, [table, roles, i18n, language, data])
}
