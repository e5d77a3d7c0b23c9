import { useLocation, useSearchParams } from 'react-router-dom'

/** One parameter of the address, with its default where there is none or an unknown one; the default is left out. */
export function useChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  standard: Choice,
): {
  chosen: Choice
  choose: (choice: Choice) => void
  /** The address of a choice, with everything else that is chosen. */
  addressOf: (choice: Choice) => string
} {
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()

  function withChoice(choice: Choice): URLSearchParams {
    const next = new URLSearchParams(query)
    if (choice === standard) next.delete(name)
    else next.set(name, choice)
    return next
  }

  return {
    chosen: choices.find((choice) => choice === query.get(name)) ?? standard,
    choose: (choice) => setQuery(withChoice(choice), { replace: true }),
    addressOf(choice) {
      const text = withChoice(choice).toString()
      return text === '' ? pathname : `${pathname}?${text}`
    },
  }
}
