import { useSearchParams } from 'react-router-dom'
import { type Order, orders } from './order'

/** View settings in the address: `?q=`, `?order=`, `?down=1`. */
export interface View {
  text: string
  order: Order
  isDescending: boolean
  /** Query of the same view, with its question mark. */
  search: string
  setText: (text: string) => void
  setOrder: (order: Order) => void
  turn: () => void
}

/** View settings of the list. */
export function useView(): View {
  const [address, setAddress] = useSearchParams()
  const order = orders.find((each) => each === address.get('order')) ?? 'manual'
  const isDescending = address.has('down')

  function setParameter(name: string, value: string) {
    const next = new URLSearchParams(address)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setAddress(next, { replace: true })
  }

  const query = address.toString()
  return {
    text: address.get('q') ?? '',
    order,
    isDescending,
    search: query === '' ? '' : `?${query}`,
    setText: (text) => setParameter('q', text),
    setOrder: (next) => setParameter('order', next === 'manual' ? '' : next),
    turn: () => setParameter('down', isDescending ? '' : '1'),
  }
}
