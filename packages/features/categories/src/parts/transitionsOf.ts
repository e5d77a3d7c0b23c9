/** What can be done with a category beside changing it: it is switched off, or on again. Each undoes the other. */
export function transitionsOf({ isActive }: { isActive: boolean }) {
  return [
    isActive
      ? ({ action: 'deactivate', title: 'action.deactivate', undoneBy: 'activate' } as const)
      : ({ action: 'activate', title: 'action.activate', undoneBy: 'deactivate' } as const),
  ]
}
