import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** One way out of a state. */
export interface Way {
  /** What makes it happen: `signIn.submit`, `restoreUser is done`, `after restoreTime`, `at once`. */
  event: string
  /** Under which condition, where there is one. */
  guard: string | undefined
  /** The path of the state it leads to; undefined where the state stays. */
  target: string | undefined
}

/** One state with its ways out, and the states within it. */
export interface ChartState {
  /** Its path: `signedOut.restorable`. */
  path: string
  name: string
  isInitial: boolean
  isFinal: boolean
  /** The calls that run while the machine is in it. */
  calls: string[]
  ways: Way[]
  children: ChartState[]
}

/** Reads the states and the ways between them from a machine's own definition. */
export function readChart(machine: AnyStateMachine): ChartState[] {
  return childrenOf(machine.root)
}

function childrenOf(node: AnyStateNode): ChartState[] {
  const initial = node.type === 'compound' ? (node.initial.target ?? []) : []
  return Object.values(node.states).map((child) => ({
    path: child.path.join('.'),
    name: child.key,
    isInitial: initial.includes(child),
    isFinal: child.type === 'final',
    calls: child.invoke.map(({ id }) => id),
    ways: waysOf(child),
    children: childrenOf(child),
  }))
}

function waysOf(node: AnyStateNode): Way[] {
  const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
  return transitions.flatMap(({ eventType, guard, target }) =>
    (target ?? [undefined]).map((to) => ({
      event: eventOf(eventType),
      guard: nameOf(guard),
      target: to?.path.join('.'),
    })),
  )
}

/** xstate's own events have names for machines; a reader wants to know what happened. */
function eventOf(type: string): string {
  const [, kind, rest = ''] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(type) ?? []
  if (kind === 'done.actor') return `${rest} is done`
  if (kind === 'error.actor') return `${rest} fails`
  if (kind === 'after') return `after ${rest.split('.')[0]}`
  return type === '' ? 'at once' : type
}

function nameOf(guard: unknown): string | undefined {
  if (guard === undefined || typeof guard === 'string') return guard
  if (typeof guard === 'function') return guard.name
  return (guard as { type: string }).type
}
