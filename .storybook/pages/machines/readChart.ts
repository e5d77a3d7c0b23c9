import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** One transition out of a state. */
export interface Way {
  /** Its trigger: `signIn.submit`, `restoreUser is done`, `after restoreTime`, `at once`. */
  event: string
  /** Its condition, if any. */
  guard: string | undefined
  /** Path of the target state; undefined where the state stays. */
  target: string | undefined
}

/** One state with its transitions, and its child states. */
export interface ChartState {
  /** Its path: `signedOut.restorable`. */
  path: string
  name: string
  isInitial: boolean
  isFinal: boolean
  /** Calls that run while the machine is in it. */
  calls: string[]
  ways: Way[]
  children: ChartState[]
}

/** Reads the states and transitions from a machine's own definition. */
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

/** Translates xstate's internal event names into readable ones. */
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
