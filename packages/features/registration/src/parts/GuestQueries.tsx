import { createQueries } from '@console/core/queries'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

/** What a guest's screen reads is kept as long as the screen: what keeps answers for a session comes with the shell, and there is none. */
export function GuestQueries({ children }: { children: ReactNode }) {
  const [queries] = useState(() => createQueries())
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
