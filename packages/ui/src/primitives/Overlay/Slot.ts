import { cloneElement, type ReactElement, type Ref } from 'react'

type Props = Record<string, unknown>

/**
 * Adds props to an element that passes them on to the DOM. Handlers of both are called, its own first; refs of both are
 * set; other props are replaced by those that are defined.
 */
export function Slot({ element, ...added }: { element: ReactElement } & Props): ReactElement {
  const own = element.props as Props
  const merged = Object.entries(added)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, name in own ? merge(name, own[name], value) : value])
  return cloneElement(element, Object.fromEntries(merged) as Props)
}

function merge(name: string, own: unknown, added: unknown): unknown {
  if (name === 'ref')
    return (node: unknown) => {
      const detach = [own, added].map((ref) => attach(ref as Ref<unknown>, node))
      return () => detach.forEach((each) => each())
    }
  if (typeof own === 'function' && typeof added === 'function')
    return (...values: unknown[]) => {
      own(...values)
      added(...values)
    }
  return added
}

/** Attaches a ref to its node and returns the cleanup. */
function attach(ref: Ref<unknown>, node: unknown): () => void {
  if (typeof ref === 'function') return ref(node) ?? (() => ref(null))
  if (!ref) return () => undefined
  ref.current = node
  return () => {
    ref.current = null
  }
}
