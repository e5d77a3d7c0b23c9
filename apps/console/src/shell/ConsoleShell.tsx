import { type Credentials, useSend } from '@console/core/api'
import { isGuest } from '@console/core/permissions'
import { createQueries } from '@console/core/queries'
import type { ReportIncident } from '@console/core/incidents'
import { useSessionState } from '@console/core/session'
import { useSettingsStore } from '@console/core/settings'
import { saveSettings } from '@console/core/settings/saveSettings'
import { openStorage } from '@console/core/storage'
import { Shell, type ShellProps } from '@console/shell'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { checkPolicy } from './checkPolicy'
import { boundQueries } from './boundQueries'
import { useChanges } from './useChanges'

/** Data read from the server, until the session ends. */
export const queries = createQueries(10_000)
boundQueries(queries)

interface ConsoleShellProps extends ShellProps {
  /** Credentials of the calls. */
  credentials: Credentials
  /** Reports faults that only the operator of the console can fix. */
  reportIncident: ReportIncident
}

/**
 * Drops data that was read with other roles: lists and records include the user's permissions. The visible data is
 * refetched.
 */
function useFreshRights(roles: string | null) {
  const before = useRef(roles)
  useEffect(() => {
    const hasChanged = before.current !== null && roles !== null && before.current !== roles
    before.current = roles
    if (!hasChanged) return
    queries.removeQueries({ type: 'inactive' })
    void queries.invalidateQueries()
  }, [roles])
}

/** The shell with the state that it and its screens share: data read from the server, and the user's settings. */
export function ConsoleShell({ credentials, reportIncident, ...shell }: ConsoleShellProps) {
  const { user, roles } = useSessionState()
  const send = useSend()
  const settings = useSettingsStore()
  // Specification 4 and 6: a guest's settings stay in this browser, and a user without a role is a guest.
  const owner = user === null || isGuest(roles) ? null : user.email
  useEffect(
    () =>
      owner === null ? undefined : saveSettings(send, settings, owner, openStorage('passing')),
    [owner, send, settings],
  )
  useEffect(() => {
    if (owner !== null) checkPolicy(reportIncident)
  }, [owner, reportIncident])
  useChanges(queries, credentials, owner !== null)
  useFreshRights(owner === null ? null : roles.join())
  return (
    <QueryClientProvider client={queries}>
      <Shell {...shell} />
    </QueryClientProvider>
  )
}
