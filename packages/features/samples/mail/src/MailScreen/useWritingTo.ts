import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Starts a mail to the recipient of the address: `?to=Ada <ada@example.com>`. The parameter is then removed, so that
 * going back starts nothing.
 */
export function useWritingTo(begin: (to: string) => void): void {
  const [params, setParams] = useSearchParams()
  const to = params.get('to')
  const write = useEffectEvent((to: string) => {
    const rest = new URLSearchParams(params)
    rest.delete('to')
    setParams(rest, { replace: true })
    begin(to)
  })
  useEffect(() => {
    if (to !== null) write(to)
  }, [to])
}
