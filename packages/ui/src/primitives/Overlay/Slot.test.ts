import { createElement, createRef, type Ref } from 'react'
import { expect, test, vi } from 'vitest'
import { Slot } from './Slot'

interface Props {
  onFocus?: (event: string) => void
  'aria-label'?: string
  id?: string
  ref?: Ref<string>
}

/** Props of a button after a slot has merged others in. */
function merged(own: Props, added: Props): Props {
  return Slot({ element: createElement<Props>('button', own), ...added }).props as Props
}

test('calls both handlers, the element’s own first', () => {
  const calls: string[] = []
  const { onFocus } = merged(
    { onFocus: (event) => calls.push(`own ${event}`) },
    { onFocus: (event) => calls.push(`added ${event}`) },
  )
  onFocus?.('now')
  expect(calls).toEqual(['own now', 'added now'])
})

test('sets both refs, and clears them together', () => {
  const own = createRef<string>()
  const added = vi.fn<(node: string | null) => void>()
  const { ref } = merged({ ref: own }, { ref: added })
  if (typeof ref !== 'function') throw new Error('refs of both are one function')
  const detach = ref('node')
  expect(own.current).toBe('node')
  expect(added).toHaveBeenLastCalledWith('node')
  if (typeof detach === 'function') detach()
  expect(own.current).toBeNull()
  expect(added).toHaveBeenLastCalledWith(null)
})

test('undefined props keep the element’s own', () => {
  expect(
    merged({ 'aria-label': 'More', id: 'own' }, { 'aria-label': undefined, id: 'added' }),
  ).toMatchObject({ 'aria-label': 'More', id: 'added' })
})
