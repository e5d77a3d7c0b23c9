import { useLocation, useSearchParams } from 'react-router-dom'

/** Tab that every record has: its history. */
export const historyTab = 'history'

/** Tab in the address, or the first; the address of an event opens the history. */
export function useTab(ids: readonly string[]): [tab: string, setTab: (id: string) => void] {
  const [params, setParams] = useSearchParams()
  const { hash } = useLocation()
  const asked = params.get('tab')
  const [first = historyTab] = ids
  const known = asked !== null && ids.includes(asked) ? asked : first
  const tab = asked === null && hash.startsWith('#event-') ? historyTab : known

  function setTab(id: string) {
    setParams(
      (params) => {
        const next = new URLSearchParams(params)
        if (id === first) next.delete('tab')
        else next.set('tab', id)
        return next
      },
      { replace: true },
    )
  }

  return [tab, setTab]
}
