import { createQueries } from '@console/core/queries'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

/**
 * Query client for a guest's screen, as long as it is mounted: the session's client comes with the shell, which guests
 * do not have.
 */
export function GuestQueries({ children }: { children: ReactNode }) {
  const [queries] = useState(() => createQueries())
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
