import { bufferKeystrokes } from '@console/core/keys'
import { inputSubjects, type InputSubject, inputTypes, type InputType } from '@console/domain/input'
import { useNavigate, useSearchParams } from 'react-router-dom'

/** Filters of the list and the open input, all stored in the address. */
export interface InputsAddress {
  q: string
  type: InputType | null
  appliesTo: InputSubject | null
  /** Set to show archived inputs only. */
  isArchived: boolean
  selected: string | null
  /** Set for a new input. */
  isNew: boolean
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((each) => each === value) ?? null

/** State in the address, and functions to navigate. */
export function useInputsAddress() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const address: InputsAddress = {
    q: search.get('q') ?? '',
    type: oneOf(inputTypes, search.get('type')),
    appliesTo: oneOf(inputSubjects, search.get('appliesTo')),
    isArchived: search.get('archived') === '1',
    selected: search.has('new') ? null : search.get('selected'),
    isNew: search.has('new'),
  }

  function hrefOf(changed: Partial<InputsAddress>) {
    const { q, type, appliesTo, isArchived, selected, isNew } = { ...address, ...changed }
    const next = new URLSearchParams()
    if (q !== '') next.set('q', q)
    if (type) next.set('type', type)
    if (appliesTo) next.set('appliesTo', appliesTo)
    if (isArchived) next.set('archived', '1')
    if (isNew) next.set('new', '1')
    else if (selected) next.set('selected', selected)
    return `?${next.toString()}`
  }
  return {
    address,
    hrefOf,
    go: (changed: Partial<InputsAddress>) => {
      // Text typed from now on goes to the first field of the new input.
      if (changed.isNew === true) bufferKeystrokes()
      void navigate(hrefOf(changed))
    },
    /** The same without a history entry. */
    replace: (changed: Partial<InputsAddress>) => void navigate(hrefOf(changed), { replace: true }),
  }
}
