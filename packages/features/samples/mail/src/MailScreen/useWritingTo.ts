import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Begins a mail to whom the address names: `?to=Ada <ada@example.com>`. It then leaves the address, so that going back begins nothing. */
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
