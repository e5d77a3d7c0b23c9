/** Transitions of a category other than editing: deactivate or activate. Each undoes the other. */
export function transitionsOf({ isActive }: { isActive: boolean }) {
  return [
    isActive
      ? ({ action: 'deactivate', title: 'action.deactivate', undoneBy: 'activate' } as const)
      : ({ action: 'activate', title: 'action.activate', undoneBy: 'deactivate' } as const),
  ]
}
